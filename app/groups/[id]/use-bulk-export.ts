"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { showToast } from "@/components/ui/show-toast";
import { sendForFile } from "@/lib/api/late-download";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** SPEC K1: browsers drop downloads that follow each other faster than this. */
const exportSpacingMs = 500;

interface ExportProgressState {
  done: number;
  total: number;
}

const wait = (durationMs: number) => new Promise((resolve) => window.setTimeout(resolve, durationMs));

/** SPEC S24: exports what the search shows, one by one or as one file. Leaving the screen stops the export. */
export function useBulkExport(groupId: string) {
  const t = useTranslations("group");
  const [progress, setProgress] = useState<ExportProgressState | null>(null);
  const { attempt } = useEventFeedback();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const oneByOne = async (events: readonly CalendarEvent[]): Promise<void> => {
    isStopped.current = false;
    let done = 0;
    setProgress({ done, total: events.length });
    for (const event of events) {
      if (done > 0) await wait(exportSpacingMs);
      if (isStopped.current) break;
      const download = () => sendForFile(({ downloadEvent }) => downloadEvent(event.id));
      if ((await attempt(download)) === null) break;
      done += 1;
      setProgress({ done, total: events.length });
    }
    // The last step stays visible for as long as the earlier ones.
    await wait(exportSpacingMs);
    setProgress(null);
    if (done === events.length) showToast({ type: "success", message: t("exportDone", { count: done }) });
    // For an export that failed at once, the reason is all there is to say.
    else if (done > 0) showToast({ type: "info", message: t("exportStopped", { done }) });
  };

  const oneFile = async (events: readonly CalendarEvent[]): Promise<void> => {
    const ids = events.map(({ id }) => id);
    const download = () => sendForFile(({ downloadEvents }) => downloadEvents(groupId, ids));
    if ((await attempt(download)) === null) return;
    showToast({ type: "success", message: t("exportDone", { count: 1 }) });
  };

  const stop = () => {
    isStopped.current = true;
  };

  return { progress, oneByOne, oneFile, stop };
}
