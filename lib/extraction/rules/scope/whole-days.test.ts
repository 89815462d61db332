import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("what is due by the end of a day", () => {
  it.each([
    "Two quotes are to be sent to us by close of business 11 December.",
    "Pack your crates by end of day Friday December 11.",
    "Questions for the board by COB Fri 11 Dec please.",
    "Upload your pictures before midnight on Fri 11 Dec.",
    "The old lease ends midnight Friday 11 December.",
  ])("is due on that day: %j", (line) => {
    expect(read(line)).toEqual(["12-11"]);
  });

  it.each([
    ["Forms are due by 5pm on Friday 11 December.", "12-11T17:00"],
    ["Fireworks at midnight on Friday 11 December.", "12-11T00:00"],
    ["The hall is open on Friday 11 December from 8pm until midnight.", "12-11T20:00/12-12T00:00"],
  ])("keeps an hour that somebody says: %j", (line, when) => {
    expect(read(line)).toEqual([when]);
  });

  it("is a matter of its own behind a price", () => {
    expect(read("Class starts Friday 4 December at 6pm. €40 to be paid by Wednesday 2 December.")).toEqual([
      "12-04T18:00",
      "12-02",
    ]);
  });
});
