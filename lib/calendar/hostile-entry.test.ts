import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { hostileEntry, hostileText } from "@/lib/testing/hostile-entries";
import { isBlank } from "@/lib/text/clean-text";
import type { CalendarEntry } from "./calendar-event";
import { calendarLine, descriptionText, isMailbox, locationText } from "./calendar-text";
import { contentLines, instantOf, readCalendar, readEvent } from "./read-calendar";
import { toCalendar } from "./to-calendar";

const allowedLine =
  /^(?:BEGIN:VEVENT|END:VEVENT|(?:UID|SUMMARY|DTSTAMP|DTSTART|DTEND|SEQUENCE|LOCATION|CREATED|LAST-MODIFIED|RRULE|DESCRIPTION)[:;]|ATTENDEE;CN=)/;

/** Property names of the event, read without a library, as a forged line would show there. */
function eventLines(text: string): string[] {
  const lines = contentLines(text);
  return lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.lastIndexOf("END:VEVENT") + 1);
}

function expectCleanLines(text: string): void {
  const encoder = new TextEncoder();
  const lines = text.split("\r\n");
  expect(lines.filter((line) => encoder.encode(line).length > 75)).toEqual([]);
  expect(lines.join("")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(text.isWellFormed()).toBe(true);
  expect(lines.at(-1)).toBe("");
}

function expectNothingInjected(text: string, entry: CalendarEntry): void {
  const lines = eventLines(text);
  expect(lines.filter((line) => !allowedLine.test(line))).toEqual([]);
  const names = lines.map((line) => line.split(/[:;]/)[0] ?? "");
  const single = names.filter((name) => name !== "ATTENDEE");
  expect(single).toEqual([...new Set(single)]);
  const mailboxes = entry.attendees.filter(({ email }) => isMailbox(email));
  expect(names.filter((name) => name === "ATTENDEE")).toHaveLength(mailboxes.length);
}

function expectReadAsMeant(text: string, entry: CalendarEntry): void {
  const event = readEvent(text);
  const title = calendarLine(entry.title);
  expect(event.uid).toBe(calendarLine(entry.uid));
  expect(event.summary).toBe(isBlank(title) ? "Event" : title);
  expect(event.location ?? "").toBe(locationText(entry));
  expect(event.description ?? "").toBe(descriptionText(entry));
  const people = entry.attendees.filter(({ email }) => isMailbox(email));
  expect(event.attendees.map((person) => person.getFirstValue())).toEqual(
    people.map(({ email }) => `mailto:${email}`),
  );
  expect(event.attendees.map((person) => person.getParameter("cn"))).toEqual(
    people.map(({ name, email }) =>
      isBlank(name) ? email : calendarLine(name).replaceAll('"', "'").replaceAll("\\", "/"),
    ),
  );
  // A series keeps its wall clock even before 1970, where the file's zone has no rules to compare instants by.
  const startOrder = event.startDate.year < 1971 ? event.startDate.toString() : instantOf(event.startDate);
  const endOrder = event.startDate.year < 1971 ? event.endDate.toString() : instantOf(event.endDate);
  expect(endOrder > startOrder).toBe(true);
  expect(event.startDate.isDate).toBe(entry.allDay);
  expect(ICAL.stringify(ICAL.parse(text))).toBe(text);
}

describe("1,000 hostile events", () => {
  it("are written without a forged property, line break or control character, and read as they were meant", () => {
    fc.assert(
      fc.property(hostileEntry, (entry) => {
        const text = toCalendar({ entries: [entry] });
        expectCleanLines(text);
        expectNothingInjected(text, entry);
        expectReadAsMeant(text, entry);
      }),
      { numRuns: 1000 },
    );
  });

  it("share one file, and its name forges nothing either", () => {
    fc.assert(
      fc.property(fc.array(hostileEntry, { maxLength: 8 }), hostileText, (entries, name) => {
        const text = toCalendar({ entries, name });
        expectCleanLines(text);
        const { calendar, events } = readCalendar(text);
        expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => calendarLine(uid)));
        const header = contentLines(text).slice(
          0,
          contentLines(text).findIndex((line, index) => index > 0 && /^(?:BEGIN|END):/.test(line)),
        );
        const names = header.map((line) => line.split(/[:;]/)[0]);
        const expected = isBlank(name) || isBlank(calendarLine(name)) ? [] : ["NAME", "X-WR-CALNAME"];
        expect(names).toEqual(["BEGIN", "VERSION", "PRODID", "CALSCALE", ...expected]);
        const zones = calendar
          .getAllSubcomponents("vtimezone")
          .map((zone) => zone.getFirstPropertyValue("tzid"));
        expect(new Set(zones).size).toBe(zones.length);
      }),
      { numRuns: 100 },
    );
  });
});
