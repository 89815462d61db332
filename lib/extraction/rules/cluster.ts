import { areWeeks, differByWeekday, mayRepeat } from "./combine-days";
import { type Gap, gapKind } from "./gaps";
import type { MarkedSpan } from "./marked-span";
import { addSpan, emptyMoment, hasClock, hasDay, type Moment, saysPart } from "./moment";
import type { Source } from "./scan";
import { weekScope } from "./week-scope";

/** A moment whose spans stand side by side, and how it is connected with the one before. */
export interface Cluster {
  moment: Moment;
  from: number;
  to: number;
  /** How it follows the cluster before; `loose` and `break` when words stand between. */
  gap: Gap;
}

const complement: Record<string, string> = { day: "clock", clock: "day", recurrence: "clock" };

/** "Monday at 9 and Tuesday at 10", "or Tuesday morning": the Tuesday says its own time, so it starts a moment instead of joining a list. */
function beginsAnother(
  moment: Moment,
  span: MarkedSpan,
  next: { span: MarkedSpan; gap: Gap } | null,
): boolean {
  const isTimed = hasClock(moment);
  const isDay = span.value.kind === "day";
  if (!isTimed || !(isDay || hasDay(moment))) return false;
  if (isDay && hasDay(moment) && (saysPart(span) || (next?.gap === "tight" && saysPart(next.span))))
    return true;
  if (next === null) return false;
  if (next.span.value.kind !== complement[span.value.kind]) return false;
  return next.gap === "tight" || (next.gap === "comma" && isDay);
}

/** `Mon & Wed 6pm, 5 April to 12 May`: the date opens a range of weeks, which is of those days. */
function opensWeeks(
  moment: Moment,
  { value }: MarkedSpan,
  next: { span: MarkedSpan; gap: Gap } | null,
): boolean {
  const [first] = value.kind === "day" ? value.days : [];
  if (value.kind !== "day" || first === undefined || !moment.days.some(({ kind }) => kind === "weekday"))
    return false;
  const behind =
    next?.gap === "range" && next.span.value.kind === "day" ? next.span.value.days[0] : undefined;
  return areWeeks(first, value.last ?? behind ?? null);
}

/** A day, and words and an hour behind it: `mon`, `wednesday dentist at 9`. */
interface Opening {
  span: MarkedSpan;
  following: MarkedSpan | undefined;
}

/** True for a day behind which words and then an hour stand, with nothing that parts them. */
const hasOwnHour = ({ lower }: Source, { span, following }: Opening): boolean =>
  span.value.kind === "day" &&
  following?.value.kind === "clock" &&
  /^ \p{L}[^,;.!?\n]*$/u.test(lower.slice(span.end, following.start));

/**
 * `Fri 4/12 The Anchor 8pm, Sat 5/12 Blue Note 9pm`: the 8pm is of the day before it, and the next row begins. Days that are said
 * in two ways may be one, unless the second has an hour of its own: `tomorrow gym at 4, Wednesday dentist at 9`.
 */
function opensRow(source: Source, clusters: readonly Cluster[], opening: Opening): boolean {
  const { span } = opening;
  const [waiting, current] = clusters.slice(-2);
  const [known] = waiting?.moment.days ?? [];
  const [added] = span.value.kind === "day" ? span.value.days : [];
  if (!waiting || !current || current.gap === "break" || !known || !added) return false;
  const isWaiting = !hasClock(waiting.moment) && hasClock(current.moment) && !hasDay(current.moment);
  if (!isWaiting || mayRepeat(known, added)) return false;
  return known.kind === added.kind || differByWeekday(known, added) || hasOwnHour(source, opening);
}

/** `dentist 3.40 weds, fri guitar 5.15`: behind a whole time a day opens an item that has an hour of its own. */
const opensItem = (source: Source, { moment }: Cluster, opening: Opening): boolean =>
  hasDay(moment) && hasClock(moment) && hasOwnHour(source, opening);

/** `10.15 dentist mon, 2pm physio tues`: the day is of the hour before it, and the hour behind it begins the next row. */
function closesRow(clusters: readonly Cluster[], span: MarkedSpan): boolean {
  const [waiting, current] = clusters.slice(-2);
  if (span.value.kind !== "clock" || !waiting || !current || current.gap === "break") return false;
  const isWaiting = hasClock(waiting.moment) && !hasDay(waiting.moment);
  return isWaiting && hasDay(current.moment) && !hasClock(current.moment);
}

/** `1pm ET / 10am PT`: the same moment in a second zone, which says nothing new. */
function tellsAgain(moment: Moment, span: MarkedSpan, next: { span: MarkedSpan; gap: Gap } | null): boolean {
  if (moment.zone === null || span.value.kind !== "clock" || next?.span.value.kind !== "zone") return false;
  return next.gap === "tight" && next.span.value.zone !== moment.zone.zone;
}

/** How a span follows a cluster; the new time of a change of plan stands beside what is left of the old one. */
const gapBefore = ({ lower, words }: Source, current: Cluster, span: MarkedSpan): Gap =>
  span.since !== undefined && current.from >= span.since
    ? "tight"
    : gapKind(lower.slice(current.to, span.start), words.gaps);

/** Groups spans that stand side by side into moments. */
export function clusterSpans(source: Source, spans: readonly MarkedSpan[]): Cluster[] {
  const clusters: Cluster[] = [];
  const scope = weekScope(source, spans);
  let told: MarkedSpan | undefined;
  spans.forEach((span, at) => {
    const current = clusters.at(-1);
    const following = spans[at + 1];
    const next = following
      ? { span: following, gap: gapKind(source.lower.slice(span.end, following.start), source.words.gaps) }
      : null;
    const gap = current ? gapBefore(source, current, span) : "break";
    const isHeading =
      span.value.kind === "day" &&
      source.lower.charAt(span.end) === ":" &&
      (gap === "comma" || gap === "list");
    const isBelowWeek = scope !== null && current?.to === scope.end;
    const isNear = !isHeading && !isBelowWeek && gap !== "break" && gap !== "loose" && gap !== "line";
    if (current && isNear && gap !== "range" && tellsAgain(current.moment, span, next)) {
      told = next?.span;
      current.to = told?.end ?? current.to;
      return;
    }
    if (span === told) return;
    const startsAnew =
      current &&
      (gap === "list" || gap === "comma") &&
      (beginsAnother(current.moment, span, next) ||
        opensRow(source, clusters, { span, following }) ||
        opensWeeks(current.moment, span, next) ||
        opensItem(source, current, { span, following }) ||
        closesRow(clusters, span));
    if (
      current &&
      isNear &&
      !startsAnew &&
      (span.role === "deadline") === current.moment.spans.some((other) => other.role === "deadline") &&
      addSpan(current.moment, span, gap)
    ) {
      current.to = span.end;
      return;
    }
    const moment = emptyMoment();
    addSpan(moment, span, "tight");
    clusters.push({ moment, from: span.from, to: span.end, gap });
  });
  return clusters;
}
