"use client";

import { useTranslations } from "next-intl";
import { ThemeProvider, type ThemeProviderProps } from "next-themes";
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
  /** How the theme is chosen and stored, with the nonce of the script that sets it. */
  theme: ThemeProviderProps;
}

const loadLateParts = () => import("./late-parts");

/** SPEC S4: `system` by default; the theme is set before the first paint. */
export function Providers({ children, offer, theme }: ProvidersProps) {
  const t = useTranslations("app");
  const hasActed = useHasActed();
  // When React has finished its work, since it handles events only then, and before any key press can be lost between.
  useLayoutEffect(() => queueMicrotask(replayEarlyInput), []);
  useEffect(() => {
    if (hasActed) fetchLateCode();
  }, [hasActed]);
  return (
    <ThemeProvider {...theme}>
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
