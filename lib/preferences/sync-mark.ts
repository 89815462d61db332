/** The name under which the browser stores when the visitor last changed a preference. */
export const syncMarkKey = "saywhen.lastSyncedAt";

/** Whether a preference was ever changed in this browser. Small, since every page asks at its start (SPEC A14). */
export function hasSyncMark(): boolean {
  try {
    return window.localStorage.getItem(syncMarkKey) !== null;
  } catch {
    // A browser may refuse its storage.
    return false;
  }
}

/** Marks that a preference changes at `now`, even if the code that saves it cannot be fetched. */
export function setSyncMark(now: Date): void {
  try {
    window.localStorage.setItem(syncMarkKey, now.toISOString());
  } catch {
    // Refused: see above.
  }
}
