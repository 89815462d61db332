import { readRuleParts } from "./rule-parts";

const numberOf = (least: number, most: number) => (value: string) =>
  /^\d{1,9}$/u.test(value) && Number(value) >= least && Number(value) <= most;

/** Numbers that may be counted from the end. */
const countedOf = (most: number) => (value: string) =>
  /^[+-]?\d{1,3}$/u.test(value) && Math.abs(Number(value)) >= 1 && Math.abs(Number(value)) <= most;

const listOf = (isOne: (value: string) => boolean) => (value: string) => value.split(",").every(isOne);

const weekday = /^(?:[+-]?([1-9]|[1-4]\d|5[0-3]))?(?:MO|TU|WE|TH|FR|SA|SU)$/u;

/** The parts that a rule may have (RFC 5545 § 3.3.10), with what their values may be. */
const partChecks: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ["FREQ", (value) => /^(?:SECOND|MINUTE|HOUR|DAI|WEEK|MONTH|YEAR)LY$/u.test(value)],
  ["UNTIL", (value) => /^\d{8}(?:T\d{6}Z?)?$/u.test(value)],
  ["COUNT", numberOf(1, 999_999_999)],
  ["INTERVAL", numberOf(1, 999_999_999)],
  ["BYSECOND", listOf(numberOf(0, 60))],
  ["BYMINUTE", listOf(numberOf(0, 59))],
  ["BYHOUR", listOf(numberOf(0, 23))],
  ["BYDAY", listOf((value) => weekday.test(value))],
  ["BYMONTHDAY", listOf(countedOf(31))],
  ["BYYEARDAY", listOf(countedOf(366))],
  ["BYWEEKNO", listOf(countedOf(53))],
  ["BYMONTH", listOf(numberOf(1, 12))],
  ["BYSETPOS", listOf(countedOf(366))],
  ["WKST", (value) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/u.test(value)],
]);

/** Whether each part goes with the frequency. */
function fitsFrequency(parts: ReadonlyMap<string, string>): boolean {
  const frequency = parts.get("FREQ") ?? "";
  const isMonthly = frequency === "MONTHLY";
  const isYearly = frequency === "YEARLY";
  const isCounted = /\d/u.test(parts.get("BYDAY") ?? "");
  if (isCounted && !isMonthly && !(isYearly && !parts.has("BYWEEKNO"))) return false;
  if (parts.has("BYWEEKNO") && !isYearly) return false;
  if (parts.has("BYYEARDAY") && /^(?:DAI|WEEK|MONTH)LY$/u.test(frequency)) return false;
  if (parts.has("BYMONTHDAY") && frequency === "WEEKLY") return false;
  return !parts.has("BYSETPOS") || [...parts.keys()].some((name) => /^BY(?!SETPOS)/u.test(name));
}

/** Whether an RRULE value is one by RFC 5545 § 3.3.10: each part known and once, with a value that it may have. */
export function isSoundRule(rule: string): boolean {
  const parts = readRuleParts(rule);
  const byName = new Map(parts.map(({ name, value }) => [name, value]));
  return (
    byName.has("FREQ") &&
    byName.size === parts.length &&
    parts.every(({ name, value }) => partChecks.get(name)?.(value) === true) &&
    fitsFrequency(byName)
  );
}
