import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "./logo";

const placeholderLinks = ["about", "help", "privacy", "terms"] as const;
const socialLinks = [
  { name: "GitHub", href: "https://github.com" },
  { name: "Mastodon", href: "https://joinmastodon.org" },
  { name: "Bluesky", href: "https://bsky.app" },
] as const;

const linkClassName =
  "inline-flex min-h-6 items-center rounded text-sm text-ink-soft hover:text-ink hover:underline";

interface SiteFooterProps {
  newsletter: ReactNode;
}

/** SPEC S3: the footer of every page. */
export function SiteFooter({ newsletter }: SiteFooterProps) {
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
            {placeholderLinks.map((link) => (
              <a key={link} href={`#${link}`} className={linkClassName}>
                {t(`footer.${link}`)}
              </a>
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
