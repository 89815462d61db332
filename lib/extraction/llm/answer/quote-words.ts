import { type FoldedText, foldForQuotes } from "./locate-quote";
import { saysWhen } from "./time-words";

/**
 * A word as quotes are compared with a text: a run of letters of one script, a number, or one character of a
 * script that puts no spaces between words.
 */
export interface QuoteWord {
  word: string;
  /** UTF-16 units of the folded text; `to` is exclusive. */
  from: number;
  to: number;
}

/** `p.m.` is one word; digits are separated from letters, and scripts without spaces into characters. */
const wordPattern =
  /(?<![\p{L}\p{N}])[ap]\. ?m(?![\p{L}\p{N}])|\p{N}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\p{Script=Hangul}+|(?:(?!\p{Script=Hangul}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{L})+/gu;

/** The form in which a word is compared: a number without leading zeros, `p.m.` as `pm`. */
const plain = (word: string): string =>
  /^\p{N}/u.test(word) ? word.replace(/^0+(?=\p{N})/u, "") : word.replace(/[. ]/gu, "");

/** The words of a text folded for quotes. */
export const quoteWords = ({ folded }: FoldedText): QuoteWord[] =>
  [...folded.matchAll(wordPattern)].map(({ 0: found, index }) => ({
    word: plain(found),
    from: index,
    to: index + found.length,
  }));

const foldedList = (words: string): string[] => words.split(" ").map((word) => foldForQuotes(word).folded);

/** Particles that Korean puts after a noun; `prefixes` holds those that Hebrew and Arabic put before one. */
const hangulParticles: ReadonlySet<string> = new Set(
  foldedList(
    "에 에서 은 는 이 가 을 를 와 과 까지 부터 의 로 으로 도 만 에게 께 하고 이랑 랑 반에 쯤 경 입니다 에는 에도",
  ),
);
const prefixes: Readonly<Record<string, RegExp>> = {
  hebrew: /^[בלהומשכ]{1,2}$/u,
  arabic: /^(?:و|ب|ل|ال|وال|بال|لل)$/u,
};
/**
 * Case endings of Finnish, Hungarian and Turkish; only words long enough to stay unambiguous may take one.
 */
const caseEnding =
  /^(?:n?a|na|ssa|sta|lla|lle|lta|ssä|lle|ksi|en|on|an|ban|ben|nal|nel|kor|ig|tol|tal|ra|re|ba|be|hoz|hez|da|de|ta|te|dan|den|tan|ten|ya|ye|in|un)$/u;
const shortestInflected = 5;
const shortestMisspelt = 5;

/** True where one letter is changed, missing, added, or swapped with the next. */
function isOneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let head = 0;
  while (head < left.length && left[head] === right[head]) head += 1;
  const rest = (word: string, skipped: number) => word.slice(head + skipped);
  const isSwapped =
    left[head] === right[head + 1] && left[head + 1] === right[head] && rest(left, 2) === rest(right, 2);
  return (
    rest(left, 1) === rest(right, 1) ||
    rest(left, 1) === rest(right, 0) ||
    rest(left, 0) === rest(right, 1) ||
    isSwapped
  );
}

/**
 * A misspelling or its correction; never of a word that says when, since one letter may turn it into another
 * day.
 */
const isMisspelt = (said: string, quoted: string): boolean =>
  Math.min(said.length, quoted.length) >= shortestMisspelt &&
  /^\p{L}+$/u.test(said + quoted) &&
  !saysWhen(said) &&
  !saysWhen(quoted) &&
  isOneSlip(said, quoted);

/**
 * The part of a word of the text that a quoted word covers, in UTF-16 units; null where it is a different
 * word.
 */
export function partOfWord(said: string, quoted: string): { from: number; to: number } | null {
  const whole = { from: 0, to: said.length };
  if (said === quoted) return whole;
  if (said.startsWith(quoted)) {
    const ending = said.slice(quoted.length);
    if (hangulParticles.has(ending)) return { from: 0, to: quoted.length };
    if (quoted.length >= shortestInflected && caseEnding.test(ending)) return whole;
  }
  if (quoted.startsWith(said) && hangulParticles.has(quoted.slice(said.length))) return whole;
  for (const prefix of Object.values(prefixes)) {
    if (said.endsWith(quoted) && quoted.length > 1 && prefix.test(said.slice(0, -quoted.length)))
      return { from: said.length - quoted.length, to: said.length };
    if (quoted.endsWith(said) && said.length > 1 && prefix.test(quoted.slice(0, -said.length))) return whole;
  }
  return isMisspelt(said, quoted) ? whole : null;
}
