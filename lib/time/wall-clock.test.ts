import { describe, expect, it } from "vitest";
import { addDays, addMinutes, instantToWall } from "./wall-clock";
import { wallToInstant } from "./wall-to-instant";

describe("wallToInstant and instantToWall", () => {
  it.each([
    ["America/New_York", "2026-11-21T12:00", "earlier", "2026-11-21T17:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-21T00:15", "earlier", "2026-11-20T18:30:00.000Z"],
    ["America/New_York", "2026-11-01T01:30", "earlier", "2026-11-01T05:30:00.000Z"],
    ["America/New_York", "2026-11-01T01:30", "later", "2026-11-01T06:30:00.000Z"],
    ["Australia/Lord_Howe", "2027-04-04T01:45", "later", "2027-04-03T15:15:00.000Z"],
  ] as const)("agree in %s at %s, %s", (timeZone, wall, fold, instant) => {
    expect(wallToInstant({ wall, timeZone, fold })).toBe(instant);
    expect(instantToWall(instant, timeZone)).toEqual({ wall, timeZone, fold });
  });

  it("move a skipped time forward by the gap, whatever the fold", () => {
    for (const fold of ["earlier", "later"] as const) {
      expect(wallToInstant({ wall: "2027-03-14T02:30", timeZone: "America/New_York", fold })).toBe(
        "2027-03-14T07:30:00.000Z",
      );
    }
  });

  it("ignore the fold where no hour repeats", () => {
    expect(wallToInstant({ wall: "2026-11-21T12:00", timeZone: "America/New_York", fold: "later" })).toBe(
      "2026-11-21T17:00:00.000Z",
    );
  });
});

describe("wall arithmetic", () => {
  it("crosses months, years and leap days", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
    expect(addMinutes("2026-12-31T23:30", 45)).toBe("2027-01-01T00:15");
  });
});
