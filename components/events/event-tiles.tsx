import { useLocale, useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { formatClockRange, formatDateParts, formatLongDate } from "@/lib/time/format";
import type { WallDateTime } from "@/lib/time/wall-clock";

/** What is known of an event while its text is still being read. */
interface EventTile {
  /** Distinguishes it from the others before names and times are known: its place in the text, for example. */
  id: string;
  title: string;
  /** By its own wall clock. */
  start: WallDateTime;
  allDay: boolean;
}

interface EventTilesProps {
  tiles: readonly EventTile[];
  /** Who has read them, shown in small type above. */
  caption: string;
  /** True while another reading may replace them. */
  isProvisional: boolean;
  /** How many fit; if there are more, the last place shows the number of the rest. */
  rowsMax: number;
}

/** Events in short, one row each: day, name, time (SPEC S18, B15). All rows have the same height. */
export function EventTiles({ tiles, caption, isProvisional, rowsMax }: EventTilesProps) {
  const t = useTranslations("tiles");
  const shown = tiles.length > rowsMax ? tiles.slice(0, rowsMax - 1) : tiles;
  const moreCount = tiles.length - shown.length;
  return (
    <section aria-label={caption} className="flex flex-col gap-2">
      <p className="h-5 truncate px-1 text-sm text-ink-soft">{caption}</p>
      <ul className="flex flex-col gap-2">
        {shown.map((tile) => (
          <li key={tile.id} className={rowClassName(isProvisional)}>
            <Tile tile={tile} />
          </li>
        ))}
        {moreCount > 0 && (
          <li className="flex h-15 items-center px-4 text-sm text-ink-soft">
            {t("more", { count: moreCount })}
          </li>
        )}
      </ul>
    </section>
  );
}

const rowClassName = (isProvisional: boolean): string =>
  classNames(
    "flex h-15 animate-[appear_200ms_ease-out] items-center gap-3.5 rounded-xl border bg-surface pr-4 pl-2",
    isProvisional ? "border-dashed border-line-strong" : "border-line",
  );

function Tile({ tile }: { tile: EventTile }) {
  const t = useTranslations("event");
  const locale = useLocale();
  const { weekday, day, month } = formatDateParts(tile.start, locale);
  const clock = formatClockRange({ start: tile.start, end: null, allDay: tile.allDay }, locale);
  return (
    <>
      <p className="flex size-11 shrink-0 flex-col items-center justify-center rounded-lg bg-accent-soft leading-none text-accent-ink">
        <span className="sr-only">{formatLongDate(tile.start, locale)}</span>
        <span aria-hidden="true" className="text-base font-semibold tabular-nums">
          {day}
        </span>
        <span aria-hidden="true" className="pt-0.5 text-[0.6875rem]">
          {month}
        </span>
      </p>
      <p className="min-w-0 flex-1 truncate font-medium">{tile.title}</p>
      <p className="shrink-0 text-sm text-ink-soft tabular-nums">
        <span aria-hidden="true" className="max-sm:hidden">
          {weekday},{" "}
        </span>
        {clock ?? t("allDay")}
      </p>
    </>
  );
}

/** Placeholders for rows that are loading, below space for a caption. */
export function TilePlaceholders({ count }: { count: number }) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {rows.map((row) => (
        <span
          key={row}
          className="flex h-15 items-center gap-3.5 rounded-xl border border-line bg-surface pr-4 pl-2"
        >
          <span className="shimmer size-11 shrink-0 rounded-lg" />
          <span className="shimmer h-4 w-2/5 rounded" />
          <span className="shimmer ml-auto h-4 w-16 rounded" />
        </span>
      ))}
    </div>
  );
}
