import { phraseLength } from "./phrases";
import { hasStart, isFree, lowerAt, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";

const longestRemark = 60;

/** Finds remarks in round brackets. `remark` is what is inside; brackets with nothing free in them give no remark. */
export function findRemarks(reading: Reading): { remark: Range; brackets: Range; isEmpty: boolean }[] {
  const found: { remark: Range; brackets: Range; isEmpty: boolean }[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (lowerAt(reading, at) !== "(" || !isFree(reading, at)) continue;
    let to = at + 1;
    while (to < reading.tokens.length && to - at < longestRemark && lowerAt(reading, to) !== ")") to += 1;
    if (lowerAt(reading, to) !== ")") continue;
    const inner = reading.tokens.slice(at + 1, to);
    const said = inner.filter((token, offset) => token.kind === "word" && isFree(reading, at + 1 + offset));
    const isEmpty = said.length === 0;
    // Figures alone are part of a number: `+1 (555) 123-4567`.
    if (!isEmpty && !said.some((token) => /\p{L}/u.test(token.text))) continue;
    found.push({ remark: { from: at + 1, to }, brackets: { from: at, to: to + 1 }, isEmpty });
    at = to;
  }
  return found;
}

/** True where any words could begin such a clause: without them none need be cut. */
export function saysRemark(reading: Reading): boolean {
  if (!hasStart(reading, starts.note)) return false;
  return reading.tokens.some((_, at) => phraseLength(reading, at, reading.words.titles.noteLeads) > 0);
}

/** True for a clause that says what to bring or to mind, and not what happens. */
export function isNoteClause(reading: Reading, clause: Range): boolean {
  let from = clause.from;
  while (from < clause.to && reading.words.grammar.noteJoints.has(lowerAt(reading, from))) from += 1;
  return phraseLength(reading, from, reading.words.titles.noteLeads) > 0;
}
