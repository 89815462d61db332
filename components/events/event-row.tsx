import { ChevronDown, CircleHelp, Globe, MapPin, Users } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { formatClockRange, type WallRange, wallMinutes } from "@/lib/time/format";
import { formatZone } from "@/lib/time/format-zone";
import { dateOf } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { DateTile } from "./date-tile";
import { LateJoinButton } from "./late-join-button";
import { LateRecurrenceMark } from "./late-recurrence-mark";
import { useDurationText } from "./use-duration-text";

export interface EventRowProps {
  /** Unique for each card. */
  id: string;
  event: CalendarEvent;
  /** As it was typed, which may differ from the saved event. */
  title: string;
  /** When it is according to the pickers; null while they are incomplete. */
  range: WallRange | null;
  /** Where it is, in one line; empty if unknown. */
  place: string;
  /** The zone of the other events; a row says its own if it is another. */
  homeZone: string;
  /** Whether the Tab key stops here; arrow keys lead from row to row. */
  isTabStop: boolean;
  onOpen: () => void;
}

/** SPEC S27: an event at rest: day, name, time, place and people, on one line where there is room. */
export function EventRow(props: EventRowProps) {
  const { id, event, title, range, place, homeZone, isTabStop, onOpen } = props;
  const t = useTranslations("event");
  const people = event.attendees.map(({ name }) => name).join(", ");
  const isDetailed = place !== "" || people !== "" || event.link !== null;
  const isDoubtful = event.can_edit && event.alternatives.length + event.assumptions.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside has the name, the focus and the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press of a key on that button is a click as well.
    <div
      onClick={onOpen}
      className="grid min-h-14 cursor-pointer rounded-[inherit] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 px-3 py-2 transition-colors hover:bg-hover has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:-outline-offset-2 has-[[data-row]:focus-visible]:outline-accent @3xl:grid-cols-[auto_minmax(0,1fr)_var(--row-time)_var(--row-details)_auto] @3xl:px-3.5"
    >
      <DateTile start={range?.start ?? null} usualYear={event.created_at.slice(0, 4)} />
      <div className="flex min-w-0 flex-col gap-y-0.5 @3xl:contents">
        <div className="flex min-w-0 items-center gap-2">
          <h2
            id={`${id}-heading`}
            className="min-w-0 text-[1.0625rem] leading-snug font-semibold tracking-[-0.014em]"
          >
            <button
              type="button"
              data-row=""
              tabIndex={isTabStop ? 0 : -1}
              aria-expanded={false}
              aria-describedby={`${id}-when ${id}-where ${id}-check`}
              className="block w-full text-left outline-none"
            >
              <span
                data-evidence="title"
                className={classNames(
                  "wrap-anywhere @3xl:line-clamp-1",
                  isDetailed ? "line-clamp-1" : "line-clamp-2",
                )}
              >
                {title}
              </span>
            </button>
          </h2>
          {isDoubtful && (
            <span id={`${id}-check`} title={t("toCheck")} className="shrink-0 text-warning">
              <CircleHelp aria-hidden="true" className="size-4" />
              <span className="sr-only">{t("toCheck")}</span>
            </span>
          )}
        </div>
        <RowTime id={id} event={event} range={range} homeZone={homeZone} />
        <p
          id={`${id}-where`}
          className={classNames(
            "min-w-0 items-center gap-x-3 text-sm text-ink-soft @3xl:flex",
            isDetailed ? "flex" : "hidden",
          )}
        >
          {event.link !== null && (
            <LateJoinButton
              link={event.link}
              describedBy={`${id}-heading`}
              isTabStop={isTabStop}
              isShort={place !== "" || people !== ""}
              className="shrink-0 max-@3xl:mt-1"
            />
          )}
          {place !== "" && (
            <span
              data-evidence="venue location"
              className={classNames(
                "flex min-w-0 items-center gap-1.5",
                people !== "" && event.link === null && "max-w-[62%] shrink-0",
              )}
            >
              <MapPin aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              <span className="truncate">{place}</span>
            </span>
          )}
          {people !== "" && (
            <span data-evidence="attendees" className="flex min-w-0 items-center gap-1.5">
              <Users aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              <span className="truncate">{people}</span>
            </span>
          )}
        </p>
      </div>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint print:hidden" />
    </div>
  );
}

/** When it is: its clock by its own zone, how long it lasts, and whether it repeats. */
function RowTime({ id, event, range, homeZone }: Pick<EventRowProps, "id" | "event" | "range" | "homeZone">) {
  const t = useTranslations("event");
  const locale = useLocale();
  const minutes = range && wallMinutes(range);
  const duration = useDurationText(minutes !== null && minutes > 0 ? minutes : null);
  const clock = range && (formatClockRange(range, locale) ?? t("allDay"));
  // Of whole days, the clock already says the first and the last.
  const isDays = range?.allDay === true;
  const isLong = range?.end != null && !range.allDay && dateOf(range.start) !== dateOf(range.end);
  const isElsewhere = event.timezone !== homeZone && !event.all_day;
  return (
    <p
      id={`${id}-when`}
      data-evidence="start_datetime end_datetime all_day recurrence"
      className={classNames(
        "flex min-w-0 flex-wrap items-center gap-x-2 text-sm leading-tight tabular-nums",
        // On a narrow screen what does not fit beside the clock is left to the open card.
        !isLong && "max-h-[1.25em] overflow-hidden @3xl:max-h-none",
      )}
    >
      <span className={range === null ? "text-ink-faint" : "font-medium text-ink"}>
        {clock ?? t("incomplete")}
      </span>
      {duration !== null && !isDays && <span className="text-ink-faint">{duration}</span>}
      {(event.recurrence !== null || event.rdates.length > 0) && (
        <LateRecurrenceMark event={event} start={range?.start} isShort />
      )}
      {isElsewhere && (
        <span data-evidence="timezone" className="flex items-center gap-1 text-ink-faint">
          <Globe aria-hidden="true" className="size-3.5 shrink-0" />
          {formatZone({ timeZone: event.timezone, instant: event.start_datetime, locale }).place}
        </span>
      )}
    </p>
  );
}
