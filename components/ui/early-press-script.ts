import "server-only";
import { aliveEvent } from "./early-enter";

/** Runs in the page as text, so it may use nothing from outside. */
function holdPresses(alive: string): void {
  const pressed = new Set<HTMLButtonElement>();
  const hold = (press: MouseEvent) => {
    const button = press.target instanceof Element ? press.target.closest("button") : null;
    if (button === null) return;
    press.preventDefault();
    // React may listen already, and drop what comes while it waits for data: it hears this press when it is made again.
    press.stopImmediatePropagation();
    // Whoever sees nothing happen presses again, and means one press.
    pressed.add(button);
  };
  document.addEventListener("click", hold, true);
  const replay = () => {
    document.removeEventListener("click", hold, true);
    for (const button of pressed) button.click();
  };
  document.addEventListener(alive, replay, { once: true });
}

/** A script for every page, to be run before any other: a button that is pressed before the page is alive is pressed again once it is. */
export const earlyPressScript = `(${holdPresses.toString()})("${aliveEvent}")`;
