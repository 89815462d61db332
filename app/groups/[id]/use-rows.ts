"use client";

import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { isComposing } from "@/components/ui/is-composing";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface RowActions {
  onExport: (event: CalendarEvent) => void;
  onDelete: (event: CalendarEvent) => void;
  /** Shows what the keys do. */
  onHelp: () => void;
}

/** The row that a key leads to from the one at `place`; undefined for any other key. */
function nextPlace(key: string, { place, last }: { place: number; last: number }): number | undefined {
  if (key === "arrowdown" || key === "j") return Math.min(place + 1, last);
  if (key === "arrowup" || key === "k") return Math.max(place - 1, 0);
  if (key === "home") return 0;
  return key === "end" ? last : undefined;
}

/** The event whose card holds an element; null outside the list. */
const eventIdAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest("[data-event]")?.getAttribute("data-event") ?? null) : null;

/**
 * Whether an element stands for a whole card, so that a letter pressed there is no text: its row, the button that
 * collapses it, or the card itself.
 */
const isRow = (target: EventTarget): boolean =>
  target instanceof Element && target.matches("[data-row], article");

/** Focuses what stands for a card: its row or the button that collapses it. */
function focusRow(list: Element, eventId: string | undefined): void {
  for (const slot of list.querySelectorAll("[data-event]")) {
    if (slot.getAttribute("data-event") === eventId) slot.querySelector<HTMLElement>("[data-row]")?.focus();
  }
}

/**
 * SPEC S27: the keys of a list of rows. All rows together are one stop of the Tab key; a single letter counts only while
 * the focus is on a row (WCAG 2.1.4). Enter is the row's own, since it is a button.
 */
export function useRows(shown: readonly CalendarEvent[], actions: RowActions) {
  const [current, setCurrent] = useState<string | null>(null);
  const tabStopId = shown.some(({ id }) => id === current) ? current : (shown[0]?.id ?? null);
  const onFocus = ({ target }: FocusEvent) => setCurrent(eventIdAt(target));
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.ctrlKey || key.metaKey || key.altKey || isComposing(key) || !isRow(key.target)) return;
    const eventId = eventIdAt(key.target);
    const place = shown.findIndex(({ id }) => id === eventId);
    const event = shown[place];
    if (event === undefined) return;
    const name = key.key.toLowerCase();
    const next = nextPlace(name, { place, last: shown.length - 1 });
    if (next !== undefined) focusRow(key.currentTarget, shown[next]?.id);
    else if (name === "e") actions.onExport(event);
    else if (name === "?") actions.onHelp();
    else if ((name === "delete" || name === "backspace") && event.can_edit) actions.onDelete(event);
    else return;
    key.preventDefault();
  };
  return { tabStopId, list: { onFocus, onKeyDown } };
}
