import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("a last day and no other time", () => {
  it.each([
    "Rates at the Saracen's are held until 30 December.",
    "Coupons may be had at the office till 30th Dec.",
    "Orders can be placed until 30 December.",
    "A block of rooms is kept until 12/30.",
    "Returns accepted up to 30 December.",
  ])("is the day by which something is to be done: %j", (line) => {
    expect(readWhen(`Hello\n\n${line}\n\nBo`)).toEqual(["12-30"]);
  });

  it.each([
    "The show runs until 30 December.",
    "The pool is closed until 30 December.",
    "Exhibition in the foyer until 30 December.",
    "Line 4 is suspended until 30 December.",
  ])("ends what goes on: %j", (line) => {
    expect(readWhen(`Hello\n\n${line}\n\nBo`)).toEqual(["11-20/12-30"]);
  });
});
