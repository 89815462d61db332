import { addCivilDays, formatCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { MailWords } from "@/lib/extraction/rules/layout/mail-words";
import { readStampTime } from "@/lib/extraction/rules/layout/stamp-time";
import { nowIn } from "@/lib/extraction/rules/now";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import { wallToInstant } from "@/lib/time/wall-clock";

/** What was written longer ago is history: its days are reckoned from today. */
const mostDaysAgo = 60;
const minutesInDay = 24 * 60;
const noon = 12 * 60;

/**
 * The moment from which the words of a mail or message count their days: when it was sent, where its stamp says so and it
 * was not long ago, else now. A stamp without a date is of today.
 */
export function anchorOf(request: ToldRequest, stamp: Stretch | null, words: MailWords): number {
  if (stamp === null) return request.nowMs;
  const { today, minuteOfDay } = nowIn(request.timeZone, request.nowMs);
  const time = readStampTime(
    request.text.slice(stamp.start, stamp.end),
    words,
    request.pack.times.writesDayFirst(request),
  );
  if (time.date === null && time.dayShift === null) return request.nowMs;
  const date = time.date ?? addCivilDays(today, time.dayShift ?? 0);
  const daysAgo = toDayNumber(today) - toDayNumber(date);
  if (daysAgo < 0 || daysAgo > mostDaysAgo) return request.nowMs;
  const minutes = Math.min(time.minutes ?? noon, daysAgo === 0 ? minuteOfDay : minutesInDay - 1);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const wall = `${formatCivil(date)}T${clock}`;
  return Date.parse(wallToInstant({ wall, timeZone: request.timeZone, fold: "earlier" }));
}
