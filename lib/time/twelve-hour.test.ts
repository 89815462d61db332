import { describe, expect, it } from "vitest";
import {
  completeTime,
  fromTwentyFourHour,
  sanitizeTime,
  toggleMeridiem,
  toTwentyFourHour,
} from "./twelve-hour";

describe("a time as typed (SPEC V2)", () => {
  it.each([
    ["", ""],
    ["9", "9"],
    ["09:30", "09:30"],
    ["9:30", "9:30"],
    ["13:45", "12:45"],
    ["99:99", "12:59"],
    ["12:75", "12:59"],
    ["0:5", "0:5"],
    ["ab1c2:3x0", "12:30"],
    ["12:3:0", "12:30"],
    ["123:456", "12:45"],
    ["0930", "0930"],
    ["09301", "0930"],
    ["10:30pm", "10:30"],
    ["１０:30", ":30"],
  ])("reduces %j to %j", (typed, kept) => {
    expect(sanitizeTime(typed)).toBe(kept);
  });

  it.each([
    ["930", "09:30"],
    ["0930", "09:30"],
    ["1230", "12:30"],
    ["1399", "12:59"],
    ["9:30", "09:30"],
    ["09:30", "09:30"],
    ["9", "09:00"],
    ["12", "12:00"],
    ["15", "12:00"],
    ["9:", "09:00"],
    ["9:3", "9:3"],
    [":30", ":30"],
    ["", ""],
  ])("completes %j to %j when the box loses focus", (text, spelt) => {
    expect(completeTime(text)).toBe(spelt);
  });
});

describe("the two clocks (SPEC V5)", () => {
  it.each([
    ["12:00", "AM", "00:00"],
    ["12:59", "AM", "00:59"],
    ["01:00", "AM", "01:00"],
    ["11:59", "AM", "11:59"],
    ["12:00", "PM", "12:00"],
    ["12:59", "PM", "12:59"],
    ["1:05", "PM", "13:05"],
    ["11:59", "PM", "23:59"],
  ] as const)("reads %s %s as %s", (text, meridiem, clock) => {
    expect(toTwentyFourHour({ text, meridiem })).toBe(clock);
  });

  it.each(["", "9", "9:3", "00:30", "13:00", "12:60", "ab:cd", "12:30 ", "1230"])("rejects %j", (text) => {
    expect(toTwentyFourHour({ text, meridiem: "AM" })).toBeNull();
  });

  it("keeps every minute of the day when converted there and back", () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const parts = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
      const clock = parts.join(":");
      expect(toTwentyFourHour(fromTwentyFourHour(clock))).toBe(clock);
    }
  });

  it("toggles between AM and PM", () => {
    expect([toggleMeridiem("AM"), toggleMeridiem("PM")]).toEqual(["PM", "AM"]);
  });
});
