"use client";

import { useTranslations } from "next-intl";
import { showToast } from "@/components/ui/show-toast";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { shareLink } from "./share-link";

/** SPEC D2: shares the address of a page, with which anybody may look and export (D4). */
export function useShareLink() {
  const t = useTranslations("calendars");
  return async ({ title, path }: { title: string; path: string }): Promise<void> => {
    const outcome = await shareLink({ title, url: `${window.location.origin}${path}` });
    if (outcome === "copied") showToast({ type: "success", message: t("linkCopied") });
    if (outcome === "failed") showToast({ type: "error", message: t("notCopied") });
  };
}

/** SPEC D2: shares the link of an event. */
export function useShareEvent() {
  const share = useShareLink();
  return ({ id, title }: CalendarEvent): Promise<void> => share({ title, path: `/events/${id}` });
}
