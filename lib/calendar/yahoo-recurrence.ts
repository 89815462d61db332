import { isWeekdayCode, rulePartsByName } from "@/lib/recurrence/rule-parts";
import { dateOf, dayOfMonth, monthOf, type WallDateTime } from "@/lib/time/wall-clock";

interface YahooRecurrence {
  /** `01WkMoWeFr`: how many units, the unit, and its days of the week. */
  pattern: string;
  /** `+20261215`, the last day; null without an end. */
  end: string | null;
}

const units = new Map([
  ["DAILY", "Dy"],
  ["WEEKLY", "Wk"],
  ["MONTHLY", "Mh"],
  ["YEARLY", "Yr"],
]);
const readable: ReadonlySet<string> = new Set([
  "FREQ",
  "INTERVAL",
  "UNTIL",
  "BYDAY",
  "BYMONTHDAY",
  "BYMONTH",
  "WKST",
]);

function daysOf(byDay: string | undefined, frequency: string): string | null {
  if (byDay === undefined) return "";
  const days = byDay.split(",");
  if (frequency !== "WEEKLY" || !days.every(isWeekdayCode)) return null;
  return days.map((day) => `${day.slice(0, 1)}${day.slice(1).toLowerCase()}`).join("");
}

/** Whether BYMONTHDAY and BYMONTH, if present, say no more than the start does. */
function followsStart(parts: ReadonlyMap<string, string>, startWall: WallDateTime): boolean {
  const start = dateOf(startWall);
  const monthDay = parts.get("BYMONTHDAY");
  const month = parts.get("BYMONTH");
  return (
    (monthDay === undefined || monthDay === String(dayOfMonth(start))) &&
    (month === undefined || (parts.get("FREQ") === "YEARLY" && month === String(monthOf(start))))
  );
}

/**
 * A rule as Yahoo's RPAT and REND, as its web client read them in August 2026 (add-event-to-calendar-docs
 * #61): every n days, weeks on given days, months or years, with or without a last day. Null for a rule that
 * they cannot express, such as a COUNT or the last Friday of a month: any approximation would be a wrong
 * event.
 */
export function yahooRecurrence(rule: string, startWall: WallDateTime): YahooRecurrence | null {
  const parts = rulePartsByName(rule);
  const frequency = parts.get("FREQ") ?? "";
  const unit = units.get(frequency);
  const interval = parts.get("INTERVAL") ?? "1";
  const days = daysOf(parts.get("BYDAY"), frequency);
  const isSayable = [...parts.keys()].every((name) => readable.has(name)) && followsStart(parts, startWall);
  if (unit === undefined || days === null || !isSayable || !/^[1-9]\d?$/.test(interval)) return null;
  const until = parts.get("UNTIL")?.slice(0, 8);
  return {
    pattern: `${interval.padStart(2, "0")}${unit}${days}`,
    end: until === undefined ? null : `+${until}`,
  };
}
