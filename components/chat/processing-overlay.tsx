"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { openModal } from "@/components/ui/open-modal";
import type { ReadingWaitProps } from "./reading-wait";
import { waitRows } from "./wait-rows";

const loadWait = () => import("./reading-wait");

/** Fetches the code for the overlay's contents at the first sign that there will be a reading. */
export const fetchWaitAhead = () => void loadWait().catch(() => undefined);

type Wait = Awaited<ReturnType<typeof loadWait>>;

const tryAgainMs = 2000;

/** The rest of the overlay, once its code is loaded; if the server is away for a moment, the code is requested again. */
function useWait(): Wait | null {
  const [wait, setWait] = useState<Wait | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const load = () => void loadWait().then(setWait, () => (timer = window.setTimeout(load, tryAgainMs)));
    load();
    return () => window.clearTimeout(timer);
  }, []);
  return wait;
}

/** SPEC S14: covers the screen while a text is being read. */
export function ProcessingOverlay(props: ReadingWaitProps) {
  const t = useTranslations("chat");
  const [announced, setAnnounced] = useState("");
  const wait = useWait();
  useEffect(() => {
    // A live region announces only changes, so the words are inserted after it is mounted; politely, and once.
    const frame = window.requestAnimationFrame(() => setAnnounced(t("processing")));
    return () => window.cancelAnimationFrame(frame);
  }, [t]);
  return (
    <dialog
      ref={openModal}
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
        {wait === null ? <WaitRoom /> : <wait.ReadingWait {...props} />}
      </div>
    </dialog>
  );
}

/** As high as the content that replaces it. */
function WaitRoom() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6">
      <div className={waitRows.className}>
        <span className="h-5" />
        <span className="shimmer h-15 rounded-xl" />
        <span className="shimmer h-15 rounded-xl" />
      </div>
      <div className="h-26" />
    </div>
  );
}
