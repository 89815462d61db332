import type { Entry } from "./entries";
import { stampsOf } from "./message-stamp";
import type { Source } from "./scan";
import type { TextSpan } from "./types";

/** The lines of an older mail under an answer: what they say is no part of the event. */
function quotedIn({ lower, words }: Source, { start, end }: Entry): TextSpan[] {
  const said = lower.slice(start, end);
  if (!said.includes(">") && !words.wrapping.quotedSign.test(said)) return [];
  const lines = Array.from(said.matchAll(words.wrapping.quotedLine), (match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    rule: "quoted",
  }));
  const isAll = said.replace(words.wrapping.quotedLine, "").trim() === "";
  return isAll ? [] : lines;
}

/** `[20/11/26, 11:42] Sam:`: when a message was sent, and by whom. */
const stampsIn = ({ lower }: Source, { start, end }: Entry): TextSpan[] =>
  stampsOf(lower.slice(start, end)).map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    rule: "stamp",
  }));

/** The spans of an entry with their lead-in words and the small words between those that stand together, sorted. */
export function takenBy(source: Source, entry: Entry): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { moment, to } of entry.parts.flat()) {
    const sorted = moment.spans.toSorted((left, right) => left.start - right.start);
    for (const [index, { from, end, rule }] of sorted.entries()) {
      const next = sorted[index + 1]?.from ?? Math.max(end, to);
      spans.push({ start: Math.max(from, entry.start), end: next, rule });
    }
    for (const { replaces = [] } of sorted)
      for (const range of replaces) spans.push({ ...range, rule: "superseded" });
  }
  for (const range of entry.asides ?? []) spans.push({ ...range, rule: "aside" });
  spans.push(...quotedIn(source, entry), ...stampsIn(source, entry));
  return spans
    .filter((span) => span.start >= entry.start && span.end <= entry.end && span.start < span.end)
    .sort((left, right) => left.start - right.start);
}
