import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { contentLines, instantOf, occurrences, rawLine, readCalendar, readEvent } from "./read-calendar";
import { sampleEntry } from "./sample-entry";
import { toCalendar } from "./to-calendar";

const write = (changes: Parameters<typeof sampleEntry>[0] = {}) =>
  toCalendar({ entries: [sampleEntry(changes)] });

describe("the dates of a series", () => {
  const weekly = {
    recurrence: "FREQ=WEEKLY;COUNT=5",
    exdates: ["2026-11-27T09:00"],
    rdates: ["2026-11-30T18:00"],
  };

  it("are written as the start is, and readers leave out and add them", () => {
    const text = write(weekly);
    expect(rawLine(text, "EXDATE")).toBe("EXDATE;TZID=America/New_York:20261127T090000");
    expect(rawLine(text, "RDATE")).toBe("RDATE;TZID=America/New_York:20261130T180000");
    expect(readEvent(text).iterator().complete).toBe(false);
  });

  it("are days for whole days, and instants without rules for the zone", () => {
    const whole = {
      ...weekly,
      allDay: true,
      startWall: "2026-11-20T00:00",
      endWall: null,
      exdates: ["2026-11-27T00:00"],
    };
    expect(rawLine(write({ ...whole, rdates: [] }), "EXDATE")).toBe("EXDATE;VALUE=DATE:20261127");
    expect(rawLine(write({ ...weekly, timezone: "UTC" }), "EXDATE")).toBe("EXDATE:20261127T090000Z");
  });

  it("make a series of their own where there is no rule (RFC 5545 § 3.8.5.2)", () => {
    const text = write({ ...weekly, recurrence: null });
    expect(rawLine(text, "RRULE")).toBeUndefined();
    expect(rawLine(text, "DTSTART")).toBe("DTSTART;TZID=America/New_York:20261120T090000");
    expect(rawLine(text, "EXDATE")).toBe("EXDATE;TZID=America/New_York:20261127T090000");
    expect(rawLine(text, "RDATE")).toBe("RDATE;TZID=America/New_York:20261130T180000");
  });

  it("are the instants that are meant where the start is in a repeated hour", () => {
    const doubled = { startWall: "2026-11-01T01:30", startFold: "later", endWall: null } as const;
    const text = write({ ...doubled, rdates: ["2026-11-08T01:30"], exdates: ["2026-11-01T01:30"] });
    expect(rawLine(text, "RDATE")).toBe("RDATE:20261108T063000Z");
    expect(rawLine(text, "EXDATE")).toBe("EXDATE:20261101T063000Z");
  });

  it("that it leaves out stay out where there is neither a rule nor a further date", () => {
    expect(rawLine(write({ ...weekly, recurrence: null, rdates: [] }), "EXDATE")).toBeUndefined();
  });
});

