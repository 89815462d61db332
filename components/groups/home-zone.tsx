import { useLocale, useTranslations } from "next-intl";
import { formatZone } from "@/lib/time/format-zone";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { instantToWall } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface HomeZoneProps {
  /** The zone whose clock rows tell without naming it. */
  timeZone: string;
  events: readonly Pick<CalendarEvent, "start_datetime" | "timezone" | "all_day">[];
}

/** Names the zone of a group's rows to a viewer whose own clock tells other times; only for a browser. */
export function HomeZone({ timeZone, events }: HomeZoneProps) {
  const t = useTranslations("zone");
  const locale = useLocale();
  const instants = events
    .filter((event) => event.timezone === timeZone && !event.all_day)
    .map((event) => event.start_datetime);
  const own = visitorTimeZone();
  const isForeign = instants.some(
    (instant) => instantToWall(instant, timeZone).wall !== instantToWall(instant, own).wall,
  );
  if (!isForeign) return null;
  const labels = instants.map((instant) => formatZone({ timeZone, instant, locale }));
  const [first] = labels;
  if (first === undefined) return null;
  // The offset changes with the season, and one alone would be wrong for some of the rows.
  const hasOneOffset = labels.every(({ offset }) => offset === first.offset) && first.offset !== first.place;
  return (
    <p
      title={timeZone}
      // Its two lines are no higher than the title beside it, so that nothing moves when the browser adds it.
      className="line-clamp-2 min-w-24 shrink-999 text-xs leading-4 text-ink-soft wrap-anywhere sm:text-sm sm:leading-5"
    >
      {t("timesIn", { zone: hasOneOffset ? `${first.place} (${first.offset})` : first.place })}
    </p>
  );
}
