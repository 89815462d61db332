import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { seriesDays } from "./series-days";

const daysOf = (rule: string, first: string, last: string) =>
  seriesDays({ rule, timeZone: "America/New_York", first, last });

/** The same by an independent library, for rules that its iterator reads right. */
function byLibrary(rule: string, first: string, last: string): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first));
  const days: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (next.toString().slice(0, 10) > last) break;
    days.push(next.toString().slice(0, 10));
  }
  return days;
}

describe("the days of a series", () => {
  it.each([
    ["FREQ=DAILY", "2026-11-30", "2026-12-10"],
    ["FREQ=DAILY;INTERVAL=3;COUNT=4", "2026-11-30", "2027-02-01"],
    ["FREQ=WEEKLY", "2026-11-30", "2027-01-31"],
    ["FREQ=WEEKLY;BYDAY=MO,WE,FR", "2026-11-30", "2026-12-31"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU", "2026-12-01", "2027-02-28"],
    ["FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214", "2026-11-30", "2027-02-28"],
    ["FREQ=MONTHLY", "2026-12-15", "2027-06-30"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-30", "2027-06-30"],
    ["FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU", "2026-12-08", "2027-11-30"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "2026-12-25", "2027-11-30"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-12-31", "2027-08-31"],
    ["FREQ=YEARLY", "2026-12-24", "2029-12-31"],
    ["FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26", "2029-12-31"],
  ])("of %s from %s to %s are those of RFC 5545", (rule, first, last) => {
    const days = daysOf(rule, first, last);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(byLibrary(rule, first, last));
  });

  it("leave out the months that lack the day", () => {
    expect(daysOf("FREQ=MONTHLY", "2027-01-31", "2027-06-30")).toEqual([
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]);
  });

  it("begin with the first instance, whether or not the rule names it, and end with `last`", () => {
    expect(daysOf("FREQ=WEEKLY;BYDAY=MO", "2026-12-01", "2026-12-14")).toEqual([
      "2026-12-01",
      "2026-12-07",
      "2026-12-14",
    ]);
    expect(daysOf("FREQ=WEEKLY;BYDAY=MO", "2026-12-01", "2026-11-01")).toEqual(["2026-12-01"]);
  });

  it("are the first alone for a rule of hours, and for one that nobody can read", () => {
    expect(daysOf("FREQ=HOURLY;INTERVAL=2", "2026-12-01", "2026-12-14")).toEqual(["2026-12-01"]);
    expect(daysOf("EVERY SO OFTEN", "2026-12-01", "2026-12-14")).toEqual(["2026-12-01"]);
  });
});
