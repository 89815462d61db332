import type { EventDraft } from "@/lib/extraction/schema";
import { formatWeekdays } from "@/lib/recurrence/format-weekdays";
import { readRecurrenceRule } from "@/lib/recurrence/recurrence-rule";
import { asUtc, formatter } from "@/lib/time/formatter";
import { clockOf, dateOf, midnightOf, type WallDate } from "@/lib/time/wall-clock";

/** A day as a list is sorted by, with its weekday: `Sat 2026-11-21`. */
function dayWords(day: WallDate, language: string): string {
  const weekday = formatter(language, { weekday: "short" }).format(asUtc(midnightOf(day)));
  return `${weekday} ${day}`;
}

/** When a draft is, on the clock of its own zone; the zone is named where it is not the reader's. */
export function whenWords(
  { start, end, allDay, timezone }: EventDraft,
  { language, timeZone }: { language: string; timeZone: string },
): string {
  const [first, last] = [dateOf(start), end === null ? dateOf(start) : dateOf(end)];
  const from = dayWords(first, language);
  if (allDay) return last === first ? from : `${from} – ${dayWords(last, language)}`;
  const begin = `${from} ${clockOf(start)}`;
  const until = end === null ? "" : clockOf(end);
  const span =
    end === null
      ? begin
      : last === first
        ? `${begin}–${until}`
        : `${begin} – ${dayWords(last, language)} ${until}`;
  return timezone === timeZone ? span : `${span} ${timezone}`;
}

const units = { daily: "day", weekly: "week", monthly: "month", yearly: "year" } as const;

/** A series in a few words; its rule (RFC 5545) where they would not say all of it, and nothing for an event that is once. */
export function seriesWords({ recurrence, timezone }: EventDraft, language: string): string {
  if (recurrence === null) return "";
  const { frequency, interval, days, placed, until, count } = readRecurrenceRule(recurrence, timezone);
  const isUnsaid = placed === null || placed.month !== null;
  if (frequency === "other" || (frequency !== "weekly" && isUnsaid && /BY/i.test(recurrence)))
    return recurrence;
  const every = interval === 1 ? `every ${units[frequency]}` : `every ${interval} ${units[frequency]}s`;
  const weekdays = days.length === 0 ? [] : [formatWeekdays(days, language)];
  const named =
    placed?.days.map(({ place, day }) => `the ${place} ${formatWeekdays([day], language)}`) ?? weekdays;
  const on = named.length === 0 ? "" : ` on ${named.join(" and ")}`;
  const end = until !== null ? ` until ${until}` : count !== null ? `, ${count} times` : "";
  return `${every}${on}${end}`;
}

/** Where a draft is: the place's name, then its address. */
export const whereWords = ({ venue, location }: EventDraft): string =>
  [venue, location].filter((text) => text !== "").join(", ");

/** Who comes along. */
export const whoWords = ({ attendees }: EventDraft): string => attendees.map(({ name }) => name).join(", ");
