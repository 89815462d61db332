import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import fc from "fast-check";
import { z } from "zod";
import { findKhal } from "@/e2e/testing/find-calendar-client";
import { assertHarmlessFile, writtenTitle } from "@/e2e/testing/harmless-file";
import type { ProofContext } from "@/e2e/testing/proof";
import { hostileEntry } from "@/e2e/texts/hostile-entries";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { calendarLine, descriptionText, isMailbox, locationText } from "@/lib/calendar/calendar-text";
import { alarmMinutes, joinLink } from "@/lib/calendar/join-link";
import { toCalendar } from "@/lib/calendar/to-calendar";
import { proveByKhal } from "./files-in-khal";

const knownNames: ReadonlySet<string> = new Set([
  "ATTENDEE",
  "CONFERENCE",
  "CREATED",
  "DESCRIPTION",
  "DTEND",
  "DTSTAMP",
  "DTSTART",
  "LAST-MODIFIED",
  "LOCATION",
  "RRULE",
  "SEQUENCE",
  "SUMMARY",
  "UID",
  "URL",
]);
const knownParts: ReadonlySet<string> = new Set([
  "VCALENDAR",
  "VEVENT",
  "VTIMEZONE",
  "STANDARD",
  "DAYLIGHT",
  "VALARM",
]);

const seenSchema = z.array(
  z.object({
    parts: z.array(z.string()),
    events: z
      .array(
        z.object({
          names: z.array(z.string()),
          uid: z.string(),
          summary: z.string(),
          location: z.string(),
          description: z.string(),
          attendees: z.array(z.string()),
          url: z.string(),
          conference: z.string(),
          alarms: z.array(z.number()),
        }),
      )
      .length(1),
  }),
);
type Seen = z.infer<typeof seenSchema>[number]["events"][number];

const script = path.resolve("e2e/attacks/read_calendars.py");

/** A Python with the library: Debian's own, which need not be the first in the path; null if none has it. */
function findPython(): string | null {
  const has = (command: string) => spawnSync(command, ["-c", "import icalendar"]).status === 0;
  return ["python3", "/usr/bin/python3"].find(has) ?? null;
}

/**
 * python-icalendar 4 keeps escapes as `%2C`, `%3A`, `%3B` and `%5C` while it parses, and so decodes those that a link has
 * of its own. It undoes `\\n` before `\\\\`, so it cannot read a backslash before an n; both are left out here.
 */
const asItReads = (text: string) =>
  text.replace(/%(?:2C|3A|3B|5C)/g, decodeURIComponent).replace(/\\?\n|\\n|\\/g, "");

function assertSeenAsMeant(seen: Seen, entry: CalendarEntry): void {
  assert.deepEqual(
    seen.names.filter((name) => !knownNames.has(name)),
    [],
  );
  const meant = {
    uid: calendarLine(entry.uid),
    summary: writtenTitle(entry.title),
    location: locationText(entry),
    description: descriptionText(entry),
  };
  for (const name of ["uid", "summary", "location", "description"] as const) {
    assert.equal(asItReads(seen[name]), asItReads(meant[name]), name);
  }
  const emails = entry.attendees.flatMap(({ email }) => (isMailbox(email) ? [`mailto:${email}`] : []));
  assert.deepEqual(seen.attendees, emails);
  const link = asItReads(joinLink(entry) ?? "");
  assert.deepEqual([asItReads(seen.url), asItReads(seen.conference)], [link, link]);
  assert.deepEqual(seen.alarms, alarmMinutes(entry));
}

function proveByPython(python: string, entries: readonly CalendarEntry[]): void {
  const input = JSON.stringify(entries.map((entry) => toCalendar({ entries: [entry] })));
  const run = spawnSync(python, [script], { input, encoding: "utf8", maxBuffer: 1024 ** 3 });
  assert.equal(run.status, 0, run.stderr);
  const seen = seenSchema.parse(JSON.parse(run.stdout));
  assert.equal(seen.length, entries.length);
  for (const [index, entry] of entries.entries()) {
    const file = seen[index];
    assert.deepEqual(
      file?.parts.filter((part) => !knownParts.has(part)),
      [],
    );
    for (const event of file?.events ?? []) assertSeenAsMeant(event, entry);
  }
}

/** RA5: reads every file with ical.js, and some with python-icalendar and khal where they are installed. */
export async function proveCalendarFiles({ seed, count, note }: ProofContext): Promise<void> {
  const numRuns = count(300, 10_000);
  fc.assert(
    fc.property(hostileEntry, (entry) => assertHarmlessFile(toCalendar({ entries: [entry] }), entry)),
    { numRuns, seed },
  );
  note("events", numRuns);
  const khal = findKhal();
  note("by khal", khal === null ? "not installed" : proveByKhal(khal));
  const python = findPython();
  if (python === null) return note("by python-icalendar", "not installed");
  const entries = fc.sample(hostileEntry, { numRuns: count(50, 500), seed });
  proveByPython(python, entries);
  note("by python-icalendar", entries.length);
}
