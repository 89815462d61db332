import { describe, expect, it } from "vitest";
import { modelEvent } from "@/lib/testing/sample-answer";
import { readModelTimes } from "./model-times";

const times = (start: string, end = "", all_day = false) =>
  readModelTimes(modelEvent({ start, end, all_day }));

describe("readModelTimes", () => {
  it("reads wall clocks and whole days", () => {
    expect(times("2026-11-22T12:00", "2026-11-22T13:30")).toEqual({
      start: "2026-11-22T12:00",
      end: "2026-11-22T13:30",
      allDay: false,
      clock: "12:00",
    });
    expect(times("2026-11-22 12:00:00")).toMatchObject({ start: "2026-11-22T12:00", end: null });
    expect(times("2026-11-22", "2026-11-24")).toEqual({
      start: "2026-11-22",
      end: "2026-11-24",
      allDay: true,
      clock: null,
    });
    expect(times("2026-11-22T09:00", "", true)).toMatchObject({
      start: "2026-11-22",
      allDay: true,
      clock: "09:00",
    });
    expect(times("2026-12-18T00:00", "2026-12-20T23:59")).toMatchObject({
      start: "2026-12-18",
      end: "2026-12-20",
      allDay: true,
    });
  });

  it.each([
    ["2026-11-22T12:00Z", "2026-11-22T12:00"],
    ["2026-11-22T12:00:00+01:00", "2026-11-22T12:00"],
    ["2026-11-22T12:00:00.000-0500", "2026-11-22T12:00"],
    ["2026-11-22T9:05", "2026-11-22T09:05"],
    ["2026-11-2 7:30 PM", "2026-11-02T19:30"],
    ["2026-11-22T24:00", "2026-11-23T00:00"],
  ])("reads %s as wall-clock time", (start, wall) => {
    expect(times(start)?.start).toBe(wall);
  });

  it.each([
    "2027-02-30T12:00",
    "2027-02-29",
    "2026-11-22T25:00",
    "2026-11-22T12:60",
    "2026-13-01",
    "tomorrow",
    "",
  ])("rejects %j", (start) => {
    expect(times(start)).toBeNull();
  });

  it.each([
    ["2026-11-22T12:00", "2026-11-22T12:00"],
    ["2026-11-22T12:00", "2026-11-22T11:00"],
    ["2026-11-22T12:00", "2026-11-22"],
    ["2026-11-22", "2026-11-21"],
    ["2026-11-22T12:00", "soon"],
  ])("leaves out an invalid end: from %s to %s", (start, end) => {
    expect(times(start, end)?.end).toBeNull();
  });
});
