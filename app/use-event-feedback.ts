"use client";

import { useTranslations } from "next-intl";
import { showFailure, showToast } from "@/components/ui/show-toast";
import { ApiError } from "@/lib/api/api-error";
import { eventFilePath, startDownload } from "@/lib/api/start-download";
import type { CalendarEvent, EventPatchInput } from "@/lib/events/schema";

/** SPEC B5: how long a delete can be taken back from its toast. */
const undoDurationMs = 10_000;

type PatchEvent = (base: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;

/** What the visitor is told after each thing done with events; a failed one says why (SPEC X2). */
export function useEventFeedback() {
  const t = useTranslations();

  /** Runs a call; its failure is shown, and null is the answer. */
  const attempt = async <T>(call: () => Promise<T>): Promise<T | null> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
      return null;
    }
  };

  /** A save that says so; it still throws, since the card keeps what was typed (SPEC D1). */
  const withFeedback =
    (patchEvent: PatchEvent): PatchEvent =>
    async (base, patch) => {
      try {
        const saved = await patchEvent(base, patch);
        showToast({ type: "success", message: t("group.eventSaved") });
        return saved;
      } catch (error) {
        if (error instanceof ApiError) showFailure(error);
        throw error;
      }
    };

  const exportEvent = (event: CalendarEvent): void => {
    startDownload(eventFilePath(event.id));
    showToast({ type: "success", message: t("event.downloadStarted") });
  };

  const sayDeleted = (count: number, onUndo: () => void): void =>
    showToast({
      type: "success",
      message: t("group.eventsDeleted", { count }),
      durationMs: undoDurationMs,
      action: { label: t("app.undo"), onClick: onUndo },
    });

  return { attempt, withFeedback, exportEvent, sayDeleted };
}
