import { describe, expect, it } from "vitest";
import { type EventTimes, patchTimes } from "./event-times";

const current: EventTimes = {
  startWall: "2026-10-31T23:00",
  startFold: "earlier",
  endWall: "2026-11-01T00:30",
  endFold: "earlier",
  allDay: false,
  timezone: "America/New_York",
};

describe("patchTimes", () => {
  it("changes nothing without a change", () => {
    expect(patchTimes(current, {})).toEqual(current);
  });

  it("keeps which of a repeated hour was meant", () => {
    // 01:30 happens at 05:30Z and again at 06:30Z on the night that New York's clocks go back.
    const first = patchTimes(current, { end_datetime: "2026-11-01T05:30:00.000Z" });
    const second = patchTimes(current, { end_datetime: "2026-11-01T06:30:00.000Z" });
    expect([first.endWall, first.endFold]).toEqual(["2026-11-01T01:30", "earlier"]);
    expect([second.endWall, second.endFold]).toEqual(["2026-11-01T01:30", "later"]);
    expect(patchTimes(second, { all_day: false }).endFold).toBe("later");
  });

  it("accepts an end in the later of two repeated hours after a start in the earlier one", () => {
    const start = patchTimes({ ...current, endWall: null }, { start_datetime: "2026-11-01T05:45:00.000Z" });
    const both = patchTimes(start, { end_datetime: "2026-11-01T06:15:00.000Z" });
    expect([both.startWall, both.endWall]).toEqual(["2026-11-01T01:45", "2026-11-01T01:15"]);
  });

  it("moves a wall-clock time that the new zone skips to one that exists", () => {
    const skipped = {
      ...current,
      startWall: "2027-03-14T02:30",
      endWall: "2027-03-14T04:30",
      timezone: "UTC",
    };
    expect(patchTimes(skipped, { timezone: "America/New_York" }).startWall).toBe("2027-03-14T03:30");
  });

  it("widens an event over midnight to both of its days", () => {
    const whole = patchTimes(current, { all_day: true });
    expect(whole).toMatchObject({ startWall: "2026-10-31T00:00", endWall: "2026-11-02T00:00", allDay: true });
  });

  it("treats an end at midnight as the end of the day before", () => {
    const whole = patchTimes(current, { all_day: true, end_datetime: "2026-11-01T04:00:00.000Z" });
    expect(whole.endWall).toBe("2026-11-01T00:00");
  });

  it("handles a midnight that a zone skips", () => {
    // Santiago's clocks go from 24:00 on 5 September 2026 to 01:00, so 6 September begins at 01:00.
    const day: EventTimes = {
      ...current,
      allDay: true,
      startWall: "2026-09-05T00:00",
      endWall: "2026-09-06T00:00",
      timezone: "America/Santiago",
    };
    expect(patchTimes(day, {})).toEqual({ ...day, endWall: "2026-09-06T00:00" });
  });

  it("accepts the last day of 2100 as a whole day", () => {
    const last = { ...current, allDay: true, startWall: "2100-12-31T00:00", endWall: "2101-01-01T00:00" };
    expect(patchTimes(last, {})).toEqual(last);
  });
});
