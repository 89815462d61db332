import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "./logo";

const pages = ["about", "help", "privacy", "terms"] as const;

/** A place elsewhere at which the people behind this server can be found. */
export interface SocialLink {
  name: string;
  href: string;
}

const linkClassName =
  "inline-flex min-h-6 items-center rounded text-sm text-ink-soft hover:text-ink hover:underline";

interface SiteFooterProps {
  socialLinks: readonly SocialLink[];
  newsletter: ReactNode;
}

/** SPEC S3: the footer of every page. */
export function SiteFooter({ socialLinks, newsletter }: SiteFooterProps) {
  const t = useTranslations();
  return (
    <footer className="mt-auto print:hidden border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-[1fr_auto] sm:px-6">
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
            <Logo className="size-5" />
            {t("app.name")}
            <span className="font-normal whitespace-nowrap text-ink-faint">{t("app.tagline")}</span>
          </p>
          <nav aria-label={t("footer.links")} className="flex flex-wrap gap-x-5 gap-y-1.5">
            {pages.map((page) => (
              <Link key={page} href={`/${page}`} prefetch={false} className={linkClassName}>
                {t(`footer.${page}`)}
              </Link>
            ))}
          </nav>
          <nav aria-label={t("footer.social")} className="flex flex-wrap gap-x-5 gap-y-1.5">
            {socialLinks.map(({ name, href }) => (
              <a key={name} href={href} rel="noreferrer" className={linkClassName}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        {newsletter}
      </div>
    </footer>
  );
}
