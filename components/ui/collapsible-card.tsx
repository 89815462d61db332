import { ChevronDown, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names";

interface CollapsibleCardProps {
  id: string;
  icon: LucideIcon;
  label: string;
  /** A one-line preview of the contents, shown while collapsed. */
  preview: ReactNode;
  isEmpty: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A heading that expands and collapses its contents. Escape inside collapses them, unless an element inside handled that key. */
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
        isEmpty && !isOpen && "print:hidden",
        className,
      )}
    >
      <div className="relative flex min-h-11 items-center gap-3 rounded-xl px-3 py-1.5 sm:min-h-13">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        <div className="flex min-w-0 flex-1 items-baseline gap-3 leading-tight sm:block">
          <h3 className="shrink-0 text-sm text-ink-faint sm:text-xs">
            {/* The whole row belongs to the button, while its accessible name is only the label. */}
            <button
              id={`${id}-button`}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-content` : undefined}
              aria-describedby={isOpen ? undefined : `${id}-preview`}
              onClick={() => onToggle(!isOpen)}
              className="outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {label}
            </button>
          </h3>
          {!isOpen && (
            <p
              id={`${id}-preview`}
              className={classNames(
                "min-w-0 flex-1 truncate text-right text-sm sm:text-left",
                isEmpty ? "text-ink-faint" : "text-ink",
              )}
            >
              {preview}
            </p>
          )}
        </div>
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            "size-4 shrink-0 text-ink-faint transition-transform print:hidden",
            isOpen && "rotate-180",
          )}
        />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any field inside collapses the card.
        <div id={`${id}-content`} onKeyDown={foldOnEscape} className="px-3 pb-3">
          {children}
        </div>
      )}
    </div>
  );
}
