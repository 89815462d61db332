import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { isWeekdayCode, readRuleParts, rulePartsByName, weekdayCodes, writeRuleParts } from "./rule-parts";

const rules = [
  "FREQ=DAILY",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261215",
  "FREQ=MONTHLY;BYDAY=-1FR;COUNT=6",
  "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23,24",
];

describe("the parts of a rule", () => {
  it.each(rules)("are those that ical.js finds in %s", (rule) => {
    const found = new Map(Object.entries(ICAL.Recur.fromString(rule).toJSON()));
    const named = new Map(readRuleParts(rule).map(({ name, value }) => [name.toLowerCase(), value]));
    const plain = (value: unknown) => String(value).replaceAll("-", "");
    expect([...named.keys()].sort()).toEqual([...found.keys()].sort());
    for (const [name, value] of named) expect(plain(value)).toBe(plain(found.get(name)));
  });

  it.each(rules)("make the rule that they were read from: %s", (rule) => {
    expect(writeRuleParts(readRuleParts(rule))).toBe(rule);
  });

  it("are in capitals, with or without the property's name, and without empty parts", () => {
    expect(writeRuleParts(readRuleParts(" rrule:freq=weekly;byday=tu; "))).toBe("FREQ=WEEKLY;BYDAY=TU");
    expect(readRuleParts("")).toEqual([]);
    expect([...rulePartsByName("FREQ=DAILY;COUNT=2;COUNT=3")]).toEqual([
      ["FREQ", "DAILY"],
      ["COUNT", "3"],
    ]);
  });
});

describe("the codes of weekdays", () => {
  it("are ical.js's, from Monday on", () => {
    const numbers = weekdayCodes.map((code) => ICAL.Recur.icalDayToNumericDay(code, ICAL.Time.MONDAY));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(["MO", "mo", "1MO", ""].map(isWeekdayCode)).toEqual([true, false, false, false]);
  });
});
