"use client";

import { usePathname } from "next/navigation";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { SiteHeader } from "@/components/chrome/site-header";

/** SPEC S2: there are no accounts (D4), so everybody is Alex. */
const account = { name: "Alex Morgan", email: "alex@example.com" };

const never = () => () => {};

/** The site's header with this visitor's path and theme. */
export function Header() {
  const pathname = usePathname();
  const { theme, resolvedTheme, setTheme } = useTheme();
  // The server does not know the theme, so the first render may not show it.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <SiteHeader
      account={account}
      pathname={pathname}
      theme={isHydrated ? theme : undefined}
      onThemeChange={setTheme}
      onThemeToggle={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}
    />
  );
}
