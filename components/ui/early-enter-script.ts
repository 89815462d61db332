import "server-only";
import { aliveEvent, heldMark } from "./early-enter";

/** Runs in the page as text, so it may use nothing from outside. */
function holdEnter(mark: string, alive: string): void {
  const hold = (key: KeyboardEvent) => {
    const { target } = key;
    if (key.key !== "Enter" || key.shiftKey || key.isComposing) return;
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== "send") return;
    key.preventDefault();
    // React may hear keys already: it hears this one when it is pressed again.
    key.stopImmediatePropagation();
    target.setAttribute(mark, "");
  };
  document.addEventListener("keydown", hold, true);
  document.addEventListener(alive, () => document.removeEventListener("keydown", hold, true), { once: true });
}

/**
 * A script for a page with a text box that Enter sends, to be run before any other: an Enter that comes before the page is
 * alive would otherwise be a new line. `replayEarlyEnter` presses it again.
 */
export const earlyEnterScript = `(${holdEnter.toString()})("${heldMark}","${aliveEvent}")`;
