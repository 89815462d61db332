import { useLocale, useTranslations } from "next-intl";
import { eventCardId } from "@/components/events/field-element-id";
import { classNames } from "@/components/ui/class-names";
import type { Clash } from "@/lib/events/clashes";
import { type GroupDay, groupCalendar } from "@/lib/events/group-days";
import type { TimedEvent } from "@/lib/events/group-times";
import { dayNumberOf } from "@/lib/time/day-number";
import { formatDateParts, formatLongDate } from "@/lib/time/format";
import { midnightOf } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { ClashMark } from "./clash-mark";
import type { LinkedDay } from "./linked-day";
import { MonthLeaves } from "./month-leaves";

interface GroupCalendarProps {
  events: readonly (TimedEvent & Pick<CalendarEvent, "can_edit">)[];
}

const clashesMax = 3;

/**
 * SPEC S29, B8: the days that a group touches, as a row, or as months where there is room and the group spans weeks, and what
 * overlaps. It has no code of its own: a server draws it with the page, and the browser again once something changes.
 */
export function GroupCalendar({ events }: GroupCalendarProps) {
  const t = useTranslations("days");
  const locale = useLocale();
  const { days, clashes: all, doubled, spansWeeks } = groupCalendar(events);
  // Whoever can leave a double out is asked about it (app/groups/[id]/double-parts.tsx).
  const clashes = all.filter((clash) => !doubled.has(clash) || !events.some((event) => event.can_edit));
  if (events.length < 2 || (days.length < 2 && all.length === 0)) return null;
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  const linked = days.map((day): LinkedDay => {
    const names = day.eventIds.map((id) => titles.get(id) ?? "");
    return {
      ...day,
      href: `#${eventCardId(day.eventIds[0] ?? "")}`,
      name: t(day.isClash ? "dayOfClash" : "day", {
        date: formatLongDate(midnightOf(day.day), locale),
        count: names.length,
        titles: new Intl.ListFormat(locale).format(names),
      }),
    };
  });
  return (
    <section aria-label={t("title")} className="@container flex flex-col gap-3 print:hidden">
      <ol className={classNames("-m-1 flex overflow-x-auto p-1", spansWeeks && "@3xl:hidden")}>
        {linked.map((day, at) => (
          <li key={day.day} className={classNames(at > 0 && (isNext(linked[at - 1], day) ? "ml-1" : "ml-3"))}>
            <DayLink day={day} />
          </li>
        ))}
      </ol>
      {spansWeeks && <MonthLeaves days={linked} />}
      {clashes.length > 0 && <ClashList clashes={clashes} titles={titles} />}
    </section>
  );
}

const isNext = (before: GroupDay | undefined, day: GroupDay): boolean =>
  before !== undefined && dayNumberOf(before.day) + 1 === dayNumberOf(day.day);

/** A leaf of the row: as many dots as it has events, three at most. */
function DayLink({ day }: { day: LinkedDay }) {
  const locale = useLocale();
  const parts = formatDateParts(midnightOf(day.day), locale);
  const dots = Array.from({ length: Math.min(day.eventIds.length, 3) }, (_, at) => at);
  return (
    <a
      href={day.href}
      title={day.name}
      className="relative block w-12 rounded-xl border border-line bg-surface pt-2 pb-1.5 text-[0.6875rem] leading-none text-ink-faint transition-colors hover:border-accent-line hover:bg-hover"
    >
      <span className="sr-only">{day.name}</span>
      <span aria-hidden="true" className="flex flex-col items-center gap-1">
        {parts.weekday}
        <span className="text-lg leading-none font-semibold tracking-tight text-ink tabular-nums">
          {parts.day}
        </span>
        {parts.month}
        <span className="flex h-1.5 gap-0.5">
          {dots.map((dot) => (
            <span key={dot} className="size-1.5 rounded-full bg-accent forced-colors:bg-[CanvasText]" />
          ))}
        </span>
      </span>
      {day.isClash && <ClashMark className="absolute -top-0.5 -right-0.5" />}
    </a>
  );
}

interface ClashListProps {
  clashes: readonly Clash[];
  titles: ReadonlyMap<string, string>;
}

/** What overlaps, in words. */
function ClashList({ clashes, titles }: ClashListProps) {
  const t = useTranslations("days");
  const locale = useLocale();
  const shown = clashes.length > clashesMax + 1 ? clashes.slice(0, clashesMax) : clashes;
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-soft">
      {shown.map(({ eventIds: [first, second], days }) => (
        <li key={`${first} ${second}`} className="flex items-baseline gap-2.5 wrap-anywhere">
          <ClashMark className="-translate-y-px" />
          <span className="min-w-0">
            {t(days.length === 1 ? "clash" : "clashes", {
              first: titles.get(first) ?? "",
              second: titles.get(second) ?? "",
              date: formatLongDate(midnightOf(days[0] ?? ""), locale),
              count: days.length,
            })}
          </span>
        </li>
      ))}
      {clashes.length > shown.length && (
        <li className="pl-4.5">{t("moreClashes", { count: clashes.length - shown.length })}</li>
      )}
    </ul>
  );
}
