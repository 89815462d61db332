/** One second, on most screens. */
const framesMax = 60;

/**
 * Calls `act` with an element that is rendered only after the current event: one frame later, or some frames on a busy
 * device. Never calls it if the element does not come.
 */
export function whenDrawn(
  elementId: string,
  act: (element: HTMLElement) => void,
  framesLeft: number = framesMax,
): void {
  window.requestAnimationFrame(() => {
    const element = document.getElementById(elementId);
    if (element !== null) act(element);
    else if (framesLeft > 0) whenDrawn(elementId, act, framesLeft - 1);
  });
}
