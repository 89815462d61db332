import { describe, expect, it } from "vitest";
import { firstWeekday, monthLeaf } from "./month-leaf";

const lines = (month: string, weekStart: number) =>
  monthLeaf(month, weekStart).weeks.map((week) => week.map((day) => day?.slice(8) ?? "--").join(" "));

describe("the leaf of a month", () => {
  it("has its days under their weekdays, weeks from Monday or from Sunday", () => {
    expect(lines("2026-12", 1)).toEqual([
      "-- 01 02 03 04 05 06",
      "07 08 09 10 11 12 13",
      "14 15 16 17 18 19 20",
      "21 22 23 24 25 26 27",
      "28 29 30 31 -- -- --",
    ]);
    expect(lines("2026-12", 7)[0]).toBe("-- -- 01 02 03 04 05");
    expect(lines("2026-11", 7)[0]).toBe("01 02 03 04 05 06 07");
  });

  it("has four weeks where a February fits into them, and six where a month needs them", () => {
    expect(lines("2027-02", 1)).toHaveLength(4);
    expect(lines("2027-05", 1)).toHaveLength(6);
    expect(lines("2028-02", 1).at(-1)).toBe("28 29 -- -- -- -- --");
  });

  it("begins its weeks as the language's calendars do", () => {
    expect(["en", "de", "fr", "pt"].map(firstWeekday)).toEqual([7, 1, 1, 7]);
  });
});
