import { gapKind } from "@/lib/extraction/rules/gaps";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";

const clockLead =
  /(?:^|\s)(?:at|@|around|about|from|until|till|til|by|approx\.?|approximately|circa|starting|starts|start|between|time ?:|when ?:|before|after|beginning|to)$/;
const dayLead =
  /(?:^|\s)(?:on|by|until|till|through|from|starting|beginning|before|after|since|for|due|on the|by the|for the|date ?:|when ?:)$/;
const speaksOfTime = new Set(["day", "clock", "part", "recurrence", "zone", "length"]);

function hasLead(span: MarkedSpan): boolean {
  if (span.value.kind === "clock") return clockLead.test(span.lead.trim());
  if (span.value.kind === "day") return dayLead.test(span.lead.trim()) && span.rule !== "numeric-date";
  return false;
}

/** True where one span leans on another: they speak of different things and only a small word stands between. */
function leans(source: Source, span: MarkedSpan, other: MarkedSpan | undefined): boolean {
  if (other === undefined || !speaksOfTime.has(other.value.kind) || other.value.kind === span.value.kind)
    return false;
  const [left, right] = other.start < span.start ? [other, span] : [span, other];
  const gap = gapKind(source.lower.slice(left.end, right.start));
  if (span.value.kind === "times") return true;
  const kinds = `${left.value.kind} ${right.value.kind}`;
  if (span.value.kind === "clock" && other.value.kind === "length") return false;
  return gap === "tight" || gap === "comma" || gap === "range" || (gap === "line" && kinds === "day clock");
}

function isAlone(source: Source, spans: readonly MarkedSpan[]): boolean {
  const covered = spans.reduce(
    (text, span) => text.replace(source.lower.slice(span.start, span.end), ""),
    source.lower,
  );
  return (
    !/[a-z0-9]/.test(covered.replace(/\b(?:from|to|until|till|and)\b/g, "")) &&
    spans.every((span) => span.value.kind === "day")
  );
}

/** Drops weak spans that neither a lead-in word nor a neighbour supports; noise goes too, its work is done. */
export function dropWeak(source: Source, spans: readonly MarkedSpan[]): MarkedSpan[] {
  const real = spans.filter((span) => span.value.kind !== "noise");
  if (isAlone(source, real) && real.length > 1) return real;
  const kept = (span: MarkedSpan, at: number): boolean => {
    if (span.strength === "strong" || hasLead(span)) return true;
    if (span.value.kind === "times" || span.value.kind === "length")
      return real.some((other) => other !== span && other.strength === "strong");
    return [real[at - 1], real[at + 1]].some(
      (other) =>
        other !== undefined &&
        leans(source, span, other) &&
        (other.strength === "strong" || hasLead(other) || span.value.kind !== "part"),
    );
  };
  return real.filter(kept);
}
