import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("a line of several sentences", () => {
  it("tells of a matter in each of them", () => {
    const text =
      "Dear all, the allotment AGM is on 8 December at 7.30pm in the hut by the gate. Every plot has a vote! Rents, £20 for half a plot, are to be paid by 18th December please. The skip was emptied last week. Water is turned off w/c 14th December.";
    expect(readWhen(text)).toEqual(["12-08T19:30", "12-18", "12-14/12-20"]);
  });

  it("has an hour in each of them, of the day that one of them names", () => {
    const text =
      "Opening day is Saturday 5 December for all who play in our teams. Pancakes are served by the parents from 7.30am. The parade steps off at 9 from the fire station. Games start at 10 on all fields this year.";
    expect(readWhen(text)).toContain("12-05T09:00");
    expect(readWhen(text)).toContain("12-05T10:00");
  });

  it("is heard together where it tells a calendar what to put down", () => {
    const text =
      "I shall write it down like this: The event name is Piano lesson. The scheduled date for the event is next Monday. The location of the event is 146 North Lane in Harrowby. The scheduled time for the event is 6:45 pm.";
    const drafts = readSpoken(text);
    expect(drafts.map(({ title, start }) => [title, start])).toEqual([["Piano lesson", "2026-11-23T18:45"]]);
  });

  it("is heard as one where none of them names a day", () => {
    const text =
      "You're right on it, aren't you? That's great. Let's book a table at a restaurant in Leeds for 5:30 in the evening. Oh, wait. I remember the name of the one that I am looking for. It's called The Old Mill.";
    expect(readWhen(text)).toEqual(["11-20T17:30"]);
  });
});
