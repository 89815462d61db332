import { describe, expect, it } from "vitest";
import { importCalendar } from "./import-calendar";

const nowMs = Date.parse("2026-11-23T12:00:00Z");
const timeZone = "America/New_York";

const calendarOf = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const eventOf = (...lines: string[]): string => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const importOf = (calendar: string) => importCalendar({ calendar, timeZone, nowMs });
const codesOf = (calendar: string) => importOf(calendar).notices.map(({ code }) => code);

describe("the zones of a calendar file", () => {
  const zoneOf = (id: string, ...lines: string[]) =>
    importOf(calendarOf(...lines, eventOf(`DTSTART;TZID=${id}:20261205T140000`))).drafts[0]?.timezone;
  const rules = (id: string, winter: string, summer: string, [ends, begins]: [string, string]) => [
    "BEGIN:VTIMEZONE",
    `TZID:${id}`,
    "BEGIN:STANDARD",
    "DTSTART:16010101T030000",
    `TZOFFSETFROM:${summer}`,
    `TZOFFSETTO:${winter}`,
    `RRULE:FREQ=YEARLY;${ends}`,
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010101T020000",
    `TZOFFSETFROM:${winter}`,
    `TZOFFSETTO:${summer}`,
    `RRULE:FREQ=YEARLY;${begins}`,
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ];

  it.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["/freeassociation.sourceforge.net/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"],
    ["/mozilla.org/20050126_1/Europe/Oslo", "Europe/Oslo"],
    ['"W. Europe Standard Time"', "Europe/Berlin"],
    ["Eastern Standard Time", "America/New_York"],
  ])("are known by the name %s", (id, zone) => {
    expect(zoneOf(id)).toBe(zone);
  });

  it("are known by their rules where their names say nothing", () => {
    const europe: [string, string] = ["BYDAY=-1SU;BYMONTH=10", "BYDAY=-1SU;BYMONTH=3"];
    const america: [string, string] = ["BYDAY=1SU;BYMONTH=11", "BYDAY=2SU;BYMONTH=3"];
    expect(zoneOf("Customized", ...rules("Customized", "+0100", "+0200", europe))).toBe("Europe/Berlin");
    expect(zoneOf("Our zone", ...rules("Our zone", "-0800", "-0700", america))).toBe("America/Los_Angeles");
    const fixed = [
      "BEGIN:VTIMEZONE",
      "TZID:x",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETTO:+0545",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    expect(zoneOf("x", ...fixed)).toMatch(/^Asia\/Kat(?:h)?mandu$/);
  });

  it.each(["Moon/Tranquility", "PST", "IST"])(
    "that mean none, such as %s, are taken as the visitor's, which is told",
    (id) => {
      expect(zoneOf(id)).toBe(timeZone);
      expect(codesOf(calendarOf(eventOf(`DTSTART;TZID=${id}:20261205T140000`)))).toContain("imports.zone");
    },
  );
});
