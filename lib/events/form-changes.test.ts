import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { placeOf, rangeOfForm, toEventForm } from "./event-form";
import { clearEnd, endAfter } from "./form-changes";

const endless = clearEnd(toEventForm(sampleEvent()));

describe("an end that is chosen as a length", () => {
  it.each([
    [30, "12:30"],
    [60, "13:00"],
    [120, "14:00"],
  ])("of %i minutes is that long after the start", (minutes, clock) => {
    const { start } = rangeOfForm(endless) ?? { start: "" };
    expect(start).toMatch(/T12:00$/);
    expect(rangeOfForm(endAfter(endless, minutes))?.end).toBe(`${start.slice(0, 10)}T${clock}`);
  });

  it("falls on the next day after a late start", () => {
    const late = {
      ...endless,
      start: { date: "2026-12-31", time: { text: "11:30", meridiem: "PM" } },
    } as const;
    expect(rangeOfForm(endAfter(late, 60))?.end).toBe("2027-01-01T00:30");
  });

  it("changes nothing while the start is not a time", () => {
    const unclear = {
      ...endless,
      start: { date: "2026-12-31", time: { text: "1:", meridiem: "PM" } },
    } as const;
    expect(endAfter(unclear, 60)).toBe(unclear);
  });
});

describe("the place of an event in one line", () => {
  it.each([
    [{ venue: "Room 4", location: "12 Main St" }, "Room 4, 12 Main St"],
    [{ venue: " ", location: "12 Main St" }, "12 Main St"],
    [{ venue: "", location: "" }, ""],
  ])("of %o is %o", (place, line) => {
    expect(placeOf(place)).toBe(line);
  });
});
