import { type MarkedSpan, markSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";

/** A number that opens a line and is no count, `14 tires`, `3 nights`: what it is of begins with a capital or stands apart. */
const standsApart = /^(?:$|\s{2}|\t| ?[-–—:,.|•·(]| \p{Lu})/u;
/** `1400`, `0930`, but no year, `2026`, and no number of a card, `0042`. */
const writtenTogether = /^(?!20[1-4]\d$)(?:0[5-9]|1\d|2[0-3])[0-5][05]$/;

/** What stands at the edge of a line is an hour: it is written as one, or a number that counts nothing opens the line. */
function isEdgeClock(source: Source, { start, end }: MarkedSpan): boolean {
  const isFirst = !/[\p{L}\p{N}]/u.test(source.text.slice(0, start));
  const isLast = !/[\p{L}\p{N}]/u.test(source.text.slice(end));
  const words = source.text.slice(start, end);
  const isNumbered = source.words.spokenHours.counted.test(source.lower.slice(0, start));
  if (!/^\d+$/.test(words)) return isFirst || (isLast && !isNumbered);
  return (
    isFirst && (words.length < 3 ? standsApart.test(source.text.slice(end)) : writtenTogether.test(words))
  );
}

/** `U12s 9.00`, `10 Opening`: under a day, an hour that opens or closes a line needs no word that leads to it. */
export function keepEdgeClocks(
  source: Source,
  marked: readonly MarkedSpan[],
  kept: readonly MarkedSpan[],
): MarkedSpan[] {
  if (kept.some(({ value }) => value.kind === "clock")) return [...kept];
  const clock = marked.find((span) => span.value.kind === "clock" && isEdgeClock(source, span));
  return clock ? marked.filter((span) => span === clock || kept.includes(span)) : [...kept];
}

/** `9.10 Registration`: what could be a date, and is none by what stands around it, as the hour that it could be as well. */
export const hoursForDates = ({
  source,
  candidates,
  marked,
  strong,
}: {
  source: Source;
  candidates: readonly Span[];
  marked: readonly MarkedSpan[];
  strong: readonly MarkedSpan[];
}): MarkedSpan[] =>
  marked.map((span) => {
    if (span.value.kind !== "day" || strong.includes(span)) return span;
    const hour = candidates.find(
      ({ value, start, end }) => value.kind === "clock" && start === span.start && end === span.end,
    );
    return hour === undefined ? span : markSpan(source, hour, 0);
  });
