import { AppError } from "@/lib/errors/app-error";
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

/**
 * The rule of a series whose first start was moved: what repeated the old day repeats the new one, so that
 * DTSTART stays the first instance (RFC 5545 § 3.8.5.3). Throws `invalid_request` when the rule would end
 * before its new start.
 */
export function recurrenceFollowing(moved: MovedStart): string {
  if (dateOf(moved.from) === dateOf(moved.to)) return moved.rule;
  const parts = readRuleParts(moved.rule);
  const last = parts.find(({ name }) => name === "UNTIL")?.value ?? "";
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(last);
  if (until !== null && `${until[1]}-${until[2]}-${until[3]}` < dateOf(moved.to)) {
    throw new AppError("invalid_request", {
      phrase: { code: "events.repeatsUntil", params: { day: `${until[1]}-${until[2]}-${until[3]}` } },
    });
  }
  return writeRuleParts(parts.map((part) => ({ ...part, value: movedValue(part, moved) })));
}
