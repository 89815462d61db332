"use client";

import { Moon, Sun } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClassName } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { LazyAccountMenu, LazyMobileMenu } from "./header-menus";
import { Logo } from "./logo";
import type { NavigationLink } from "./navigation-link";

interface SiteHeaderProps {
  account: { name: string; email: string };
  pathname: string;
  onSettings: (trigger: HTMLElement | null) => void;
  onThemeToggle: () => void;
}

export function SiteHeader({ account, pathname, onSettings, onThemeToggle }: SiteHeaderProps) {
  const t = useTranslations();
  const links: NavigationLink[] = [{ href: "/chat", label: t("header.chat") }];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 sm:px-6">
        <div className="-ml-2 flex sm:hidden">
          <LazyMobileMenu links={links} />
        </div>
        <Link href="/chat" className="flex items-center gap-2 rounded-md pr-2">
          <Logo className="size-6.5" />
          <span className="text-[1.0625rem] font-semibold tracking-[-0.02em]">{t("app.name")}</span>
        </Link>
        <nav aria-label={t("header.navigation")} className="ml-4 hidden gap-1 sm:flex">
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={pathname === href ? "page" : undefined}
              className="flex h-9 items-center rounded-lg px-3 text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <Tooltip text={t("header.toggleTheme")} side="left">
            {() => (
              <button
                type="button"
                aria-label={t("header.toggleTheme")}
                onClick={onThemeToggle}
                className={buttonClassName("quiet", "icon")}
              >
                <Moon aria-hidden="true" className="size-4.5 dark:hidden" />
                <Sun aria-hidden="true" className="hidden size-4.5 dark:block" />
              </button>
            )}
          </Tooltip>
          <LazyAccountMenu {...account} onSettings={onSettings} />
        </div>
      </div>
    </header>
  );
}
