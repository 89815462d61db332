import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Reads at nine on Monday, 7 September 2026, in London. */
const told = (text: string): string[] =>
  readText({
    text,
    nowMs: Date.parse("2026-09-07T09:00:00+01:00"),
    timeZone: "Europe/London",
    language: "en-GB",
  }).map(({ start, end, title, recurrence }) =>
    [start.slice(5), end?.slice(5), title, recurrence].filter((part) => part != null).join(" | "),
  );

describe("lines of hours below a line with a day and its hours", () => {
  it("are of that day, a bare number too", () => {
    const text = [
      "Kiln Yard has a birthday",
      "Join us Saturday 19 Sept, noon to 5",
      "12.15 barbecue gets lit",
      "1pm - songs by the well",
      "3pm glaze demo",
    ].join("\n");
    expect(told(text).slice(1)).toEqual([
      "09-19T12:15 | Barbecue gets lit",
      "09-19T13:00 | Songs by the well",
      "09-19T15:00 | Glaze demo",
    ]);
  });

  it("are none where one line alone opens with a number", () => {
    const text =
      "Join us at the yard\nOpen day Saturday 19 Sept, noon to 5\n12 stalls by the well\nall welcome";
    expect(told(text)).toHaveLength(1);
  });
});

describe("a line by when something is due", () => {
  it("gives its day to no hours below it", () => {
    const text = [
      "Dear families,",
      "",
      "Museum trip: Tuesday 22nd September",
      "Last payment of £9 is due Friday 18th September online",
      "",
      "What to know",
      "The coach leaves at 8.40 sharp. Bring a coat.",
    ].join("\n");
    expect(told(text)).toContain("09-18 | Last payment");
  });
});

describe("weekdays below the name of one week", () => {
  const shifts = "Monday\nShift 2pm - 10pm\nThursday\nShift 6am - 2pm";

  it("are days of that week, and no series", () => {
    expect(told(`My schedule, week of 14 September\n\n${shifts}`)).toEqual([
      "09-14T14:00 | 09-14T22:00 | Shift",
      "09-17T06:00 | 09-17T14:00 | Shift",
    ]);
  });

  it("are every week where the text names none", () => {
    expect(told(`My schedule\n\n${shifts}`).every((line) => line.includes("FREQ=WEEKLY"))).toBe(true);
  });
});

describe("an agenda, whose hours begin with those of its meeting", () => {
  it("is one event", () => {
    const text =
      "Kiln board on Thursday, 10 to 12\n10.00 minutes\n10.15 glaze budget\n11.40 any other business";
    expect(told(text)).toHaveLength(1);
  });
});

describe("a programme whose hours stand alone in their lines", () => {
  it("has the name of each hour below it where the first has none above it", () => {
    const text = [
      "ORCHARD ROAD HALF MARATHON",
      "",
      "SATURDAY 19 SEPTEMBER",
      "2:00 PM",
      "Number collection",
      "Sports hall",
      "4:30 PM",
      "Junior mile",
      "Lower field",
      "",
      "SUNDAY 20 SEPTEMBER",
      "9:00 AM",
      "Warm-up with Dee",
      "9:30 AM",
      "Half marathon sets off",
      "Orchard Road",
      "12:45 PM",
      "Prize giving",
    ].join("\n");
    expect(told(text)).toEqual([
      "09-19T14:00 | Number collection",
      "09-19T16:30 | Junior mile",
      "09-20T09:00 | Warm-up with Dee",
      "09-20T09:30 | Half marathon sets off",
      "09-20T12:45 | Prize giving",
    ]);
  });

  it("has it above where the last has none below it", () => {
    const text = [
      "Saturday 19 September",
      "Number collection",
      "2:00 PM",
      "Junior mile",
      "4:30 PM",
      "Prize giving",
      "6:15 PM",
    ].join("\n");
    expect(told(text)).toEqual([
      "09-19T14:00 | Number collection",
      "09-19T16:30 | Junior mile",
      "09-19T18:15 | Prize giving",
    ]);
  });
});
