import type { WallDate } from "@/lib/time/wall-clock";
import { areAlike, titleWords } from "./alike-titles";
import { type EventTime, groupTimes, type TimedEvent } from "./group-times";

/** Two events of a group that are at the same time and alike in name. */
export interface Double {
  /** The one that says more, and the one that can go. */
  keptId: string;
  doubleId: string;
  /** The first day of which that is true, by the clock of either. */
  day: WallDate;
}

/** When something begins, as far as that tells whether two begin together: whole days do so on the same day anywhere. */
export const startKey = ({ allDay, firstDay, startMs }: EventTime): string =>
  allDay ? firstDay : String(startMs);

interface NamedEvent {
  event: TimedEvent;
  words: ReadonlySet<string>;
}

/** A series says more than one of its dates, and a longer name more than a shorter one. */
const saysMore = (one: NamedEvent, other: NamedEvent): boolean =>
  (one.event.recurrence === null) === (other.event.recurrence === null)
    ? one.words.size > other.words.size
    : one.event.recurrence !== null;

/** The events of a group that are there twice (SPEC B8), in the order of the clock; of two alike the first stays. */
export function findDoubles(
  events: readonly TimedEvent[],
  times: readonly EventTime[] = groupTimes(events),
): Double[] {
  const byId = new Map(
    events.map((event, place) => [event.id, { event, place, words: titleWords(event.title) }]),
  );
  const byStart = new Map<string, EventTime[]>();
  for (const time of times) {
    const known = byStart.get(startKey(time));
    if (known === undefined) byStart.set(startKey(time), [time]);
    else known.push(time);
  }
  const found = new Map<string, Double>();
  for (const together of byStart.values()) {
    const present = together
      .flatMap(({ eventId, firstDay }) => {
        const known = byId.get(eventId);
        return known === undefined ? [] : [{ ...known, firstDay }];
      })
      .sort((one, other) => one.place - other.place);
    for (const [at, one] of present.entries()) {
      for (const other of present.slice(at + 1)) {
        const key = `${one.place} ${other.place}`;
        if (one.place === other.place || found.has(key) || !areAlike(one.words, other.words)) continue;
        const [kept, double] = saysMore(other, one) ? [other, one] : [one, other];
        found.set(key, { keptId: kept.event.id, doubleId: double.event.id, day: one.firstDay });
      }
    }
  }
  return [...found.values()];
}
