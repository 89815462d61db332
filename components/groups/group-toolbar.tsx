import {
  ChevronsDownUp,
  ChevronsUpDown,
  Download,
  Keyboard,
  type LucideIcon,
  Search,
  Share2,
  Trash2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";
import { useRovingTabs } from "@/components/ui/use-roving-tabs";
import { useSingleRun } from "@/components/ui/use-single-run";

/** The id of the element that gets the focus after all the cards shown are deleted. */
export const groupSearchId = "group-search";
/** The id of the sentence that says how many events the search shows; it is empty without a search. */
const searchCountId = "group-found";

interface GroupToolbarProps {
  query: string;
  /** How many events the search shows. */
  shownCount: number;
  canEdit: boolean;
  isBusy: boolean;
  /** Whether every card that the search shows is expanded. */
  isAllOpen: boolean;
  /** Whether the events rest as rows, which have keys. */
  hasRows: boolean;
  onQueryChange: (query: string) => void;
  onShare: () => Promise<void>;
  onExportAll: () => void;
  onDeleteAll: () => void;
  onFoldAll: (isOpen: boolean) => void;
  onKeysHelp: () => void;
  /** More actions, beside the search. */
  besideSearch: ReactNode;
  /** The primary action. */
  children: ReactNode;
}

interface ToolbarActionProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

function ToolbarAction({ icon: Icon, children, ...rest }: ToolbarActionProps) {
  return (
    <Button variant="quiet" className="max-sm:px-2 sm:px-3" {...rest}>
      <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
      {children}
    </Button>
  );
}

/** SPEC S20, S21, S28: the actions on everything that the search shows, which are one stop of the Tab key, and the search. */
export function GroupToolbar(props: GroupToolbarProps) {
  const { query, shownCount, canEdit, isBusy, isAllOpen, hasRows, children } = props;
  const t = useTranslations("group");
  const bar = useRovingTabs();
  const { isRunning: isSharing, run: share } = useSingleRun(props.onShare);
  const isEmpty = shownCount === 0;
  const ofSearch = { disabled: isEmpty || isBusy, "aria-describedby": searchCountId };
  // The names stay those of SPEC S21, and their description says the number; a phone has no room for it.
  const actedOn = query !== "" && (
    <span aria-hidden="true" className="max-sm:hidden">
      {`(${shownCount})`}
    </span>
  );
  const foldLabel = t(isAllOpen ? "collapseAll" : "expandAll");
  const FoldIcon = isAllOpen ? ChevronsDownUp : ChevronsUpDown;
  return (
    <div {...bar} role="toolbar" aria-label={t("actions")} className="flex flex-col gap-2.5 print:hidden">
      <div className="flex flex-wrap items-center gap-y-1.5 sm:gap-x-1">
        {children}
        <ToolbarAction icon={Share2} onClick={() => void share()} aria-busy={isSharing}>
          {t("share")}
        </ToolbarAction>
        <ToolbarAction {...ofSearch} icon={Download} onClick={props.onExportAll}>
          {t("exportAll")}
          {actedOn}
        </ToolbarAction>
        {canEdit && (
          <ToolbarAction {...ofSearch} variant="quietDanger" icon={Trash2} onClick={props.onDeleteAll}>
            {t("deleteAll")}
            {actedOn}
          </ToolbarAction>
        )}
        <span className="ml-auto flex">
          {shownCount > 1 && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={foldLabel}
              title={foldLabel}
              onClick={() => props.onFoldAll(!isAllOpen)}
            >
              <FoldIcon aria-hidden="true" className="size-4.5" />
            </Button>
          )}
          {hasRows && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("keysHelp")}
              title={t("keysHelp")}
              onClick={props.onKeysHelp}
              className="max-sm:hidden pointer-coarse:hidden"
            >
              <Keyboard aria-hidden="true" className="size-4.5" />
            </Button>
          )}
        </span>
      </div>
      <div className="flex gap-3">
        <div className="relative min-w-0 flex-1">
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
        {props.besideSearch}
      </div>
      <p id={searchCountId} role="status" className={query === "" ? "sr-only" : "text-sm text-ink-faint"}>
        {query !== "" && t("searchCount", { count: shownCount })}
      </p>
    </div>
  );
}
