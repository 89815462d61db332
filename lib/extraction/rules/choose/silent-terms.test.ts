import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Notes\n\n${line}\n\nChoir on Sat 5 Dec at 7pm`);

describe("what makes no event of a text", () => {
  it.each([
    "2026 passes are valid until Jan 31, 2027.",
    "Bottles bought before 14 December are not affected.",
    "Can we talk about Easter?",
    "Dad - lightbulbs, and ask about Friday",
  ])("is when terms hold and what is talked about: %s", (line) => {
    expect(read(line)).toEqual(["12-05T19:00"]);
  });

  it.each([
    ["Call me about 5pm on Thursday", "11-26T17:00"],
    ["Tech fest 12 December (no classes)", "12-12"],
  ])("is not what happens: %s", (line, when) => {
    expect(read(line)).toEqual([when, "12-05T19:00"]);
  });
});
