"use client";

import { useTranslations } from "next-intl";
import { showFailure, showToast } from "@/components/ui/show-toast";
import { ApiError } from "@/lib/api/api-error";
import { sendForFile } from "@/lib/api/late-download";
import { useFailureText } from "@/lib/api/use-failure-text";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";

/** SPEC B5: how long the toast offers to undo a delete. */
const undoDurationMs = 10_000;

type PatchEvent = (base: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;

/** Shows a failure as a sentence (SPEC X2). */
function useShowFailure() {
  const failureText = useFailureText();
  return (error: ApiError): void => showFailure({ severity: error.severity, message: failureText(error) });
}

/** Says why a change of `count` events failed; an event that was deleted elsewhere has its own sentence. */
function useSayFailed() {
  const t = useTranslations("event");
  const show = useShowFailure();
  return (error: ApiError, count: number): void => {
    if (error.isGone) showFailure({ severity: error.severity, message: t("deletedElsewhere", { count }) });
    else show(error);
  };
}

/** Messages to the visitor after each action on events; a failed action says why (SPEC X2). */
export function useEventFeedback() {
  const t = useTranslations();
  const sayFailed = useSayFailed();
  const show = useShowFailure();

  /** Runs a call; on failure shows the reason and returns null. */
  const attempt = async <T>(
    call: () => Promise<T>,
    say: (error: ApiError) => void = show,
  ): Promise<T | null> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say(error);
      return null;
    }
  };

  /** Saves and says so; a failure still throws, since the card keeps what was typed (SPEC D1). */
  const withFeedback =
    (patchEvent: PatchEvent): PatchEvent =>
    async (base, patch) => {
      try {
        const saved = await patchEvent(base, patch);
        showToast({ type: "success", message: t("group.eventSaved") });
        return saved;
      } catch (error) {
        // The card reports a conflict or a deletion elsewhere, beside the ways to resolve it.
        if (error instanceof ApiError && !error.isConflict && !error.isGone) show(error);
        throw error;
      }
    };

  const exportEvent = async (event: CalendarEvent): Promise<void> => {
    const download = () => sendForFile(({ downloadEvent }) => downloadEvent(event.id));
    if ((await attempt(download, (error) => sayFailed(error, 1))) === null) return;
    showToast({ type: "success", message: t("event.downloadStarted") });
  };

  const sayUndoable = (message: string, onUndo: () => void): void => {
    const action = { label: t("app.undo"), onClick: onUndo };
    showToast({ type: "success", message, durationMs: undoDurationMs, action });
  };
  const sayDeleted = (count: number, onUndo: () => void): void =>
    sayUndoable(t("group.eventsDeleted", { count }), onUndo);
  const sayAdded = (onUndo: () => void): void => sayUndoable(t("group.eventAdded"), onUndo);

  return { attempt, sayAdded, sayFailed, withFeedback, exportEvent, sayDeleted, sayUndoable };
}
