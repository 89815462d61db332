import type { Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";

const moved =
  /\b(?:moved|rescheduled|changed|postponed|shifted|pushed(?: back| out)?|switched|brought forward|delayed) (?:it )?from (?:the )?$/;
const instead =
  /\b(?:instead of|rather than|not(?: on)?|no longer(?: on)?|previously(?: on)?|originally(?: on| scheduled for)?|formerly)(?: at)? (?:the )?$/;

/** `from Tuesday 3pm to Wednesday 4pm`: the clock beside an old day is old as well, where a new one is said. */
function isBeside(
  source: Source,
  old: Span,
  { span, later }: { span: Span; later: readonly Span[] },
): boolean {
  const kind = span.value.kind;
  if ((kind !== "day" && kind !== "clock") || kind === old.value.kind) return false;
  if (!/^,? ?(?:at |on )?$/.test(source.lower.slice(old.end, span.start))) return false;
  return later.some((other) => other.value.kind === kind);
}

/** Drops a day or a clock that no longer holds: `moved from Tuesday to Thursday`, `Friday instead of Monday`. */
export function dropSuperseded(source: Source, spans: readonly Span[]): Span[] {
  let old: Span | null = null;
  const kept = spans.filter((span, at) => {
    const before = source.lower.slice(Math.max(0, span.start - 32), span.start);
    if (span.value.kind === "noise") return true;
    const isMoved = moved.test(before);
    const isOld = old !== null && isBeside(source, old, { span, later: spans.slice(at + 1) });
    old = isMoved ? span : null;
    return !isMoved && !isOld && !instead.test(before);
  });
  return kept.some((span) => span.value.kind === "day" || span.value.kind === "clock") ? kept : [...spans];
}
