"use client";

import { useTheme } from "next-themes";
import { useEffect, useRef } from "react";
import { hasSyncMark } from "@/lib/preferences/sync-mark";
import { themeChoices } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";

/** SPEC A14: at the start, the newer of the browser's and the server's copies of the preferences replaces the other. */
export function usePreferenceSync({ hasStoredPreferences }: { hasStoredPreferences: boolean }): void {
  const { theme, setTheme } = useTheme();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // Repairs a damaged theme, since next-themes reads the stored one itself.
    if (!themeChoices.some((choice) => choice === theme)) setTheme(defaultPreferences.theme);
    if (!hasStoredPreferences && !hasSyncMark()) return;
    import("@/lib/preferences/sync-preferences").then(
      async ({ syncPreferences }) => {
        const newer = await syncPreferences();
        if (newer !== null) setTheme(newer.theme);
      },
      // Without a connection the browser's copy stays in force until the next start.
      () => undefined,
    );
  }, [theme, setTheme, hasStoredPreferences]);
}
