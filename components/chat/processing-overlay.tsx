"use client";

import { useTranslations } from "next-intl";
import { EventPlaceholders } from "@/components/events/event-placeholders";
import { openModal } from "@/components/ui/open-modal";

/** SPEC S14: has the screen to itself while a text is being read. */
export function ProcessingOverlay() {
  const t = useTranslations("chat");
  return (
    <dialog
      ref={openModal}
      aria-label={t("processing")}
      // There is nothing to decide here, so Escape does not close it; a browser lets `cancel` be prevented only once.
      closedby="none"
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      className="m-0 size-full max-h-none max-w-none animate-[appear_200ms_120ms_ease-out_backwards] overflow-hidden bg-paper p-0 text-ink outline-none backdrop:bg-transparent"
    >
      <div className="mx-auto flex min-h-full max-w-2xl flex-col justify-center gap-8 px-4 py-10">
        <p role="status" className="text-center text-xl font-semibold tracking-tight">
          {t("processing")}
        </p>
        <EventPlaceholders count={2} />
      </div>
    </dialog>
  );
}
