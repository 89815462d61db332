import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Dates for December\n\n${line}\n\nMarie`);

describe("hours that nothing leads to", () => {
  it.each([
    ["Sat 5 Dec      Open morning 9–11", "12-05T09:00/12-05T11:00"],
    ["Under 12s      Sat 5 Dec    v Harcote   home, pitch 2     10.30", "12-05T10:30"],
    ["Sat 5 Dec      Outing, coach leaves the Fox 8.45 sharp", "12-05T08:45"],
    ["Sat 5 Dec      Plant swap on the green, 10-12 (in the hall if wet)", "12-05T10:00/12-05T12:00"],
    ["• Sat 5 Dec, apple pressing at Thorne Farm, 1-4, jugs £3", "12-05T13:00/12-05T16:00"],
    ["Sat 5 Dec: pruning, plot 31, 10.30 (thick gloves)", "12-05T10:30"],
    ["| Sat 5 Dec | Tin collection 10-4 | everyone please |", "12-05T10:00/12-05T16:00"],
  ])("are those of the day of their line: %j", (line, when) => {
    expect(read(line)).toEqual([when]);
  });

  it.each([
    ["Sat 5 Dec      Quiz for grades 4-6", "12-05"],
    ["Sat 5 Dec      Blitz, under 9-11, bring boots", "12-05"],
    ["Sat 5 Dec      Boat trip, adults 7.50, kids 3.50", "12-05"],
    ["Sat 5 Dec      Raffle, first prize £7.30", "12-05"],
    ["Sat 5 Dec      Workshop, rooms 4-6", "12-05"],
  ])("are none where they number, count or cost something: %j", (line, when) => {
    expect(read(line)).toEqual([when]);
  });

  it("are none beside hours that are said", () => {
    expect(read("Sat 5 Dec      7pm      Tables of 4-6")).toEqual(["12-05T19:00"]);
  });
});
