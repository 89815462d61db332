"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { openModal } from "@/components/ui/open-modal";
import type { ReadingWaitProps } from "./reading-wait";
import { waitRows } from "./wait-rows";

const loadWait = () => import("./reading-wait");

/** Fetches what the overlay shows of a reading, at the first sign that there will be one. */
export const fetchWaitAhead = () => void loadWait().catch(() => undefined);

type Wait = Awaited<ReturnType<typeof loadWait>>;

const tryAgainMs = 2000;

/** The rest of the overlay, once its code is there; a server that is gone for a moment is asked for it again. */
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

/** SPEC S14: has the screen to itself while a text is being read. */
export function ProcessingOverlay(props: ReadingWaitProps) {
  const t = useTranslations("chat");
  const [announced, setAnnounced] = useState("");
  const wait = useWait();
  useEffect(() => {
    // A live region speaks of what changes in it, so the words come once it is there; polite, and once.
    const frame = window.requestAnimationFrame(() => setAnnounced(t("processing")));
    return () => window.cancelAnimationFrame(frame);
  }, [t]);
  return (
    <dialog
      ref={openModal}
      aria-label={t("pleaseWait")}
      // It ends by itself or by its buttons, so Escape does not close it; a browser lets `cancel` be prevented only once.
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

/** As high as what takes its place. */
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
