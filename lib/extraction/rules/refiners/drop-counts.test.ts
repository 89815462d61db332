import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-11-20T12:00:00-05:00");
const heading = "Canal Society\n";
const read = (line: string): [start: string, end: string | null][] =>
  readText({ text: `${heading}${line}`, nowMs, timeZone: "America/New_York", language: "en" }).map(
    ({ start, end }) => [start, end],
  );
const startsOf = (line: string): string[] => read(line).map(([start]) => start);

describe("a number in a text of several lines", () => {
  it.each([
    ["that a row begins with is no hour of its day", "04    Thursday 26 November    4:20 pm    Dr Vale"],
    ["that a range of rows ends in is no hour of its day", "Rooms 1-6    Thursday 26 November    4:20 pm"],
    ["of a berth is no hour of its day", "Berth 7: Thursday 26 November 4:20 pm, boat lift"],
  ])("%s", (_, line) => {
    expect(startsOf(line)).toEqual(["2026-11-26T16:20"]);
  });

  it("of a year is no hour", () => {
    expect(startsOf("Boat lift Thursday 26 November 4:20 pm, last done 2019")).toEqual(["2026-11-26T16:20"]);
  });

  it("of a seat is no hour", () => {
    expect(startsOf("Thursday 26 November 4:20 pm, boat lift, seat 4A")).toEqual(["2026-11-26T16:20"]);
  });

  it("in brackets with an h is how long something lasts", () => {
    expect(read("Thursday 26 November 16:20   Boat lift (2 h)")).toEqual([
      ["2026-11-26T16:20", "2026-11-26T18:20"],
    ]);
  });

  it.each([
    ["that something leads to", "Boat lift Thursday 26 November at 4", "2026-11-26T16:00"],
    ["right behind its day", "Thursday 26 November, 4 - boat lift", "2026-11-26T16:00"],
    ["that opens the line before its day", "10 on Friday, boat lift", "2026-11-27T10:00"],
    ["with a mark of its own", "Thursday 26 November 4p boat lift", "2026-11-26T16:00"],
    ["of a whole hour in one piece", "Thursday 26 November 1930 boat lift", "2026-11-26T19:30"],
  ])("is an hour %s", (_, line, start) => {
    expect(startsOf(line)).toEqual([start]);
  });

  it("of minutes between boats makes no series", () => {
    expect(startsOf("Ferry every 20 minutes, no need to book")).toEqual([]);
  });
});
