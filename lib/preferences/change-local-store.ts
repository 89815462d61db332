import { type LocalPreferences, nothingKept } from "./local-copy";
import { localPreferences, replaceLocalPreferences, storedPreferences } from "./local-store";
import { storedEntries } from "./stored-entries";

// Apart from what reads the copy, since a first page only reads it (components/2026-11-21-what-a-page-brings-is-held-down.md).

function writeStorage(copy: LocalPreferences): void {
  try {
    for (const [key, value] of storedEntries(copy)) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
  } catch {
    // A browser may refuse its storage: then the copy lasts as long as the page.
  }
}

/** Changes parts of the copy, here and in every other tab. */
export function updateLocalPreferences(parts: Partial<LocalPreferences>): void {
  const known = localPreferences();
  // next-themes writes the theme when its button is pressed, and `setSyncMark` when that was; the stored values
  // are newer than those that were read.
  const { theme, lastSyncedAt } = storedPreferences();
  const copy = { ...known, theme, lastSyncedAt: lastSyncedAt ?? known.lastSyncedAt, ...parts };
  writeStorage(copy);
  replaceLocalPreferences(copy);
}

/** Removes everything of the visitor's from this browser, including keys (SPEC D12). */
export function clearLocalPreferences(): void {
  writeStorage(nothingKept);
  replaceLocalPreferences(null);
}
