import { flushSync } from "react-dom";

/** What may use the text, or be the last that this page sees: it is told before. */
const uses = ["pointerdown", "click", "focusout", "paste", "drop", "pagehide"] as const;

let waiting: (() => void) | null = null;

/** Tells at once what waits. Drawn at once too: the text that is told must not come to the box after a newer letter. */
function tellNow(): void {
  const tell = waiting;
  waiting = null;
  if (tell !== null) flushSync(tell);
}

const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey;

if (typeof window !== "undefined") {
  for (const type of uses) window.addEventListener(type, tellNow, { capture: true });
  window.addEventListener("keydown", (event) => isLetter(event) || tellNow(), { capture: true });
}

/**
 * Tells of a text that was typed into a box: where it grows at its end, once its letter is painted, so that none waits for what
 * is drawn from it. Anywhere else it is told at once, since the lines behind the box move with the words, and so is a text that
 * was emptied, which is to be forgotten. Whoever presses a key, a button or another place finds it told.
 */
export function changeAfterPaint(box: HTMLTextAreaElement, change: (text: string) => void): void {
  const isAtEnd = box.selectionEnd === box.value.length;
  const isFirst = waiting === null;
  waiting = isAtEnd && box.value.trim() !== "" ? () => change(box.value) : null;
  if (waiting === null) change(box.value);
  else if (isFirst) window.requestAnimationFrame(() => window.setTimeout(tellNow));
}
