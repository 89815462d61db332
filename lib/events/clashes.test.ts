import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { findClashes } from "./clashes";
import { groupCalendar } from "./group-days";
import { groupTimes, type TimedEvent } from "./group-times";

interface Written {
  start: string;
  end?: string;
  zone?: string;
  rule?: string;
  allDay?: boolean;
  exdates?: string[];
  rdates?: string[];
}

/** An event by its wall clock; its title is its id. */
function event(id: string, { start, end, zone = "America/New_York", ...more }: Written): TimedEvent {
  const instant = (wall: string) =>
    wallToInstant({ wall: wall.length === 10 ? `${wall}T00:00` : wall, timeZone: zone, fold: "earlier" });
  return {
    id,
    title: id,
    start_datetime: instant(start),
    end_datetime: end === undefined ? null : instant(end),
    all_day: more.allDay ?? false,
    timezone: zone,
    recurrence: more.rule ?? null,
    exdates: more.exdates ?? [],
    rdates: more.rdates ?? [],
  };
}

const clashesOf = (...events: TimedEvent[]) =>
  findClashes(groupTimes(events)).map(({ eventIds, days }) => `${eventIds.join(" × ")}: ${days.join(" ")}`);

const talk = event("talk", { start: "2026-12-07T09:00", end: "2026-12-07T10:00" });

describe("B8: the clashes within a group", () => {
  it("are events that overlap, not those that follow each other", () => {
    const next = event("next", { start: "2026-12-07T10:00", end: "2026-12-07T11:00" });
    const inside = event("inside", { start: "2026-12-07T09:30", end: "2026-12-07T10:30" });
    expect(clashesOf(talk, next)).toEqual([]);
    expect(clashesOf(next, inside, talk)).toEqual(["talk × inside: 2026-12-07", "inside × next: 2026-12-07"]);
  });

  it("are moments as well, within another event or with each other, but not at its end", () => {
    const at = (id: string, start: string) => event(id, { start });
    expect(clashesOf(talk, at("call", "2026-12-07T09:59"))).toEqual(["talk × call: 2026-12-07"]);
    expect(clashesOf(talk, at("call", "2026-12-07T10:00"))).toEqual([]);
    expect(clashesOf(at("one", "2026-12-07T08:00"), at("other", "2026-12-07T08:00"))).toEqual([
      "one × other: 2026-12-07",
    ]);
  });

  it("are told by the instant, whatever the zones", () => {
    const berlin = event("berlin", {
      start: "2026-12-07T15:30",
      end: "2026-12-07T16:00",
      zone: "Europe/Berlin",
    });
    const sameClock = event("same", {
      start: "2026-12-07T09:00",
      end: "2026-12-07T10:00",
      zone: "Europe/Berlin",
    });
    expect(clashesOf(talk, berlin)).toEqual(["talk × berlin: 2026-12-07"]);
    expect(clashesOf(talk, sameClock)).toEqual([]);
  });

  it("are not of whole days with hours, and of whole days only where both last several", () => {
    const days = (id: string, start: string, end: string) => event(id, { start, end, allDay: true });
    const fair = days("fair", "2026-12-07", "2026-12-08");
    const offsite = days("offsite", "2026-12-05", "2026-12-09");
    const trip = days("trip", "2026-12-08", "2026-12-10");
    const after = days("after", "2026-12-09", "2026-12-11");
    expect(clashesOf(talk, fair, offsite)).toEqual([]);
    expect(clashesOf(offsite, trip, fair)).toEqual(["offsite × trip: 2026-12-08"]);
    expect(clashesOf(offsite, after)).toEqual([]);
  });

  it("are found on each day of a series, but for the days that it leaves out, and on those that it adds", () => {
    const sync = event("sync", {
      start: "2026-11-30T09:30",
      end: "2026-11-30T10:00",
      rule: "FREQ=WEEKLY;BYDAY=MO",
      exdates: ["2026-12-14T09:30"],
      rdates: ["2026-12-15T09:30"],
    });
    const desk = event("desk", {
      start: "2026-12-07T09:45",
      end: "2026-12-07T12:00",
      rule: "FREQ=DAILY;COUNT=10",
    });
    expect(clashesOf(sync, desk)).toEqual(["sync × desk: 2026-12-07 2026-12-15"]);
  });

  it("are found on the dates of a series that has no rule, also behind everything else", () => {
    const choir = event("choir", {
      start: "2026-12-01T19:00",
      end: "2026-12-01T20:00",
      rdates: ["2026-12-20T19:00"],
    });
    const rehearsal = event("rehearsal", {
      start: "2026-12-02T19:30",
      end: "2026-12-02T20:30",
      rdates: ["2026-12-20T19:30"],
    });
    expect(clashesOf(choir, rehearsal)).toEqual(["choir × rehearsal: 2026-12-20"]);
  });

  it("of a series keep its clock over a change of the clocks", () => {
    const sync = event("sync", {
      start: "2026-10-26T09:00",
      end: "2026-10-26T09:30",
      rule: "FREQ=WEEKLY;UNTIL=20261130",
    });
    const visit = event("visit", { start: "2026-11-02T09:00", end: "2026-11-02T09:30" });
    expect(clashesOf(sync, visit)).toEqual(["sync × visit: 2026-11-02"]);
  });

  it("are found in a moment among fifty series without an end", () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      event(`e${at}`, { start: "2026-12-01T09:00", end: "2026-12-01T09:30", rule: "FREQ=DAILY" }),
    );
    const { result, spentMs } = timed(() => findClashes(groupTimes(many)));
    expect(result).toHaveLength(1225);
    expect(spentMs).toBeLessThan(2000);
  });
});

