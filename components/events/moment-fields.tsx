import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DateField } from "@/components/ui/date-field";
import { FieldError } from "@/components/ui/field";
import { TimeEntryField } from "@/components/ui/time-entry";
import type { MomentEntry } from "@/lib/events/event-form";

interface MomentFieldsProps {
  /** Unique for each card; the fields' ids are `{id}Date` and `{id}Time`. */
  id: string;
  which: "start" | "end";
  value: MomentEntry;
  allDay: boolean;
  /** Whether the language tells hours by AM and PM. */
  isTwelveHour: boolean;
  earliest: string;
  latest: string;
  dateError: string | undefined;
  timeError: string | undefined;
  onChange: (value: MomentEntry) => void;
  /** Shown beside the label. */
  aside?: ReactNode;
}

/** One end of an event: a date, and a clock unless it lasts all day (SPEC V2, V3). */
export function MomentFields(props: MomentFieldsProps) {
  const { id, which, value, allDay, isTwelveHour, dateError, timeError, onChange, aside } = props;
  const t = useTranslations("event");
  const timeLabel = t(`${which}Time`);
  return (
    <div data-evidence={`${which}_datetime`} className="min-w-0">
      <div className="flex h-8 items-center justify-between text-xs text-ink-faint">
        <span aria-hidden="true">{t(which === "start" ? "starts" : "ends")}</span>
        {aside}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <DateField
          id={`${id}Date`}
          label={t(`${which}Date`)}
          value={value.date}
          earliest={props.earliest}
          latest={props.latest}
          errorId={dateError === undefined ? undefined : `${id}Date-error`}
          onChange={(date) => onChange({ ...value, date })}
        />
        {!allDay && (
          <TimeEntryField
            id={`${id}Time`}
            label={timeLabel}
            value={value.time}
            meridiemLabel={
              isTwelveHour
                ? (current, other) => t("meridiem", { field: timeLabel, value: current, other })
                : null
            }
            errorId={timeError === undefined ? undefined : `${id}Time-error`}
            onChange={(time) => onChange({ ...value, time })}
          />
        )}
      </div>
      <FieldError id={`${id}Date-error`} message={dateError} />
      <FieldError id={`${id}Time-error`} message={timeError} />
    </div>
  );
}
