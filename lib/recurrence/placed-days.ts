import { isWeekdayCode } from "./rule-parts";

/** The places of a weekday within a month that have a name, by their number in a rule. */
const placeNames = new Map([
  ["1", "first"],
  ["2", "second"],
  ["3", "third"],
  ["4", "fourth"],
  ["5", "fifth"],
  ["-1", "last"],
]);

interface PlacedDay {
  /** `first` to `fifth`, or `last`. */
  place: string;
  /** Two-letter day of the week. */
  day: string;
}

export interface PlacedDays {
  days: readonly PlacedDay[];
  /** The month that they are counted in, from 1; null for every month. */
  month: number | null;
}

/** What else would choose among the days. */
const others = ["BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"];

/** A day as a rule writes it: `1MO`, or `MO` whose place is beside it (BYSETPOS), as Outlook writes it. */
function placedDay(text: string, position: string | undefined): PlacedDay | null {
  const [, number = "", day = ""] = /^[+]?(-?\d*)([A-Z]{2})$/.exec(text) ?? [];
  const place = placeNames.get(number === "" ? (position ?? "").replace("+", "") : number);
  const isSaidTwice = number !== "" && position !== undefined;
  return place === undefined || isSaidTwice || !isWeekdayCode(day) ? null : { place, day };
}

/**
 * The days of a rule of months that are counted within a month: `FREQ=MONTHLY;BYDAY=1MO`, or a yearly rule of one month.
 * Null for any other rule, also where these days are but a part of what it says.
 */
export function placedDays(parts: ReadonlyMap<string, string>): PlacedDays | null {
  const [frequency, byDay, month] = ["FREQ", "BYDAY", "BYMONTH"].map((name) => parts.get(name) ?? "");
  const isCounted =
    frequency === "MONTHLY" ? month === "" : frequency === "YEARLY" && /^(?:1[0-2]|[1-9])$/.test(month ?? "");
  if (!isCounted || others.some((name) => parts.has(name))) return null;
  const texts = (byDay ?? "").split(",");
  const position = parts.get("BYSETPOS");
  // Of several days, a position means the first or last of them all.
  if (position !== undefined && texts.length > 1) return null;
  const days = texts.map((text) => placedDay(text, position)).filter((day) => day !== null);
  return days.length < texts.length ? null : { days, month: month === "" ? null : Number(month) };
}
