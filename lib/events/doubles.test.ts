import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { findDoubles } from "./doubles";

const lunch = (id: string, overrides: Partial<CalendarEvent> = {}): CalendarEvent =>
  sampleEvent({ id, ...overrides });
const doublesOf = (...events: CalendarEvent[]) =>
  findDoubles(events).map(({ keptId, doubleId }) => `${keptId} > ${doubleId}`);

describe("B8: the doubles of a group", () => {
  it("have the same time and a name whose words are in the other's, whatever their case and order", () => {
    expect(doublesOf(lunch("a"), lunch("b", { title: "LUNCH!" }))).toEqual(["a > b"]);
    expect(
      doublesOf(lunch("a", { title: "Design review" }), lunch("b", { title: "Review of design, Ana" })),
    ).toEqual(["b > a"]);
    expect(doublesOf(lunch("a", { title: "Café" }), lunch("b", { title: "cafe" }))).toEqual(["a > b"]);
  });

  it("are not those that share only a time, a word, or a name", () => {
    expect(doublesOf(lunch("a", { title: "Team meeting" }), lunch("b", { title: "Team lunch" }))).toEqual([]);
    expect(doublesOf(lunch("a"), lunch("b", { title: "Lunch with Ana and Bo" }))).toEqual([]);
    expect(doublesOf(lunch("a"), lunch("b", { start_datetime: "2026-11-25T17:00:00.000Z" }))).toEqual([]);
    expect(doublesOf(lunch("a", { title: "🎂" }), lunch("b", { title: "🎄" }))).toEqual([]);
  });

  it("are found in other zones, on whole days, and of a date of a series, which stays", () => {
    expect(doublesOf(lunch("a"), lunch("b", { timezone: "Europe/Berlin" }))).toEqual(["a > b"]);
    const day = { all_day: true, end_datetime: null };
    expect(
      doublesOf(
        lunch("a", { ...day, start_datetime: "2026-11-24T05:00:00.000Z" }),
        lunch("b", { ...day, start_datetime: "2026-11-23T23:00:00.000Z", timezone: "Europe/Berlin" }),
      ),
    ).toEqual(["a > b"]);
    const weekly = lunch("weekly", {
      start_datetime: "2026-11-17T17:00:00.000Z",
      end_datetime: null,
      recurrence: "FREQ=WEEKLY;COUNT=5",
    });
    expect(doublesOf(lunch("a"), weekly)).toEqual(["weekly > a"]);
  });
});
