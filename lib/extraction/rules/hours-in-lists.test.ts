import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("the hours of a list", () => {
  it("are a line's own where it says till when, though it stands between two others", () => {
    const text =
      "SATURDAY 5 DECEMBER\n5:30 dinner\n7:00 speeches, then dancing till 10:45\n11:00 sparklers on the lawn";
    expect(readWhen(text)).toEqual(["12-05T17:30", "12-05T19:00/12-05T22:45", "12-05T23:00"]);
  });

  it("are none of what is counted between two of them", () => {
    const text = "SATURDAY 5 DECEMBER\n7:00 Doors\nHall 4, seats 12 to 20\n8:00 Concert";
    expect(readWhen(text)).not.toContain("12-05T12:00/12-05T20:00");
  });

  it("are two numbers in the midst of a line below the day", () => {
    const text = "SATURDAY 5 DECEMBER\n5:30 dinner\n\nSUNDAY 6 DECEMBER\nbrunch 10-12 at the mill";
    expect(readWhen(text)).toContain("12-06T10:00/12-06T12:00");
  });

  it("are two numbers behind one day of a month", () => {
    expect(readWhen("Salt Prints\nReception December 2, 6-8")).toEqual(["12-02T18:00/12-02T20:00"]);
    expect(readWhen("The office is closed Dec 20, 22-24")).not.toContain("12-20T22:00");
  });

  it("are those of each of the days that a label names for the sessions", () => {
    const text =
      "Your seat in the weekend batch is confirmed.\n\nSessions: 5th, 6th & 12th December 2026\nTiming: 10:30 AM to 1:00 PM\nMode: Online";
    expect(readWhen(text)).toEqual([
      "12-05T10:30/12-05T13:00",
      "12-06T10:30/12-06T13:00",
      "12-12T10:30/12-12T13:00",
    ]);
  });
});
