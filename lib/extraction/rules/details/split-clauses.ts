import { phraseLength } from "./phrases";
import { isFree, lowerAt, type Range, type Reading } from "./reading";

const sentenceEnds = new Set([".", "!", "?", ";", "。", "！", "？", "…", "|", "•", "；"]);
const dashes = new Set(["-", "–", "—"]);
function isDotInside(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const next = reading.tokens[at + 1];
  if (token?.text !== "." || next === undefined) return false;
  if (next.start === token.end && next.kind !== "line") return true;
  const before = lowerAt(reading, at - 1);
  // An initial, but not the letter of a room that was found: `in Room B. Regards, Sam`.
  return (
    reading.words.grammar.abbreviations.has(before) ||
    (/^\p{L}$/u.test(before) && reading.roles[at - 1] !== "place")
  );
}

function isClaim(reading: Reading, at: number): boolean {
  const role = reading.roles[at];
  return role === "time" || role === "place" || role === "note" || role === "filler" || role === "link";
}

function isBesideClaim(reading: Reading, at: number): boolean {
  return isClaim(reading, at - 1) || isClaim(reading, at + 1);
}

function isSpaced(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const next = reading.tokens[at + 1];
  return token !== undefined && next !== undefined && next.start > token.end;
}

/** A time that took the full stop behind it with it (`at 5 p.m. It will last …`) ends the sentence before a capital. */
function endsWithSentence(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  return /[.!?]$/u.test(lowerAt(reading, at)) && next?.kind === "word" && next.isUpper;
}

/** `Team meeting [at 10] bring the report`: a remark right behind the time, with the matter said before it. */
function startsRemark(reading: Reading, at: number, from: number): boolean {
  if (phraseLength(reading, at + 1, reading.words.titles.noteLeads) === 0) return false;
  for (let before = from; before < at; before += 1)
    if (isFree(reading, before) && reading.tokens[before]?.kind === "word") return true;
  return false;
}

/** Whether a free token ends a clause. A joiner does so by being the first word of the next one. */
function endsClause(reading: Reading, at: number, from: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined) return false;
  if (token.kind === "line") return true;
  if (token.kind === "time") return endsWithSentence(reading, at) || startsRemark(reading, at, from);
  if (!isFree(reading, at)) return false;
  if (sentenceEnds.has(token.text)) return !isDotInside(reading, at);
  if (token.text === ",")
    return (
      phraseLength(reading, at + 1, reading.words.titles.clauseStarters) > 0 || isBesideClaim(reading, at)
    );
  if (dashes.has(token.text) && isSpaced(reading, at))
    return (
      phraseLength(reading, at + 1, reading.words.titles.clauseStarters) > 0 || isBesideClaim(reading, at)
    );
  if (!reading.words.grammar.clauseJoiners.has(token.lower)) return false;
  if (token.lower === reading.words.small.and)
    return phraseLength(reading, at + 1, reading.words.titles.andStarters) > 0;
  return (
    phraseLength(reading, at + 1, reading.words.titles.clauseStarters) > 0 ||
    phraseLength(reading, at + 1, reading.words.commands.commands) > 0
  );
}

/** Cuts a reading into clauses: sentences, lines, and statements joined by a comma or `and`. Offsets are token indexes. */
export function splitClauses(reading: Reading): Range[] {
  const clauses: Range[] = [];
  let from = 0;
  for (let at = 0; at <= reading.tokens.length; at += 1) {
    const isEnd = at === reading.tokens.length;
    if (!isEnd && !endsClause(reading, at, from)) continue;
    const to = reading.tokens[at]?.kind === "time" ? at + 1 : at;
    if (to > from) clauses.push({ from, to });
    from = at + 1;
  }
  return clauses;
}
