import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { sampleEvent } from "@/lib/testing/sample-event";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { compareCalendar } from "./compare-calendar";
import { differencesFrom, withCopy } from "./file-version";

const nowMs = Date.parse("2026-11-23T12:00:00Z");
const timeZone = "America/New_York";
/** On Tuesday from noon to one, in New York. */
const lunch = sampleEvent({ venue: "", location: "Room 2" });

const eventOf = (...lines: string[]): string => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const calendarOf = (...parts: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR"].join("\r\n");
const compare = (parts: readonly string[], events: readonly CalendarEvent[] = [lunch]) =>
  compareCalendar({ calendar: calendarOf(...parts), timeZone, nowMs, events });

/** The kinds of what is found, and the fields in which another copy differs. */
const foundIn = (parts: readonly string[], events: readonly CalendarEvent[] = [lunch]) =>
  compare(parts, events).findings.map((finding) => {
    if (finding.kind === "double" || finding.kind === "calledOff") return finding.kind;
    if (finding.kind === "overlap")
      return `overlap: ${finding.overlaps.map(({ title }) => title).join(", ")}`;
    const event = events.find(({ id }) => id === finding.eventId) ?? lunch;
    return `${finding.kind}: ${differencesFrom(event, finding).join(" ")}`;
  });

const noon = ["DTSTART:20261124T170000Z", "DTEND:20261124T180000Z"];

describe("B8: a group beside a calendar file", () => {
  it("is told what is there already: the same time and an alike name, or the same id", () => {
    expect(foundIn([eventOf("UID:x", "SUMMARY:lunch", ...noon)])).toEqual(["double"]);
    expect(foundIn([eventOf(`UID:${lunch.id}`, "SUMMARY:Lunch", ...noon)])).toEqual(["double"]);
    expect(
      foundIn([eventOf("SUMMARY:Lunch", "DTSTART;TZID=Europe/Berlin:20261124T180000", "DURATION:PT1H")]),
    ).toEqual(["double"]);
    expect(foundIn([eventOf("SUMMARY:Lunch", "DTSTART:20261117T170000Z", "RRULE:FREQ=WEEKLY")])).toEqual([
      "double",
    ]);
  });

  it("is told what another copy changed: its time, place, name or link", () => {
    const uid = `UID:${lunch.id}`;
    expect(foundIn([eventOf(uid, "SUMMARY:Late lunch", "DTSTART:20261125T180000Z")])).toEqual([
      "changed: title when",
    ]);
    expect(foundIn([eventOf("SUMMARY:Lunch", "LOCATION:Room 3", ...noon)])).toEqual(["changed: location"]);
    expect(foundIn([eventOf("SUMMARY:Lunch", "DTSTART:20261126T170000Z")])).toEqual(["changed: when"]);
    const online = { ...lunch, link: "https://zoom.us/j/1" };
    expect(foundIn([eventOf("SUMMARY:Lunch", "URL:https://zoom.us/j/2", ...noon)], [online])).toEqual([
      "changed: link",
    ]);
  });

  it("takes an event of another day for a moved copy only where it is the one with that name", () => {
    const elsewhere = (day: string) => eventOf("SUMMARY:Lunch", `DTSTART:202611${day}T170000Z`);
    expect(foundIn([elsewhere("25"), elsewhere("26")])).toEqual([]);
    expect(foundIn([eventOf("SUMMARY:Lunch", "DTSTART:20270124T170000Z")])).toEqual([]);
    expect(foundIn([eventOf("SUMMARY:Lunch", "DTSTART:20261125T170000Z", "RRULE:FREQ=WEEKLY")])).toEqual([]);
    expect(foundIn([eventOf("SUMMARY:Lunch with Bo", "DTSTART:20261125T170000Z")])).toEqual([]);
  });

  it("is told what overlaps, series as far as the group reaches, and no whole day beside hours", () => {
    const weekly = eventOf(
      "SUMMARY:Choir",
      "DTSTART;TZID=America/New_York:20150106T123000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY",
      "EXDATE;TZID=America/New_York:20261117T123000",
    );
    const holiday = eventOf("SUMMARY:Holiday", "DTSTART;VALUE=DATE:20261124");
    expect(foundIn([weekly, holiday])).toEqual(["overlap: Choir"]);
    const [finding] = compare([weekly]).findings;
    expect(finding).toMatchObject({ overlaps: [{ start_datetime: "2026-11-24T17:30:00.000Z" }] });
    expect(foundIn([eventOf("SUMMARY:After", "DTSTART:20261124T180000Z")])).toEqual([]);
    const many = [1, 2, 3, 4, 5].map((at) => eventOf(`SUMMARY:Call ${at}`, "DTSTART:20261124T173000Z"));
    expect(compare(many).findings).toMatchObject([{ count: 5, overlaps: { length: 3 } }]);
  });

  it("is told once about an event", () => {
    const same = eventOf("SUMMARY:Lunch", ...noon);
    expect(foundIn([same, eventOf("SUMMARY:Dentist", ...noon)])).toEqual(["double"]);
  });

  it("tells a calendar without events from what is none", () => {
    expect(compare([])).toMatchObject({ comparedCount: 0, isCalendar: true });
    expect(compareCalendar({ calendar: "Lunch", timeZone, nowMs, events: [lunch] }).isCalendar).toBe(false);
  });
});

describe("an event as another copy has it", () => {
  const copyOf = (event: CalendarEvent, ...lines: string[]) => {
    const [finding] = compare([eventOf(...lines)], [event]).findings;
    if (finding === undefined || finding.kind === "overlap") return expect.unreachable("a copy");
    return withCopy(event, finding);
  };

  it("keeps its length and its other fields where the copy says nothing of them", () => {
    expect(copyOf(lunch, `UID:${lunch.id}`, "SUMMARY:Lunch", "DTSTART:20261125T180000Z")).toEqual({
      ...lunch,
      start_datetime: "2026-11-25T18:00:00.000Z",
      end_datetime: "2026-11-25T19:00:00.000Z",
    });
  });

  it("keeps its venue where the copy names it before the place", () => {
    const event = { ...lunch, venue: "Café Luz", location: "Main St 1" };
    expect(copyOf(event, "SUMMARY:Lunch", "LOCATION:Café Luz\\, Main St 2", ...noon)).toMatchObject({
      venue: "Café Luz",
      location: "Main St 2",
    });
    expect(copyOf({ ...event, location: "" }, "SUMMARY:Lunch", "LOCATION:Bar", ...noon)).toMatchObject({
      venue: "Bar",
      location: "",
    });
    expect(copyOf(event, "SUMMARY:Lunch", "LOCATION:Bar", ...noon)).toMatchObject({
      venue: "",
      location: "Bar",
    });
  });
});

describe("a hostile calendar beside a group", () => {
  const mostMs = 6000;
  const year = { ...lunch, recurrence: "FREQ=DAILY;COUNT=366" };
  const repeated = (count: number, ...lines: string[]) =>
    Array.from({ length: count }, (_, at) => eventOf(`UID:${at}`, `SUMMARY:Event ${at}`, ...lines));

  it.each([
    ["of 3,000 events at the same time", repeated(3000, ...noon)],
    [
      "of daily series without an end, begun in 1900",
      repeated(3000, "DTSTART:19000101T173000Z", "RRULE:FREQ=DAILY"),
    ],
    [
      "of daily series with a count, begun in 1900",
      repeated(3000, "DTSTART:19000101T173000Z", "RRULE:FREQ=DAILY;COUNT=99999"),
    ],
    [
      "of series by positions",
      repeated(3000, "DTSTART:19000101T173000Z", "RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    ],
    [
      "of events that last for centuries",
      repeated(3000, "DTSTART:19000101T000000Z", "DTEND:21001231T000000Z"),
    ],
    [
      "of series that never begin",
      repeated(3000, "DTSTART:20261124T173000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
    ],
    [
      "of unlike zones",
      Array.from(
        { length: 3000 },
        (_, at) =>
          `BEGIN:VTIMEZONE\nTZID:Z${at}\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETTO:+0123\nEND:STANDARD\nEND:VTIMEZONE\n` +
          eventOf(`DTSTART;TZID=Z${at}:20261124T120000`),
      ),
    ],
    ["of years at either end", repeated(3000, "DTSTART:00000101T000000Z", "DTEND:99991231T235959Z")],
  ])(`%s is compared in ${mostMs} ms of processor time`, (_name, parts) => {
    const { result, spentMs } = timed(() => compare(parts, [year, { ...lunch, id: "b", title: "Supper" }]));
    expect(spentMs).toBeLessThan(mostMs);
    expect(result.findings.length).toBeLessThanOrEqual(2);
    expect(result.comparedCount + result.leftCount).toBe(3000);
  });

  it("tells how many events of a longer file were left out", () => {
    expect(compare(repeated(3010, ...noon))).toMatchObject({ comparedCount: 3000, leftCount: 10 });
  });
});
