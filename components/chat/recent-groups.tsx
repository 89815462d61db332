import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useHydrated } from "@/components/ui/use-hydrated";
import { wallRangeOf } from "@/lib/events/wall-range";
import { formatClockRange, formatDateParts } from "@/lib/time/format";
import type { Group } from "@/lib/wire/group-schema";

interface RecentGroupsProps {
  /** Undefined while they are being fetched. */
  groups: readonly Group[] | undefined;
}

const rowClassName = "flex min-h-15 items-center gap-4 rounded-xl px-3 py-2";

/** SPEC B6: links back to the groups that the visitor made before. */
export function RecentGroups({ groups }: RecentGroupsProps) {
  const t = useTranslations("recent");
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="recent-groups" className="flex min-h-56 flex-col gap-2">
      <h2 id="recent-groups" className="px-3 text-sm font-medium text-ink-faint">
        {t("title")}
      </h2>
      {groups?.length === 0 && <p className="px-3 text-sm text-ink-faint">{t("empty")}</p>}
      {(groups === undefined || !isHydrated) && <RowPlaceholders count={groups?.length ?? 1} />}
      {isHydrated && groups !== undefined && groups.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {groups.map((group) => (
            <li key={group.id}>
              <Link
                href={`/groups/${group.id}`}
                className={`${rowClassName} transition-colors hover:bg-hover`}
              >
                <RecentGroup group={group} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** As high as the rows that replace them. */
function RowPlaceholders({ count }: { count: number }) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <div aria-hidden="true" className="flex flex-col gap-0.5">
      {rows.map((row) => (
        <span key={row} className="flex h-15 items-center gap-4 px-3">
          <span className="shimmer size-9 shrink-0 rounded-lg" />
          <span className="shimmer h-4 w-2/3 rounded" />
        </span>
      ))}
    </div>
  );
}

function RecentGroup({ group }: { group: Group }) {
  const t = useTranslations("recent");
  const locale = useLocale();
  const [first, ...others] = group.events;
  if (first === undefined) return <span className="text-ink-soft">{t("processing")}</span>;
  const range = wallRangeOf(first);
  const { weekday, day, month } = formatDateParts(range.start, locale);
  return (
    <>
      <span className="flex w-11 shrink-0 flex-col items-center leading-tight">
        <span className="text-lg font-semibold tabular-nums">{day}</span>
        <span className="text-xs text-ink-faint">{month}</span>
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block truncate font-medium">
          {first.title}
          {others.length > 0 && (
            <span className="font-normal text-ink-faint sm:hidden">
              {" "}
              {t("more", { count: others.length })}
            </span>
          )}
        </span>
        <span className="block truncate text-sm text-ink-soft">
          {[weekday, formatClockRange(range, locale), first.venue || first.location]
            .filter((part) => part)
            .join(" · ")}
        </span>
      </span>
      {others.length > 0 && (
        <span className="hidden shrink-0 text-sm text-ink-faint sm:block">
          {t("more", { count: others.length })}
        </span>
      )}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </>
  );
}
