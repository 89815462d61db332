"use client";

import { useTranslations } from "next-intl";
import { showToast } from "@/components/ui/show-toast";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { shareLink } from "./share-link";

/** SPEC D2: shares the link of an event, with which anybody may look and export (D4). */
export function useShareEvent() {
  const t = useTranslations("calendars");
  return async ({ id, title }: CalendarEvent): Promise<void> => {
    const outcome = await shareLink({ title, url: `${window.location.origin}/events/${id}` });
    if (outcome === "copied") showToast({ type: "success", message: t("linkCopied") });
    if (outcome === "failed") showToast({ type: "error", message: t("notCopied") });
  };
}
