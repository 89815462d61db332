import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { compareCalendar } from "./compare-calendar";
import { differencesFrom, withCopy } from "./file-version";

/** On Tuesdays from noon to one, in New York. */
const lunch = sampleEvent({ venue: "", location: "" });
const weekly = { ...lunch, recurrence: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270601T035959Z" };

const eventOf = (...lines: string[]): string => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const sameId = `UID:${lunch.id}`;
const noon = ["SUMMARY:Lunch", "DTSTART;TZID=America/New_York:20261124T120000", "DURATION:PT1H"];

const compare = (events: readonly CalendarEvent[], parts: readonly string[], method = "PUBLISH") =>
  compareCalendar({
    calendar: ["BEGIN:VCALENDAR", `METHOD:${method}`, ...parts, "END:VCALENDAR"].join("\r\n"),
    timeZone: "America/New_York",
    nowMs: Date.parse("2026-11-23T12:00:00Z"),
    events,
  }).findings;

const kindsOf = (...given: Parameters<typeof compare>) => compare(...given).map(({ kind }) => kind);

describe("B8: the rule of a series beside a calendar file", () => {
  /** The event as the file has it, and the fields in which it differs. */
  const changeOf = (event: CalendarEvent, ...lines: string[]) => {
    const [finding] = compare([event], [eventOf(sameId, ...noon, ...lines)]);
    if (finding?.kind !== "changed") return finding?.kind;
    return [differencesFrom(event, finding), withCopy(event, finding).recurrence];
  };

  it("is told where it changed, began or ended", () => {
    expect(changeOf(weekly, "RRULE:FREQ=DAILY;COUNT=5")).toEqual([["recurrence"], "FREQ=DAILY;COUNT=5"]);
    expect(changeOf(weekly, "RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270531")).toEqual([
      ["recurrence"],
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=20270531",
    ]);
    expect(changeOf(weekly, "RRULE:FREQ=WEEKLY;UNTIL=20270525T160000Z")).toEqual([
      ["recurrence"],
      "FREQ=WEEKLY;UNTIL=20270525",
    ]);
    expect(changeOf(weekly)).toEqual([["recurrence"], null]);
    expect(changeOf(lunch, "RRULE:FREQ=WEEKLY")).toEqual([["recurrence"], "FREQ=WEEKLY"]);
  });

  it("is told of an alike series that has another id", () => {
    const [finding] = compare([weekly], [eventOf("UID:x", ...noon, "RRULE:FREQ=WEEKLY;COUNT=3")]);
    expect(finding).toMatchObject({ kind: "changed" });
  });

  it("is the same in whatever way a program writes it", () => {
    for (const rule of [
      "FREQ=WEEKLY;UNTIL=20270531T170000Z",
      "FREQ=WEEKLY;WKST=SU;BYDAY=TU;UNTIL=20270531",
      "UNTIL=20270601T035959Z;INTERVAL=1;FREQ=WEEKLY",
    ])
      expect(changeOf(weekly, `RRULE:${rule}`), rule).toBe("double");
    const days = { ...lunch, recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" };
    expect(changeOf(days, "RRULE:FREQ=WEEKLY;BYDAY=TH,TU")).toBe("double");
  });
});

const endless = { ...lunch, recurrence: "FREQ=WEEKLY" };
const instead = "RECURRENCE-ID;TZID=America/New_York:20261201T120000";

describe("B8: the dates that a series leaves out beside a calendar file", () => {
  const series = ["RRULE:FREQ=WEEKLY", "EXDATE;TZID=America/New_York:20261201T120000,20261208T120000"];
  /** Which dates the event leaves out once it is as the file has it, or the kind of what the file says. */
  const datesAs = (event: CalendarEvent, ...parts: string[]) => {
    const [finding] = compare([event], parts);
    if (finding?.kind !== "changed") return finding?.kind;
    expect(differencesFrom(event, finding)).toEqual(["exdates"]);
    const after = withCopy(event, finding);
    expect(differencesFrom(after, finding)).toEqual([]);
    return after.exdates;
  };

  it("are told where the file leaves out more, or fewer", () => {
    const file = eventOf(sameId, ...noon, ...series);
    expect(datesAs(endless, file)).toEqual(["2026-12-01", "2026-12-08"]);
    const known = { ...endless, exdates: ["2026-12-08T12:00", "2026-12-15T12:00"] };
    expect(datesAs(known, file)).toEqual(["2026-12-01", "2026-12-08T12:00"]);
    expect(datesAs({ ...known, exdates: ["2026-12-01T12:00", "2026-12-08T12:00"] }, file)).toBe("double");
    expect(datesAs(endless, file.replace(sameId, "UID:x"))).toEqual(["2026-12-01", "2026-12-08"]);
  });

  it("are no difference on a day that the series does not have, or that it moved in the file", () => {
    const odd = ["RRULE:FREQ=WEEKLY", "EXDATE;TZID=America/New_York:20261202T120000"];
    expect(datesAs(endless, eventOf(sameId, ...noon, ...odd))).toBe("double");
    const whole = eventOf(sameId, ...noon, "RRULE:FREQ=WEEKLY");
    const moved = eventOf(sameId, instead, "SUMMARY:Lunch", "DTSTART;TZID=America/New_York:20261201T130000");
    expect(datesAs(endless, whole, moved)).toBe("double");
    expect(datesAs({ ...endless, exdates: ["2026-12-01T12:00"] }, whole, moved)).toBe("double");
  });

  it("are told of a day that the file calls off by itself", () => {
    const whole = eventOf(sameId, ...noon, "RRULE:FREQ=WEEKLY");
    const gone = eventOf(sameId, instead, ...noon, "STATUS:CANCELLED");
    expect(datesAs(endless, whole, gone)).toEqual(["2026-12-01"]);
  });
});

describe("B8: what a calendar file calls off", () => {
  const off = "STATUS:CANCELLED";

  it("is told of the event that it is a copy of: by its id, or by its time and name", () => {
    expect(kindsOf([lunch], [eventOf(sameId, ...noon, off)])).toEqual(["calledOff"]);
    expect(kindsOf([lunch], [eventOf("UID:x", ...noon, off)])).toEqual(["calledOff"]);
    expect(kindsOf([weekly], [eventOf(sameId, ...noon, "RRULE:FREQ=WEEKLY", off)])).toEqual(["calledOff"]);
    expect(kindsOf([lunch], [eventOf(sameId, ...noon)], "CANCEL")).toEqual(["calledOff"]);
  });

  it("overlaps with nothing, and says nothing of another event", () => {
    const dentist = ["SUMMARY:Dentist", ...noon.slice(1)];
    expect(kindsOf([lunch], [eventOf("UID:x", ...dentist, off)])).toEqual([]);
    const otherDay = ["SUMMARY:Lunch", "DTSTART:20261126T170000Z"];
    expect(kindsOf([lunch], [eventOf("UID:x", ...otherDay, off)])).toEqual([]);
  });

  it("counts for less than a copy that takes place", () => {
    expect(kindsOf([lunch], [eventOf("UID:x", ...noon, off), eventOf("UID:y", ...noon)])).toEqual(["double"]);
    expect(kindsOf([lunch], [eventOf("UID:x", ...noon), eventOf(sameId, ...noon, off)])).toEqual([
      "calledOff",
    ]);
  });

  it("is a single date of a series, which calls off an event on that date and not the series", () => {
    const series = eventOf("UID:x", ...noon, "RRULE:FREQ=WEEKLY");
    const date = eventOf("UID:x", "RECURRENCE-ID;TZID=America/New_York:20261124T120000", ...noon, off);
    expect(kindsOf([lunch], [series, date])).toEqual(["calledOff"]);
    const own = [series, date].map((part) => part.replace("UID:x", sameId));
    const [finding] = compare([endless], own);
    expect(finding?.kind === "changed" && differencesFrom(endless, finding)).toEqual(["exdates"]);
  });

  it("is told also where the file holds nothing else", () => {
    const { comparedCount, isCalendar } = compareCalendar({
      calendar: ["BEGIN:VCALENDAR", eventOf(sameId, ...noon, off), "END:VCALENDAR"].join("\r\n"),
      timeZone: "America/New_York",
      nowMs: Date.parse("2026-11-23T12:00:00Z"),
      events: [lunch],
    });
    expect({ comparedCount, isCalendar }).toEqual({ comparedCount: 1, isCalendar: true });
  });
});
