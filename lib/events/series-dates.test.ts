import { describe, expect, it } from "vitest";
import { datesFollowing, instancesOn, startsOf, wireDate } from "./series-dates";

describe("the dates of a series", () => {
  it("move with its first start, to its new clock", () => {
    const moved = { from: "2026-11-23T09:00", to: "2026-11-25T10:30" };
    expect(datesFollowing(["2026-11-30T09:00", "2026-12-07T09:00"], moved)).toEqual([
      "2026-12-02T10:30",
      "2026-12-09T10:30",
    ]);
  });

  it("keep their own clock, and do not move unless the start moves", () => {
    const moved = { from: "2026-11-23T09:00", to: "2026-11-24T10:00" };
    expect(datesFollowing(["2026-12-01T18:00"], moved)).toEqual(["2026-12-02T18:00"]);
    expect(datesFollowing(["2026-12-01T18:00"], { ...moved, to: moved.from })).toEqual(["2026-12-01T18:00"]);
  });

  it("are in order, each once", () => {
    expect(instancesOn(["2026-12-07", "2026-11-30T08:00", "2026-12-07T09:00"], "2026-11-23T09:00")).toEqual([
      "2026-11-30T09:00",
      "2026-12-07T09:00",
    ]);
    const timed = { startWall: "2026-11-23T09:00", allDay: false };
    expect(startsOf(["2026-12-01", "2026-11-24T18:00"], timed)).toEqual([
      "2026-11-24T18:00",
      "2026-12-01T09:00",
    ]);
  });

  it("are days for whole days", () => {
    const whole = { startWall: "2026-11-23T00:00", allDay: true };
    expect(startsOf(["2026-12-01T09:00"], whole)).toEqual(["2026-12-01T00:00"]);
    expect(wireDate("2026-12-01T00:00", true)).toBe("2026-12-01");
    expect(wireDate("2026-12-01T09:00", false)).toBe("2026-12-01T09:00");
  });
});
