import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-09-07T09:00:00+01:00");

/** Reads at nine on Monday, 7 September 2026, in London. */
const told = (lines: string): string[] =>
  readText({
    text: `Hello all\n\n${lines}\n\nBo`,
    nowMs,
    timeZone: "Europe/London",
    language: "en-GB",
  }).map(({ start, end, title }) => [start.slice(5), end?.slice(5), title].filter(Boolean).join(" | "));

describe("several things in one line", () => {
  it("reads each cell with a clock, on the day that opens the line", () => {
    expect(
      told(
        "TUE   early release 12:20.  dept lunch 12:45\nTHU   fire drill 9:40 (shh)   PARENTS' NIGHT 6–8 gym",
      ),
    ).toEqual([
      "09-08T12:20 | Early release",
      "09-08T12:45 | Dept lunch",
      "09-10T09:40 | Fire drill",
      "09-10T18:00 | 09-10T20:00 | PARENTS' NIGHT",
    ]);
  });

  it("reads them where the day and the first clock stand side by side", () => {
    expect(told("Wed   6:15a Sculpt        7:15p Restorative\nSat   8:30a All levels")).toEqual([
      "09-09T06:15 | Sculpt",
      "09-09T19:15 | Restorative",
      "09-12T08:30 | All levels",
    ]);
  });

  it("reads them on the day that stands above the line", () => {
    expect(told("Sunday 20 September\n8am Matins  |  10.15am Parish Eucharist  |  6pm Evensong")).toEqual([
      "09-20T08:00 | Matins",
      "09-20T10:15 | Parish Eucharist",
      "09-20T18:00 | Evensong",
    ]);
  });

  it.each([
    ["Sat 19 Sept   11am choir – with a talk from 12.30 in the hall", 1],
    ["Sat 19 Sept   Dinner 7pm   Library", 1],
    ["Sat 19 Sept   dep York 8.40   arr Leeds 9.10", 1],
  ])("leaves %j one thing", (line, count) => {
    expect(told(line)).toHaveLength(count);
  });
});
