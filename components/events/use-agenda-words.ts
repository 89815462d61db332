import { useLocale, useTranslations } from "next-intl";
import { wallRangeOf } from "@/lib/events/wall-range";
import { formatClockRange } from "@/lib/time/format";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { useRecurrenceWords } from "./use-recurrence-words";
import { useReminderText } from "./use-reminder-text";

/**
 * What puts an event into the words of an agenda, with everything that is known of it: `details` are its place, link,
 * people, recurrence and reminders, and its zone where that is not `homeZone`.
 */
export function useAgendaWords() {
  const t = useTranslations("event");
  const locale = useLocale();
  const recurrenceOf = useRecurrenceWords();
  const reminderText = useReminderText();
  return (event: CalendarEvent, homeZone: string) => {
    const place = [event.venue, event.location].filter((part) => part !== "").join(", ");
    const people = event.attendees.map(({ name }) => name).join(", ");
    const zone = event.timezone === homeZone || event.all_day ? null : event.timezone;
    const reminders = event.reminders.map(reminderText).join(", ");
    const details = [
      place,
      event.link,
      people,
      recurrenceOf(event),
      zone,
      reminders === "" ? null : `${t("reminders")}: ${reminders}`,
    ];
    return {
      clock: formatClockRange(wallRangeOf(event), locale) ?? t("allDay"),
      title: event.title,
      details: details.filter((part) => part !== null).filter((part) => part !== ""),
      notes: event.notes,
    };
  };
}
