import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";
import { decideClock, decideRange, habitOf } from "./decide-clock";
import { habits } from "./languages/en/sentence/habits";
import type { Clock } from "./spans";

const clock = (hour: number, minute = 0, meridiem: "am" | "pm" | null = null): Clock => ({
  hour,
  minute,
  meridiem,
  exact: hour > 12 || hour === 0,
  midnight: false,
  written: "other",
});
const open = { part: null, habit: null, nowMinute: null, isTwentyFour: false };
const shown = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

describe("an hour without am or pm", () => {
  it.each([
    [1, "13:00"],
    [5, "17:00"],
    [7, "19:00"],
    [8, "8:00"],
    [11, "11:00"],
    [12, "12:00"],
  ])("takes %i for %s", (hour, expected) => {
    expect(shown(decideClock(clock(hour), open).minutes)).toBe(expected);
  });

  it("keeps the other reading", () => {
    expect(decideClock(clock(5), open).other).toBe(300);
    expect(decideClock(clock(5, 0, "pm"), open).other).toBeNull();
  });

  it.each([
    [12, null, null],
    [12, "midday", null],
    [11, null, null],
    [3, null, null],
    [10, null, "22:00"],
    [10, "work", null],
    [8, "work", "20:00"],
    [7, "evening", null],
    [11, "evening", "11:00"],
    [7, "morning", null],
    [6, null, "6:00"],
  ] as const)("offers for %i o'clock (%s) only what people plan: %s", (hour, habit, other) => {
    const decided = decideClock(clock(hour), { ...open, habit });
    expect(decided.other === null ? null : shown(decided.other)).toBe(other);
  });

  it("follows meals, parts of day and what is still ahead", () => {
    expect(shown(decideClock(clock(8), { ...open, habit: "evening" }).minutes)).toBe("20:00");
    expect(shown(decideClock(clock(7), { ...open, habit: "morning" }).minutes)).toBe("7:00");
    expect(shown(decideClock(clock(11), { ...open, part: "evening" }).minutes)).toBe("23:00");
    expect(shown(decideClock(clock(9), { ...open, nowMinute: 720 }).minutes)).toBe("21:00");
  });
});

describe("a range with one meridiem or none", () => {
  it.each([
    [clock(3), clock(4, 0, "pm"), "15:00", "16:00"],
    [clock(11), clock(1, 0, "pm"), "11:00", "13:00"],
    [clock(10), clock(11, 30, "am"), "10:00", "11:30"],
    [clock(8), clock(12, 0, "pm"), "8:00", "12:00"],
    [clock(9), clock(5), "9:00", "17:00"],
    [clock(10, 0, "pm"), clock(2, 0, "am"), "22:00", "26:00"],
  ])("reads %o to %o", (start, end, from, to) => {
    const range = decideRange(start, end, open);
    expect([shown(range.start.minutes), shown(range.end)]).toEqual([from, to]);
  });
});

describe("the habit of an event's words", () => {
  it("comes from the meal or the occasion", () => {
    expect(habitOf("dinner with ana", habits)).toBe("evening");
    expect(habitOf("team lunch", habits)).toBe("midday");
    expect(habitOf("breakfast", habits)).toBe("morning");
    expect(habitOf("status meeting", habits)).toBe("work");
    expect(habitOf("oil change", habits)).toBeNull();
  });
});

describe("hours of one list", () => {
  it.each([
    ["Prayers on Friday at 7:00, 8:30 and 10:00 am", ["11-27T07:00", "11-27T08:30", "11-27T10:00"]],
    ["Showings on Friday at 11, 12 and 2pm", ["11-27T11:00", "11-27T12:00", "11-27T14:00"]],
    ["Showings on Friday at 3, 5 and 7.30pm", ["11-27T15:00", "11-27T17:00", "11-27T19:30"]],
  ])("take their half of the day from the last: %s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});
