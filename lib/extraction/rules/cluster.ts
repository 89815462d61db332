import { type Gap, gapKind } from "./gaps";
import type { MarkedSpan } from "./marked-span";
import { addSpan, emptyMoment, hasClock, hasDay, type Moment } from "./moment";
import type { Source } from "./scan";

/** A moment whose spans stand side by side, and how it is connected with the one before. */
export interface Cluster {
  moment: Moment;
  from: number;
  to: number;
  /** How it follows the cluster before; `loose` and `break` when words stand between. */
  gap: Gap;
}

const complement: Record<string, string> = { day: "clock", clock: "day", recurrence: "clock" };

/** "Monday at 9 and Tuesday at 10": the Tuesday has its own clock, so it starts a moment instead of joining a list. */
function beginsAnother(
  source: Source,
  moment: Moment,
  span: MarkedSpan,
  next: MarkedSpan | undefined,
): boolean {
  const isFull = span.value.kind === "day" ? hasClock(moment) : hasDay(moment) && hasClock(moment);
  if (!isFull || next === undefined) return false;
  if (next.value.kind !== complement[span.value.kind]) return false;
  const gap = gapKind(source.lower.slice(span.end, next.start));
  return gap === "tight" || (gap === "comma" && span.value.kind === "day");
}

/** `1pm ET / 10am PT`: the same moment in a second zone, which says nothing new. */
function tellsAgain(source: Source, moment: Moment, span: MarkedSpan, next: MarkedSpan | undefined): boolean {
  if (moment.zone === null || span.value.kind !== "clock" || next?.value.kind !== "zone") return false;
  const gap = gapKind(source.lower.slice(span.end, next.start));
  return gap === "tight" && next.value.zone !== moment.zone.zone;
}

/** Groups spans that stand side by side into moments. */
export function clusterSpans(source: Source, spans: readonly MarkedSpan[]): Cluster[] {
  const clusters: Cluster[] = [];
  let told: MarkedSpan | undefined;
  spans.forEach((span, at) => {
    const current = clusters.at(-1);
    const gap = current ? gapKind(source.lower.slice(current.to, span.start)) : "break";
    const isNear = gap !== "break" && gap !== "loose" && gap !== "line";
    if (current && isNear && gap !== "range" && tellsAgain(source, current.moment, span, spans[at + 1])) {
      told = spans[at + 1];
      current.to = told?.end ?? current.to;
      return;
    }
    if (span === told) return;
    const startsAnew =
      current &&
      (gap === "list" || gap === "comma") &&
      beginsAnother(source, current.moment, span, spans[at + 1]);
    if (current && isNear && !startsAnew && (span.role === "deadline") === current.moment.spans.some((other) => other.role === "deadline") && addSpan(current.moment, span, gap)) {
      current.to = span.end;
      return;
    }
    const moment = emptyMoment();
    addSpan(moment, span, "tight");
    clusters.push({ moment, from: span.from, to: span.end, gap });
  });
  return clusters;
}
