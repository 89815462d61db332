import type { EventDraft } from "@/lib/extraction/schema";
import { bucket, dayOf, type FoundEvent, nameOf, timeOffset } from "./found-event";

/** True for days of which one is the first of another event. */
function covers({ allDay, start, end }: EventDraft, other: EventDraft): boolean {
  if (!allDay || end === null) return false;
  const day = other.start.slice(0, 10);
  return start <= day && day <= end;
}

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
export function companyFeatures(all: readonly FoundEvent[]): (one: FoundEvent) => string[] {
  const ofKind = Map.groupBy(all, ({ item }) => item.block.kind);
  const inBlock = Map.groupBy(all, ({ item }) => item.block);
  const ofItem = Map.groupBy(all, ({ item }) => item);
  const onDay = Map.groupBy(all, ({ draft }) => dayOf(draft));
  const ofName = Map.groupBy(all, ({ draft }) => nameOf(draft));
  return (one) => {
    const { draft, item } = one;
    const isOther = (other: FoundEvent): boolean => other !== one;
    const sameDay = (onDay.get(dayOf(draft)) ?? []).filter(isOther).map((other) => other.draft);
    const sameKind = ofKind.get(item.block.kind)?.length ?? 0;
    const sameBlock = (inBlock.get(item.block) ?? []).filter(isOther);
    const isFirst = sameBlock.every((other) => timeOffset(one) <= timeOffset(other));
    return [
      `events:${bucket(all.length, [2, 4, 8])}`,
      `alike:${bucket(sameKind / all.length, [0.3, 0.6, 0.95])}`,
      `company:${bucket(sameDay.length, [1, 2, 3])}`,
      ...(draft.allDay && sameDay.some((other) => !other.allDay) ? ["day-of-hours"] : []),
      ...(sameDay.some(({ start }) => start === draft.start) ? ["same-start"] : []),
      ...(all.some((other) => covers(draft, other.draft) && isOther(other)) ? ["covers"] : []),
      ...(all.some((other) => covers(other.draft, draft) && isOther(other)) ? ["covered"] : []),
      ...((ofName.get(nameOf(draft)) ?? []).some(isOther) ? ["same-name"] : []),
      ...((ofItem.get(item) ?? []).some(isOther) ? ["same-item"] : []),
      ...(sameBlock.length === 0 ? [] : [isFirst ? "block-first" : "block-later"]),
      ...hoursBeside(draft, sameDay),
    ];
  };
}
