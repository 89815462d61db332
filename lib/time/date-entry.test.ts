import { describe, expect, it } from "vitest";
import { isAllowedDate, isCalendarDate } from "./date-entry";

describe("a date as entered (SPEC V3)", () => {
  it.each(["1900-01-01", "2026-11-20", "2028-02-29", "2100-12-31"])("accepts %s", (date) => {
    expect(isAllowedDate(date)).toBe(true);
  });

  it.each(["1899-12-31", "2101-01-01", "2026-02-29", "2026-04-31", "2026-13-01", "2026-1-1", "", "20261120"])(
    "refuses %j",
    (date) => {
      expect(isAllowedDate(date)).toBe(false);
    },
  );

  it("refuses an end before the day of the start", () => {
    expect(isAllowedDate("2026-11-20", { earliest: "2026-11-20" })).toBe(true);
    expect(isAllowedDate("2026-11-19", { earliest: "2026-11-20" })).toBe(false);
  });

  it("recognizes the days of a year outside the product's range", () => {
    expect(isCalendarDate("1600-02-29")).toBe(true);
    expect(isCalendarDate("1700-02-29")).toBe(false);
  });
});
