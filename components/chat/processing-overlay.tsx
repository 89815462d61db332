"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { openModal } from "@/components/ui/open-modal";
import { ReadingWait, type ReadingWaitProps } from "./reading-wait";

/** The focus starts on the overlay itself: on a button, the Enter that sent the text could press it. */
function openWait(dialog: HTMLDialogElement | null): (() => void) | undefined {
  const close = openModal(dialog);
  dialog?.focus();
  return close;
}

/** SPEC S14: covers the screen while a text is being read. */
export function ProcessingOverlay(props: ReadingWaitProps) {
  const t = useTranslations("chat");
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    // A live region announces only changes, so the words are inserted after it is mounted; politely, and once.
    const frame = window.requestAnimationFrame(() => setAnnounced(t("processing")));
    return () => window.cancelAnimationFrame(frame);
  }, [t]);
  return (
    <dialog
      ref={openWait}
      tabIndex={-1}
      aria-label={t("pleaseWait")}
      // It closes by itself or through its buttons, so Escape must not close it; a browser lets `cancel` be prevented only once.
      closedby="none"
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      className="m-0 size-full max-h-none max-w-none animate-[appear_200ms_120ms_ease-out_backwards] overflow-y-auto bg-paper p-0 text-ink outline-none backdrop:bg-transparent"
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col justify-center gap-6 px-4 py-8">
        <p aria-hidden="true" className="text-center text-xl font-semibold tracking-tight">
          {t("processing")}
        </p>
        <p role="status" className="sr-only">
          {announced}
        </p>
        <ReadingWait {...props} />
      </div>
    </dialog>
  );
}
