import { describe, expect, it } from "vitest";
import { importCalendar } from "./import-calendar";

const europe: [string, string] = ["BYDAY=-1SU;BYMONTH=10", "BYDAY=-1SU;BYMONTH=3"];
const america: [string, string] = ["BYDAY=1SU;BYMONTH=11", "BYDAY=2SU;BYMONTH=3"];

interface Seasons {
  winter: string;
  summer: string;
  changes: [string, string];
  more?: string[];
}

const part = (kind: string, ...lines: string[]) => [`BEGIN:${kind}`, ...lines, `END:${kind}`];

const seasons = (id: string, { winter, summer, changes: [ends, begins], more = [] }: Seasons) =>
  part(
    "VTIMEZONE",
    `TZID:${id}`,
    ...part("STANDARD", "DTSTART:16010101T030000", `TZOFFSETTO:${winter}`, `RRULE:FREQ=YEARLY;${ends}`),
    ...part("DAYLIGHT", "DTSTART:16010101T020000", `TZOFFSETTO:${summer}`, `RRULE:FREQ=YEARLY;${begins}`),
    ...more,
  );

const fixed = (id: string, offset: string) =>
  part("VTIMEZONE", `TZID:${id}`, ...part("STANDARD", "DTSTART:19700101T000000", `TZOFFSETTO:${offset}`));

/** The zone of the only event of a file. */
function zoneOf(id: string, lines: readonly string[], [start = "", ...more]: readonly string[]) {
  const event = part("VEVENT", `DTSTART;TZID=${id}:${start}`, ...more);
  const calendar = part("VCALENDAR", ...lines, ...event).join("\r\n");
  const nowMs = Date.parse("2026-11-23T12:00:00Z");
  return importCalendar({ calendar, timeZone: "America/New_York", nowMs }).drafts[0]?.timezone;
}

const eastern = { winter: "-0500", summer: "-0400", changes: america };
const british = { winter: "+0000", summer: "+0100", changes: europe };
const central = { winter: "+0100", summer: "+0200", changes: europe };

describe("a zone that a file defines", () => {
  it.each([
    ["EST", "20270705T100000", seasons("EST", eastern), "America/New_York"],
    ["GMT", "20270705T100000", seasons("GMT", british), "Europe/London"],
    [
      "Eastern Standard Time",
      "20261205T100000",
      fixed("Eastern Standard Time", "+1000"),
      "Antarctica/DumontDUrville",
    ],
  ])("is what it defines, whatever %s means elsewhere (RFC 5545 § 3.2.19)", (id, start, lines, zone) => {
    expect(zoneOf(id, lines, [start])).toBe(zone);
  });

  it("is what it defines for the later dates of a series too", () => {
    const lines = seasons("EST", eastern);
    expect(zoneOf("EST", lines, ["20261205T100000", "RRULE:FREQ=WEEKLY"])).toBe("America/New_York");
    expect(zoneOf("EST", lines, ["20261205T100000", "RRULE:FREQ=WEEKLY;UNTIL=20261231"])).toBe("EST");
  });

  const ended = part(
    "DAYLIGHT",
    "DTSTART:19400811T000000",
    "RDATE:19410811T000000",
    "RRULE:FREQ=YEARLY;UNTIL=19450401T000000Z;BYMONTH=8;BYDAY=2SU",
    "TZOFFSETTO:+0300",
  );
  it.each([
    ["its own rules", "20270705T100000", seasons("Europe/Oslo", central)],
    ["rules that ended", "20270905T100000", seasons("Europe/Oslo", { ...central, more: ended })],
    ["one that cannot be read", "20261205T100000", fixed("Europe/Oslo", "?")],
    ["one that begins later", "19650105T100000", fixed("Europe/Oslo", "+0500")],
  ])("keeps its name beside %s", (_name, start, lines) => {
    expect(zoneOf("Europe/Oslo", lines, [start])).toBe("Europe/Oslo");
  });

  it("keeps its name where it is written for a single time", () => {
    const lines = fixed("Europe/Oslo", "+0100");
    expect(zoneOf("Europe/Oslo", lines, ["20261205T100000", "RRULE:FREQ=WEEKLY"])).toBe("Europe/Oslo");
  });

  it.each(["20270314T013000", "20270314T023000", "20271107T013000", "20271107T023000"])(
    "keeps its name at %s, when clocks change",
    (start) => {
      const lines = seasons("America/New_York", eastern);
      expect(zoneOf("America/New_York", lines, [start])).toBe("America/New_York");
    },
  );
});
