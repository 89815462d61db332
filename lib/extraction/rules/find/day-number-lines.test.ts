import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-05-20T09:00:00+01:00");

/** Reads at nine on Wednesday, 20 May 2026, in London. */
const starts = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(({ start }) => start.slice(5));

describe("a weekday and a number that open a line", () => {
  it.each([
    ["columns", "WALLIS ISLAND\nFri 22   20:15\nSat 23   17:30", ["05-22T20:15", "05-23T17:30"]],
    ["a colon", "LISTS\n\nmon 1: gym 6.30pm\ntue 2: bins", ["06-01T18:30", "06-02"]],
    ["what happens, in small letters", "thu 28 dentist 9.40\nmon 1 gym 7pm", ["05-28T09:40", "06-01T19:00"]],
    ["one line in small letters", "to do\n\nfri 29 lunch w Ana 12.30\nring the plumber", ["05-29T12:30"]],
    ["a bullet", "Thu 21 • Trivia • 7pm\nFri 5 • Open Mic • 8pm", ["05-21T19:00", "06-05T20:00"]],
    [
      "a heading of hours",
      "OUR TRIP\n\nFri 3 July\n 1400 leave home\n\nSat 4\n 0915 boat to the island",
      ["07-03T14:00", "07-04T09:15"],
    ],
    ["one line with a number above noon", "Jazz at the Arms\n\nFri 29: Big Band, 8pm", ["05-29T20:00"]],
  ])("are a day of the coming weeks: %s", (_, text, want) => {
    expect(starts(text)).toEqual(want);
  });

  it("are no day before a length or a month", () => {
    expect(starts("Calls\n\nSat 30 min walk 8am\nFri 29 may lunch 1pm")).toEqual([
      "05-23T08:00",
      "05-29T13:00",
    ]);
  });

  it("are a day and an hour where no coming day has that number", () => {
    expect(starts("Sports this week\n\nThu 7: five-a-side\nSat 9: netball")).toEqual([
      "05-21T19:00",
      "05-23T09:00",
    ]);
  });
});

describe("a number at the edge of a line under a day", () => {
  const day = "PROGRAMME\n\nSaturday 13 June\n10:30 Parade\n";

  it.each([
    "Total paid with card 0042",
    "14 tires",
    "Made by Knotly 2026",
    "Register at the desk, max 12",
    "Line U2",
  ])("is no hour where it counts or names something: %j", (line) => {
    expect(starts(day + line)).toEqual(["06-13T10:30"]);
  });

  it.each([
    ["1400 leave for the station", "06-13T14:00"],
    ["U12s 14.30", "06-13T14:30"],
  ])("is one in %j", (line, start) => {
    expect(starts(day + line)).toEqual(["06-13T10:30", start]);
  });
});
