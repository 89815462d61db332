import { describe, expect, it } from "vitest";
import { written } from "@/lib/messages/phrase";
import { recurrenceFollowing } from "./follow-start";

// 23 November 2026 is a Monday.
const monday = "2026-11-23T09:00";
const wednesday = "2026-11-25T09:00";
const move = (rule: string, to = wednesday) => recurrenceFollowing({ rule, from: monday, to });

describe("recurrenceFollowing", () => {
  it.each([
    ["FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=WE"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR"],
    ["FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;BYDAY=WE,FR"],
    ["FREQ=MONTHLY;BYDAY=4MO", "FREQ=MONTHLY;BYDAY=4WE"],
    ["FREQ=MONTHLY;BYDAY=-1MO", "FREQ=MONTHLY;BYDAY=-1WE"],
    ["FREQ=MONTHLY;BYMONTHDAY=23;UNTIL=20270101", "FREQ=MONTHLY;BYMONTHDAY=25;UNTIL=20270101"],
    ["FREQ=DAILY;COUNT=5", "FREQ=DAILY;COUNT=5"],
  ])("changes %s to %s when a Monday moves to Wednesday", (rule, expected) => {
    expect(move(rule)).toBe(expected);
  });

  it("moves a yearly day with its month", () => {
    expect(move("FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23", "2026-12-02T09:00")).toBe(
      "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=2",
    );
  });

  it("keeps a rule when only the hour moves", () => {
    expect(move("FREQ=WEEKLY;BYDAY=TU", "2026-11-23T10:00")).toBe("FREQ=WEEKLY;BYDAY=TU");
  });

  it("refuses a start after the last day of the rule", () => {
    expect(() => move("FREQ=WEEKLY;BYDAY=MO;UNTIL=20261124")).toThrow(
      written("events.repeatsUntil", { day: "2026-11-24" }),
    );
    expect(move("FREQ=WEEKLY;BYDAY=MO;UNTIL=20261125")).toBe("FREQ=WEEKLY;BYDAY=WE;UNTIL=20261125");
  });
});
