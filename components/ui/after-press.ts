/**
 * Calls `act` once no pointer is pressed and the click that a press ends with is over; returns how to cancel it. For what moves
 * the page when the focus leaves a field: the element that takes the focus must stay under the pointer until it is let go.
 */
export function afterPress(act: () => void): () => void {
  const cancelled = new AbortController();
  const later = () => window.setTimeout(() => cancelled.signal.aborted || act(), 0);
  if (document.querySelector(":active") === null) later();
  else {
    for (const end of ["pointerup", "pointercancel"] as const)
      window.addEventListener(end, later, { once: true, signal: cancelled.signal });
  }
  return () => cancelled.abort();
}
