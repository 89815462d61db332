import type { TitleTimeWords } from "@/lib/extraction/rules/pack/title-words";
import { type Token, tokensBetween } from "./tokens";

const bareClock = /^\d/u;

/** A time with the tokens around it, in a language. */
interface TimeToken {
  before: Token | undefined;
  token: Token;
  after: Token | undefined;
  words: TitleTimeWords;
}

function isWord(token: Token | undefined): boolean {
  return token?.kind === "word";
}

/** `movie night`, `evening walk`: a part of the day beside a noun names what happens, unless a clock follows at once. */
function namesPart({ before, token, after, words }: TimeToken): boolean {
  const word = token.lower.trim();
  if (!words.partOfDay.test(word)) return false;
  if (words.evening.test(before?.lower ?? "")) return true;
  if (after?.kind === "time" && (bareClock.test(after.lower) || !words.nightWord.test(word))) return false;
  const follows = isWord(before) && !words.leadWords.test(before?.lower ?? "");
  const precedes =
    isWord(after) && !words.startsStatement.test(after?.lower ?? "") && before?.kind !== "time";
  return follows || (precedes && !words.pluralWord.test(word));
}

/** `Christmas party`: a holiday before a noun is the kind of party; the day is read from it all the same. */
function namesHoliday({ token, after, words }: TimeToken): boolean {
  if (token.rule !== "holiday" || words.holidayWithLead.test(token.lower)) return false;
  return isWord(after) && !words.startsStatement.test(after?.lower ?? "");
}

/** `the annual holiday party`, `weekly sync`: how often it is belongs to its name as well. */
function namesHabit({ token, after, words }: TimeToken): boolean {
  return isWord(after) && words.habit.test(token.lower) && !words.startsStatement.test(after?.lower ?? "");
}

/** `called 24 hour party`: a time at the front of a name given outright is part of it. */
function opensName({ before, after, words }: TimeToken): boolean {
  return (
    words.namers.test(before?.lower ?? "") && isWord(after) && !words.startsStatement.test(after?.lower ?? "")
  );
}

/** A time span that stands beside another one holds the blank between the two. */
function asWord(token: Token): Token {
  const text = token.text.trimEnd();
  return {
    ...token,
    kind: "word",
    text,
    lower: token.lower.trimEnd(),
    end: token.end - (token.text.length - text.length),
  };
}

/** What a time between two tokens gives back: its words, itself as a word, or nothing (it stays a time). */
function restored(text: string, at: number, { tokens, words }: TitleTokens): Token[] | null {
  const token = tokens[at];
  if (token?.kind !== "time") return null;
  const time = { before: tokens[at - 1], token, after: tokens[at + 1], words };
  if (namesHabit(time)) return tokensBetween(text, token.start, token.end);
  return namesPart(time) || namesHoliday(time) || opensName(time) ? [asWord(token)] : null;
}

interface TitleTokens {
  tokens: readonly Token[];
  words: TitleTimeWords;
}

/** Gives words that the time half took back to the title where they are part of a name. */
export function restoreTitleWords(
  text: string,
  tokens: readonly Token[],
  words: TitleTimeWords,
): readonly Token[] {
  let kept: Token[] | null = null;
  for (const [at, token] of tokens.entries()) {
    const given = restored(text, at, { tokens, words });
    // Most texts give nothing back, and their tokens need no copy.
    if (given !== null) kept ??= tokens.slice(0, at);
    kept?.push(...(given ?? [token]));
  }
  return kept ?? tokens;
}
