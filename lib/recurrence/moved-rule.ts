import { dateOf, dayOfMonth, dayOfWeek, monthOf, type WallDateTime } from "@/lib/time/wall-clock";
import { readRuleParts, weekdayCodes, writeRuleParts } from "./rule-parts";

const weekdayOf = (wall: WallDateTime) => weekdayCodes[dayOfWeek(dateOf(wall)) - 1] ?? "";

export interface MovedStart {
  /** RRULE value; UNTIL is a date of the wall calendar. */
  rule: string;
  from: WallDateTime;
  to: WallDateTime;
}

/**
 * `TU` or `2TU` for the new start; a day counted from the end of the month (`-1FR`) stays counted from there.
 */
function movedWeekday(day: string, { from, to }: MovedStart): string {
  const match = /^(-?\d*)([A-Z]{2})$/.exec(day);
  if (match === null || match[2] !== weekdayOf(from)) return day;
  const ordinal = match[1] ?? "";
  const isCounted = ordinal !== "" && !ordinal.startsWith("-");
  return `${isCounted ? Math.ceil(dayOfMonth(dateOf(to)) / 7) : ordinal}${weekdayOf(to)}`;
}

const replaced = (value: string, { old, next }: { old: number; next: number }) =>
  value
    .split(",")
    .map((number) => (Number(number) === old ? String(next) : number))
    .join(",");

/** The value of a part for the new start. */
function movedValue({ name, value }: { name: string; value: string }, moved: MovedStart): string {
  const from = dateOf(moved.from);
  const to = dateOf(moved.to);
  if (name === "BYDAY") {
    const days = [...new Set(value.split(",").map((day) => movedWeekday(day, moved)))];
    const order = (day: string) => weekdayCodes.indexOf(day.slice(-2));
    return days.sort((one, other) => order(one) - order(other)).join(",");
  }
  if (name === "BYMONTHDAY") return replaced(value, { old: dayOfMonth(from), next: dayOfMonth(to) });
  if (name === "BYMONTH") return replaced(value, { old: monthOf(from), next: monthOf(to) });
  return value;
}

/** The rule of a series whose first start was moved: what repeated the old day repeats the new one. */
export function movedRule(moved: MovedStart): string {
  if (dateOf(moved.from) === dateOf(moved.to)) return moved.rule;
  return writeRuleParts(
    readRuleParts(moved.rule).map((part) => ({ ...part, value: movedValue(part, moved) })),
  );
}
