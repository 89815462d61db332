"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { SaveFailure } from "./use-saving";

interface SaveBarProps {
  isSaving: boolean;
  failure: SaveFailure | null;
  onCancel: () => void;
  /** Fetches the newer version if the event was changed elsewhere and that version could not be shown yet. */
  onReload: () => void;
  /** Restores the event and saves what was typed, if the event was deleted elsewhere. */
  onRestore: () => void;
}

/** Why a save failed; the buttons beside it offer what can be done. */
function useSaveFailureText() {
  const t = useTranslations("event");
  return ({ message, isConflict, isGone }: SaveFailure): string => {
    if (isConflict) return t("changedElsewhere");
    return isGone ? t("deletedElsewhere", { count: 1 }) : message;
  };
}

/** Why a card without changes of its own could not be saved. */
export function ConflictNotice() {
  const t = useTranslations("event");
  return (
    <p role="alert" className="flex items-start gap-2 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t("changedElsewhere")}
    </p>
  );
}

/** The actions of a changed card; the bar stays visible while the card is longer than the screen. */
export function SaveBar({ isSaving, failure, onCancel, onReload, onRestore }: SaveBarProps) {
  const t = useTranslations();
  const failureText = useSaveFailureText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus, see below.
    <div
      // When a field loses the focus, its problem may appear and move this bar from under the pointer, which would lose the click.
      onMouseDown={(event) => event.preventDefault()}
      className="sticky bottom-[calc(max(0.75rem,var(--banner-height,0px))+var(--dock-height,0px))] z-10 flex animate-[rise_140ms_ease-out] flex-col gap-3 rounded-xl border border-accent-line bg-surface p-3 shadow-high print:hidden"
    >
      {failure && (
        <div role="alert" className="flex items-start gap-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div className="flex flex-col items-start gap-2">
            <p>{failureText(failure)}</p>
            {failure.isConflict && (
              <Button size="small" onClick={onReload}>
                {t("event.compareVersions")}
              </Button>
            )}
            {failure.isGone && (
              <Button size="small" onClick={onRestore}>
                {t("event.restoreAndSave")}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className="flex items-center justify-end gap-2">
        <p role="status" className="mr-auto pl-1 text-sm text-ink-soft">
          {isSaving ? t("event.saving") : t("event.unsaved")}
        </p>
        <Button variant="quiet" size="small" onClick={onCancel} disabled={isSaving}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" variant="primary" size="small" aria-busy={isSaving}>
          {t("app.save")}
        </Button>
      </div>
    </div>
  );
}
