import { compactInstant } from "@/lib/time/compact-time";
import { addDays, midnightOf } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { readRuleParts, writeRuleParts } from "./rule-parts";

/** A rule with the zone that its UNTIL belongs to. */
export interface WallRecurrence {
  /** An RRULE value whose UNTIL, if any, is a DATE of the wall calendar, or an instant in UTC that stays as it is. */
  rule: string | null;
  timezone: string;
  allDay: boolean;
}

/**
 * The RRULE value with UNTIL as RFC 5545 § 3.3.10 requires it: for a timed event the last second of that
 * local day in UTC, for an all-day event a DATE. COUNT is dropped beside UNTIL, since a rule may not have
 * both and Google then imports nothing. Null for null and for a text with other characters, without FREQ or
 * with an UNTIL that is not a day: then nothing can end a line, open a property or add a parameter. Whether
 * every part is meaningful is not checked.
 */
export function ruleInUtc({ rule, timezone, allDay }: WallRecurrence): string | null {
  if (rule === null) return null;
  const parts = readRuleParts(rule);
  if (!/^[A-Z0-9=;,+-]+$/.test(writeRuleParts(parts)) || !parts.some(({ name }) => name === "FREQ"))
    return null;
  const until = parts.find(({ name }) => name === "UNTIL")?.value;
  if (until !== undefined && untilDate(until) === null) return null;
  const kept = parts.filter(({ name }) => until === undefined || name !== "COUNT");
  const written = kept.map(({ name, value }) => {
    return { name, value: name === "UNTIL" ? untilValue({ until: value, timezone, allDay }) : value };
  });
  return writeRuleParts(written);
}

function untilValue({
  until,
  timezone,
  allDay,
}: {
  until: string;
  timezone: string;
  allDay: boolean;
}): string {
  const date = untilDate(until);
  if (date === null || (until.endsWith("Z") && !allDay)) return until;
  if (allDay) return date.replaceAll("-", "");
  const nextMidnight = wallToInstant({
    wall: midnightOf(addDays(date, 1)),
    timeZone: timezone,
    fold: "earlier",
  });
  const lastSecond = new Date(Date.parse(nextMidnight) - 1000).toISOString();
  return compactInstant(lastSecond);
}

/** The `YYYY-MM-DD` of `YYYYMMDD` or `YYYYMMDDTHHMMSS[Z]`; null for a day that does not exist. */
function untilDate(until: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(until);
  if (match === null) return null;
  const date = `${match[1]}-${match[2]}-${match[3]}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}
