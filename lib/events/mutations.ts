import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { createId } from "@/lib/ids/create-id";
import type { Fold } from "@/lib/time/wall-clock";
import { type EventRow, eventParts, requireEvent, toEvent } from "./data";
import { type EventTimes, patchTimes } from "./event-times";
import type { EvidenceField } from "./evidence";
import type { CalendarEvent, Deleted, EventPatch } from "./schema";

interface Actor {
  visitorId: string;
  now: Date;
}

function refuseStranger(row: EventRow, actor: Actor): void {
  if (row.group.visitorId !== actor.visitorId) throw new AppError("forbidden");
}

const foldOf = (fold: string): Fold => (fold === "later" ? "later" : "earlier");

function timesOf(row: EventRow): EventTimes {
  const { startWall, endWall, allDay, timezone } = row;
  return {
    startWall,
    startFold: foldOf(row.startFold),
    endWall,
    endFold: foldOf(row.endFold),
    allDay,
    timezone,
  };
}

/** The notes after a PATCH: one with an id keeps it, one without is new. Throws when an id is not the event's. */
function patchedNotes(row: EventRow, notes: NonNullable<EventPatch["notes"]>) {
  const known = new Set(row.notes.map((note) => note.id));
  const ids = notes.flatMap((note) => note.id ?? []);
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) {
    throw new AppError("invalid_request", {
      message: "notes must hold only ids of this event's notes, each once.",
    });
  }
  return notes.map((note, position) => ({ id: note.id ?? createId(), position, content: note.content }));
}

const timeFields: readonly EvidenceField[] = ["start_datetime", "end_datetime", "all_day", "timezone"];

/** What was read from the text says nothing about a field any more once the visitor has changed it. */
function keepUntouched(list: unknown, patch: EventPatch): { field: EvidenceField }[] {
  const changesTimes = timeFields.some((field) => field in patch);
  const entries: { field: EvidenceField }[] = Array.isArray(list) ? list : [];
  return entries.filter(({ field }) => !(field in patch) && !(changesTimes && timeFields.includes(field)));
}

/** Replaces the lists that the patch names; the rows go and come, the notes' ids stay. */
async function replaceLists(handle: DatabaseHandle, row: EventRow, patch: EventPatch): Promise<void> {
  const eventId = row.id;
  if (patch.attendees !== undefined) {
    await handle.attendee.deleteMany({ where: { eventId } });
    await handle.attendee.createMany({
      data: patch.attendees.map(({ name, email }, position) => ({
        eventId,
        position,
        name,
        email: email ?? null,
      })),
    });
  }
  if (patch.notes !== undefined) {
    const notes = patchedNotes(row, patch.notes);
    await handle.note.deleteMany({ where: { eventId } });
    await handle.note.createMany({ data: notes.map((note) => ({ ...note, eventId })) });
  }
}

/**
 * SPEC A9: changes what the patch names, in one transaction. Throws `not_found`; `forbidden` for a stranger;
 * `conflict` when the patch was based on another version (A24); `invalid_request` for times that are not an event's.
 */
export async function patchEvent(id: string, patch: EventPatch, actor: Actor): Promise<CalendarEvent> {
  return database.$transaction(async (handle) => {
    const row = await requireEvent(id, handle);
    refuseStranger(row, actor);
    const { updated_at: basedOn, ...changes } = patch;
    if (basedOn !== undefined && Date.parse(basedOn) !== row.updatedAt.getTime())
      throw new AppError("conflict");
    if (Object.keys(changes).length === 0) return toEvent(row, actor.visitorId);
    await replaceLists(handle, row, changes);
    const { title, location, venue, suggestions } = changes;
    const plain = Object.entries({ title: title?.trim(), location, venue, suggestions });
    const updated = await handle.event.update({
      where: { id },
      data: {
        ...Object.fromEntries(plain.filter(([, value]) => value !== undefined)),
        ...patchTimes(timesOf(row), changes),
        evidence: keepUntouched(row.evidence, changes),
        alternatives: keepUntouched(row.alternatives, changes),
        sequence: row.sequence + 1,
        // A clock that stands still or goes back must not give two versions the same stamp (A24).
        updatedAt: new Date(Math.max(actor.now.getTime(), row.updatedAt.getTime() + 1)),
      },
      include: eventParts,
    });
    return toEvent(updated, actor.visitorId);
  });
}

/** SPEC A3: marks events as deleted, all of them or, where one is unknown or a stranger's, none. */
export async function deleteEvents(ids: string[], actor: Actor): Promise<Deleted> {
  return database.$transaction(async (handle) => {
    const rows = await handle.event.findMany({ where: { id: { in: ids } }, include: eventParts });
    const live = rows.filter((row) => row.deletedAt === null && row.group.deletedAt === null);
    if (live.length < new Set(ids).size) throw new AppError("not_found");
    for (const row of live) refuseStranger(row, actor);
    await handle.event.updateMany({ where: { id: { in: ids } }, data: { deletedAt: actor.now } });
    return { deleted: [...new Set(ids)] };
  });
}
