import { addCivilDays, formatCivil, parseCivil } from "@/lib/extraction/rules/civil-date";
import { entryHasDay } from "@/lib/extraction/rules/entries";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Item } from "./item";

const evening = "18:00";
const morning = "06:00";
const noon = "12:00";

/** The item before another, with when it begins and whether that is behind the midnight of its day. */
export interface ItemBefore {
  item: Item;
  start: string;
  isLate: boolean;
}

const isUnderDay = ({ scope, said }: Item): boolean =>
  scope.day !== null && said.reading.entries.length > 0 && !said.reading.entries.some(entryHasDay);

const laterByDay = (wall: string): string =>
  `${formatCivil(addCivilDays(parseCivil(wall.slice(0, 10)), 1))}${wall.slice(10)}`;

/** True for `00:30` below `22:15` under the same day: the small hours of the next one. */
export function isBehindMidnight(
  item: Item,
  before: ItemBefore | null,
  { start, allDay }: EventDraft,
): boolean {
  if (
    before === null ||
    allDay ||
    !isUnderDay(item) ||
    before.item.scope.day?.block !== item.scope.day?.block
  )
    return false;
  return (
    start < before.start && start.slice(11) < morning && (before.isLate || before.start.slice(11) >= evening)
  );
}

const opensHalf = ({ said }: Item): boolean =>
  said.reading.entries.every(({ parts }) =>
    parts
      .flat()
      .every(({ moment: { clocks } }) =>
        clocks.every(({ hour, meridiem, exact }) => hour < 12 && meridiem === null && !exact),
      ),
  );

/** `1.00 Carriages` below `9.30 Dancing`: what cannot be later on the day itself is in its night. */
const halfEarlier = (wall: string): string =>
  `${wall.slice(0, 11)}${String(Number(wall.slice(11, 13)) - 12).padStart(2, "0")}${wall.slice(13)}`;

const halfLater = (wall: string): string =>
  `${wall.slice(0, 11)}${Number(wall.slice(11, 13)) + 12}${wall.slice(13)}`;

/** `8:00` below `3:00 pm` under the same day: a programme does not go back to the morning. */
export function inAfternoon(item: Item, before: ItemBefore | null, draft: EventDraft): EventDraft {
  if (
    before === null ||
    draft.allDay ||
    !isUnderDay(item) ||
    before.item.scope.day?.block !== item.scope.day?.block
  )
    return draft;
  // `TRACK B` above 10:30 again, behind the last hour of track A.
  if (item.placeAbove !== before.item.placeAbove || item.headings[0] !== before.item.headings[0])
    return draft;
  const isEarlier = draft.start < before.start && draft.start.slice(0, 10) === before.start.slice(0, 10);
  const hour = draft.start.slice(11);
  if (isEarlier && before.start.slice(11) >= evening && hour >= noon && hour < evening && opensHalf(item))
    return { ...draft, start: halfEarlier(draft.start) };
  if (!isEarlier || hour >= noon || !opensHalf(item) || halfLater(draft.start) <= before.start) return draft;
  const end = draft.end === null || draft.end.slice(11) >= noon ? draft.end : halfLater(draft.end);
  const start = halfLater(draft.start);
  return end !== null && end <= start ? draft : { ...draft, start, end };
}

/** A draft a day later. */
export const onNextDay = (draft: EventDraft): EventDraft => ({
  ...draft,
  start: laterByDay(draft.start),
  end: draft.end === null ? null : laterByDay(draft.end),
});
