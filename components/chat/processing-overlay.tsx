"use client";

import { WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EventPlaceholders } from "@/components/events/event-placeholders";
import { Button } from "@/components/ui/button";
import { openModal } from "@/components/ui/open-modal";

/** After this long it is said that one may leave; most texts are read long before. */
const longWaitMs = 12_000;

interface ProcessingOverlayProps {
  /** Why nothing has been heard of the text for a while; it is asked about again and again. */
  trouble: string | undefined;
  /** Stops waiting; undefined while there is nothing to come back to yet. */
  onLeave: (() => void) | undefined;
}

/** SPEC S14: has the screen to itself while a text is being read. */
export function ProcessingOverlay({ trouble, onLeave }: ProcessingOverlayProps) {
  const t = useTranslations("chat");
  const [announced, setAnnounced] = useState("");
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    // A live region speaks of what changes in it, so the words come once it is there; polite, and once.
    const frame = window.requestAnimationFrame(() => setAnnounced(t("processing")));
    const timer = window.setTimeout(() => setIsLong(true), longWaitMs);
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [t]);
  const isWayOnShown = onLeave !== undefined && (isLong || trouble !== undefined);
  return (
    <dialog
      ref={openModal}
      aria-label={t("pleaseWait")}
      // There is nothing to decide here, so Escape does not close it; a browser lets `cancel` be prevented only once.
      closedby="none"
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      className="m-0 size-full max-h-none max-w-none animate-[appear_200ms_120ms_ease-out_backwards] overflow-y-auto bg-paper p-0 text-ink outline-none backdrop:bg-transparent"
    >
      <div className="mx-auto flex min-h-full max-w-2xl flex-col justify-center gap-8 px-4 py-10">
        <p aria-hidden="true" className="text-center text-xl font-semibold tracking-tight">
          {t("processing")}
        </p>
        <p role="status" className="sr-only">
          {announced}
        </p>
        <EventPlaceholders count={2} />
        <div className="flex min-h-24 flex-col items-center gap-3 text-center text-sm text-ink-soft">
          <p role="status" className="max-w-md">
            {trouble === undefined ? (
              isLong && t("longWait")
            ) : (
              <span className="flex items-start gap-2 text-warning">
                <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <span>
                  {trouble} {t("tryingAgain")}
                </span>
              </span>
            )}
          </p>
          {isWayOnShown && <Button onClick={onLeave}>{t("stopWaiting")}</Button>}
        </div>
      </div>
    </dialog>
  );
}
