import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-04-27T10:30:00+05:30");

const told = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Asia/Kolkata", language: "en-GB" }).map(
    ({ start, end, title }) => `${start.slice(5)}/${end?.slice(11) ?? ""} ${title}`,
  );

const exams = ["05-11T09:30/12:30 Compiler Design", "05-13T14:00/17:00 Computer Networks"];

describe("hours that a legend gives a code", () => {
  it.each([
    [
      "a table of pipes",
      "|Subject|Date|Session|\n|---|---|---|\n|Compiler Design|11/05/2026|FN|\n|Computer Networks|13/05/2026|AN|\n\nFN: 9.30 AM to 12.30 PM   AN: 2.00 PM to 5.00 PM",
    ],
    [
      "columns, the legend first",
      "FN = 9.30 am - 12.30 pm, AN = 2.00 pm - 5.00 pm\n\nSubject             Date                 Session\nCompiler Design     11/05/2026 (Mon)     FN\nComputer Networks   13/05/2026 (Wed)     AN *",
    ],
    [
      "two lines of legend",
      "Subject\tDate\tSession\nCompiler Design\t11/05/2026\tS1\nComputer Networks\t13/05/2026\tS2\n\nS1: 09:30 - 12:30\nS2: 14:00 - 17:00",
    ],
  ])("are those of the lines with the code: %s", (_, text) => {
    expect(told(text)).toEqual(exams);
  });

  it("are hours like others where there is no second", () => {
    expect(told("Mon 11 May 2026\nMP: 9.30 am to 12.30 pm\nLunch at 1 pm")).toHaveLength(2);
  });

  it("are no hours of a line that only holds the letters", () => {
    const text =
      "E = 07:00-15:00  L = 14:45-22:45\n\nMon 11 May 2026   L\nWed 13 May 2026   E, Ann\nFri 15 May 2026   Elm Lane walk";
    expect(told(text).map((one) => one.slice(0, 17))).toEqual([
      "05-11T14:45/22:45",
      "05-13T07:00/15:00",
      "05-15/ Elm Lane w",
    ]);
  });
});
