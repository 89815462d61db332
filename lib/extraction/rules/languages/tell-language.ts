import { tellingEndings, tellingWords } from "./telling-words";

/** From so many letters on a word is known without its accents as well: `reunião` and `reuniao`. */
const leastUnaccented = 5;
const spellingsOf = (word: string): string[] =>
  word.length < leastUnaccented ? [word] : [word, word.normalize("NFD").replace(/\p{M}/gu, "")];

const sundayMs = Date.UTC(2026, 0, 4);
const dayMs = 24 * 60 * 60 * 1000;

/** The long names of a language's days, and of its months as they stand in a date, in lower case (CLDR by Intl). */
function namesOfDates(language: string): string[] {
  const weekdays = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const dates = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) =>
    dates.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === "month"),
  );
  return [
    ...Array.from({ length: 7 }, (_, day) => weekdays.format(sundayMs + day * dayMs)),
    // `de gener`, `d’abril`: the name without the preposition.
    ...months.flatMap((month) => /\p{L}+$/u.exec(month?.value ?? "") ?? []),
  ].map((name) => name.toLowerCase());
}

/** Which languages have a word, by the lists of their words. */
const byWordOf = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  Object.entries(lists).reduce((byWord, [language, words]) => {
    for (const word of new Set(words.split(" ").flatMap(spellingsOf)))
      byWord.set(word, [...(byWord.get(word) ?? []), language]);
    return byWord;
  }, new Map<string, string[]>());

/** One hit of a word is worth less the more languages have it. */
const tellers = byWordOf(
  Object.fromEntries(
    Object.entries(tellingWords).map(([language, words]) => [
      language,
      [words, ...namesOfDates(language)].join(" "),
    ]),
  ),
);
const endings = byWordOf(tellingEndings);
const longestEnding = Math.max(...[...endings.keys()].map((ending) => ending.length));
/** An ending tells only of a word that is longer than it by a syllable at least. */
const leastBefore = 3;

/** The languages that have a word, or the ending of a long one. */
function languagesOf(word: string): readonly string[] {
  const known = tellers.get(word);
  if (known !== undefined) return known;
  for (let length = Math.min(longestEnding, word.length - leastBefore); length > 2; length -= 1) {
    const found = endings.get(word.slice(-length));
    if (found !== undefined) return found;
  }
  return [];
}

/** Scripts that tell the language, or at least that it is none of the Latin ones. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Single letters are the initials and the units of every language, but not those with an accent or an apostrophe. */
const word = /[\p{L}\p{M}]{2,}(?:['’-][\p{L}\p{M}]+)*['’]?|\p{L}['’](?=\p{L})|[à-öø-ÿ](?![\p{L}\p{M}])/gu;
/** `SIN 23:45`, `PER`, `DEN`: three capitals among other words are a code, whatever word of a language they look like. */
const code = /(?<!\p{Lu}\p{Lu}[ ,]{1,2}|\p{L})\p{Lu}{3}(?!\p{L}|[ ,]{1,2}\p{Lu}\p{Lu})/gu;
const smallLetter = /\p{Ll}/u;
const beyondLatin = /[\u0370-\u1fff\u3040-\uffdc]/u;

/** How much more the words must speak for another language than for the one that ties go to. */
const clearRatio = 1.5;
const clearHits = 1;

/** The language of most letters that are not Latin; null where Latin ones prevail. */
function byScript(text: string): string | null {
  if (!beyondLatin.test(text)) return null;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // Japanese writes in Chinese characters as well, Chinese never in kana.
  if (latin === 0 && kana.test(text)) return "ja";
  const [most] = scripts
    .map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }))
    .sort((left, right) => right.count - left.count);
  return most !== undefined && most.count > latin ? most.language : null;
}

/**
 * The language that a text is written in, as a BCP 47 primary subtag, told by its own words. `usual` is the language that
 * ties go to: a text of three names and a date is nobody's. Linear in the text.
 */
export function tellLanguage(text: string, usual = "en"): string {
  const scripted = byScript(text);
  if (scripted !== null) return scripted;
  const scores = new Map<string, number>();
  const said = smallLetter.test(text) ? text.replace(code, " ") : text;
  for (const found of said.toLowerCase().match(word) ?? []) {
    const known = languagesOf(found.includes("’") ? found.replaceAll("’", "'") : found);
    for (const language of known) scores.set(language, (scores.get(language) ?? 0) + 1 / known.length);
  }
  const ranked = [...scores].sort(([, left], [, right]) => right - left);
  const [best] = ranked;
  const own = scores.get(usual) ?? 0;
  if (best === undefined || best[0] === usual) return usual;
  return best[1] >= clearHits && best[1] >= own * clearRatio ? best[0] : usual;
}
