"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { eventCardId } from "@/components/events/field-element-id";
import { fieldsAt } from "@/components/events/fields-at";
import { afterPress } from "@/components/ui/after-press";
import { type LinePart, sourceLineOf } from "@/lib/events/source-line";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface SourceLineProps {
  text: string;
  events: readonly CalendarEvent[];
}

/** How far the focused element stays below the line, in pixels. */
const clearance = 8;

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

/** Scrolls the page until the line does not cover the focused element. */
function keepClear(line: HTMLElement, focused: Element): void {
  const frame = line.getBoundingClientRect();
  const place = focused.getBoundingClientRect();
  const isCovered = frame.height > 0 && place.top < frame.bottom + clearance && place.bottom > frame.top;
  if (isCovered) window.scrollBy({ top: place.top - frame.bottom - clearance, behavior: "instant" });
}

/**
 * SPEC B1: the line of the text behind the field that has the focus, below the header, where a narrow screen has no room
 * for the whole text beside the cards. It lies over the page, so that nothing moves, and lets every press through; a
 * screen reader finds the same words in the text itself.
 */
export function SourceLine(props: SourceLineProps) {
  const focused = useFocusedElement();
  const line = useRef<HTMLDivElement>(null);
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
      className="pointer-events-none fixed inset-x-0 top-14 z-20 px-4 pt-2 sm:px-6 lg:hidden print:hidden"
    >
      <p className="mx-auto line-clamp-2 w-fit max-w-full rounded-xl border border-accent-line bg-surface px-3 py-1.5 text-sm text-ink-soft shadow-high wrap-anywhere">
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
  );
}
