import type { CalendarPart } from "@/lib/calendar/calendar-parts";
import { readRecurrenceRule } from "@/lib/recurrence/recurrence-rule";
import { readRuleParts, rulePartsByName, writeRuleParts } from "@/lib/recurrence/rule-parts";
import { seriesDays } from "@/lib/recurrence/series-days";
import { addDays, clockOf, dateOf, type WallDate, type WallDateTime } from "@/lib/time/wall-clock";

/** Files also hold the rules of decades ago. */
const partsMax = 200;

/** The parts of a rule that say on which day of a year clocks change; by another part no day is told. */
const partsTold: ReadonlySet<string> = new Set([
  "FREQ",
  "INTERVAL",
  "BYMONTH",
  "BYMONTHDAY",
  "BYDAY",
  "UNTIL",
  "WKST",
]);

/** A stretch of a zone's time with one offset (RFC 5545 § 3.6.5), and when it begins. */
interface Observance {
  offsetMinutes: number;
  first: WallDateTime;
  /** Its further beginnings, in no order. */
  dates: readonly WallDateTime[];
  /** The rule of its further beginnings, without its end. */
  rule: string | null;
  /** The last day of the rule, or the day behind it: a file tells it in UTC. */
  until: WallDate | null;
}

/** How often the days of a year may be looked for in all the definitions of a file. */
export interface LookingBudget {
  years: number;
}

export const valueIn = ({ lines }: CalendarPart, name: string): string =>
  lines
    .find((line) => line.toUpperCase().startsWith(name))
    ?.replace(/^[^:]*:/u, "")
    .trim() ?? "";

/** Minutes ahead of UTC; null for a text that is no offset. */
export function offsetMinutesOf(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  if (sign === undefined) return null;
  const offset = 60 * Number(hours) + Number(minutes);
  return sign === "-" ? -offset : offset;
}

const wallsIn = (text: string): WallDateTime[] =>
  [...text.matchAll(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/gu)].map(
    ([, year, month, day, hour, minute]) => `${year}-${month}-${day}T${hour}:${minute}`,
  );

/** Null for one that says nothing that can be compared. */
function observanceOf(part: CalendarPart): Observance | null {
  const offsetMinutes = offsetMinutesOf(valueIn(part, "TZOFFSETTO"));
  const [first] = wallsIn(valueIn(part, "DTSTART"));
  if (offsetMinutes === null || first === undefined) return null;
  const dates = part.lines.filter((line) => /^RDATE[;:]/iu.test(line)).flatMap(wallsIn);
  const written = valueIn(part, "RRULE");
  if (written === "") return { offsetMinutes, first, dates, rule: null, until: null };
  const rules = readRuleParts(written);
  const isTold = rules.every(({ name }) => partsTold.has(name));
  const { frequency, until } = readRecurrenceRule(written, "UTC");
  if (!isTold || frequency !== "yearly") return null;
  const rule = writeRuleParts(rules.filter(({ name }) => name !== "UNTIL"));
  return { offsetMinutes, first, dates, rule, until: until && addDays(until, 1) };
}

const monthPattern = /^(?:0?[1-9]|1[0-2])$/u;

/** The beginnings of an observance in a year by its rule, which names one month. */
function beginningsIn(year: number, { first, rule }: Observance): WallDateTime[] {
  if (rule === null) return [];
  const month = rulePartsByName(rule).get("BYMONTH") ?? first.slice(5, 7);
  if (!monthPattern.test(month)) return [];
  const from = `${String(year).padStart(4, "0")}-${month.padStart(2, "0")}-01`;
  const span = { first: dateOf(first), from, last: addDays(from, 30) };
  return seriesDays({ rule, timeZone: "UTC", ...span }).map((day) => `${day}T${clockOf(first)}`);
}

/** What remembers the beginnings of an observance, and tells the last one up to a time of its clocks; empty without one. */
function createBeginnings(
  observance: Observance,
  budget: LookingBudget,
): (wall: WallDateTime) => WallDateTime {
  const known = new Map<number, readonly WallDateTime[]>();
  const inYear = (year: number): readonly WallDateTime[] => {
    const remembered = known.get(year);
    if (remembered !== undefined) return remembered;
    budget.years -= 1;
    const found = budget.years < 0 ? [] : beginningsIn(year, observance);
    known.set(year, found);
    return found;
  };
  return (wall) => {
    const { first, dates, rule, until } = observance;
    const end = until !== null && until < wall ? `${until}T23:59` : wall;
    const year = Number(end.slice(0, 4));
    const byRule = rule === null ? [] : [...inYear(year - 1), ...inYear(year)].filter((one) => one <= end);
    return [first, ...dates, ...byRule].reduce((last, one) => (one <= wall && one > last ? one : last), "");
  };
}

/** What a VTIMEZONE of a file says of its zone. */
export interface ZoneDefinition {
  /** Whether it goes on: else it may have been written for single moments. */
  hasRules: boolean;
  /** Minutes ahead of UTC at a time of its clocks; null where it does not say, and once the budget is spent. */
  offsetAt: (wall: WallDateTime) => number | null;
}

/** Null for a definition that cannot be read in full. */
export function readDefinition(zone: CalendarPart, budget: LookingBudget): ZoneDefinition | null {
  const parts = zone.parts.filter(({ name }) => name === "STANDARD" || name === "DAYLIGHT");
  const observances = parts.flatMap((part) => observanceOf(part) ?? []);
  if (parts.length === 0 || parts.length > partsMax || observances.length < parts.length) return null;
  const told = observances.map((observance) => ({
    offsetMinutes: observance.offsetMinutes,
    lastBeginning: createBeginnings(observance, budget),
  }));
  const offsetAt = (wall: WallDateTime): number | null => {
    if (budget.years < 0) return null;
    const begun = told.map(({ offsetMinutes, lastBeginning }) => ({
      offsetMinutes,
      at: lastBeginning(wall),
    }));
    const latest = begun.reduce((last, one) => (one.at > last.at ? one : last), { offsetMinutes: 0, at: "" });
    return latest.at === "" || budget.years < 0 ? null : latest.offsetMinutes;
  };
  return { hasRules: observances.some(({ rule }) => rule !== null), offsetAt };
}
