import { describe, expect, it } from "vitest";
import { importCalendar } from "./import-calendar";

const nowMs = Date.parse("2026-11-23T12:00:00Z");
const timeZone = "America/New_York";

const calendarOf = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const eventOf = (...lines: string[]): string => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const importOf = (calendar: string) => importCalendar({ calendar, timeZone, nowMs });
const codesOf = (calendar: string) => importOf(calendar).notices.map(({ code }) => code);

function onlyDraft(...lines: string[]) {
  const { drafts } = importOf(calendarOf(eventOf(...lines)));
  const [draft, ...others] = drafts;
  if (draft === undefined || others.length > 0) return expect.unreachable("one event");
  return draft;
}

describe("an event of a calendar file (SPEC B10)", () => {
  it("keeps its words, people and notes, unfolded and unescaped", () => {
    const draft = onlyDraft(
      "UID:1@example.com",
      "DTSTART;TZID=Europe/Berlin:20261205T140000",
      "DTEND;TZID=Europe/Berlin:20261205T153000",
      "SUMMARY:Kiln\\, glaze and a very long name that a program has folded ove",
      " r two lines",
      "LOCATION:Studio 2\\; Yard",
      "DESCRIPTION:Bring clay.\\nAnd water.",
      "URL:https://example.com/kiln",
      'ATTENDEE;CN="Ana Luz":mailto:ana@example.com',
      "ATTENDEE:mailto:bo@example.com",
      "ATTENDEE;CUTYPE=ROOM;CN=Studio 2:mailto:room@example.com",
      ...["-PT15M", "-P1D", "20261205T120000Z"].flatMap((trigger) => [
        "BEGIN:VALARM",
        `TRIGGER${trigger.endsWith("Z") ? ";VALUE=DATE-TIME" : ""}:${trigger}`,
        "END:VALARM",
      ]),
    );
    expect(draft).toMatchObject({
      title: "Kiln, glaze and a very long name that a program has folded over two lines",
      start: "2026-12-05T14:00",
      end: "2026-12-05T15:30",
      allDay: false,
      timezone: "Europe/Berlin",
      location: "Studio 2; Yard",
      notes: ["Bring clay.\nAnd water."],
      link: "https://example.com/kiln",
      reminders: [1440, 15],
      attendees: [
        { name: "Ana Luz", email: "ana@example.com" },
        { name: "bo@example.com", email: "bo@example.com" },
      ],
    });
  });

  it("of whole days ends with its last day, which the file names by the day behind it", () => {
    expect(onlyDraft("DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261227")).toMatchObject({
      start: "2026-12-24",
      end: "2026-12-26",
      allDay: true,
      timezone: timeZone,
    });
    expect(onlyDraft("DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261225").end).toBeNull();
    expect(onlyDraft("DTSTART;VALUE=DATE:20261224", "DURATION:P2D").end).toBe("2026-12-25");
  });

  it("ends as its duration says, and at the clock of its own zone where the file ends it in another", () => {
    expect(onlyDraft("DTSTART;TZID=Europe/London:20261205T140000", "DURATION:PT1H30M").end).toBe(
      "2026-12-05T15:30",
    );
    const flight = onlyDraft(
      "DTSTART;TZID=Europe/London:20261205T140000",
      "DTEND;TZID=America/New_York:20261205T170000",
    );
    expect(flight.end).toBe("2026-12-05T22:00");
  });

  it("in UTC shows in the calendar's zone or the visitor's; one that floats is in the visitor's", () => {
    expect(onlyDraft("DTSTART:20261205T190000Z")).toMatchObject({
      start: "2026-12-05T14:00",
      timezone: timeZone,
    });
    expect(onlyDraft("DTSTART:20261205T190000")).toMatchObject({
      start: "2026-12-05T19:00",
      timezone: timeZone,
    });
    const named = calendarOf("X-WR-TIMEZONE:Europe/Paris", eventOf("DTSTART:20261205T190000Z"));
    expect(importOf(named).drafts[0]).toMatchObject({ start: "2026-12-05T20:00", timezone: "Europe/Paris" });
  });

  it("in the second of two repeated hours stays in it", () => {
    expect(onlyDraft("DTSTART:20261101T063000Z")).toMatchObject({
      start: "2026-11-01T01:30",
      startFold: "later",
    });
  });
});

