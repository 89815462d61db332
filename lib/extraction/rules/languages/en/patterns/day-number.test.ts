import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";

const read = (text: string): string[] =>
  readSpoken(text, { language: "en-GB", now: "2026-03-03T09:00:00Z", timeZone: "Europe/London" }).map(
    ({ start, end, title }) =>
      [start, end, title]
        .filter((part) => part !== null)
        .join(" ")
        .replaceAll("2026-", ""),
  );

describe("a number that opens a line under the name of a month", () => {
  it.each([
    ["8    Harbour race", "05-08 Harbour race"],
    ["12 Harvest supper", "05-12 Harvest supper"],
    ["14   Working bee 7–11am", "05-14T07:00 05-14T11:00 Working bee"],
    ["Sat 9: seed swap, 10.30", "05-09T10:30 Seed swap"],
    ["22 (Fri) – quiz night 8pm", "05-22T20:00 Quiz night"],
    ["1st: water back on", "05-01 Water back"],
  ])("is a day of it: %j", (line, expected) => {
    expect(read(`Diary\n\nMAY\n${line}\n29   Regatta`)).toEqual([expected, "05-29 Regatta"]);
  });

  it.each([
    ["3–6  Regatta", "05-03 05-06 Regatta"],
    ["Fri 22 to Mon 25: skip on site", "05-22 05-25 Skip on site"],
  ])("may be the first of several days: %j", (line, expected) => {
    expect(read(`Diary\n\nMAY\n${line}\n29   Regatta`)).toEqual([expected, "05-29 Regatta"]);
  });

  it.each(["3 nights of films", "10% off all seeds", "12.30 doors", "400 bulbs planted"])(
    "is none where it counts or is an hour: %j",
    (line) => {
      expect(read(`Diary\n\nMAY\n${line}\n29   Regatta`)).toEqual(["05-29 Regatta"]);
    },
  );

  it("is none without the name of a month above it", () => {
    expect(read("Diary\n\n8    Harbour race\n29   Regatta")).toEqual([]);
  });
});
