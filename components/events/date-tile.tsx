import { useLocale } from "next-intl";
import { formatDateParts, formatLongDate } from "@/lib/time/format";
import type { WallDateTime } from "@/lib/time/wall-clock";

interface DateTileProps {
  /** Null while no day is chosen. */
  start: WallDateTime | null;
  /** The year that goes without saying, `2026`. */
  usualYear: string;
}

/** The day of an event in a row: a leaf of a calendar where the row is narrow, and a line where it is wide. */
export function DateTile({ start, usualYear }: DateTileProps) {
  const locale = useLocale();
  const parts = start === null ? null : formatDateParts(start, locale);
  const year = parts === null || start?.startsWith(usualYear) ? "" : ` ’${parts.year.slice(-2)}`;
  return (
    <p
      data-evidence="start_datetime"
      className="flex h-15 w-13 shrink-0 flex-col items-center justify-center rounded-lg bg-accent-soft leading-none text-accent-ink @3xl:h-10 @3xl:w-19 @3xl:flex-row @3xl:gap-1.5"
    >
      {start !== null && <span className="sr-only">{formatLongDate(start, locale)}</span>}
      <span
        aria-hidden="true"
        className="text-center text-xl font-semibold tracking-tight tabular-nums @3xl:w-6"
      >
        {parts?.day ?? "–"}
      </span>
      {parts !== null && (
        <span
          aria-hidden="true"
          className="flex flex-col gap-0.5 pt-0.5 text-center text-[0.6875rem] leading-[1.1] @3xl:w-9 @3xl:pt-0 @3xl:text-left"
        >
          <span className="font-semibold">{parts.weekday}</span>
          <span className="whitespace-nowrap">{parts.month + year}</span>
        </span>
      )}
    </p>
  );
}
