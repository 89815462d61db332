import assert from "node:assert/strict";
import ICAL from "ical.js";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { calendarLine, descriptionText, isMailbox, locationText } from "@/lib/calendar/calendar-text";
import { alarmMinutes, joinLink } from "@/lib/calendar/join-link";
import { contentLines, instantOf, readEvent } from "@/lib/calendar/read-calendar";
import { recurrenceInUtc } from "@/lib/recurrence/recurrence-in-utc";
import { isBlank } from "@/lib/text/clean-text";
import { type Fold, instantToWall, type WallDateTime } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";

const allowedLine =
  /^(?:BEGIN:VEVENT|END:VEVENT|(?:UID|SUMMARY|DTSTAMP|DTSTART|DTEND|SEQUENCE|LOCATION|CREATED|LAST-MODIFIED|RRULE|DESCRIPTION|URL|CONFERENCE)[:;]|ATTENDEE;CN=)/;

/** The form in which a file contains a title. */
export function writtenTitle(title: string): string {
  const line = calendarLine(title);
  return isBlank(line) ? "Event" : line;
}

/**
 * Requires lines of at most 75 octets, without control characters or line breaks except their ends (RFC 5545
 * § 3.1).
 */
export function assertCleanLines(text: string): void {
  const encoder = new TextEncoder();
  const lines = text.split("\r\n");
  assert.deepEqual(
    lines.filter((line) => encoder.encode(line).length > 75),
    [],
  );
  assert.doesNotMatch(lines.join(""), /[\p{Cc}\u2028\u2029]/u);
  assert.ok(text.isWellFormed());
  assert.equal(lines.at(-1), "");
}

/** The lines of the event, and for each of its alarms the lines between its ends. */
function linesOf(text: string): { lines: string[]; alarms: string[][] } {
  const all = contentLines(text);
  const lines: string[] = [];
  const alarms: string[][] = [];
  let alarm: string[] | null = null;
  for (const line of all.slice(all.indexOf("BEGIN:VEVENT"), all.lastIndexOf("END:VEVENT") + 1)) {
    if (line === "BEGIN:VALARM") alarm = [];
    else if (line === "END:VALARM" && alarm !== null) {
      alarms.push(alarm);
      alarm = null;
    } else (alarm ?? lines).push(line);
  }
  return { lines, alarms };
}

/** Reads the file without a library, which could hide a forged line. */
function assertNothingInjected(text: string, entry: CalendarEntry): void {
  const { lines, alarms } = linesOf(text);
  assert.equal(alarms.length, alarmMinutes(entry).length);
  for (const alarm of alarms) {
    assert.deepEqual(
      alarm.map((line) => line.split(/[:;]/)[0]),
      ["ACTION", "TRIGGER", "DESCRIPTION"],
    );
    assert.equal(alarm[0], "ACTION:DISPLAY");
    assert.match(alarm[1] ?? "", /^TRIGGER:-?P(?:\d+W|(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:0S)?)?)$/);
  }
  const link = joinLink(entry);
  const joins = lines.filter((line) => /^(?:URL|CONFERENCE)[:;]/.test(line));
  assert.equal(joins.length, link === null ? 0 : 2);
  assert.ok(joins.every((line) => line.endsWith(`:${link}`) && !/\s/.test(line)));
  assert.deepEqual(
    lines.filter((line) => !allowedLine.test(line)),
    [],
  );
  const names = lines.map((line) => line.split(/[:;]/)[0] ?? "");
  const single = names.filter((name) => name !== "ATTENDEE");
  assert.deepEqual(single, [...new Set(single)]);
  const mailboxes = entry.attendees.filter(({ email }) => isMailbox(email));
  assert.equal(names.length - single.length, mailboxes.length);
}

function assertWordsAsMeant(event: ICAL.Event, entry: CalendarEntry): void {
  assert.equal(event.uid, calendarLine(entry.uid));
  assert.equal(event.summary, writtenTitle(entry.title));
  assert.equal(event.location ?? "", locationText(entry));
  assert.equal(event.description ?? "", descriptionText(entry));
  assert.deepEqual(
    ["url", "conference"].map((name) => event.component.getFirstPropertyValue(name)),
    [joinLink(entry), joinLink(entry)],
  );
  const triggers = event.component
    .getAllSubcomponents("valarm")
    .map((alarm) => String(alarm.getFirstPropertyValue("trigger")));
  assert.deepEqual(
    triggers.map((trigger) => ICAL.Duration.fromString(trigger).toSeconds() / -60 + 0),
    alarmMinutes(entry),
  );
  const people = entry.attendees.filter(({ email }) => isMailbox(email));
  assert.deepEqual(
    event.attendees.map((person) => person.getFirstValue()),
    people.map(({ email }) => `mailto:${email}`),
  );
  assert.deepEqual(
    event.attendees.map((person) => person.getParameter("cn")),
    people.map(({ name, email }) =>
      isBlank(name) ? email : calendarLine(name).replaceAll('"', "'").replaceAll("\\", "/"),
    ),
  );
}

interface Moment {
  wall: WallDateTime;
  fold: Fold;
  entry: CalendarEntry;
}

/**
 * The time that a file should contain: for a series the wall clock; for a single event the instant, or the
 * wall clock there.
 */
function meantTime(isUtc: boolean, { wall, fold, entry }: Moment): string {
  const { timezone, allDay, recurrence } = entry;
  if (allDay) return wall.slice(0, 10);
  const instant = wallToInstant({ wall, timeZone: timezone, fold });
  if (isUtc) return instant;
  const isSeries = recurrenceInUtc({ rule: recurrence, timezone, allDay }) !== null;
  return `${isSeries ? wall : instantToWall(instant, timezone).wall}:00`;
}

function assertTimeAsMeant(time: ICAL.Time, moment: Moment): void {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  assert.equal(isUtc ? instantOf(time) : time.toString(), meantTime(isUtc, moment));
}

function assertTimesAsMeant(event: ICAL.Event, entry: CalendarEntry): void {
  const { startWall, startFold, endWall, endFold, timezone, allDay, recurrence } = entry;
  assert.equal(event.startDate.isDate, allDay);
  assertTimeAsMeant(event.startDate, { wall: startWall, fold: startFold, entry });
  const isAfter =
    endWall !== null &&
    (allDay
      ? endWall.slice(0, 10) > startWall.slice(0, 10)
      : wallToInstant({ wall: endWall, timeZone: timezone, fold: endFold }) >
          wallToInstant({ wall: startWall, timeZone: timezone, fold: startFold }) && endWall > startWall);
  if (isAfter) assertTimeAsMeant(event.endDate, { wall: endWall, fold: endFold, entry });
  // Before 1970 the file's zone has no rules by which to compare instants.
  const orderOf = (time: ICAL.Time) => (event.startDate.year < 1971 ? time.toString() : instantOf(time));
  assert.ok(orderOf(event.endDate) > orderOf(event.startDate));
  const rule = recurrenceInUtc({ rule: recurrence, timezone, allDay });
  const read = event.component.getFirstPropertyValue("rrule");
  assert.equal(read?.toString() ?? null, rule === null ? null : ICAL.Recur.fromString(rule).toString());
}

/** RA5: nothing in the file of one entry is forged, and ical.js reads every field of it as meant. */
export function assertHarmlessFile(text: string, entry: CalendarEntry): void {
  assertCleanLines(text);
  assertNothingInjected(text, entry);
  const event = readEvent(text);
  assertWordsAsMeant(event, entry);
  assertTimesAsMeant(event, entry);
  assert.equal(ICAL.stringify(ICAL.parse(text)), text);
}
