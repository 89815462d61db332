"use client";

import { useTranslations } from "next-intl";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { replayEarlyInput } from "@/components/ui/early-input";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { useHasActed } from "@/components/ui/use-has-acted";
import { fetchLateCode } from "@/lib/api/late-code";
import { LazySettings } from "./settings/lazy-settings";
import type { ModelOffer } from "./settings/model-offer";
import { usePreferenceSync } from "./settings/use-preference-sync";

interface ProvidersProps {
  children: ReactNode;
  offer: ModelOffer;
  /** The nonce of the page's Content-Security-Policy, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
}

const loadLateParts = () => import("./late-parts");

// Any other stored theme, such as a damaged one or another program's, sets no class and so breaks nothing.
const themeClassNames = { light: "light", dark: "dark" };

/** SPEC S4: `system` by default; the theme is set before the first paint. */
export function Providers({ children, offer, nonce }: ProvidersProps) {
  const t = useTranslations("app");
  const hasActed = useHasActed();
  // When React has finished its work, since it handles events only then, and before any key press can be lost between.
  useLayoutEffect(() => queueMicrotask(replayEarlyInput), []);
  useEffect(() => {
    if (hasActed) fetchLateCode();
  }, [hasActed]);
  return (
    <ThemeProvider
      {...(nonce !== undefined && { nonce })}
      attribute="class"
      storageKey="saywhen.theme"
      value={themeClassNames}
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
    >
      {children}
      <Preferences offer={offer} />
      <LazyToaster load={loadLateParts} closeLabel={t("close")} isWanted={hasActed} />
    </ThemeProvider>
  );
}

/** The visitor's preferences: synchronized at the start, changed in a dialog. */
function Preferences({ offer }: { offer: ModelOffer }) {
  usePreferenceSync(offer);
  return <LazySettings offer={offer} />;
}
