import { describe, expect, it } from "vitest";
import { dateOfDayNumber, dayNumberOf, weekdayOfDayNumber } from "./day-number";
import { addDays, dayOfWeek } from "./wall-clock";

describe("the number of a day", () => {
  it("leads back to its date and counts as the calendar does, over leap years and before 1970", () => {
    for (const date of ["1900-02-28", "1969-12-31", "1970-01-01", "2027-12-31", "2028-02-28", "2100-02-28"]) {
      const number = dayNumberOf(date);
      expect(dateOfDayNumber(number)).toBe(date);
      expect(dateOfDayNumber(number + 1)).toBe(addDays(date, 1));
      expect(weekdayOfDayNumber(number)).toBe(dayOfWeek(date));
    }
  });
});
