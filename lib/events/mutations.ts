import "server-only";
import { keptAfterDeletionMs } from "@/lib/db/retention";
import { AppError } from "@/lib/errors/app-error";
import { createId } from "@/lib/ids/create-id";
import { recurrenceFollowing } from "@/lib/recurrence/follow-start";
import { placeRule } from "@/lib/recurrence/place-rule";
import { readRecurrenceRule } from "@/lib/recurrence/recurrence-rule";
import { isSoundRule } from "@/lib/recurrence/sound-rule";
import type { StoredEvent } from "@/lib/stores/event-columns";
import type { EventStore } from "@/lib/stores/event-store";
import { textLengthOf } from "@/lib/stores/text-length";
import { transact } from "@/lib/stores/transact";
import { dateOf } from "@/lib/time/wall-clock";
import { eachText } from "@/lib/wire/event-fields";
import { eventLimits, groupTextLengthMax } from "@/lib/wire/event-limits";
import type {
  AddNote,
  Attendee,
  CalendarEvent,
  Deleted,
  EventPatch,
  RestoredEvents,
} from "@/lib/wire/event-schema";
import { requireEvent } from "./data";
import { storeSuggestion } from "./default-suggestions";
import { type EventTimes, patchTimes } from "./event-times";
import { timesOf, toAttendee, toEvent, type Viewer } from "./event-views";
import { keptAlternatives, keptReadings } from "./kept-readings";
import { searchTextOf } from "./search-text";
import { datesFollowing, instancesOn, startsOf } from "./series-dates";
import { takenReading } from "./taken-reading";

interface Actor extends Viewer {
  now: Date;
}

function refuseStranger(row: Pick<StoredEvent, "visitorId">, actor: Actor): void {
  if (row.visitorId !== actor.visitorId) throw new AppError("forbidden");
}

/** The notes after a PATCH: one with an id keeps it, one without is new. Throws when an id is not the event's. */
function patchedNotes(row: StoredEvent, notes: NonNullable<EventPatch["notes"]>) {
  const known = new Set(row.notes.map((note) => note.id));
  const ids = notes.flatMap((note) => note.id ?? []);
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) {
    throw new AppError("invalid_request", {
      phrase: { code: "fields.noteIds" },
    });
  }
  return notes.map((note) => ({ id: note.id ?? createId(), content: note.content }));
}

/** Replaces the lists that the patch names; the rows are deleted and inserted, the notes' ids stay. */
async function replaceLists(events: EventStore, row: StoredEvent, patch: EventPatch): Promise<void> {
  if (patch.attendees !== undefined) {
    const attendees = patch.attendees.map(({ name, email = null }) => ({ name, email }));
    await events.replaceAttendees(row.id, attendees);
  }
  if (patch.notes !== undefined) await events.replaceNotes(row.id, patchedNotes(row, patch.notes));
}

/** What was read from the text and still holds after a patch that leaves these times and this rule. */
function patchedReadings(
  row: StoredEvent,
  { patch, times, recurrence }: { patch: EventPatch; times: EventTimes; recurrence: string | null },
) {
  const { evidence, alternatives, assumptions } = row;
  const taken = takenReading(toEvent(row, row), { alternatives, patch });
  // Who sends the start that it has confirms it: it is still what the words say. So is their other reading.
  const isConfirmed = times.startWall === row.startWall && times.startFold === row.startFold;
  const followsText: readonly string[] = [
    ...(taken?.fields ?? []),
    ...(isConfirmed ? ["start_datetime"] : []),
  ];
  const changes = Object.fromEntries(Object.entries(patch).filter(([field]) => !followsText.includes(field)));
  return {
    // Once the visitor has changed a field, what was read from the text no longer applies to it.
    evidence: keptReadings(evidence, changes).filter(
      ({ field }) => field !== "recurrence" || recurrence === row.recurrence || taken !== null,
    ),
    alternatives: taken
      ? keptAlternatives(taken.alternatives, changes)
      : keptAlternatives(alternatives, patch),
    assumptions: keptReadings(assumptions, patch),
  };
}

/** The rule after a patch: the one that it names, else the one there was, which follows a moved start. */
function patchedRule(row: StoredEvent, patch: EventPatch, times: EventTimes): string | null {
  const { recurrence: rule = row.recurrence } = patch;
  if (rule === null) return null;
  const { startWall: start, allDay, timezone } = times;
  if (patch.recurrence === undefined) return recurrenceFollowing({ rule, from: row.startWall, to: start });
  // A rule from a file may be no better; who sends it as it is changes nothing.
  const isKnown = rule === toEvent(row, row).recurrence;
  const placed = isKnown || isSoundRule(rule) ? placeRule(rule, { start, allDay, timezone }) : null;
  if (placed === null) throw new AppError("invalid_request", { phrase: { code: "fields.rule" } });
  const { until: day } = readRecurrenceRule(placed, timezone);
  if (!isKnown && day !== null && day < dateOf(start))
    throw new AppError("invalid_request", { phrase: { code: "events.repeatsUntil", params: { day } } });
  return placed;
}

