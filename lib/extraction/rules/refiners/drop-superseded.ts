import type { Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";

const moved =
  /\b(?:moved|rescheduled|changed|postponed|shifted|pushed(?: back| out)?|switched|brought forward|delayed) (?:it )?from (?:the )?$/;
const instead =
  /\b(?:instead of|rather than|not(?: on)?|no longer(?: on)?|previously(?: on)?|originally(?: on| scheduled for)?|formerly)(?: at)? (?:the )?$/;

/** Drops a day or a clock that no longer holds: `moved from Tuesday to Thursday`, `Friday instead of Monday`. */
export function dropSuperseded(source: Source, spans: readonly Span[]): Span[] {
  const kept = spans.filter((span) => {
    const before = source.lower.slice(Math.max(0, span.start - 32), span.start);
    return span.value.kind === "noise" || (!moved.test(before) && !instead.test(before));
  });
  return kept.some((span) => span.value.kind === "day" || span.value.kind === "clock") ? kept : [...spans];
}
