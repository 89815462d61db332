import type { EventDraft } from "@/lib/extraction/schema";
import { bucket, type FoundEvent, timeOffset } from "./found-event";

const dayOf = ({ start }: EventDraft): string => start.slice(0, 10);
const coversDay = ({ allDay, start, end }: EventDraft, day: string): boolean =>
  allDay && end !== null && start <= day && day <= end;

/** What an event of the same day tells of one by its hours. */
function hoursBeside(draft: EventDraft, others: readonly EventDraft[]): string[] {
  const isTimed = !draft.allDay;
  const timed = others.filter((other) => !other.allDay && other.end !== null);
  const isInside = ({ start, end }: EventDraft): boolean =>
    end !== null && start < draft.start && draft.start < end;
  return [
    ...(isTimed && timed.some(({ end }) => end === draft.start) ? ["at-end-of-other"] : []),
    ...(isTimed && timed.some(isInside) ? ["inside-other"] : []),
    ...(isTimed && timed.some(({ start, end }) => end === draft.end && start !== draft.start)
      ? ["same-end"]
      : []),
  ];
}

/** What the other events of the text tell of one: the day of a programme is no event beside its hours. */
export function companyFeatures(one: FoundEvent, all: readonly FoundEvent[]): string[] {
  const { draft, item } = one;
  const rest = all.filter((other) => other !== one);
  const others = rest.map((other) => other.draft);
  const day = dayOf(draft);
  const sameDay = others.filter((other) => dayOf(other) === day);
  const sameKind = all.filter(({ item: { block } }) => block.kind === item.block.kind).length;
  const sameBlock = rest.filter((other) => other.item.block === item.block);
  const isFirst = sameBlock.every((other) => timeOffset(one) <= timeOffset(other));
  return [
    `events:${bucket(all.length, [2, 4, 8])}`,
    `alike:${bucket(sameKind / all.length, [0.3, 0.6, 0.95])}`,
    `company:${bucket(sameDay.length, [1, 2, 3])}`,
    ...(draft.allDay && sameDay.some((other) => !other.allDay) ? ["day-of-hours"] : []),
    ...(others.some(({ start }) => start === draft.start) ? ["same-start"] : []),
    ...(others.some((other) => coversDay(draft, dayOf(other))) ? ["covers"] : []),
    ...(others.some((other) => coversDay(other, day)) ? ["covered"] : []),
    ...(others.some(({ title }) => title.toLowerCase() === draft.title.toLowerCase()) ? ["same-name"] : []),
    ...(rest.some((other) => other.item === item) ? ["same-item"] : []),
    ...(sameBlock.length === 0 ? [] : [isFirst ? "block-first" : "block-later"]),
    ...hoursBeside(draft, sameDay),
  ];
}
