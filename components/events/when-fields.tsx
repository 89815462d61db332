import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Switch } from "@/components/ui/switch";
import { whenDrawn } from "@/components/ui/when-drawn";
import { isEndEmpty, type MomentEntry } from "@/lib/events/event-form";
import { clearEnd, endAfter, hoursOf, setAllDay } from "@/lib/events/form-changes";
import { useEventMemory } from "@/lib/events/use-event-memory";
import { isAllowedDate, isCalendarDate } from "@/lib/time/date-entry";
import { usesTwelveHours } from "@/lib/time/hour-cycle";
import { earliestDate, latestDate } from "@/lib/time/limits";
import { EndChoice } from "./end-choice";
import { MomentFields } from "./moment-fields";
import type { EventFormControl } from "./use-event-form";
import { useProblemText } from "./use-problem-text";

interface WhenFieldsProps {
  id: string;
  eventId: string;
  control: EventFormControl;
}

/** The pickers of a card: start, end, and whether it lasts whole days. */
export function WhenFields({ id, eventId, control }: WhenFieldsProps) {
  const { form, problems, change } = control;
  const t = useTranslations("event");
  const isTwelveHour = usesTwelveHours(useLocale());
  const text = useProblemText();
  const { memory, remember } = useEventMemory(eventId);
  const [isEndShown, setIsEndShown] = useState(false);
  const switchAllDay = (allDay: boolean) => {
    const hours = hoursOf(form);
    // The server does not store the times of an all-day event; this browser restores them.
    if (allDay && hours !== null) remember({ hours });
    change((current) => setAllDay(current, { allDay, hours: memory.hours }));
    control.settle();
  };
  /** A chosen value, unlike a typed one, takes effect at once: the end follows its start, and the headline shows it. */
  const changeMoment = (which: "start" | "end", moment: MomentEntry) => {
    const { date, time } = form[which];
    change((current) => ({ ...current, [which]: moment }));
    const isDateChosen = moment.date !== date && isAllowedDate(moment.date);
    // By the 24-hour clock the half of the day changes with the typed hour.
    const isHalfChosen = isTwelveHour && moment.time.meridiem !== time.meridiem;
    if (isDateChosen || isHalfChosen) control.settle();
  };
  const hasEnd = isEndShown || !isEndEmpty(form);
  const focusPart = (part: string) => whenDrawn(`${id}-${part}`, (element) => element.focus());
  const removeEnd = () => {
    setIsEndShown(false);
    change(clearEnd);
    focusPart("endDate");
  };
  /** A clock alone is enough, since it means the day of the start. */
  const showEnd = () => {
    setIsEndShown(true);
    focusPart(form.allDay ? "endDate" : "endTime");
  };
  const setLength = (minutes: number) => {
    change((current) => endAfter(current, minutes));
    control.settle();
    focusPart("endTime");
  };
  const bounds = { earliest: earliestDate, latest: latestDate, isTwelveHour };
  // An end before the day of the start could not be saved, so the picker does not offer it (SPEC V3).
  const endEarliest = isCalendarDate(form.start.date) ? form.start.date : earliestDate;
  return (
    <fieldset className="min-w-0 print:hidden rounded-xl bg-sunken px-2.5 pt-1 pb-2.5 sm:px-4 sm:pt-1.5 sm:pb-4">
      <legend className="sr-only">{t("when")}</legend>
      <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
        <MomentFields
          id={`${id}-start`}
          which="start"
          value={form.start}
          allDay={form.allDay}
          {...bounds}
          dateError={text(problems.startDate)}
          timeError={text(problems.startTime)}
          onChange={(start) => changeMoment("start", start)}
          aside={
            <span data-evidence="all_day">
              <Switch label={t("allDay")} isOn={form.allDay} onChange={switchAllDay} />
            </span>
          }
        />
        {hasEnd ? (
          <MomentFields
            id={`${id}-end`}
            which="end"
            value={form.end}
            allDay={form.allDay}
            {...bounds}
            earliest={endEarliest}
            dateError={text(problems.endDate)}
            timeError={text(problems.endTime)}
            onChange={(end) => changeMoment("end", end)}
            aside={
              <button
                type="button"
                onClick={removeEnd}
                className="flex h-6 items-center gap-1 rounded px-1.5 hover:bg-hover hover:text-ink"
              >
                <X aria-hidden="true" className="size-3" />
                {t("clearEnd")}
              </button>
            }
          />
        ) : (
          <EndChoice id={`${id}-endDate`} allDay={form.allDay} onAdd={showEnd} onLength={setLength} />
        )}
      </div>
    </fieldset>
  );
}
