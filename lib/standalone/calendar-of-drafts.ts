import "server-only";
import { createHash } from "node:crypto";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { toCalendar } from "@/lib/calendar/to-calendar";
import { toCalendarEntry } from "@/lib/events/event-views";
import type { EventDraft } from "@/lib/extraction/schema";
import { draftRow } from "@/lib/jobs/draft-rows";

const nobody = "";

/**
 * A UID that the same event always gets, so that a calendar that imports it twice has it once (RFC 5545 § 3.8.4.7). It has
 * the form of the ids of stored events.
 */
export function uidOf({
  title,
  startWall,
  endWall,
  timezone,
  recurrence,
}: Omit<CalendarEntry, "uid">): string {
  const said = JSON.stringify([title, startWall, endWall, timezone, recurrence]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 22);
}

/** Drafts as the entries of a calendar file; one that is there twice is written once. */
function entriesOf(drafts: readonly EventDraft[], now: Date): CalendarEntry[] {
  const entries = drafts.map((draft) => {
    const row = draftRow(draft, { groupId: nobody, visitorId: nobody, position: 0, now });
    const entry = toCalendarEntry(row);
    return { ...entry, uid: uidOf(entry) };
  });
  return [...new Map(entries.map((entry) => [entry.uid, entry])).values()];
}

/** The iCalendar text of events that nobody stored. */
export const calendarOfDrafts = (drafts: readonly EventDraft[], now: Date): string =>
  toCalendar({ entries: entriesOf(drafts, now), nowInstant: now.toISOString() });