describe("the file", () => {
  it("contains wall-clock times with TZID, one VTIMEZONE and no METHOD", () => {
    const text = write();
    expect(rawLine(text, "DTSTART")).toBe("DTSTART;TZID=America/New_York:20261120T090000");
    expect(rawLine(text, "DTEND")).toBe("DTEND;TZID=America/New_York:20261120T103000");
    expect(contentLines(text).filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1);
    expect(rawLine(text, "METHOD")).toBeUndefined();
    expect(rawLine(text, "X-PUBLISHED-TTL")).toBeUndefined();
    expect(rawLine(text, "PRODID")).toBe("PRODID:-//SayWhen//SayWhen//EN");
    expect(instantOf(readEvent(text).startDate)).toBe("2026-11-20T14:00:00.000Z");
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("carries UID, SEQUENCE, CREATED and LAST-MODIFIED of the event", () => {
    const text = write({ sequence: 7 });
    expect(rawLine(text, "UID")).toBe("UID:0b9f6f3e-6f0e-4a5e-9d6b-2f1f0f6c1d11");
    expect(rawLine(text, "SEQUENCE")).toBe("SEQUENCE:7");
    expect(rawLine(text, "CREATED")).toBe("CREATED:20261101T080000Z");
    expect(contentLines(text)).toContain("LAST-MODIFIED:20261102T093015Z");
  });

  it("stamps the given moment, or otherwise the event's last change", () => {
    const stamped = toCalendar({ entries: [sampleEntry()], nowInstant: "2026-11-20T17:00:00.000Z" });
    expect(rawLine(stamped, "DTSTAMP")).toBe("DTSTAMP:20261120T170000Z");
    expect(rawLine(write(), "DTSTAMP")).toBe("DTSTAMP:20261102T093015Z");
  });

  it("is the same to the byte for the same input", () => {
    const entries = [sampleEntry(), sampleEntry({ uid: "b", timezone: "Europe/Oslo", notes: ["x"] })];
    expect(toCalendar({ entries, name: "Group" })).toBe(toCalendar({ entries, name: "Group" }));
  });
});

describe("a file of a group", () => {
  it("names the calendar in both ways that readers know", () => {
    const text = toCalendar({ entries: [sampleEntry()], name: "Trip; Lisbon,\r\nPorto" });
    expect(rawLine(text, "NAME")).toBe("NAME:Trip\\; Lisbon\\, Porto");
    expect(rawLine(text, "X-WR-CALNAME")).toBe("X-WR-CALNAME:Trip\\; Lisbon\\, Porto");
    expect(rawLine(write(), "NAME")).toBeUndefined();
  });

  it("contains many events in their order with one VTIMEZONE for each zone in use", () => {
    const zones = ["America/New_York", "Europe/Oslo", "America/New_York", "UTC", "Asia/Tokyo"];
    const entries = zones.map((timezone, index) => sampleEntry({ uid: `event-${index}`, timezone }));
    const { calendar, events } = readCalendar(toCalendar({ entries }));
    expect(events.map((event) => event.uid)).toEqual(["event-0", "event-1", "event-2", "event-3", "event-4"]);
    const named = calendar.getAllSubcomponents("vtimezone").map((zone) => zone.getFirstPropertyValue("tzid"));
    expect(named).toEqual(["America/New_York", "Europe/Oslo", "Asia/Tokyo"]);
  });

  it("is a calendar without events if there are none", () => {
    expect(readCalendar(toCalendar({ entries: [] })).events).toEqual([]);
  });

  it("writes long notes quickly", () => {
    const notes = Array.from({ length: 50 }, () => "Résumé 🎉 ".repeat(200));
    const { result: text, spentMs } = timed(() => write({ notes }));
    expect(spentMs).toBeLessThan(2000);
    expect(readEvent(text).description).toContain("Résumé 🎉 Résumé");
  });
});

describe("zones", () => {
  const zones = ["Asia/Calcutta", "US/Pacific", "Europe/Kiev", "Europe/Dublin", "EST5EDT", "Asia/Kathmandu"];

  it.each(zones)("keeps the name %s and the instant it means", (timezone) => {
    const text = write({ timezone, startWall: "2026-07-01T09:00", endWall: null });
    expect(rawLine(text, "DTSTART")).toBe(`DTSTART;TZID=${timezone}:20260701T090000`);
    expect(rawLine(text, "TZID")).toBe(`TZID:${timezone}`);
    const offsetsMinutes = new Map([
      ["Asia/Calcutta", 330],
      ["US/Pacific", -420],
      ["Europe/Kiev", 180],
      ["Europe/Dublin", 60],
      ["EST5EDT", -240],
      ["Asia/Kathmandu", 345],
    ]);
    const expected = Date.UTC(2026, 6, 1, 9) - (offsetsMinutes.get(timezone) ?? Number.NaN) * 60_000;
    expect(readEvent(text).startDate.toJSDate().getTime()).toBe(expected);
  });

  it.each(["UTC", "Etc/UTC", "GMT", "Zulu"])("writes Z times without VTIMEZONE for %s", (timezone) => {
    const text = write({ timezone });
    expect(rawLine(text, "DTSTART")).toBe("DTSTART:20261120T090000Z");
    expect(text).not.toContain("VTIMEZONE");
  });

  it("finds a zone whatever the case of its letters", () => {
    expect(rawLine(write({ timezone: "america/new_york" }), "DTSTART")).toBe(
      "DTSTART;TZID=America/New_York:20261120T090000",
    );
  });
});

describe("all-day events", () => {
  const day = {
    allDay: true,
    startWall: "2026-12-24T00:00",
    endWall: null,
    timezone: "Pacific/Auckland",
  } as const;

  it("are dates without TZID that last one day when they have no end", () => {
    const text = write(day);
    expect(rawLine(text, "DTSTART")).toBe("DTSTART;VALUE=DATE:20261224");
    expect(rawLine(text, "DTEND")).toBe("DTEND;VALUE=DATE:20261225");
    expect(text).not.toContain("TZID");
  });

  it("end on the day after the last", () => {
    const event = readEvent(write({ ...day, endWall: "2026-12-27T00:00" }));
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2026-12-24", "2026-12-27"]);
    expect(event.duration.toString()).toBe("P3D");
  });

  it("last one day when the end is not after the start", () => {
    expect(rawLine(write({ ...day, endWall: "2026-12-20T00:00" }), "DTEND")).toBe(
      "DTEND;VALUE=DATE:20261225",
    );
  });

  it("repeat until a date", () => {
    const text = write({ ...day, recurrence: "FREQ=WEEKLY;UNTIL=20270107" });
    expect(rawLine(text, "RRULE")).toBe("RRULE:FREQ=WEEKLY;UNTIL=20270107");
    expect(occurrences(readEvent(text), 9).map(({ wall }) => wall)).toEqual([
      "2026-12-24",
      "2026-12-31",
      "2027-01-07",
    ]);
  });
});

describe("series", () => {
  it("keep the wall clock across a clock change", () => {
    const text = write({
      startWall: "2026-10-27T09:00",
      endWall: "2026-10-27T10:00",
      recurrence: "FREQ=WEEKLY;UNTIL=20261110",
    });
    expect(occurrences(readEvent(text), 9)).toEqual([
      { wall: "2026-10-27T09:00:00", instant: "2026-10-27T13:00:00.000Z" },
      { wall: "2026-11-03T09:00:00", instant: "2026-11-03T14:00:00.000Z" },
      { wall: "2026-11-10T09:00:00", instant: "2026-11-10T14:00:00.000Z" },
    ]);
  });

  it("keep the occurrence on the last day in zones far from Greenwich", () => {
    for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const text = write({
        timezone,
        startWall: "2026-11-20T23:30",
        endWall: null,
        recurrence: "FREQ=DAILY;UNTIL=20261122",
      });
      expect(occurrences(readEvent(text), 9).map(({ wall }) => wall)).toEqual([
        "2026-11-20T23:30:00",
        "2026-11-21T23:30:00",
        "2026-11-22T23:30:00",
      ]);
    }
  });

  it("lose an unreadable rule and keep the event", () => {
    const text = write({ recurrence: "FREQ=SOMETIMES\r\nX-EVIL:1" });
    expect(rawLine(text, "RRULE")).toBeUndefined();
    expect(readEvent(text).summary).toBe("Design review");
    expect(text).not.toContain("X-EVIL");
  });
});
