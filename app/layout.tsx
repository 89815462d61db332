import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { OfflineBanner } from "@/components/chrome/offline-banner";
import { SiteFooter } from "@/components/chrome/site-footer";
import { earlyPressScript } from "@/components/ui/early-press-script";
import { directionOf } from "@/lib/messages/languages";
import { manifestPath } from "@/lib/offline/paths";
import { revision } from "@/lib/offline/revision";
import { visitorField } from "@/lib/offline/visitor-field";
import { Header } from "./header";
import { NewsletterBox } from "./newsletter-box";
import { Providers } from "./providers";
import { readModelOffer } from "./read-model-offer";
import { socialLinks } from "./social-links";
import { themeOptions } from "./theme-options";
import "./globals.css";

// The Latin letters of most pages are preloaded so that nothing moves; globals.css loads those of other alphabets when a page uses them.
const latinFont = localFont({
  src: "./inter-latin.woff2",
  variable: "--font-latin",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
});

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("app");
  return {
    title: { default: t("name"), template: `%s · ${t("name")}` },
    description: t("tagline"),
    // A group's address is the key to it (SPEC D4), so it is not sent to the sites that it links to.
    referrer: "same-origin",
    ...(revision !== null && { manifest: manifestPath(await getLocale()) }),
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f9f9" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1416" },
  ],
};

interface RootLayoutProps {
  children: ReactNode;
}

export default async function RootLayout({ children }: RootLayoutProps) {
  const fields = await headers();
  // The page's Content-Security-Policy runs no script without it.
  const nonce = fields.get("x-nonce");
  const locale = await getLocale();
  const offer = await readModelOffer();
  const t = await getTranslations("app");
  return (
    // next-themes sets the theme's class before React starts.
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={latinFont.variable}
      data-revision={revision}
      data-visitor={fields.get(visitorField)}
      suppressHydrationWarning
    >
      <body className="flex min-h-dvh flex-col font-sans">
        <script nonce={nonce ?? undefined}>{earlyPressScript}</script>
        <NextIntlClientProvider>
          <Providers theme={nonce === null ? themeOptions : { ...themeOptions, nonce }} offer={offer}>
            <a
              href="#content"
              className="absolute top-2 left-2 z-50 -translate-y-20 rounded-lg bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0 print:hidden"
            >
              {t("skipToContent")}
            </a>
            <Header />
            <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
              {children}
            </main>
            <SiteFooter socialLinks={socialLinks} newsletter={<NewsletterBox />} />
            <OfflineBanner />
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
