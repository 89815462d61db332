import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

interface PartRow {
  key: string;
  words: string;
  isChosen: boolean;
  /** Null while it is not read. */
  found: { eventCount: number; unreadCount: number; isDated: boolean } | null;
}

interface PartListProps {
  rows: readonly PartRow[];
  /** The most that can be chosen. */
  chosenMax: number;
  /** The most characters that are looked at, where the text has more. */
  shownMax: number | null;
  /** What else is offered for a text of too many parts. */
  children: ReactNode;
  onChoose: (key: string, isChosen: boolean) => void;
}

/** So much of a part shows that its first lines can be told from those of the others. */
const shownWordsMax = 200;

/** SPEC B10: the parts of a long text, each with what is found in it and whether it is read. */
export function PartList({ rows, chosenMax, shownMax, children, onChoose }: PartListProps) {
  const t = useTranslations("chat");
  const noteId = useId();
  const chosenCount = rows.filter(({ isChosen }) => isChosen).length;
  const isFull = chosenCount >= chosenMax;
  return (
    <fieldset aria-describedby={noteId} className="min-w-0 rounded-xl border border-line bg-surface">
      <legend className="sr-only">{t("partsTitle")}</legend>
      <p id={noteId} className="border-b border-line px-4 py-3 text-sm text-ink-soft">
        {t("partsLead")}
        {rows.length > chosenMax && ` ${t("partsMost", { max: chosenMax })}`}
        {shownMax !== null && ` ${t("partsBeyond", { max: shownMax })}`}
      </p>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.key}>
            <PartChoice row={row} isDisabled={isFull && !row.isChosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {children && <div className="flex justify-center border-t border-line px-4 py-3">{children}</div>}
    </fieldset>
  );
}

interface PartChoiceProps {
  row: PartRow;
  isDisabled: boolean;
  onChoose: (key: string, isChosen: boolean) => void;
}

function PartChoice({ row, isDisabled, onChoose }: PartChoiceProps) {
  const t = useTranslations("chat");
  const { key, words, isChosen, found } = row;
  const told = () => {
    if (found === null) return "";
    if (found.eventCount > 0) return t("partEvents", { count: found.eventCount });
    if (found.isDated) return t("partNeeded");
    return found.unreadCount > 0 ? t("partUnread", { count: found.unreadCount }) : t("partNoDates");
  };
  return (
    <label
      className={classNames(
        "flex min-h-11 items-center gap-3 px-4 py-2 transition-colors",
        isDisabled ? "opacity-60" : "cursor-pointer hover:bg-hover",
      )}
    >
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChoose(key, event.target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span
        className={classNames("min-w-0 flex-1 truncate text-sm", isChosen ? "text-ink" : "text-ink-faint")}
      >
        {words.slice(0, shownWordsMax).toWellFormed()}
      </span>{" "}
      <span
        className={classNames(
          "shrink-0 text-xs tabular-nums",
          found?.eventCount ? "font-medium text-accent-ink" : "text-ink-faint",
        )}
      >
        {told()}
      </span>
    </label>
  );
}