describe("a series of a calendar file", () => {
  it("keeps its rule, with the last day of its own zone, its exceptions and additions", () => {
    const draft = onlyDraft(
      "DTSTART;TZID=America/New_York:20261130T190000",
      "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270111T235959Z",
      "EXDATE;TZID=America/New_York:20261221T190000,20261228T190000",
      "EXDATE:20270105T000000Z",
      "RDATE;TZID=America/New_York:20261223T180000",
    );
    expect(draft).toMatchObject({
      recurrence: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20270110",
      exdates: ["2026-12-21T19:00", "2026-12-28T19:00", "2027-01-04T19:00"],
      rdates: ["2026-12-23T18:00"],
    });
  });

  it("of whole days keeps them as days, and takes a day alone for the start on that day", () => {
    expect(
      onlyDraft("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=MONTHLY;COUNT=4", "EXDATE;VALUE=DATE:20270101"),
    ).toMatchObject({ recurrence: "FREQ=MONTHLY;COUNT=4", exdates: ["2027-01-01"] });
    expect(
      onlyDraft("DTSTART:20261201T090000", "RRULE:FREQ=DAILY;COUNT=4", "EXDATE;VALUE=DATE:20261202"),
    ).toMatchObject({ exdates: ["2026-12-02T09:00"] });
  });

  it("leaves out the dates that were changed, which become events of their own, and those cancelled", () => {
    const { drafts } = importOf(
      calendarOf(
        eventOf("UID:1", "SUMMARY:Choir", "DTSTART:20261201T190000", "RRULE:FREQ=WEEKLY;COUNT=5"),
        eventOf(
          "UID:1",
          "SUMMARY:Choir in the hall",
          "RECURRENCE-ID:20261208T190000",
          "DTSTART:20261209T200000",
        ),
        eventOf(
          "UID:1",
          "SUMMARY:Choir",
          "RECURRENCE-ID:20261215T190000",
          "DTSTART:20261215T190000",
          "STATUS:CANCELLED",
        ),
      ),
    );
    expect(drafts.map(({ title, start, exdates }) => ({ title, start, exdates }))).toEqual([
      { title: "Choir", start: "2026-12-01T19:00", exdates: ["2026-12-08T19:00", "2026-12-15T19:00"] },
      { title: "Choir in the hall", start: "2026-12-09T20:00", exdates: [] },
    ]);
  });

  it.each([
    ["two rules", ["RRULE:FREQ=DAILY;COUNT=2", "RRULE:FREQ=WEEKLY;COUNT=2"]],
    ["a rule of exceptions", ["RRULE:FREQ=DAILY;COUNT=9", "EXRULE:FREQ=DAILY;INTERVAL=2"]],
    ["a rule that is none", ["RRULE:FREQ=SOMETIMES"]],
    ["one a second", ["RRULE:FREQ=SECONDLY"]],
  ])("with %s is kept as far as it can be, and the visitor is told", (_name, lines) => {
    expect(codesOf(calendarOf(eventOf("DTSTART:20261201T190000", ...lines)))).toContain("imports.series");
  });

  it("tells of a change from one date on, which is taken for that date", () => {
    const calendar = calendarOf(
      eventOf("UID:1", "DTSTART:20261201T190000", "RRULE:FREQ=WEEKLY;COUNT=5"),
      eventOf("UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T190000", "DTSTART:20261208T200000"),
    );
    expect(codesOf(calendar)).toContain("imports.series");
  });
});

describe("a calendar file as a whole", () => {
  it("gives at most 50 events, those still to come first, and tells how many were left", () => {
    const past = Array.from({ length: 40 }, (_, at) =>
      eventOf(
        `DTSTART:202501${String((at % 28) + 1).padStart(2, "0")}T1${at % 10}0000`,
        `SUMMARY:Past ${at}`,
      ),
    );
    const ahead = Array.from({ length: 40 }, (_, at) =>
      eventOf(
        `DTSTART:202701${String((at % 28) + 1).padStart(2, "0")}T1${at % 10}0000`,
        `SUMMARY:Ahead ${at}`,
      ),
    );
    const weekly = eventOf("DTSTART:20240101T090000", "RRULE:FREQ=WEEKLY", "SUMMARY:Weekly");
    const { drafts, notices } = importOf(calendarOf(...past, ...ahead, weekly));
    expect(drafts).toHaveLength(50);
    expect(drafts.filter(({ title }) => title.startsWith("Ahead"))).toHaveLength(40);
    expect(drafts[0]?.title).toBe("Weekly");
    expect(notices).toContainEqual({ code: "imports.left", params: { count: 31 } });
    expect(drafts.map(({ start }) => start)).toEqual(drafts.map(({ start }) => start).toSorted());
  });

  it.each([
    ["noCalendar", "Lunch tomorrow"],
    ["noEvents", calendarOf("BEGIN:VTODO", "SUMMARY:Buy clay", "END:VTODO")],
    ["allCancelled", calendarOf("METHOD:CANCEL", eventOf("UID:1", "DTSTART:20261205T140000"))],
    ["allCancelled", calendarOf(eventOf("STATUS:CANCELLED", "DTSTART:20261205T140000"))],
    ["noneReadable", calendarOf(eventOf("DTSTART:20261345T140000"), eventOf("SUMMARY:No start"))],
  ])("without an event that can be kept says so: %s", (code, calendar) => {
    expect(importOf(calendar).problem).toEqual({ code: `imports.${code}` });
  });

  it("is read past its damaged lines, alarms and to-dos, and with any ends of lines", () => {
    const calendar = [
      "BEGIN:VCALENDAR",
      "a line of a description that was not folded",
      "BEGIN:VEVENT",
      "DTSTART:20261205T140000",
      "SUMMARY;BROKEN",
      "BEGIN:VALARM",
      "DTSTART:20010101T000000",
      "SUMMARY:Alarm",
      "END:VALARM",
      "SUMMARY:Open day",
      "END:VEVENT",
    ].join("\n");
    expect(importOf(calendar).drafts).toMatchObject([{ title: "Open day", start: "2026-12-05T14:00" }]);
  });

  it("keeps the last version of an event that it holds twice", () => {
    const calendar = calendarOf(
      eventOf("UID:1", "SEQUENCE:2", "SUMMARY:New", "DTSTART:20261205T140000"),
      eventOf("UID:1", "SEQUENCE:1", "SUMMARY:Old", "DTSTART:20261204T140000"),
    );
    expect(importOf(calendar).drafts.map(({ title }) => title)).toEqual(["New"]);
  });
});
