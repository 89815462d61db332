import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("the hour at which something begins", () => {
  it.each([
    ["Star party Fri 4 Dec from dusk (c. 7:15 pm), Pickle Gulch", "12-04T19:15"],
    ["Fri 4 Dec\n   12.15  Lunchtime recital: Ann Hallam (organ)", "12-04T12:15"],
    ["Sat 5 Dec   v Kilbrack (A)   throw in 11.00, meet clubhouse 10.00", "12-05T11:00"],
    ["Jumble sale Sat. 5 Dec, doors 2pm. Setting up from ten, strong arms needed.", "12-05T14:00"],
    [
      "Marathon: Saturday 5 December, doors 11:00, we finish about 20:00. €5 at the door",
      "12-05T11:00/12-05T20:00",
    ],
    ["Show Sat 5 Dec\nDOORS 7PM * SHOW 8PM * CARRIAGES 11PM", "12-05T20:00/12-05T23:00"],
    ["Ram Skulls / The Lamplighter / Sat 5 Dec / doors 7:30, first band 8.15 / £8 adv", "12-05T20:15"],
    ["Film Sat 5 Dec, doors 7pm, show 8pm.", "12-05T20:00"],
  ])("is told from those beside it: %j", (line, when) => {
    expect(read(line)[0]).toEqual(when);
  });

  it("is in the half of the day in which it comes soon behind the one before", () => {
    expect(read("Carnival Sat 5 Dec, marshalling 7am, first race 7:40.")).toEqual([
      "12-05T07:00",
      "12-05T07:40",
    ]);
    expect(read("Sat 5 Dec: gym 7am, dinner at 7:40.")).toEqual(["12-05T07:00", "12-05T19:40"]);
  });

  it("is said by noon where nothing else says it", () => {
    expect(read("Lunchtime meeting on Fri 4 Dec in room 2")).toEqual(["12-04T12:00"]);
    expect(read("Drinks on the beach Fri 4 Dec at dusk")).toEqual(["12-04T18:00"]);
  });
});
