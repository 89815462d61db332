/** The mark of a text box in which Enter was pressed before the page was alive. */
export const heldMark = "data-early-enter";
/** The event that tells that the page is alive. */
export const aliveEvent = "saywhen:alive";

/** Presses the Enter that came too early. Call it once React handles keys and has drawn what was typed. */
export function replayEarlyEnter(): void {
  document.dispatchEvent(new Event(aliveEvent));
  const field = document.querySelector(`[${heldMark}]`);
  if (field === null) return;
  field.removeAttribute(heldMark);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}
