import { describe, expect, it } from "vitest";
import { recurrenceInUtc } from "./recurrence-in-utc";

const inZone = (rule: string | null, timezone = "America/New_York", allDay = false) =>
  recurrenceInUtc({ rule, timezone, allDay });

describe("recurrenceInUtc", () => {
  it("turns the UNTIL date into the last second of that local day", () => {
    expect(inZone("FREQ=WEEKLY;UNTIL=20261215;BYDAY=MO")).toBe("FREQ=WEEKLY;UNTIL=20261216T045959Z;BYDAY=MO");
    expect(inZone("FREQ=DAILY;UNTIL=20260701")).toBe("FREQ=DAILY;UNTIL=20260702T035959Z");
    expect(inZone("FREQ=DAILY;UNTIL=20261215", "Asia/Kathmandu")).toBe("FREQ=DAILY;UNTIL=20261215T181459Z");
    expect(inZone("FREQ=DAILY;UNTIL=20261215", "UTC")).toBe("FREQ=DAILY;UNTIL=20261215T235959Z");
  });

  it("ends the day before a midnight that a clock change skips", () => {
    expect(inZone("FREQ=DAILY;UNTIL=20260905", "America/Santiago")).toBe("FREQ=DAILY;UNTIL=20260906T035959Z");
  });

  it("keeps a date for an all-day event", () => {
    expect(inZone("FREQ=DAILY;UNTIL=20261215", "America/New_York", true)).toBe("FREQ=DAILY;UNTIL=20261215");
    expect(inZone("FREQ=DAILY;UNTIL=20261215T235959Z", "UTC", true)).toBe("FREQ=DAILY;UNTIL=20261215");
  });

  it("keeps an UNTIL that is in UTC already", () => {
    expect(inZone("FREQ=DAILY;UNTIL=20261215T120000Z")).toBe("FREQ=DAILY;UNTIL=20261215T120000Z");
  });

  it("keeps a rule without UNTIL", () => {
    expect(inZone("FREQ=MONTHLY;BYDAY=-1FR;COUNT=10")).toBe("FREQ=MONTHLY;BYDAY=-1FR;COUNT=10");
    expect(inZone("RRULE:freq=daily;interval=2")).toBe("FREQ=DAILY;INTERVAL=2");
  });

  it("drops COUNT beside UNTIL, since a rule may not have both", () => {
    expect(inZone("FREQ=DAILY;COUNT=5;UNTIL=20261215", "UTC")).toBe("FREQ=DAILY;UNTIL=20261215T235959Z");
  });

  it.each([
    null,
    "",
    "COUNT=5",
    "FREQ=SOMETIMES",
    "FREQ=DAILY;UNTIL=20260231",
    "FREQ=DAILY;UNTIL=soon",
    "FREQ=DAILY\r\nX-EVIL:1",
    "FREQ=DAILY:X",
    "FREQ=DAILY;BYDAY=XX",
  ])("is null for %j", (rule) => {
    expect(inZone(rule)).toBeNull();
  });
});
