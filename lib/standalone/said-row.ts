import "server-only";
import { defaultSuggestions, storeSuggestion } from "@/lib/events/default-suggestions";
import { patchTimes } from "@/lib/events/event-times";
import { searchTextOf } from "@/lib/events/search-text";
import { instancesOn, startsOf } from "@/lib/events/series-dates";
import { createId } from "@/lib/ids/create-id";
import type { EventToStore } from "@/lib/stores/event-columns";
import { instantToWall } from "@/lib/time/wall-clock";
import { eachText } from "@/lib/wire/event-fields";
import type { AddEvent } from "@/lib/wire/offered";

/** An event's row before it has its id and its place. */
export type NewEvent = Omit<EventToStore, "id" | "position">;

/** Whose event it is, and the zone of one that names none. */
interface Owner {
  id: string;
  visitorId: string;
  timezone: string;
}

/**
 * The row of an event that a client describes, in the group's zone unless it names another. Throws `invalid_request` for
 * times that are not an event's.
 */
export function saidRow(group: Owner, body: AddEvent, now: Date): NewEvent {
  const { title = "", start_datetime = "", exdates = [], rdates = [], link = null, reminders = [] } = body;
  const written = { title, ...eachText((name) => body[name] ?? ""), link };
  const timezone = body.timezone ?? group.timezone;
  const start = instantToWall(start_datetime, timezone);
  const atStart = {
    startWall: start.wall,
    startFold: start.fold,
    endWall: null,
    endFold: "earlier",
  } as const;
  const times = patchTimes({ ...atStart, allDay: false, timezone }, body);
  return {
    groupId: group.id,
    visitorId: group.visitorId,
    ...written,
    ...times,
    reminders,
    recurrence: null,
    exdates: instancesOn(exdates, times.startWall),
    rdates: startsOf(rdates, times),
    searchText: searchTextOf(written),
    suggestions: body.suggestions?.map(storeSuggestion) ?? [...defaultSuggestions],
    evidence: [],
    alternatives: [],
    assumptions: [],
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    attendees: (body.attendees ?? []).map(({ name, email = null }) => ({ name, email })),
    notes: (body.notes ?? []).map(({ content }) => ({ id: createId(), content })),
  };
}
