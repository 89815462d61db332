import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { classNames } from "@/components/ui/class-names";
import { suggestionTemplates } from "@/lib/groups/suggestion-templates";
import { optionId } from "./suggestion";

export interface SuggestionListProps {
  id: string;
  /** Gets the list once it is there: only then may the text box name it. */
  listRef: Ref<HTMLDivElement>;
  label: string;
  active: number | null;
  onTake: (position: number) => void;
}

/**
 * The suggestions below the text box; the focus stays in the box, which names the active one (SPEC S12). They take their own
 * space, so that they cover neither the box nor what is understood of its text (S18).
 */
export function SuggestionList({ id, listRef, label, active, onTake }: SuggestionListProps) {
  const t = useTranslations("suggestions");
  const tChat = useTranslations("chat");
  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={label}
      className="rounded-xl border border-line bg-surface p-1.5 shadow-high"
    >
      {suggestionTemplates.map((suggestion, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and takes the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box (aria-activedescendant).
        <div
          key={suggestion.id}
          id={optionId(id, position)}
          role="option"
          aria-selected={position === active}
          // A press must not take the focus away from the text box.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(position)}
          className={classNames(
            "flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm",
            position === active ? "bg-accent-soft text-accent-ink" : "hover:bg-hover",
          )}
        >
          <CalendarPlus aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1 truncate">{t(suggestion.id)}</span>
          <span className="shrink-0 text-xs text-ink-faint">{tChat(suggestion.badge)}</span>
        </div>
      ))}
    </div>
  );
}
