"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, buttonClassName } from "@/components/ui/button";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import { openModal } from "@/components/ui/open-modal";

/** The state of saving; the reason of a failure is a sentence for the visitor. */
type SavingStatus =
  | { kind: "idle" | "saving" | "saved" }
  | { kind: "failed"; message: string; canRetry: boolean };

interface SettingsDialogProps {
  saving: SavingStatus;
  onRetry: () => void;
  onClose: () => void;
  /** The sections. */
  children: ReactNode;
}

/** SPEC S8: the settings, over the page. Each change takes effect at once, so there is nothing to confirm. */
export function SettingsDialog({ saving, onRetry, onClose, children }: SettingsDialogProps) {
  const t = useTranslations("settings");
  const tApp = useTranslations("app");
  return (
    <dialog
      ref={openModal}
      aria-labelledby="settings-title"
      onCancel={(event) => {
        // A question above it, or a list of choices, fires its own `cancel`, which bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // On the press: a text selection that is dragged beyond the dialog's edge ends with a click on the backdrop.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden border-line bg-surface p-0 text-ink shadow-high backdrop:animate-[appear_120ms_ease-out] backdrop:bg-shade open:flex open:animate-[rise_160ms_ease-out] open:flex-col sm:m-auto sm:h-fit sm:max-h-[min(44rem,calc(100dvh-4rem))] sm:w-[36rem] sm:rounded-2xl sm:border"
    >
      <div className="flex min-h-14 shrink-0 items-center justify-between border-b border-line pr-3 pl-5 sm:pl-6">
        <h2 id="settings-title" className="text-lg font-semibold tracking-tight">
          {t("title")}
        </h2>
        <button
          type="button"
          aria-label={tApp("close")}
          onClick={onClose}
          className={buttonClassName("quiet", "icon")}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-t border-line bg-sunken px-5 py-2 sm:px-6">
        <div role="status" className="min-w-0 text-sm text-ink-soft">
          {saving.kind === "idle" && t("savedAtOnce")}
          {saving.kind === "saving" && <LoadingIndicator label={t("saving")} isStatus={false} />}
          {saving.kind === "saved" && (
            <span className="flex items-center gap-2">
              <CircleCheck aria-hidden="true" className="size-4 text-success" />
              {t("saved")}
            </span>
          )}
          {saving.kind === "failed" && (
            <span className="flex items-start gap-2 text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {saving.message}
            </span>
          )}
        </div>
        {saving.kind === "failed" && saving.canRetry ? (
          <Button size="small" onClick={onRetry}>
            {tApp("tryAgain")}
          </Button>
        ) : (
          <Button size="small" onClick={onClose}>
            {t("done")}
          </Button>
        )}
      </div>
    </dialog>
  );
}
