import { ChevronDown, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names";

interface CollapsibleCardProps {
  id: string;
  icon: LucideIcon;
  label: string;
  /** What is inside, in a line, while it is collapsed. */
  preview: ReactNode;
  isEmpty: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A heading that folds what belongs to it. Escape inside folds it, unless somebody inside took that key. */
export function CollapsibleCard(props: CollapsibleCardProps) {
  const { id, icon: Icon, label, preview, isEmpty, isOpen, onToggle, className, children } = props;
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    onToggle(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  return (
    <div
      className={classNames(
        "min-w-0 rounded-xl border transition-colors",
        isOpen ? "border-line-strong" : "border-line hover:border-line-strong",
        className,
      )}
    >
      <h3>
        <button
          id={`${id}-button`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={isOpen ? undefined : `${id}-preview`}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-1.5 text-left sm:min-h-13"
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <span className="flex min-w-0 flex-1 items-baseline gap-3 leading-tight sm:block">
            <span id={`${id}-label`} className="block shrink-0 text-sm text-ink-faint sm:text-xs">
              {label}
            </span>
            {!isOpen && (
              <span
                id={`${id}-preview`}
                className={classNames(
                  "block min-w-0 flex-1 truncate text-right text-sm sm:text-left",
                  isEmpty ? "text-ink-faint" : "text-ink",
                )}
              >
                {preview}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              "size-4 shrink-0 text-ink-faint transition-transform",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h3>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any field inside folds the card.
        <div id={`${id}-content`} onKeyDown={foldOnEscape} className="px-3 pb-3">
          {children}
        </div>
      )}
    </div>
  );
}