describe("the days of a group", () => {
  it("are those that its events touch, each with its events and whether they clash", () => {
    const call = event("call", { start: "2026-12-07T09:30" });
    const offsite = event("offsite", { start: "2026-12-09", end: "2026-12-11", allDay: true });
    const party = event("party", { start: "2026-12-11T22:00", end: "2026-12-12T02:00" });
    const dance = event("dance", { start: "2026-12-13T20:00", end: "2026-12-14T00:00" });
    const { days, clashes, spansWeeks } = groupCalendar([dance, talk, call, offsite, party]);
    expect(days.map(({ day, eventIds, isClash }) => [day, eventIds.join(" "), isClash])).toEqual([
      ["2026-12-07", "talk call", true],
      ["2026-12-09", "offsite", false],
      ["2026-12-10", "offsite", false],
      ["2026-12-11", "party", false],
      ["2026-12-12", "party", false],
      ["2026-12-13", "dance", false],
    ]);
    expect(clashes).toHaveLength(1);
    expect(spansWeeks).toBe(false);
  });

  it("follow a series without an end for four weeks, and span weeks then", () => {
    const sync = event("sync", { start: "2026-11-30T09:30", rule: "FREQ=WEEKLY" });
    const { days, spansWeeks } = groupCalendar([sync, talk]);
    expect(days.map(({ day }) => day)).toEqual(["2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21"]);
    expect(spansWeeks).toBe(true);
  });

  it("show of a series without an end only what is near, and what clashes later", () => {
    const sync = event("sync", {
      start: "2026-11-30T09:30",
      end: "2026-11-30T10:00",
      rule: "FREQ=WEEKLY",
    });
    const visit = event("visit", { start: "2027-03-01T09:45" });
    const { days, clashes } = groupCalendar([sync, visit, event("dinner", { start: "2027-04-02T19:00" })]);
    expect(days.map(({ day }) => day)).toEqual([
      "2026-11-30",
      "2026-12-07",
      "2026-12-14",
      "2026-12-21",
      "2027-03-01",
      "2027-04-02",
    ]);
    expect(clashes).toEqual([{ eventIds: ["sync", "visit"], days: ["2027-03-01"] }]);
  });

  it("are by the clock of each event's own zone", () => {
    const tokyo = event("tokyo", { start: "2026-12-08T08:00", zone: "Asia/Tokyo" });
    expect(groupCalendar([tokyo]).days.map(({ day }) => day)).toEqual(["2026-12-08"]);
    expect(groupCalendar([]).days).toEqual([]);
  });
});
