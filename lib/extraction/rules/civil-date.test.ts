import { describe, expect, it } from "vitest";
import {
  addCivilDays,
  addCivilMonths,
  easterOf,
  formatCivil,
  fromDayNumber,
  isCivilDate,
  parseCivil,
  toDayNumber,
  weekdayOf,
} from "./civil-date";

describe("the arithmetic of civil dates", () => {
  it("agrees with the built-in calendar over 400 years", () => {
    for (let day = -20_000; day < 130_000; day += 37) {
      const date = fromDayNumber(day);
      const iso = new Date(day * 86_400_000);
      expect(formatCivil(date)).toBe(iso.toISOString().slice(0, 10));
      expect(weekdayOf(date)).toBe(iso.getUTCDay());
      expect(toDayNumber(date)).toBe(day);
    }
  });

  it("moves by days and months, and keeps to the last day of a shorter month", () => {
    expect(formatCivil(addCivilDays(parseCivil("2026-12-31"), 1))).toBe("2027-01-01");
    expect(formatCivil(addCivilMonths(parseCivil("2027-01-31"), 1))).toBe("2027-02-28");
    expect(formatCivil(addCivilMonths(parseCivil("2027-01-15"), -13))).toBe("2025-12-15");
  });

  it("knows which days there are", () => {
    expect(isCivilDate({ year: 2028, month: 2, day: 29 })).toBe(true);
    expect(isCivilDate({ year: 2027, month: 2, day: 29 })).toBe(false);
    expect(isCivilDate({ year: 2027, month: 4, day: 31 })).toBe(false);
  });

  it("finds Easter", () => {
    expect([2010, 2013, 2026, 2027].map((year) => formatCivil(easterOf(year)))).toEqual([
      "2010-04-04",
      "2013-03-31",
      "2026-04-05",
      "2027-03-28",
    ]);
  });
});
