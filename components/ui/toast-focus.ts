import { type RefObject, useEffect, useState } from "react";

const toastSelector = "[data-sonner-toast]";

/** What had the focus before a toast got it. */
let focusedBefore: HTMLElement | null = null;

/**
 * Tells whether the toast around `card` has the focus, and remembers where that came from.
 *
 * Sonner is not told: it moves the focus back to where it was whenever it leaves the toasts, so that with a toast on the screen
 * the Tab key would lead from the last element of a page to the toast and back for ever (WCAG 2.2, 2.1.2 No Keyboard Trap).
 * After its own key (Alt+T), which puts the focus on the list, it still does.
 */
export function useToastFocus(card: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const toast = card.current?.closest<HTMLElement>(toastSelector);
    if (!toast) return undefined;
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation();
      setHasFocus(true);
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && from.closest("[data-sonner-toaster]") === null) focusedBefore = from;
    };
    const onFocusOut = () => setHasFocus(false);
    toast.addEventListener("focusin", onFocusIn);
    toast.addEventListener("focusout", onFocusOut);
    return () => {
      toast.removeEventListener("focusin", onFocusIn);
      toast.removeEventListener("focusout", onFocusOut);
    };
  }, [card]);
  return hasFocus;
}

/** Moves the focus out of a toast that is about to go, to where it was before. */
export function leaveToast(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest(toastSelector) === null) return;
  // By way of nothing, so that sonner gives back what it remembers, if its own key led here.
  focused.blur();
  if (document.activeElement === document.body) focusedBefore?.focus({ preventScroll: true });
  focusedBefore = null;
}
