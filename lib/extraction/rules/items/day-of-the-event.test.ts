import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("a day that opens its line", () => {
  it.each([
    "Mon, Nov 30 (St Andrew's Day - no school!)",
    "Mon., Nov. 30 (no school that day, so come along!)",
  ])("is that of the hours right below: %s", (line) => {
    expect(readWhen(`Blood Drive\n${line}\n8 a.m. - 1:30 p.m.\nGym B`)).toEqual(["11-30T08:00/11-30T13:30"]);
  });
});

describe("an hour of what goes with an event", () => {
  it.each([
    [
      "what comes afterwards, in a later paragraph",
      "Dear members\n\nThe AGM is on Saturday 5 December at 2pm in the clubhouse.\n\nNames for the committee to the secretary by Friday 27 November.\n\nSoup and rolls afterwards from about 4.30pm.\n\nBo",
      ["12-05T14:00", "11-27", "12-05T16:30"],
    ],
    [
      "what comes before it, in the small print",
      "YOUR TICKET\n\nMahler by Moonlight\nSat 5 Dec 2026 8:00PM\nThe Armory\n\nRow H seat 107\n\nPre-concert talk 7:00 PM in the drill room",
      ["12-05T20:00", "12-05T19:00"],
    ],
  ])("is on its day: %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it("has no day where the words tell of no event before", () => {
    const text =
      "Dear members\n\nThe AGM is on Saturday 5 December at 2pm in the clubhouse.\n\nPlease keep the drive clear.\n\nThe office can be rung until 4.30pm.\n\nBo";
    expect(readWhen(text)).toEqual(["12-05T14:00"]);
  });
});
