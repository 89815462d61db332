import { ArrowLeft, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";
import { isComposing } from "@/components/ui/is-composing";

/** The id of the element that gets the focus once the last group is deleted. */
export const groupListSearchId = "groups-search";

interface GroupListHeaderProps {
  /** What stands in the search box. */
  words: string;
  /** How many groups are on the screen; undefined while they are being fetched. */
  shownCount: number | undefined;
  hasMore: boolean;
  /** Why the latest request failed; it is retried automatically. */
  problem: string | undefined;
  onWordsChange: (words: string) => void;
  /** Searches at once. */
  onSearch: (words: string) => void;
  onBack: () => void;
}

/** The head of the list of all groups (SPEC S19): the way back, what it is, and its search. */
export function GroupListHeader(props: GroupListHeaderProps) {
  const { words, shownCount, hasMore, problem } = props;
  const t = useTranslations();
  const count = shownCount ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <Button variant="quiet" size="small" onClick={props.onBack} className="-ml-3 self-start print:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("app.back")}
      </Button>
      <div>
        <h1 className="text-[1.75rem] leading-tight font-semibold tracking-[-0.025em] sm:text-[2.125rem]">
          {t("groups.title")}
        </h1>
        <p className="pt-1 text-ink-soft">{t("groups.lead")}</p>
      </div>
      <div className="relative print:hidden">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
        />
        <input
          id={groupListSearchId}
          type="search"
          enterKeyHint="search"
          aria-label={t("groups.searchLabel")}
          placeholder={t("groups.searchPlaceholder")}
          maxLength={200}
          value={words}
          onChange={(event) => props.onWordsChange(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && props.onSearch(words)}
          className={classNames(fieldClassName, "h-10 w-full pr-3 pl-9")}
        />
      </div>
      <p role="status" className="-mt-2 min-h-6 px-3 text-sm text-ink-faint">
        {shownCount !== undefined && t(hasMore && count > 0 ? "groups.countMore" : "groups.count", { count })}
      </p>
      {problem !== undefined && (
        <p role="status" className="-mt-3 px-3 text-sm text-danger">
          {t("group.retrying", { problem })}
        </p>
      )}
    </div>
  );
}
