import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

/** What can become of an event, of which one choice is taken at most. */
interface RowChoice {
  label: string;
  isTaken: boolean;
  onTake: () => void;
}

export interface ChosenRow {
  /** Distinguishes it from the others. */
  id: string;
  title: string;
  /** When the event is, in words. */
  time: string;
  /** What there is to say about it, a line each. */
  lines: readonly string[];
  choices: readonly RowChoice[];
  /** True while no choice can be taken. */
  isBusy: boolean;
  /** True once it is no longer in the group. */
  isGone: boolean;
}

/** An event that is in question, and the choices about it, which can be taken back. */
export function ChoiceRow({ title, time, lines, choices, isBusy, isGone }: Omit<ChosenRow, "id">) {
  const t = useTranslations("checks");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 last:pb-1">
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className={classNames("font-medium", isGone && "text-ink-soft line-through")}>{title}</span>
          <span className="text-ink-soft tabular-nums">{time}</span>
        </span>
        {lines.map((line) => (
          <span key={line} className="block text-ink-soft">
            {line}
          </span>
        ))}
      </span>
      {choices.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {choices.map(({ label, isTaken, onTake }) => (
            <button
              key={label}
              type="button"
              aria-label={t("actionOf", { action: label, title })}
              aria-pressed={isTaken}
              aria-disabled={isBusy}
              onClick={() => !isBusy && !isTaken && onTake()}
              className="touched h-9 rounded-lg border border-line-strong bg-surface px-3 font-medium hover:bg-hover aria-disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            >
              {label}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}
