import { describe, expect, it } from "vitest";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { importCalendar } from "./import-calendar";

const eventOf = (...lines: string[]): string => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");

function importOf(...events: string[]) {
  const calendar = ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
  const nowMs = Date.parse("2026-11-23T12:00:00Z");
  return importCalendar({ calendar, timeZone: "America/New_York", nowMs });
}

const kept = eventOf("DTSTART:20261205T140000", "SUMMARY:Kept");
const noticesOf = (...events: string[]) => importOf(kept, ...events).notices.slice(1);
const draftOf = (...lines: string[]) => importOf(eventOf(...lines)).drafts[0];

describe("an event of a calendar file that cannot be kept", () => {
  it("is counted with the reason, whether its date cannot be read or lies outside of what is kept", () => {
    expect(noticesOf(eventOf("DTSTART:18501203T100000Z"), eventOf("DTSTART:20261345T140000"))).toEqual([
      { code: "imports.undated", params: { count: 2 } },
    ]);
  });

  it("takes no place of one that can", () => {
    const old = Array.from({ length: 50 }, (_, at) => eventOf(`DTSTART:1850120${at % 10}T100000Z`));
    const { drafts, notices } = importOf(kept, ...old);
    expect(drafts.map(({ title }) => title)).toEqual(["Kept"]);
    expect(notices.map(({ code }) => code)).toEqual(["imports.taken", "imports.undated"]);
  });

  it("is told from those that were not looked at", () => {
    const many = Array.from({ length: 3010 }, () => kept);
    expect(importOf(...many).notices.map(({ code }) => code)).toEqual(["imports.taken", "imports.left"]);
  });
});

describe("a date that programs write in their own way", () => {
  it("is in UTC by Outlook's own name for it", () => {
    expect(
      draftOf("DTSTART;TZID=tzone://Microsoft/Utc:20261203T150000", "DTEND:20261203T160000Z"),
    ).toMatchObject({ start: "2026-12-03T10:00", end: "2026-12-03T11:00", timezone: "America/New_York" });
    expect(noticesOf(eventOf("DTSTART;TZID=tzone://Microsoft/Utc:20261203T150000"))).toEqual([]);
  });

  it("is a day where it has no clock", () => {
    expect(draftOf("DTSTART:20261203", "DTEND:20261205")).toMatchObject({
      start: "2026-12-03",
      end: "2026-12-04",
      allDay: true,
    });
  });
});

describe("the end of a series of a file that has several times in a day", () => {
  it.each([
    ["FREQ=HOURLY;INTERVAL=2;UNTIL=20261203T120000Z", "FREQ=HOURLY;INTERVAL=2;UNTIL=20261203T120000Z"],
    ["FREQ=DAILY;BYHOUR=9,18;UNTIL=20261205T100000Z", "FREQ=DAILY;BYHOUR=9,18;UNTIL=20261205T100000Z"],
    ["FREQ=HOURLY;UNTIL=20261205T100000", "FREQ=HOURLY;UNTIL=20261205T150000Z"],
    ["FREQ=DAILY;UNTIL=20261205T140000Z", "FREQ=DAILY;UNTIL=20261205"],
  ])("%s is kept as %s", (rule, expected) => {
    const draft = draftOf("DTSTART:20261203T090000", `RRULE:${rule}`);
    expect(draft?.recurrence?.split(";").sort()).toEqual(expected.split(";").sort());
  });
});

describe("what a series of a file means besides its days", () => {
  const seriesNotice = [{ code: "imports.series", params: { count: 1 } }];

  it.each([
    "RRULE:RSCALE=CHINESE;FREQ=YEARLY",
    "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD",
    "RDATE;VALUE=PERIOD:20261206T140000/PT3H",
  ])("is told where it is not kept: %s", (line) => {
    expect(noticesOf(eventOf("DTSTART:20261231T140000", line))).toEqual(seriesNotice);
  });

  it("is not told where it goes without saying", () => {
    const line = "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT";
    expect(noticesOf(eventOf("DTSTART:20261231T140000", line))).toEqual([]);
  });
});

describe("a length in a file", () => {
  const start = "DTSTART;TZID=America/New_York:20261031T100000";
  const over = eventOf("DTSTART;VALUE=DATE:20261031", "DURATION:P99999999W");

  it("counts days by the clock and hours as they pass (RFC 5545 § 3.3.6)", () => {
    expect(draftOf(start, "DURATION:P1D")?.end).toBe("2026-11-01T10:00");
    expect(draftOf(start, "DURATION:PT24H")?.end).toBe("2026-11-01T09:00");
    expect(draftOf(start, "DURATION:P1W")?.end).toBe("2026-11-07T10:00");
    expect(draftOf(start, "DURATION:P1DT2H")?.end).toBe("2026-11-01T12:00");
  });

  it("that no event has leaves it without an end", () => {
    expect(draftOf(start, "DURATION:P99999999W")?.end).toBeNull();
    expect(draftOf(start, "DURATION:-P1D")?.end).toBeNull();
    expect(importOf(over).drafts).toHaveLength(1);
  });
});

describe("the zones of a file that are not known", () => {
  const moons = ["Moon/1", "Moon/2", "Moon/2", "Moon/3", "Moon/4", "Moon/5"];
  const wordsOf = (zones: readonly string[]) =>
    noticesOf(...zones.map((zone) => eventOf(`DTSTART;TZID=${zone}:20261205T140000`))).map((phrase) =>
      putIntoWords(phrase, "en"),
    );

  it("are named, each once and at most three", () => {
    expect(wordsOf(moons.slice(0, 1))).toEqual([
      "The file names a time zone that is not known, Moon/1; its times were taken in yours.",
    ]);
    expect(wordsOf(moons.slice(0, 3))).toEqual([
      "The file names time zones that are not known: Moon/1, Moon/2; their times were taken in yours.",
    ]);
    expect(wordsOf(moons)).toEqual([
      "The file names time zones that are not known: Moon/1, Moon/2, Moon/3 and 2 more; their times were taken in yours.",
    ]);
  });
});

describe("an end in the second of two repeated hours", () => {
  it("is by the clocks of the visitor's zone where the start is in it too", () => {
    expect(draftOf("DTSTART:20271107T063000Z", "DTEND:20271107T064500Z")).toMatchObject({
      start: "2027-11-07T01:30",
      startFold: "later",
      end: "2027-11-07T01:45",
      timezone: "America/New_York",
    });
  });

  it("is in UTC where only that tells how long the event lasts", () => {
    expect(draftOf("DTSTART:20271107T053000Z", "DTEND:20271107T061500Z")).toMatchObject({
      start: "2027-11-07T05:30",
      end: "2027-11-07T06:15",
      timezone: "UTC",
    });
  });
});
