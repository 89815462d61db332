import { useLocale, useTranslations } from "next-intl";
import { useRecurrenceText } from "@/components/events/use-recurrence-text";
import { useReminderText } from "@/components/events/use-reminder-text";
import { agendaDays } from "@/lib/events/agenda-days";
import { wallRangeOf } from "@/lib/events/wall-range";
import { formatClockRange, formatLongDate } from "@/lib/time/format";
import { midnightOf } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface PrintAgendaProps {
  events: readonly CalendarEvent[];
  /** The zone of the group; an event says its own if it is another. */
  homeZone: string;
}

/** Events as an agenda on paper: day by day, in the order of the clock, black on white, with everything that is known. */
export function PrintAgenda({ events, homeZone }: PrintAgendaProps) {
  const locale = useLocale();
  return (
    <div data-agenda="" className="hidden flex-col gap-6 pt-6 text-black print:flex">
      {agendaDays(events).map(({ day, events: onDay }) => (
        <section key={day} aria-label={day} className="flex flex-col">
          <h2 className="break-after-avoid border-b border-black pb-1 text-base font-semibold">
            {formatLongDate(midnightOf(day), locale)}
          </h2>
          <ul>
            {onDay.map((event) => (
              <AgendaEntry key={event.id} event={event} homeZone={homeZone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function AgendaEntry({ event, homeZone }: { event: CalendarEvent; homeZone: string }) {
  const t = useTranslations("event");
  const locale = useLocale();
  const reminderText = useReminderText();
  const recurrence = useRecurrenceText(event.recurrence, event.timezone);
  const place = [event.venue, event.location].filter((part) => part !== "").join(", ");
  const people = event.attendees.map(({ name }) => name).join(", ");
  const zone = event.timezone === homeZone || event.all_day ? null : event.timezone;
  const reminders = event.reminders.map(reminderText).join(", ");
  const reminded = reminders === "" ? null : `${t("reminders")}: ${reminders}`;
  const details = [place, event.link, people, recurrence, zone, reminded].filter(
    (part) => part !== null && part !== "",
  );
  return (
    <li className="grid break-inside-avoid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-4 border-b border-black/25 py-2 last:border-0">
      <p className="tabular-nums">{formatClockRange(wallRangeOf(event), locale) ?? t("allDay")}</p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-semibold">{event.title}</h3>
        {details.map((detail) => (
          <p key={detail} className="text-sm">
            {detail}
          </p>
        ))}
        {event.notes.map(({ id, content }) => (
          <p key={id} className="pt-1 text-sm whitespace-pre-line">
            {content}
          </p>
        ))}
      </div>
    </li>
  );
}
