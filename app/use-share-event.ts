"use client";

import { useTranslations } from "next-intl";
import { showToast } from "@/components/ui/show-toast";
import { lateCode } from "@/lib/api/late-code";
import type { CalendarEvent } from "@/lib/wire/event-schema";

const shareCode = lateCode(async () => (await import("./share-link")).shareLink);

/** What stands for it where its code cannot be fetched. */
const cannotShare = async (): Promise<"failed"> => "failed";

/** SPEC D2: shares the address of a page, with which anybody may look and export (D4). */
export function useShareLink() {
  const t = useTranslations("calendars");
  return async ({ title, path }: { title: string; path: string }): Promise<void> => {
    const link = { title, url: `${window.location.origin}${path}` };
    // Within the press itself if its code is there, as it is after the first act: a share sheet opens for a press alone.
    const shareLink = shareCode.now() ?? (await shareCode.fetch().catch(() => cannotShare));
    const outcome = await shareLink(link);
    if (outcome === "copied") showToast({ type: "success", message: t("linkCopied") });
    if (outcome === "failed") showToast({ type: "error", message: t("notCopied") });
  };
}

/** SPEC D2: shares the link of an event. */
export function useShareEvent() {
  const share = useShareLink();
  return ({ id, title }: CalendarEvent): Promise<void> => share({ title, path: `/events/${id}` });
}
