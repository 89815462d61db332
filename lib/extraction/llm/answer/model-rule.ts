import ICAL from "ical.js";
import { formatCivil, parseCivil } from "@/lib/extraction/rules/civil-date";
import { firstInstance } from "@/lib/extraction/rules/recurrence-rule";
import type { Recurrence } from "@/lib/extraction/rules/spans";
import { plainRule } from "@/lib/recurrence/plain-rule";
import { readRuleParts, weekdayCodes, writeRuleParts } from "@/lib/recurrence/rule-parts";

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;

/** The parts of RFC 5545 § 3.3.10 that the rule of an event may have if it happens at most every hour. */
const partNames: ReadonlySet<string> = new Set(
  "FREQ INTERVAL COUNT UNTIL BYDAY BYMONTH BYMONTHDAY BYSETPOS BYYEARDAY BYWEEKNO BYHOUR WKST".split(" "),
);
/** The start states its minute and second itself. */
const ofStart: ReadonlySet<string> = new Set(["BYMINUTE", "BYSECOND"]);
/** Parts whose first day only the model can give. */
const uncounted = ["BYSETPOS", "BYYEARDAY", "BYWEEKNO"];

const weekday = `[+-]?(?:[1-9]|[1-4]\\d|5[0-3])?(?:${weekdayCodes.join("|")})`;
const weekdays = new RegExp(`^${weekday}(?:,${weekday})*$`);

const untilOf = (value: string): string => value.replaceAll("-", "").slice(0, 8);

/** The parts of a rule by name; null where one appears twice, is not in RFC 5545, or two contradict each other. */
function readParts(rule: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const { name, value } of readRuleParts(plainRule(rule))) {
    if (ofStart.has(name)) continue;
    if (!partNames.has(name) || parts.has(name) || !/^[\dA-Z,+:-]+$/.test(value)) return null;
    parts.set(name, name === "UNTIL" ? untilOf(value) : value.replaceAll("+", ""));
  }
  const frequency = parts.get("FREQ");
  const isShort = frequency === "DAILY" || frequency === "WEEKLY" || frequency === "HOURLY";
  const byDay = parts.get("BYDAY");
  if (byDay !== undefined && !weekdays.test(byDay)) return null;
  // RFC 5545: only months and years have numbered days.
  if (isShort && (parts.has("BYMONTHDAY") || /\d/.test(byDay ?? ""))) return null;
  if (parts.has("COUNT") && parts.has("UNTIL")) return null;
  return parts;
}

/**
 * Writes a rule as the rules parser does: `BYDAY=FR;BYSETPOS=-1` becomes `BYDAY=-1FR`, and WKST=MO is the
 * default.
 */
function inOwnForm(parts: Map<string, string>): void {
  const byDay = parts.get("BYDAY") ?? "";
  const place = parts.get("BYSETPOS") ?? "";
  if (weekdayCodes.includes(byDay) && /^-?[1-5]$/.test(place) && parts.get("FREQ") === "MONTHLY") {
    parts.set("BYDAY", place + byDay);
    parts.delete("BYSETPOS");
  }
  if (parts.get("INTERVAL") === "1") parts.delete("INTERVAL");
  if (parts.get("WKST") === weekdayCodes[0] || !parts.has("INTERVAL")) parts.delete("WKST");
  // A single hour a day is the hour of the start.
  if (/^\d+$/.test(parts.get("BYHOUR") ?? "")) parts.delete("BYHOUR");
}

/** True for a rule that ical.js can read, which writes every calendar file. */
function isReadable(rule: string): boolean {
  try {
    return ICAL.Recur.fromString(rule).freq !== undefined;
  } catch {
    return false;
  }
}

const listOf = (value: string | undefined): string[] => (value ? value.split(",") : []);

/**
 * The first day of a rule on or after `date`, as far as this code can compute it; null for a rule without any
 * day.
 */
function firstDay(parts: ReadonlyMap<string, string>, date: string): string | null {
  const frequency = frequencies.find((name) => name === parts.get("FREQ"));
  if (frequency === undefined || uncounted.some((name) => parts.has(name))) return date;
  const recurrence: Recurrence = {
    frequency,
    interval: Number(parts.get("INTERVAL") ?? 1),
    byDay: listOf(parts.get("BYDAY")),
    byMonthDay: listOf(parts.get("BYMONTHDAY")).map(Number),
    byMonth: listOf(parts.get("BYMONTH")).map(Number),
    count: null,
    until: null,
    lasting: null,
    part: null,
  };
  const first = firstInstance(recurrence, parseCivil(date));
  return first === null ? null : formatCivil(first);
}

/** Longer than any rule of a calendar; longer ones are not examined. */
const longestRule = 500;

/**
 * The rule that a model understood, and its first day on or after `date` (`YYYY-MM-DD`); null for anything
 * but a rule of RFC 5545, and for a rule without any day. UNTIL is cut to its day, as in drafts.
 */
export function readModelRule(rule: string, date: string): { recurrence: string; date: string } | null {
  const parts = rule.length > longestRule ? null : readParts(rule);
  if (parts === null || !parts.has("FREQ")) return null;
  inOwnForm(parts);
  const recurrence = writeRuleParts([...parts].map(([name, value]) => ({ name, value })));
  if (parts.get("FREQ") === "SECONDLY" || parts.get("FREQ") === "MINUTELY" || !isReadable(recurrence))
    return null;
  const until = parts.get("UNTIL");
  const first = firstDay(parts, date);
  if (first === null || (until !== undefined && until < first.replaceAll("-", ""))) return null;
  return { recurrence, date: first };
}
