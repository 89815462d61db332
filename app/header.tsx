"use client";

import { usePathname } from "next/navigation";
import { useTheme } from "next-themes";
import { SiteHeader } from "@/components/chrome/site-header";
import { useHydrated } from "@/components/ui/use-hydrated";

/** SPEC S2: there are no accounts (D4), so everybody is Alex. */
const account = { name: "Alex Morgan", email: "alex@example.com" };

/** The site's header with this visitor's path and theme. */
export function Header() {
  const pathname = usePathname();
  const { theme, resolvedTheme, setTheme } = useTheme();
  const isHydrated = useHydrated();
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
