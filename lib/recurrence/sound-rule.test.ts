import { describe, expect, it } from "vitest";
import { isSoundRule } from "./sound-rule";

describe("a rule by RFC 5545 § 3.3.10", () => {
  it.each([
    "FREQ=DAILY",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU;COUNT=10",
    "freq=monthly;byday=-1fr",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20270405",
    "FREQ=YEARLY;BYMONTH=11;BYDAY=+4TH;UNTIL=20301130T045959Z",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "FREQ=YEARLY;BYYEARDAY=1,-1",
    "FREQ=DAILY;BYHOUR=9,18;BYMINUTE=0,30",
    "FREQ=WEEKLY;BYDAY=MO;",
  ])("%s is one", (rule) => {
    expect(isSoundRule(rule)).toBe(true);
  });

  it.each([
    "BYDAY=MO",
    "FREQ=SOMETIMES",
    "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=-3",
    "FREQ=DAILY;COUNT=",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;INTERVAL=1;INTERVAL=2",
    "FREQ=DAILY;FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=2MO",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=MONTHLY;BYDAY=0MO",
    "FREQ=MONTHLY;BYDAY=54MO",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=WEEKLY;BYMONTHDAY=1",
    "FREQ=MONTHLY;BYWEEKNO=1",
    "FREQ=MONTHLY;BYYEARDAY=1",
    "FREQ=MONTHLY;BYSETPOS=1",
    "FREQ=YEARLY;BYMONTH=13",
    "FREQ=DAILY;BYHOUR=24",
    "FREQ=DAILY;X=Y",
  ])("%s is none", (rule) => {
    expect(isSoundRule(rule)).toBe(false);
  });
});
