import { useLocale, useTranslations } from "next-intl";
import { wallRangeOf } from "@/lib/events/wall-range";
import { formatClockRange, formatDateParts } from "@/lib/time/format";
import type { CalendarEvent } from "@/lib/wire/event-schema";

export interface GroupSummaryProps {
  /** Its first event; null while the text is still being read. */
  first: Pick<
    CalendarEvent,
    "title" | "start_datetime" | "end_datetime" | "timezone" | "all_day" | "venue" | "location"
  > | null;
  /** How many events it has. */
  count: number;
  /** When the group was made, a UTC instant: a day of another year is shown with its year. */
  createdAt: string;
}

/** A group in a row of a list, by its first event: the day, what, when and where. */
export function GroupSummary({ first, count, createdAt }: GroupSummaryProps) {
  const t = useTranslations("recent");
  const locale = useLocale();
  if (first === null) return <span className="text-ink-soft">{t("processing")}</span>;
  const range = wallRangeOf(first);
  const { weekday, day, month, year } = formatDateParts(range.start, locale);
  const isOtherYear = year !== formatDateParts(createdAt.slice(0, 16), locale).year;
  const more = count > 1 ? t("more", { count: count - 1 }) : null;
  return (
    <>
      <span className="flex w-11 shrink-0 flex-col items-center leading-tight">
        <span className="text-lg font-semibold tabular-nums">{day}</span>
        <span className="text-xs whitespace-nowrap text-ink-faint">
          {isOtherYear ? `${month} ’${year.slice(-2)}` : month}
        </span>
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block truncate font-medium">
          {first.title}
          {more !== null && <span className="font-normal text-ink-faint sm:hidden"> {more}</span>}
        </span>
        <span className="block truncate text-sm text-ink-soft">
          {[weekday, formatClockRange(range, locale), first.venue || first.location]
            .filter((part) => part)
            .join(" · ")}
        </span>
      </span>
      {more !== null && <span className="hidden shrink-0 text-sm text-ink-faint sm:block">{more}</span>}
    </>
  );
}
