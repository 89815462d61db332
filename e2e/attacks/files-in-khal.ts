import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ICAL from "ical.js";
import { createKhal } from "@/e2e/testing/khal";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { alarmMinutes, joinLink } from "@/lib/calendar/join-link";
import { readCalendar } from "@/lib/calendar/read-calendar";
import { sampleEntry } from "@/lib/calendar/sample-entry";
import { toCalendar } from "@/lib/calendar/to-calendar";

/** Timed, for whole days and repeated, each with where one joins and what reminds of it. */
const entries: readonly CalendarEntry[] = [
  sampleEntry({ uid: "call", link: "https://zoom.us/j/1?pwd=a1&x=b;c", reminders: [1440, 30] }),
  sampleEntry({
    uid: "fair",
    allDay: true,
    startWall: "2026-11-21T00:00",
    endWall: "2026-11-23T00:00",
    link: "https://example.com/fair",
    reminders: [720],
  }),
  sampleEntry({
    uid: "series",
    startWall: "2026-11-22T18:00",
    endWall: "2026-11-22T19:00",
    timezone: "Europe/Berlin",
    recurrence: "FREQ=WEEKLY;COUNT=3",
    link: "https://teams.microsoft.com/l/meetup-join/1",
    reminders: [0],
  }),
];

/** What an event that khal keeps has: where one joins, twice, and the minutes before it at which an alarm goes. */
function keptIn(file: string): { url: string; conference: string; alarms: number[] } {
  const [event] = readCalendar(file).events;
  if (event === undefined) return assert.fail("khal keeps no event");
  const text = (name: string) => String(event.component.getFirstPropertyValue(name));
  const alarms = event.component.getAllSubcomponents("valarm").map((alarm) => {
    const trigger = alarm.getFirstPropertyValue("trigger");
    return trigger instanceof ICAL.Duration ? (0 - trigger.toSeconds()) / 60 : Number.NaN;
  });
  // It writes a comma and a semicolon of an address as those of a text.
  const conference = text("conference").replace(/\\([,;])/g, "$1");
  return { url: text("url"), conference, alarms: alarms.sort((left, right) => right - left) };
}

/** khal takes files in, shows where one joins and that something reminds of it, and keeps both as they are. */
export function proveByKhal(khal: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-khal-"));
  const calendar = path.join(folder, "events");
  try {
    mkdirSync(calendar);
    const files = entries.map((entry) => path.join(folder, `${entry.uid}.ics`));
    for (const [at, entry] of entries.entries())
      writeFileSync(files[at] ?? "", toCalendar({ entries: [entry] }));
    const person = createKhal(khal, { folder, calendar: "events" });
    person.add(files);
    const shown = person
      .list("{uid}|{url}|{alarm-symbol}", "2026-11-20", "3d")
      .map((line) => line.split("|"));
    assert.equal(readdirSync(calendar).length, entries.length);
    for (const entry of entries) {
      const link = joinLink(entry) ?? "";
      const kept = keptIn(readFileSync(path.join(calendar, `${entry.uid}.ics`), "utf8"));
      assert.deepEqual(kept, { url: link, conference: link, alarms: alarmMinutes(entry) });
      const [, url, alarm = ""] = shown.find(([uid]) => uid === entry.uid) ?? [];
      assert.equal(url, link, `khal shows where one joins ${entry.uid}`);
      assert.notEqual(alarm.trim(), "", `khal shows that something reminds of ${entry.uid}`);
    }
    return entries.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
