import { useLocale, useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { dateOfDayNumber } from "@/lib/time/day-number";
import { formatLongWeekday, formatMonth, formatNarrowWeekday } from "@/lib/time/format-date";
import { firstWeekday, type MonthLeaf, monthLeaf } from "@/lib/time/month-leaf";
import { dayOfMonth, midnightOf, type WallDate } from "@/lib/time/wall-clock";
import { ClashMark } from "./clash-mark";
import type { LinkedDay } from "./linked-day";

/** As many as stand side by side. */
const shownMax = 3;
const leavesClassName = "flex flex-wrap items-start gap-x-7 gap-y-4";

/** The months that have any of the days, side by side, for wide screens; those behind the third are folded away. */
export function MonthLeaves({ days }: { days: readonly LinkedDay[] }) {
  const t = useTranslations("days");
  const locale = useLocale();
  const byDate = new Map(days.map((day) => [day.day, day]));
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const leaves = months.map((month) => (
    <Leaf key={month} leaf={monthLeaf(month, firstWeekday(locale))} days={byDate} />
  ));
  return (
    <div className="hidden flex-col gap-3 @3xl:flex">
      <div className={leavesClassName}>{leaves.slice(0, shownMax)}</div>
      {leaves.length > shownMax && (
        <details>
          <summary className="cursor-pointer rounded text-sm text-ink-soft hover:text-ink">
            {t("moreMonths", { count: leaves.length - shownMax })}
          </summary>
          <div className={classNames(leavesClassName, "pt-3")}>{leaves.slice(shownMax)}</div>
        </details>
      )}
    </div>
  );
}

/** A Sunday and the days behind it, for the names of weekdays. */
const sunday = 3;

interface LeafProps {
  leaf: MonthLeaf;
  days: ReadonlyMap<WallDate, LinkedDay>;
}

function Leaf({ leaf, days }: LeafProps) {
  const locale = useLocale();
  const weekdays = Array.from({ length: 7 }, (_, at) => {
    return midnightOf(dateOfDayNumber(sunday + ((firstWeekday(locale) + at) % 7)));
  });
  return (
    <table className="border-collapse text-center text-sm tabular-nums [&_td]:h-8 [&_td]:p-px [&_td]:text-ink-faint [&_th]:w-8 [&_th]:pb-1 [&_th]:text-[0.6875rem] [&_th]:font-normal [&_th]:text-ink-faint">
      <caption className="px-2 pb-1.5 text-left text-sm font-medium text-ink">
        {formatMonth(midnightOf(`${leaf.month}-01`), locale)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={formatLongWeekday(weekday, locale)}>
              {formatNarrowWeekday(weekday, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaf.weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month do not change places.
          <tr key={at}>
            {week.map((date, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: neither do the days of a week.
              <td key={place}>{date !== null && <LeafDay date={date} day={days.get(date)} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LeafDay({ date, day }: { date: WallDate; day: LinkedDay | undefined }) {
  if (day === undefined) return dayOfMonth(date);
  return (
    <a
      href={day.href}
      aria-label={day.name}
      title={day.name}
      className={classNames(
        "relative grid size-7.5 place-items-center rounded-lg font-semibold transition-colors hover:bg-mark-strong forced-colors:border",
        day.eventIds.length > 1 ? "bg-mark text-ink" : "bg-accent-soft text-accent-ink",
      )}
    >
      {dayOfMonth(date)}
      {day.isClash && <ClashMark className="absolute -top-0.5 -right-0.5" />}
    </a>
  );
}
