import { useLocale, useTranslations } from "next-intl";
import { datesFollowing } from "@/lib/events/series-dates";
import { datesWords } from "@/lib/recurrence/dates-words";
import { movedRule } from "@/lib/recurrence/moved-rule";
import { ruleWords } from "@/lib/recurrence/rule-words";
import { instantToWall, midnightOf, type WallDateTime } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** What says how an event repeats. */
export type RepeatedEvent = Pick<CalendarEvent, "recurrence" | "rdates" | "timezone" | "start_datetime">;

/**
 * What says how an event repeats, such as `Every Monday until Dec 15, 2026`; null for one that happens once. `movedTo` is a
 * start that is not saved yet, which its repetition follows.
 */
export function useRecurrenceWords(): (event: RepeatedEvent, movedTo?: WallDateTime) => string | null {
  const say = useTranslations("recurrence");
  const locale = useLocale();
  return ({ recurrence, rdates, timezone: timeZone, start_datetime: start }, movedTo) => {
    const from = instantToWall(start, timeZone).wall;
    const to = movedTo ?? from;
    const speaker = { say, locale };
    if (recurrence !== null) {
      return ruleWords({ rule: movedRule({ rule: recurrence, from, to }), timeZone }, speaker);
    }
    const walls = rdates.map((date) => (date.length === 10 ? midnightOf(date) : date));
    const further = datesFollowing(walls, { from, to }).filter((date) => date !== to);
    return further.length === 0 ? null : datesWords({ start: to, further }, speaker);
  };
}
