import { describe, expect, it } from "vitest";
import { readModelRule } from "./model-rule";

describe("readModelRule", () => {
  it("reads a rule, and moves the start to its first day", () => {
    expect(readModelRule("FREQ=WEEKLY;BYDAY=TU", "2026-11-21")).toEqual({
      recurrence: "FREQ=WEEKLY;BYDAY=TU",
      date: "2026-11-24",
    });
    expect(readModelRule("rrule:freq=monthly;byday=-1fr;until=20270331T235959Z", "2026-11-27")).toEqual({
      recurrence: "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270331",
      date: "2026-11-27",
    });
  });

  it.each([
    ["FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=-1FR"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
    ["FREQ=WEEKLY;BYDAY=TU;WKST=MO", "FREQ=WEEKLY;BYDAY=TU"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU"],
    ["FREQ=DAILY;BYHOUR=9;BYMINUTE=0;BYSECOND=0", "FREQ=DAILY"],
    ["FREQ=WEEKLY;BYDAY=TU;UNTIL=2027-01-31", "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270131"],
    ["FREQ=WEEKLY;BYDAY=TU;UNTIL=20270131T225959Z", "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270131"],
    ["RRULE:FREQ=WEEKLY; BYDAY=TU, TH;", "FREQ=WEEKLY;BYDAY=TU,TH"],
    ["DTSTART:20261124T100000\nRRULE:FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU"],
    ["DTSTART=20261124T100000;FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU"],
    ["FREQ=YEARLY;INTERVAL=1;BYMONTH=5;BYDAY=+2SU", "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU"],
    ["FREQ=HOURLY;INTERVAL=4", "FREQ=HOURLY;INTERVAL=4"],
    ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"],
  ])("reads %j as %j", (rule, recurrence) => {
    expect(readModelRule(rule, "2026-11-21")?.recurrence).toBe(recurrence);
  });

  it.each([
    "",
    "weekly",
    "FREQ=SECONDLY",
    "FREQ=WEEKLY;BYDAY=TU;BYSETPOS=nonsense",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=DAILY;BYMONTHDAY=3",
    "FREQ=WEEKLY;FREQ=DAILY",
    "FREQ=WEEKLY;COUNT=3;UNTIL=20270101",
    "FREQ=WEEKLY;UNTIL=20261101",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=WEEKLY\r\nATTENDEE:mailto:x@example.com",
    "FREQ=WEEKLY;constructor=1",
  ])("refuses %j", (rule) => {
    expect(readModelRule(rule, "2026-11-21")).toBeNull();
  });
});
