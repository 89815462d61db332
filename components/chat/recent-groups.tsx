import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { GroupSummary } from "@/components/events/group-summary";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Group } from "@/lib/wire/group-schema";

interface RecentGroupsProps {
  /** Undefined while they are being fetched. */
  groups: readonly Group[] | undefined;
}

const rowClassName = "flex min-h-15 items-center gap-4 rounded-xl px-3 py-2";

/** SPEC B6: links back to the groups that the visitor made before. Not drawn again with each key of a text. */
export const RecentGroups = memo(function RecentGroups({ groups }: RecentGroupsProps) {
  const t = useTranslations("recent");
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="recent-groups" className="flex min-h-56 flex-col gap-2">
      <div className="flex min-h-7 items-center justify-between gap-4 px-3 text-sm font-medium text-ink-faint">
        <h2 id="recent-groups">{t("title")}</h2>
        {groups !== undefined && groups.length > 0 && (
          <Link
            href="/groups"
            className="-mr-2 flex h-7 items-center rounded-lg px-2 text-accent-ink transition-colors hover:bg-hover"
          >
            {t("all")}
          </Link>
        )}
      </div>
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
                <GroupSummary
                  first={group.events[0] ?? null}
                  count={group.events.length}
                  createdAt={group.created_at}
                />
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

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
