"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { showToast } from "@/components/ui/show-toast";
import { fetchAhead } from "@/lib/api/late-code";
import type { ModelOffer } from "./model-offer";
import { closeSettings, useIsSettingsOpen } from "./settings-state";

type PanelModule = typeof import("./settings-panel");

/** Fetches the settings before the press that opens them; if that fails, the press tries again. */
export const fetchSettingsAhead = (): void => fetchAhead(() => import("./settings-panel"));

/** The settings while they are open; their code is not part of a first page. */
export function LazySettings({ offer }: { offer: ModelOffer }) {
  const t = useTranslations("errors");
  const isOpen = useIsSettingsOpen();
  const [panel, setPanel] = useState<PanelModule | null>(null);
  useEffect(() => {
    if (!isOpen || panel !== null) return;
    import("./settings-panel").then(setPanel, () => {
      closeSettings();
      showToast({ type: "error", message: t("notLoaded") });
    });
  }, [isOpen, panel, t]);
  return isOpen && panel !== null ? <panel.SettingsPanel offer={offer} onClose={closeSettings} /> : null;
}
