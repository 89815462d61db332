import { dateOf, instantToWall, type WallDate } from "@/lib/time/wall-clock";
import { type PlacedDays, placedDays } from "./placed-days";
import { isWeekdayCode, rulePartsByName } from "./rule-parts";

/**
 * The content of a recurrence rule (RFC 5545 § 3.3.10), as far as words express it; `other` repeats in
 * another way.
 */
interface RecurrenceRule {
  frequency: "daily" | "weekly" | "monthly" | "yearly" | "other";
  interval: number;
  /** Two-letter days of the week, `MO` first; empty where the rule names none. */
  days: string[];
  /** Days that are counted within their month, as in every first Monday; null where the rule counts none, or others too. */
  placed: PlacedDays | null;
  until: WallDate | null;
  count: number | null;
}

const frequencies = new Map<string, RecurrenceRule["frequency"]>([
  ["DAILY", "daily"],
  ["WEEKLY", "weekly"],
  ["MONTHLY", "monthly"],
  ["YEARLY", "yearly"],
]);

/**
 * The day in the event's zone on which a rule ends; for an UNTIL in UTC it may be another day there. Null if
 * it names none.
 */
function readUntil(value: string, timeZone: string): WallDate | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?/i.exec(value);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second, utc] = match;
  const date = `${year}-${month}-${day}`;
  const instant = new Date(`${date}T${hour}:${minute}:${second}Z`);
  if (!utc || Number.isNaN(instant.getTime())) return date;
  return dateOf(instantToWall(instant.toISOString(), timeZone).wall);
}

/** Reads an RRULE value of an event in a zone; never throws, since an unknown rule is still a repetition. */
export function readRecurrenceRule(rule: string, timeZone: string): RecurrenceRule {
  const parts = rulePartsByName(rule);
  return {
    frequency: frequencies.get(parts.get("FREQ") ?? "") ?? "other",
    interval: Math.max(1, Number(parts.get("INTERVAL") ?? "1") || 1),
    days: (parts.get("BYDAY") ?? "").split(",").filter(isWeekdayCode),
    placed: placedDays(parts),
    until: readUntil(parts.get("UNTIL") ?? "", timeZone),
    count: Number(parts.get("COUNT") ?? "") || null,
  };
}