/** The columns of an event after a patch, one version further. */
function patchedColumns(row: StoredEvent, patch: EventPatch, now: Date) {
  const { title = row.title, link = row.link, reminders = row.reminders, suggestions } = patch;
  const written = { title, ...eachText((name) => patch[name] ?? row[name]), link };
  const times = patchTimes(timesOf(row), patch);
  const recurrence = patchedRule(row, patch, times);
  const moved = { from: row.startWall, to: times.startWall };
  return {
    ...written,
    reminders,
    ...(suggestions !== undefined && { suggestions: suggestions.map(storeSuggestion) }),
    searchText: searchTextOf(written),
    ...times,
    recurrence,
    exdates: patch.exdates ? instancesOn(patch.exdates, times.startWall) : datesFollowing(row.exdates, moved),
    rdates: patch.rdates ? startsOf(patch.rdates, times) : datesFollowing(row.rdates, moved),
    ...patchedReadings(row, { patch, times, recurrence }),
    sequence: row.sequence + 1,
    // A clock that stops or goes back must not give two versions the same timestamp (SPEC A24).
    updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
  };
}

/**
 * Throws where a change leaves the group with more text than a group may hold: anybody with its link can have all of it
 * rendered as an answer, a page or a file, again and again. A change that does not make an event longer is never
 * refused.
 */
async function refuseOverfull(
  events: EventStore,
  { before, after }: { before: StoredEvent; after: StoredEvent },
): Promise<void> {
  if (textLengthOf(after) <= textLengthOf(before)) return;
  if ((await events.textLengthOfGroup(after.groupId)) <= groupTextLengthMax) return;
  throw new AppError("invalid_request", {
    phrase: { code: "events.groupFull", params: { max: groupTextLengthMax } },
  });
}

/** Reads an event, gets a patch for it from `change`, and stores the patched event, all in one transaction. */
async function changeEvent(
  id: string,
  actor: Actor,
  change: (row: StoredEvent) => EventPatch,
): Promise<CalendarEvent> {
  return transact(async ({ events }) => {
    const row = await requireEvent(id, events);
    refuseStranger(row, actor);
    const { updated_at: basedOn, ...patch } = change(row);
    if (basedOn !== undefined && Date.parse(basedOn) !== row.updatedAt.getTime())
      throw new AppError("conflict");
    if (Object.keys(patch).length === 0) return toEvent(row, actor);
    const columns = patchedColumns(row, patch, actor.now);
    await replaceLists(events, row, patch);
    await events.update(id, columns);
    const changed = await requireEvent(id, events);
    await refuseOverfull(events, { before: row, after: changed });
    return toEvent(changed, actor);
  });
}

/**
 * SPEC A9: changes what the patch names. Throws `not_found`; `forbidden` for a stranger; `conflict` when the patch was
 * based on another version (A24); `invalid_request` for times that are not an event's.
 */
export function patchEvent(id: string, patch: EventPatch, actor: Actor): Promise<CalendarEvent> {
  return changeEvent(id, actor, () => patch);
}

function refuseMore(count: number, max: number, code: "events.notesFull" | "events.attendeesFull"): void {
  if (count < max) return;
  throw new AppError("invalid_request", { phrase: { code, params: { max } } });
}

/** SPEC A10: adds a note after those there are. Throws as `patchEvent` does, and when there are already 50. */
export function addNote(id: string, note: AddNote, actor: Actor): Promise<CalendarEvent> {
  return changeEvent(id, actor, ({ notes }) => {
    refuseMore(notes.length, eventLimits.notes, "events.notesFull");
    return { notes: [...notes.map((known) => ({ id: known.id, content: known.content })), note] };
  });
}

/** SPEC A10: adds an attendee after those there are. Throws as `patchEvent` does, and when there are already 100. */
export function addAttendee(id: string, attendee: Attendee, actor: Actor): Promise<CalendarEvent> {
  return changeEvent(id, actor, (row) => {
    refuseMore(row.attendees.length, eventLimits.attendees, "events.attendeesFull");
    return { attendees: [...row.attendees.map(toAttendee), attendee] };
  });
}

/** SPEC A3: marks events as deleted, all of them or, where one is unknown or a stranger's, none. */
export async function deleteEvents(ids: string[], actor: Actor): Promise<Deleted> {
  return transact(async ({ events }) => {
    const visitors = await events.findVisitors(ids);
    if (visitors.length < new Set(ids).size) throw new AppError("not_found");
    for (const visitorId of visitors) refuseStranger({ visitorId }, actor);
    await events.delete(ids, actor.now);
    return { deleted: [...new Set(ids)] };
  });
}

/**
 * SPEC A18: restores events that this visitor deleted within the last 24 hours, all of them or none. An event that is
 * not deleted stays as it is. Throws `not_found` for any other, a stranger's deleted event included.
 */
export async function restoreEvents(ids: string[], actor: Actor): Promise<RestoredEvents> {
  const since = new Date(actor.now.getTime() - keptAfterDeletionMs);
  return transact(async ({ events }) => {
    const isRestored = await events.restore(ids, { visitorId: actor.visitorId, since });
    if (!isRestored) throw new AppError("not_found");
    return { events: (await events.findAll(ids)).map((row) => toEvent(row, actor)) };
  });
}

/** SPEC A18 for one event. Throws `not_found`. */
export async function restoreEvent(id: string, actor: Actor): Promise<CalendarEvent> {
  await restoreEvents([id], actor);
  return toEvent(await requireEvent(id), actor);
}
