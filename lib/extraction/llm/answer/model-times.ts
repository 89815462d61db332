import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { formatCivil, isCivilDate, parseCivil } from "@/lib/extraction/rules/civil-date";
import { firstInstance } from "@/lib/extraction/rules/recurrence-rule";
import type { Recurrence } from "@/lib/extraction/rules/spans";
import { readRuleParts, weekdayCodes } from "@/lib/recurrence/rule-parts";

/** A start and an end as wall clocks, in the form of a draft: `YYYY-MM-DDTHH:MM`, or dates where `allDay`. */
export interface WallTimes {
  start: string;
  end: string | null;
  allDay: boolean;
}

const wallPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::00)?)?$/;

/** A wall clock that the calendar has; null for 30 February, 25:00, an offset, a Z, or words. */
function readWall(value: string): { date: string; clock: string | null } | null {
  const [, date, clock] = wallPattern.exec(value.trim()) ?? [];
  if (date === undefined || !isCivilDate(parseCivil(date))) return null;
  if (clock !== undefined && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock)) return null;
  return { date, clock: clock ?? null };
}

/** What a model understood of an event's times; null where that is no time at all. An end before the start is none. */
export function readModelTimes({ start, end, all_day }: ModelEvent): WallTimes | null {
  const first = readWall(start);
  if (first === null) return null;
  const last = readWall(end);
  if (first.clock === null || all_day) {
    return {
      start: first.date,
      end: last !== null && last.date > first.date ? last.date : null,
      allDay: true,
    };
  }
  const wall = `${first.date}T${first.clock}`;
  const until = last === null || last.clock === null ? null : `${last.date}T${last.clock}`;
  return { start: wall, end: until !== null && until > wall ? until : null, allDay: false };
}

const weekday = `[+-]?[1-5]?(?:${weekdayCodes.join("|")})`;
const rulePart = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  BYDAY: new RegExp(`^${weekday}(?:,${weekday}){0,6}$`),
  BYMONTHDAY: /^-?(?:[1-9]|[12]\d|3[01])(?:,-?(?:[1-9]|[12]\d|3[01])){0,30}$/,
  BYMONTH: /^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2])){0,11}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
} as const;

const isRuleName = (name: string): name is keyof typeof rulePart => name in rulePart;

/** The parts of an RRULE value (RFC 5545 § 3.3.10) by name, as far as the product's own parser writes them; else null. */
function readPlainRule(rule: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const { name, value } of readRuleParts(rule)) {
    if (!isRuleName(name) || parts.has(name) || !rulePart[name].test(value)) return null;
    parts.set(name, value);
  }
  const frequency = parts.get("FREQ");
  const isShort = frequency === "DAILY" || frequency === "WEEKLY";
  // RFC 5545: only months and years have numbered days.
  if (isShort && (parts.has("BYMONTHDAY") || /\d/.test(parts.get("BYDAY") ?? ""))) return null;
  return frequency !== undefined && !(parts.has("COUNT") && parts.has("UNTIL")) ? parts : null;
}

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
const listOf = (value: string | undefined): string[] => (value ? value.split(",") : []);

/**
 * The rule that a model understood, and its first day on or after `date` (`YYYY-MM-DD`); null for what is no rule of
 * RFC 5545, or one that never comes. UNTIL is cut to its day, as drafts have it.
 */
export function readModelRule(rule: string, date: string): { recurrence: string; date: string } | null {
  const parts = readPlainRule(rule);
  const frequency = frequencies.find((name) => name === parts?.get("FREQ"));
  if (parts === null || frequency === undefined) return null;
  const until = parts.get("UNTIL")?.slice(0, 8);
  if (until !== undefined) parts.set("UNTIL", until);
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
  if (first === null || (until !== undefined && until < formatCivil(first).replaceAll("-", ""))) return null;
  const value = [...parts].map(([name, said]) => `${name}=${said}`).join(";");
  return { recurrence: value, date: formatCivil(first) };
}
