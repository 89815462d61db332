import { useLocale } from "next-intl";
import { useAgendaWords } from "@/components/events/use-agenda-words";
import { agendaDays } from "@/lib/events/agenda-days";
import { formatLongDate } from "@/lib/time/format";
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
  const { clock, title, details, notes } = useAgendaWords()(event, homeZone);
  return (
    <li className="grid break-inside-avoid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-4 border-b border-black/25 py-2 last:border-0">
      <p className="tabular-nums">{clock}</p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-semibold">{title}</h3>
        {details.map((detail) => (
          <p key={detail} className="text-sm">
            {detail}
          </p>
        ))}
        {notes.map(({ id, content }) => (
          <p key={id} className="pt-1 text-sm whitespace-pre-line">
            {content}
          </p>
        ))}
      </div>
    </li>
  );
}
