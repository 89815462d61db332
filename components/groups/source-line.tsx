"use client";

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { eventCardId } from "@/components/events/field-element-id";
import { fieldsAt } from "@/components/events/fields-at";
import { afterPress } from "@/components/ui/after-press";
import { classNames } from "@/components/ui/class-names";
import { type LinePart, sourceLineOf } from "@/lib/events/source-line";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface SourceLineProps {
  text: string;
  events: readonly CalendarEvent[];
}

/** How far the focused element stays below the line, in pixels. */
const clearance = 8;

/** The height of the header that stays above every page, in pixels. */
const headerHeight = 56;

/** How far what leads away from the page reaches below the header, where the line would lie over it; 0 once it is scrolled away. */
function exitBelowHeader(): number {
  const exit = document.querySelector("[data-exit]");
  return Math.max(0, Math.ceil((exit?.getBoundingClientRect().bottom ?? 0) - headerHeight));
}

function followScroll(onChange: () => void): () => void {
  const options = { passive: true };
  window.addEventListener("scroll", onChange, options);
  window.addEventListener("resize", onChange, options);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

/** Whether the page is so far up that the line would lie over what leads away from it. */
const useIsExitThere = () => useSyncExternalStore(followScroll, () => exitBelowHeader() > 0);

/** The element that has the focus, null where it is the page. */
function focusedElement(): Element | null {
  const { activeElement } = document;
  return activeElement === document.body ? null : activeElement;
}

/** Follows the focus from element to element. */
function useFocusedElement(): Element | null {
  const [focused, setFocused] = useState(focusedElement);
  useEffect(() => {
    const follow = () => setFocused(focusedElement());
    // A date picker says only later that it has taken the focus.
    const followLater = () => window.requestAnimationFrame(follow);
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", followLater);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", followLater);
    };
  }, []);
  return focused;
}

/** The line behind the fields that an element of a card shows; empty for any other element. */
function lineAt(focused: Element | null, { text, events }: SourceLineProps): LinePart[] {
  const fields = fieldsAt(focused);
  const event = events.find(({ id }) => focused?.closest(`#${eventCardId(id)}`));
  return sourceLineOf(text, event?.evidence.filter(({ field }) => fields.includes(field)) ?? []);
}

/** Scrolls the page until the line covers neither the focused element nor, for a field, what leads away from the page. */
function keepClear(line: HTMLElement, focused: Element): void {
  // A row is focused by whoever only arrives, and the page then stays at its top.
  const isRow = focused.closest("[data-row]") !== null;
  if (line.offsetHeight > 0 && !isRow) window.scrollBy({ top: exitBelowHeader(), behavior: "instant" });
  const frame = line.getBoundingClientRect();
  const place = focused.getBoundingClientRect();
  const isCovered = frame.height > 0 && place.top < frame.bottom + clearance && place.bottom > frame.top;
  if (isCovered) window.scrollBy({ top: place.top - frame.bottom - clearance, behavior: "instant" });
}

/**
 * SPEC B1: the line of the text behind the field that has the focus, below the header, where a narrow screen has no room
 * for the whole text beside the cards. It lies over the page, so that nothing moves, and lets every press through; a
 * screen reader finds the same words in the text itself. At the top of the page it would lie over the way back, and waits.
 */
export function SourceLine(props: SourceLineProps) {
  const focused = useFocusedElement();
  const line = useRef<HTMLDivElement>(null);
  const isExitThere = useIsExitThere();
  const parts = lineAt(focused, props);
  useLayoutEffect(() => {
    if (focused === null) return undefined;
    // The browser itself scrolls to what gets the focus, after it has told of it; and what is pressed must stay under the
    // pointer, or the press is lost.
    return afterPress(() => {
      if (line.current !== null) keepClear(line.current, focused);
    });
  }, [focused]);
  if (parts.length === 0) return null;
  return (
    <div
      ref={line}
      aria-hidden="true"
      data-source-line=""
      className={classNames(
        "pointer-events-none fixed inset-x-0 top-14 z-20 px-4 pt-2 sm:px-6 lg:hidden print:hidden",
        isExitThere && "invisible",
      )}
    >
      <div className="mx-auto w-fit max-w-full rounded-xl border border-accent-line bg-surface px-3 py-1.5 text-sm text-ink-soft shadow-high">
        <p className="line-clamp-2 wrap-anywhere">
          {parts.map(({ text, isLit }, position) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place.
            if (!isLit) return <span key={position}>{text}</span>;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <mark key={position} className="rounded-[0.25rem] bg-mark-strong px-0.5 text-ink">
                {text}
              </mark>
            );
          })}
        </p>
      </div>
    </div>
  );
}
