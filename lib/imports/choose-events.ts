import "server-only";
import type { EventDraft } from "@/lib/extraction/schema";
import { rulePartsByName } from "@/lib/recurrence/rule-parts";
import type { WallDate } from "@/lib/time/wall-clock";
import { textFieldNames } from "@/lib/wire/event-fields";
import { eventsPerTextMax, groupTextLengthMax } from "@/lib/wire/event-limits";

/** Whether an event, or a date of its series, may still be to come. */
function isAhead({ start, end, recurrence, rdates }: EventDraft, today: WallDate): boolean {
  if ([start, end ?? "", ...rdates].some((date) => date.slice(0, 10) >= today)) return true;
  if (recurrence === null) return false;
  const parts = rulePartsByName(recurrence);
  // Where a count ends a series is not reckoned here.
  return (parts.get("UNTIL") ?? "9") >= today.replaceAll("-", "");
}

const textLengthOf = (draft: EventDraft): number =>
  [
    draft.title,
    ...textFieldNames.map((name) => draft[name]),
    ...draft.notes,
    ...draft.attendees.flatMap(({ name, email = "" }) => [name, email]),
  ].reduce((length, text) => length + text.length, 0);

const byStart = (one: EventDraft, other: EventDraft): number =>
  one.start < other.start ? -1 : Number(one.start > other.start);

/**
 * The events that a group can hold, in the order of their starts: of more than it can hold, those still to come before
 * those that are over, and of the latter the latest.
 */
export function chooseEvents(drafts: readonly EventDraft[], today: WallDate): EventDraft[] {
  const inOrder = drafts.toSorted(byStart);
  const ahead = inOrder.filter((draft) => isAhead(draft, today));
  const over = inOrder.filter((draft) => !isAhead(draft, today)).reverse();
  const chosen = [...ahead, ...over].slice(0, eventsPerTextMax);
  let length = 0;
  const fitting = chosen.filter((draft) => {
    length += textLengthOf(draft);
    return length <= groupTextLengthMax;
  });
  return fitting.sort(byStart);
}
