import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Heard } from "@/lib/extraction/rules/pipeline";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";

const joint = /^[\s,:(–—-]{1,4}$/;

const onlyDay = ({ value }: MarkedSpan): DayExpression | null =>
  value.kind === "day" && value.last === null && value.days.length === 1 ? (value.days[0] ?? null) : null;

/** `SATURDAY 26 DECEMBER, BOXING DAY`, `15 agosto – Ferragosto`: a feast right behind its own date names that day and no other. */
export function withoutFeastOfDate(heard: Heard): Heard {
  const { source, now, marked, strong } = heard;
  const isNamedAgain = (span: MarkedSpan, at: number): boolean => {
    const [feast, before] = [onlyDay(span), marked[at - 1]];
    const date = before ? onlyDay(before) : null;
    if (feast?.kind !== "holiday" || !before || date?.kind !== "calendar") return false;
    const day = resolveDay(feast, { today: now.today, previous: null })?.first;
    const isSame = day?.day === date.day && day?.month === date.month;
    return isSame && joint.test(source.text.slice(before.end, span.from));
  };
  const feasts = new Set(marked.filter(isNamedAgain));
  if (feasts.size === 0) return heard;
  const silenced = (spans: readonly MarkedSpan[]): MarkedSpan[] =>
    spans.map((span) => (feasts.has(span) ? { ...span, value: { kind: "noise" } } : span));
  return { ...heard, marked: silenced(marked), strong: silenced(strong) };
}
