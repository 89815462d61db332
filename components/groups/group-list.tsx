import { Search, Trash2 } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { GroupSummary } from "@/components/events/group-summary";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useHydrated } from "@/components/ui/use-hydrated";
import { wallRangeOf } from "@/lib/events/wall-range";
import type { GroupRow } from "@/lib/groups/group-row";
import { formatMediumDate, formatMonth } from "@/lib/time/format-date";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { instantToWall } from "@/lib/time/wall-clock";

export const groupRowId = (groupId: string) => `group-${groupId}`;

interface GroupListProps {
  /** Newest first; undefined while they are being fetched. */
  rows: readonly GroupRow[] | undefined;
  /** The group that is being deleted. */
  deletingId: string | null;
  /** The button below the rows; null at the end of the list. */
  more: { label: string; isFetching: boolean } | null;
  onMore: () => void;
  onDelete: (row: GroupRow) => void;
  /** Called before a group is opened. */
  onOpen: () => void;
}

interface Month {
  name: string;
  rows: GroupRow[];
}

/** The rows by the month in which each was made, by the clock of a zone. */
function toMonths(rows: readonly GroupRow[], { locale, zone }: { locale: string; zone: string }): Month[] {
  const months = new Map<string, GroupRow[]>();
  for (const row of rows) {
    const name = formatMonth(instantToWall(row.createdAt, zone).wall, locale);
    months.set(name, [...(months.get(name) ?? []), row]);
  }
  return [...months].map(([name, inMonth]) => ({ name, rows: inMonth }));
}

/** SPEC S19: groups as links, by the month in which they were made, each with a way to delete it. */
export function GroupList({ rows, deletingId, more, onMore, ...actions }: GroupListProps) {
  const t = useTranslations("groups");
  const locale = useLocale();
  const isHydrated = useHydrated();
  if (rows === undefined) return <RowPlaceholders />;
  // The server does not know the clock of the viewer.
  const zone = isHydrated ? visitorTimeZone() : "UTC";
  return (
    <div className="flex flex-col gap-7">
      {toMonths(rows, { locale, zone }).map(({ name, rows: inMonth }) => (
        <section key={name} aria-label={name} className="flex flex-col gap-1.5">
          <h2 className="px-3 text-sm font-medium text-ink-faint">{name}</h2>
          <ul className="flex flex-col gap-0.5">
            {inMonth.map((row) => (
              <GroupListRow key={row.id} row={row} isDeleting={row.id === deletingId} {...actions} />
            ))}
          </ul>
        </section>
      ))}
      {more !== null && (
        <Button onClick={onMore} aria-busy={more.isFetching} className="self-center">
          {more.isFetching ? t("fetchingMore") : more.label}
        </Button>
      )}
    </div>
  );
}

interface GroupListRowProps extends Pick<GroupListProps, "onDelete" | "onOpen"> {
  row: GroupRow;
  isDeleting: boolean;
}

function GroupListRow({ row, isDeleting, onDelete, onOpen }: GroupListRowProps) {
  const t = useTranslations("groups");
  const { id, first, count, createdAt, found } = row;
  const label = first === null ? t("deleteUnread") : t("delete", { title: first.title });
  return (
    <li
      className={classNames(
        "flex items-center rounded-xl pr-1.5 transition-[background-color,opacity] hover:bg-hover",
        isDeleting && "opacity-50",
      )}
    >
      <Link
        id={groupRowId(id)}
        href={`/groups/${id}`}
        // A list of a hundred groups would otherwise ask the server for each.
        prefetch={false}
        onClick={onOpen}
        className="flex min-h-15 min-w-0 flex-1 flex-col justify-center gap-y-1 rounded-xl px-3 py-2"
      >
        <span className="flex min-w-0 items-center gap-4">
          <GroupSummary first={first} count={count} createdAt={createdAt} />
        </span>
        {found !== null && <FoundLine {...found} />}
      </Link>
      <Button
        variant="quietDanger"
        size="icon"
        aria-label={label}
        title={label}
        aria-busy={isDeleting}
        onClick={() => !isDeleting && onDelete(row)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

/** Which events of a group a search has found, below what the row says of the first one. */
function FoundLine({ first, place, count }: NonNullable<GroupRow["found"]>) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <span className="flex items-start gap-1.5 pl-15 text-sm text-ink-faint">
      <Search aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      <span className="sr-only">{t("groups.found")}</span>
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span className="max-w-full truncate text-ink-soft">{first.title}</span>{" "}
        <span className="tabular-nums">{formatMediumDate(wallRangeOf(first).start, locale)}</span>{" "}
        {place !== null && <span className="max-w-full truncate">{place}</span>}{" "}
        {count > 1 && <span>{t("recent.more", { count: count - 1 })}</span>}
      </span>
    </span>
  );
}

function RowPlaceholders() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-0.5 pt-6.5">
      {[1, 2, 3, 4, 5].map((row) => (
        <span key={row} className="flex h-15 items-center gap-4 px-3">
          <span className="shimmer size-9 shrink-0 rounded-lg" />
          <span className="shimmer h-4 w-2/3 rounded" />
        </span>
      ))}
    </div>
  );
}
