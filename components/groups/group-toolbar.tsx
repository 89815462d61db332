import { ChevronsDownUp, ChevronsUpDown, Download, Search, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";

/** The id of the element that gets the focus after all the cards shown are deleted. */
export const groupSearchId = "group-search";

interface GroupToolbarProps {
  query: string;
  /** How many events the search shows. */
  shownCount: number;
  canEdit: boolean;
  isBusy: boolean;
  /** Whether every card that the search shows is expanded. */
  isAllOpen: boolean;
  onQueryChange: (query: string) => void;
  onExportAll: () => void;
  onDeleteAll: () => void;
  onFoldAll: (isOpen: boolean) => void;
}

/** SPEC S20, S21: the search, and the actions on everything that it shows. */
export function GroupToolbar(props: GroupToolbarProps) {
  const { query, shownCount, canEdit, isBusy, isAllOpen } = props;
  const t = useTranslations("group");
  const isEmpty = shownCount === 0;
  const foldLabel = t(isAllOpen ? "collapseAll" : "expandAll");
  const FoldIcon = isAllOpen ? ChevronsDownUp : ChevronsUpDown;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="relative min-w-0 flex-1 basis-56">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
        />
        <input
          id={groupSearchId}
          type="search"
          aria-label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          value={query}
          onChange={(event) => props.onQueryChange(event.target.value)}
          className={classNames(fieldClassName, "h-10 w-full pr-3 pl-9")}
        />
      </div>
      <Button onClick={props.onExportAll} disabled={isEmpty || isBusy}>
        <Download aria-hidden="true" className="size-4" />
        {t("exportAll")}
      </Button>
      {canEdit && (
        <Button variant="quietDanger" onClick={props.onDeleteAll} disabled={isEmpty || isBusy}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("deleteAll")}
        </Button>
      )}
      {shownCount > 1 && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={foldLabel}
          title={foldLabel}
          onClick={() => props.onFoldAll(!isAllOpen)}
          className="ml-auto h-10"
        >
          <FoldIcon aria-hidden="true" className="size-4.5" />
        </Button>
      )}
      <p role="status" className={query === "" ? "sr-only" : "basis-full text-sm text-ink-faint"}>
        {query !== "" && t("searchCount", { count: shownCount })}
      </p>
    </div>
  );
}
