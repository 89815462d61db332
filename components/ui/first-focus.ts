let given: Element | null = null;

function forget(): void {
  given = null;
}

/**
 * Gives a field the focus as its page opens, where a keyboard is at hand and the visitor has not chosen anything themselves:
 * on a touch screen the keyboard would cover half of the page.
 */
export function giveFirstFocus(field: HTMLElement): void {
  const { activeElement } = document;
  const isChosen = activeElement !== null && activeElement !== document.body;
  if (isChosen || !window.matchMedia("(hover: hover) and (pointer: fine)").matches) return;
  given = field;
  // A focus that comes back is the visitor's.
  field.addEventListener("blur", forget, { once: true });
  field.focus({ preventScroll: true });
}

/** Whether this field has the focus that the page gave it; that is no act of the visitor's. */
export const hasFirstFocus = (field: EventTarget | null): boolean => field !== null && field === given;
