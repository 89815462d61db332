import { type Token, tokensBetween } from "./tokens";

const partOfDay = /^(?:nights?|mornings?|evenings?|afternoons?)$/u;
const leadWords =
  /^(?:this|that|every|each|the|in|at|on|of|by|and|or|to|for|from|until|till|all|any|a|an|last|next)$/u;
/** What schools and clubs hold of an evening: `Parents' evening Thursday`. */
const evening =
  /^(?:parents?|open|curriculum|information|info|quiz|games?|induction|options|awards|prize|social|welcome|family|poetry|music|wine)(?:['\u2019]s?)?$|^['\u2019]$/u;
const bareClock = /^\d/u;
const startsStatement = /^(?:is|are|was|at|on|in|from|for|to|until|and|or)$/u;
const holidayWithLead = /^(?:on|for|at|by|until|till|from|before|after|this|next|last|in|during|over|the)\s/u;

function isWord(token: Token | undefined): boolean {
  return token?.kind === "word";
}

/** `movie night`, `evening walk`: a part of the day beside a noun names what happens, unless a clock follows at once. */
function namesPart(before: Token | undefined, token: Token, after: Token | undefined): boolean {
  const word = token.lower.trim();
  if (!partOfDay.test(word)) return false;
  if (evening.test(before?.lower ?? "") && after?.kind === "time" && !bareClock.test(after.lower))
    return true;
  if (after?.kind === "time" && (bareClock.test(after.lower) || !word.startsWith("night"))) return false;
  const follows = isWord(before) && !leadWords.test(before?.lower ?? "");
  const precedes = isWord(after) && !startsStatement.test(after?.lower ?? "") && before?.kind !== "time";
  return follows || (precedes && !word.endsWith("s"));
}

/** `Christmas party`: a holiday before a noun is the kind of party; the day is read from it all the same. */
function namesHoliday(token: Token, after: Token | undefined): boolean {
  if (token.rule !== "holiday" || holidayWithLead.test(token.lower)) return false;
  return isWord(after) && !startsStatement.test(after?.lower ?? "");
}

const habit = /(?:^|\s)(?:annual|quarterly|weekly|biweekly|bi-weekly|monthly|daily|yearly|nightly)$/u;

/** `the annual holiday party`, `weekly sync`: how often it is belongs to its name as well. */
function namesHabit(token: Token, after: Token | undefined): boolean {
  return isWord(after) && habit.test(token.lower) && !startsStatement.test(after?.lower ?? "");
}

const namers = /^(?:called|named|titled|entitled)$/u;

/** `called 24 hour party`: a time at the front of a name given outright is part of it. */
function opensName(before: Token | undefined, after: Token | undefined): boolean {
  return namers.test(before?.lower ?? "") && isWord(after) && !startsStatement.test(after?.lower ?? "");
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
function restored(text: string, tokens: readonly Token[], at: number): Token[] | null {
  const token = tokens[at];
  if (token?.kind !== "time") return null;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (namesHabit(token, after)) return tokensBetween(text, token.start, token.end);
  const isName = namesPart(before, token, after) || namesHoliday(token, after) || opensName(before, after);
  return isName ? [asWord(token)] : null;
}

/** Gives words that the time half took back to the title where they are part of a name. */
export function restoreTitleWords(text: string, tokens: readonly Token[]): readonly Token[] {
  let kept: Token[] | null = null;
  for (const [at, token] of tokens.entries()) {
    const words = restored(text, tokens, at);
    // Most texts give nothing back, and their tokens need no copy.
    if (words !== null) kept ??= tokens.slice(0, at);
    kept?.push(...(words ?? [token]));
  }
  return kept ?? tokens;
}
