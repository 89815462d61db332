"use client";

import { usePathname } from "next/navigation";
import { useTheme } from "next-themes";
import { SiteHeader } from "@/components/chrome/site-header";
import { setSyncMark } from "@/lib/preferences/sync-mark";
import { openSettings } from "./settings/settings-state";

/** SPEC S2: there are no accounts (D4), so everybody is Alex. */
const account = { name: "Alex Morgan", email: "alex@example.com" };

/** The site's header with this visitor's path and theme. */
export function Header() {
  const pathname = usePathname();
  const { resolvedTheme, setTheme } = useTheme();
  const toggleTheme = () => {
    const theme = resolvedTheme === "dark" ? "light" : "dark";
    setTheme(theme);
    // At once, so that without a connection the browser's copy is newer than the server's at the next start (SPEC A14).
    setSyncMark(new Date());
    import("@/lib/preferences/change-preferences").then(
      ({ changePreferences }) => changePreferences({ theme }),
      () => undefined,
    );
  };
  return (
    <SiteHeader account={account} pathname={pathname} onSettings={openSettings} onThemeToggle={toggleTheme} />
  );
}
