"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { showToast } from "@/components/ui/show-toast";
import { lateCode } from "@/lib/api/late-code";
import { appendText } from "./replace-text";

const shareCode = lateCode(() => import("@/lib/offline/shared-things"));

interface TakingShare {
  box: RefObject<HTMLTextAreaElement | null>;
  takeFiles: (files: readonly File[]) => void;
  /** Called when the code that reads a share could not be fetched. */
  onFailed: () => void;
}

/** Takes what another app shared with the installed one, which the service worker keeps until then (SPEC B10). */
export function useTakeShare({ box, takeFiles, onFailed }: TakingShare): () => void {
  const t = useTranslations("intake");
  const takeShare = async () => {
    const shared = await (await shareCode.fetch()).takeShared();
    window.history.replaceState(null, "", window.location.pathname);
    if (shared === null) showToast({ type: "warning", message: t("shareMissing") });
    else if (shared.words !== "" && box.current !== null) appendText(box.current, shared.words);
    takeFiles(shared?.files ?? []);
  };
  return () => void takeShare().catch(onFailed);
}
