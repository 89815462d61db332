import type { Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";

const quotation = /"[^"\n]{3,120}"/g;
const saysWhen = new Set(["day", "clock", "recurrence", "offset", "moment"]);

/** True where the quotation says more than the time in it: `"Nine Days in May"`, and not `"Friday"`. */
const isTitle = (source: Source, from: number, to: number, span: Span): boolean =>
  /[a-z]{2}/.test(source.lower.slice(from, span.start) + source.lower.slice(span.end, to));

/** Drops what a title in quotation marks says of days and lengths, where a time is said outside it. */
export function dropQuoted(source: Source, spans: readonly Span[]): Span[] {
  if (!source.lower.includes('"')) return [...spans];
  const titles = Array.from(source.lower.matchAll(quotation), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const isInside = (span: Span): boolean =>
    titles.some(({ from, to }) => span.start > from && span.end < to && isTitle(source, from, to, span));
  const outside = spans.filter((span) => !isInside(span));
  return outside.some(({ value }) => saysWhen.has(value.kind)) ? outside : [...spans];
}
