import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { SpokenHourWords } from "@/lib/extraction/rules/pack/number-words";
import type { Source } from "@/lib/extraction/rules/scan";

/** `9`, `9.30`, but no `200`. */
const shortHour = /^\d{1,2}(?:\D|$)/;
const lineStart = /(?:^|\n)[ \t•*-]*$/;
/**
 * True for a bare hour that the words about it make a clock: `Sun brunch 11` at the end of an item, `football 10-11,`,
 * `does 11 work for you`, `9 then` at the beginning, `after the 10.30 service`, `10.15 sharp`, `9.00 gym` at the beginning of a line
 * below a day (`isHeaded`).
 */
export function isSpokenHour(source: Source, span: MarkedSpan, isHeaded: boolean): boolean {
  const { spokenHours } = source.words;
  if (span.value.kind !== "clock") return false;
  const before = source.lower.slice(Math.max(0, span.start - 14), span.start);
  const after = source.lower.slice(span.end, span.end + 24);
  if (
    spokenHours.itemEnd.test(after) &&
    (spokenHours.timedNoun.test(before) || isItemsRange(span.value, before, source.words.spokenHours))
  )
    return true;
  if (spokenHours.ours.test(after)) return true;
  const opens = span.start === 0 && shortHour.test(source.lower.slice(0, span.end));
  const isAnswered = opens || spokenHours.asked.test(before) || spokenHours.suits.test(after);
  if (spokenHours.answer.test(after) && isAnswered) return true;
  if (
    spokenHours.agreedEnd.test(after) &&
    spokenHours.agreed.test(source.lower.slice(Math.max(0, span.start - 24), span.start))
  )
    return true;
  if (span.value.clocks[0]?.written !== "colon") return false;
  if (spokenHours.opening.test(before) || source.words.items.exactly.test(after)) return true;
  return (
    (spokenHours.article.test(before) && spokenHours.named.test(after)) ||
    (isHeaded && lineStart.test(before) && /^(?: ?- ?| )[a-z]/.test(after))
  );
}

/** `football 10-11`: two hours of which the second is soon after the first, behind a word that counts nothing. */
function isItemsRange(
  { clocks, end }: Extract<MarkedSpan["value"], { kind: "clock" }>,
  before: string,
  { counted }: SpokenHourWords,
): boolean {
  const [start] = clocks;
  if (start === undefined || end === null || !/[a-z]{3,} $/.test(before) || counted.test(before))
    return false;
  const hours = (end.hour - start.hour + 12) % 12;
  return start.hour <= 12 && end.hour <= 12 && hours > 0 && hours <= 5;
}
