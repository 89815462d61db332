import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("days and the series that they are of", () => {
  it.each([
    "Interviews are on Tuesday 8 and Wednesday 9 December, 08:30 to 13:00 each day, boardroom 2.",
    "Interviews on 8 and 9 December, 8:30am-1pm daily",
  ])("are all that there are where they are listed: %j", (line) => {
    expect(read(line)).toEqual(["12-08T08:30/12-08T13:00", "12-09T08:30/12-09T13:00"]);
  });

  it.each([
    ["Training: Mondays 19.15-20.15, church hall, six weeks from 7 December, £30.", "COUNT=6"],
    ["Yoga Mondays 19.15-20.15 in the hall, 4 weeks from 7 Dec", "COUNT=4"],
  ])("begin it and count it: %j", (line, count) => {
    expect(read(line)).toEqual([`12-07T19:15/12-07T20:15 FREQ=WEEKLY;BYDAY=MO;${count}`]);
  });

  it.each([
    "Committee: third Tuesday of the month, 6.30pm in the library. Next one is 15 December.",
    "Committee, 3rd Tuesday of the month at 6.30pm, next meeting 15 December",
  ])("are one of each month: %j", (line) => {
    expect(read(line)).toEqual(["12-15T18:30 FREQ=MONTHLY;BYDAY=3TU"]);
  });

  it("stay one where the month is told", () => {
    expect(read("Committee: first Tuesday of next month, 6.30pm.")).toEqual(["12-01T18:30"]);
  });
});

describe("the name of a holiday", () => {
  it.each([
    "Vesak Day in lieu - Tue 1 December, centre closed",
    "Thanksgiving lunch on 1 December",
    "Christmas party: 1 December",
  ])("is no day beside a date: %j", (line) => {
    expect(read(line)).toEqual(["12-01"]);
  });

  it("is one beside the date of another", () => {
    expect(read("Closed on Christmas Day and 1 January.")).toEqual(["12-25", "2027-01-01"]);
  });
});
