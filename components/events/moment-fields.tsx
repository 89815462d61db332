import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { DateField } from "@/components/ui/date-field";
import { FieldError } from "@/components/ui/field";
import { TimeEntryField } from "@/components/ui/time-entry";
import type { MomentEntry } from "@/lib/events/event-form";

interface MomentFieldsProps {
  /** Made unique per card; the fields' ids are `{id}Date` and `{id}Time`. */
  id: string;
  which: "start" | "end";
  value: MomentEntry;
  allDay: boolean;
  earliest: string;
  latest: string;
  dateError: string | undefined;
  timeError: string | undefined;
  onChange: (value: MomentEntry) => void;
  /** Takes the moment away; absent where there is nothing to take away. */
  onClear?: (() => void) | undefined;
}

/** One end of an event: a date, and a clock unless it lasts all day (SPEC V2, V3). */
export function MomentFields(props: MomentFieldsProps) {
  const { id, which, value, allDay, dateError, timeError, onChange, onClear } = props;
  const t = useTranslations("event");
  const timeLabel = t(`${which}Time`);
  return (
    <div data-evidence={`${which}_datetime`} className="min-w-0">
      <p className="flex min-h-6 items-center justify-between pb-1 text-xs text-ink-faint">
        <span aria-hidden="true">{t(which === "start" ? "starts" : "ends")}</span>
        {onClear && (
          <button
            type="button"
            onClick={onClear}
            className="flex h-6 items-center gap-1 rounded px-1.5 hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" className="size-3" />
            {t("clearEnd")}
          </button>
        )}
      </p>
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
            meridiemLabel={(current, other) => t("meridiem", { field: timeLabel, value: current, other })}
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
