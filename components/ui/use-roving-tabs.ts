"use client";

import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";

/** The buttons and links of a bar that can be seen. */
const buttonsOf = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")].filter(
    (button) => button.offsetParent !== null,
  );

/** Makes one button the stop of the Tab key; the others are reached by arrows. */
function makeStop(bar: HTMLElement, stop: Element | undefined): void {
  for (const button of buttonsOf(bar)) button.tabIndex = button === stop ? 0 : -1;
}

/** Leaves the stop where it is; the first button is one where that of before has gone. */
function keepStop(bar: HTMLElement): void {
  const buttons = buttonsOf(bar);
  makeStop(bar, buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]);
}

/** The button that an arrow key leads to; undefined for any other key. */
function nextPlace(key: string, { place, count }: { place: number; count: number }): number | undefined {
  if (key === "ArrowRight") return (place + 1) % count;
  if (key === "ArrowLeft") return (place - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * For an element with role=toolbar, and for links that belong together: all its buttons are one stop of the Tab key, and arrow keys lead from one to the
 * next (ARIA Authoring Practices, Toolbar Pattern). Buttons that come, go or are disabled are followed at each rendering.
 */
export function useRovingTabs() {
  const ref = useRef<HTMLDivElement>(null);
  // With the next frame, which lays the page out anyway: asked for what can be seen, the browser lays it out at once, and twice.
  useEffect(() => {
    requestAnimationFrame(() => {
      if (ref.current !== null) keepStop(ref.current);
    });
  });
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    // The focus in a button's menu, which stands elsewhere in the page, is told to the button as well; a field is no stop.
    if (buttonsOf(currentTarget).some((button) => button === target)) makeStop(currentTarget, target);
  };
  const onKeyDown = (key: KeyboardEvent<HTMLDivElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey || key.defaultPrevented) return;
    const buttons = buttonsOf(key.currentTarget);
    const place = buttons.findIndex((button) => button.contains(document.activeElement));
    const next = place < 0 ? undefined : nextPlace(key.key, { place, count: buttons.length });
    if (next === undefined) return;
    key.preventDefault();
    buttons[next]?.focus();
  };
  return { ref, onFocus, onKeyDown };
}
