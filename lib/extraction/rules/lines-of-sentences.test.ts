import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

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
      "Please note down dinner with Ana for me. It is on Friday 4 December. It starts at 7pm at Café Luz and lasts two hours. Invite Bob and Carla to it as well, and say in the title that it is her birthday.";
    expect(readWhen(text)).toEqual(["12-04T19:00/12-04T21:00"]);
  });
});
