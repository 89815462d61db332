import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";
import { whenDrawn } from "@/components/ui/when-drawn";
import { eventLimits } from "@/lib/wire/event-limits";
import { useReminderText } from "./use-reminder-text";

/** How long one unit of time is, in minutes. */
const units = { minutes: 1, hours: 60, days: 1440, weeks: 7 * 1440 } as const;
type Unit = keyof typeof units;
const unitNames: readonly Unit[] = ["minutes", "hours", "days", "weeks"];

interface RemindersFieldProps {
  /** The input for the number of a new reminder has this id. */
  id: string;
  /** Minutes before the start, the longest first. */
  minutes: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** SPEC B9: the reminders, each with a way to take it off, and a line to add one. */
export function RemindersField({ id, minutes, onChange }: RemindersFieldProps) {
  const t = useTranslations("event");
  const reminderText = useReminderText();
  const remove = (one: number) => {
    onChange(minutes.filter((other) => other !== one));
    whenDrawn(id, (field) => field.focus());
  };
  return (
    <div className="flex flex-col gap-2.5">
      {minutes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {minutes.map((one) => (
            <li
              key={one}
              className="flex min-h-9 items-center gap-1 rounded-full border border-line bg-surface pl-3.5 text-sm"
            >
              {reminderText(one)}
              <Button
                variant="quiet"
                size="icon"
                aria-label={t("removeReminder", { reminder: reminderText(one) })}
                onClick={() => remove(one)}
                className="rounded-full"
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {minutes.length < eventLimits.reminders ? (
        <NewReminder
          id={id}
          onAdd={(one) => onChange([...new Set([...minutes, one])].sort((left, right) => right - left))}
        />
      ) : (
        <p id={id} tabIndex={-1} className="text-xs text-ink-faint">
          {t("remindersFull", { max: eventLimits.reminders })}
        </p>
      )}
    </div>
  );
}

/** The line that adds a reminder: a number, its unit, and a button; Enter in the number adds it as well. */
function NewReminder({ id, onAdd }: { id: string; onAdd: (minutes: number) => void }) {
  const t = useTranslations("event");
  const [amount, setAmount] = useState("30");
  const [unit, setUnit] = useState<Unit>("minutes");
  const most = Math.floor(eventLimits.reminderMinutes / units[unit]);
  const isNumber = /^\d{1,6}$/.test(amount) && Number(amount) <= most;
  const add = () => isNumber && onAdd(Number(amount) * units[unit]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        maxLength={6}
        aria-label={t("reminderAmount")}
        aria-invalid={!isNumber || undefined}
        value={amount}
        onChange={({ target }) => setAmount(target.value.replace(/\D/g, ""))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add();
        }}
        className={classNames(fieldClassName, "h-10 w-16 px-3 tabular-nums")}
      />
      <select
        aria-label={t("reminderUnit")}
        value={unit}
        onChange={({ target }) => setUnit(unitNames.find((name) => name === target.value) ?? "minutes")}
        className={classNames(fieldClassName, "h-10 px-2.5")}
      >
        {unitNames.map((name) => (
          <option key={name} value={name}>
            {t(`reminder_${name}`, { amount: Number(amount) })}
          </option>
        ))}
      </select>
      <Button variant="quiet" size="small" disabled={!isNumber} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t("addReminder")}
      </Button>
    </div>
  );
}
