import { ChevronUp, MapPin } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import {
  formatClockRange,
  formatDateParts,
  formatLongDate,
  type WallRange,
  wallMinutes,
} from "@/lib/time/format";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { LateJoinButton } from "./late-join-button";
import { LateRecurrenceMark } from "./late-recurrence-mark";
import { useDurationText } from "./use-duration-text";
import { ZoneChip } from "./zone-chip";

interface EventHeadlineProps {
  /** Unique for each card. */
  id: string;
  event: CalendarEvent;
  /** The zone chosen for its clock, which the event may not have yet. */
  zone: string;
  /** When it is according to the pickers, which may differ from the saved event; null while they are incomplete. */
  range: WallRange | null;
  /** Where it is, in one line; empty if unknown. */
  place: string;
  /** Absent if the card cannot be collapsed. */
  onFold: ((isOpen: boolean) => void) | undefined;
  /** Absent for a visitor who may not change it. */
  onZoneChange: ((zone: string) => void) | undefined;
  /** The title, as text or as its field. */
  children: ReactNode;
}

/** What, when and where at a glance; the name comes first. */
export function EventHeadline(props: EventHeadlineProps) {
  const { id, event, zone, range, place, onFold, onZoneChange, children } = props;
  const locale = useLocale();
  const clock = range && formatClockRange({ ...range, end: null }, locale);
  return (
    <div className="flex gap-3.5 sm:gap-5">
      <DateLeaf range={range} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-row-reverse items-start gap-2">
          {onFold && <FoldButton id={id} onFold={onFold} />}
          <div data-evidence="title" className="min-w-0 flex-1">
            {children}
          </div>
        </div>
        <ClockLine range={range} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-ink-soft">
          {place !== "" && (
            <span data-evidence="venue location" className="flex min-w-0 items-start gap-1.5">
              <MapPin aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-ink-faint" />
              <span className="min-w-0 wrap-anywhere">{place}</span>
            </span>
          )}
          {event.link !== null && <LateJoinButton link={event.link} describedBy={`${id}-heading`} />}
          {(event.recurrence !== null || event.rdates.length > 0) && (
            <LateRecurrenceMark event={event} start={range?.start} />
          )}
          <span data-evidence="timezone">
            <ZoneChip
              id={`${id}-timezone`}
              zone={zone}
              clock={clock}
              instant={event.start_datetime}
              onChange={onZoneChange}
            />
          </span>
        </div>
        {zone !== event.timezone && <ZoneHint clock={clock} />}
      </div>
    </div>
  );
}

/** Shown while another zone is chosen but not saved: what it does to the clock. */
function ZoneHint({ clock }: { clock: string | null }) {
  const t = useTranslations("zone");
  return (
    <p role="status" className="pt-1 text-sm text-accent-ink">
      {clock === null ? t("keepsDays") : t("keepsClock", { clock })}
    </p>
  );
}

interface FoldButtonProps {
  id: string;
  onFold: (isOpen: boolean) => void;
}

/** SPEC S22: collapses a card. */
function FoldButton({ id, onFold }: FoldButtonProps) {
  const t = useTranslations("event");
  return (
    <Button
      variant="quiet"
      size="icon"
      data-row=""
      aria-label={t("details")}
      aria-describedby={`${id}-heading`}
      aria-expanded
      aria-controls={`${id}-body`}
      onClick={() => onFold(false)}
      className="-mr-1.5 print:hidden"
    >
      <ChevronUp aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

/** A line breaks between the two ends of a range, not before their AM or PM. */
const meridiemSpace = / (?=[AP]M\b)/g;

function ClockLine({ range }: { range: WallRange | null }) {
  const t = useTranslations("event");
  const locale = useLocale();
  const minutes = range && wallMinutes(range);
  const duration = useDurationText(minutes !== null && minutes > 0 ? minutes : null);
  const clock = range && formatClockRange(range, locale);
  return (
    <p
      data-evidence="start_datetime end_datetime all_day recurrence"
      className="flex flex-wrap items-baseline gap-x-2.5 pt-0.5 max-sm:flex-col"
    >
      {range === null ? (
        <span className="font-medium text-ink-faint">{t("incomplete")}</span>
      ) : (
        <span
          className={classNames(
            "text-[1.0625rem] leading-snug font-medium tracking-[-0.012em] text-balance tabular-nums",
            minutes !== null && minutes <= 0 && "text-ink-faint",
          )}
        >
          {clock?.replace(meridiemSpace, "\u00a0") ?? t("allDay")}
        </span>
      )}
      {duration !== null && <span className="text-sm text-ink-faint tabular-nums">{duration}</span>}
    </p>
  );
}

/** The day on which the event starts, as a leaf of a calendar. */
function DateLeaf({ range }: { range: WallRange | null }) {
  const locale = useLocale();
  const parts = range && formatDateParts(range.start, locale);
  return (
    <p
      data-evidence="start_datetime"
      className="flex h-18 w-14 shrink-0 flex-col items-center justify-center rounded-xl bg-accent-soft leading-none text-accent-ink sm:w-16"
    >
      {range !== null && <span className="sr-only">{formatLongDate(range.start, locale)}</span>}
      <span aria-hidden="true" className="text-[0.6875rem] font-semibold tracking-wide uppercase">
        {parts?.weekday ?? "–"}
      </span>
      <span
        aria-hidden="true"
        className="pt-0.5 pb-0.75 text-xl font-semibold tracking-tight tabular-nums sm:text-2xl"
      >
        {parts?.day ?? "–"}
      </span>
      <span aria-hidden="true" className="text-[0.6875rem]">
        {parts && `${parts.month} ’${parts.year.slice(-2)}`}
      </span>
    </p>
  );
}
