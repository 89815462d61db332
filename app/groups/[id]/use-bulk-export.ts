"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { showToast } from "@/components/ui/show-toast";
import { eventFilePath, groupFilePath, startDownload } from "@/lib/api/start-download";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** SPEC K1: browsers swallow downloads that follow each other faster. */
const exportSpacingMs = 500;

interface ExportProgressState {
  done: number;
  total: number;
}

const wait = (durationMs: number) => new Promise((resolve) => window.setTimeout(resolve, durationMs));

/** SPEC S24: exports what the search shows, one by one or as one file. Leaving the screen stops it. */
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
      if ((await attempt(() => startDownload(eventFilePath(event.id)))) === null) break;
      done += 1;
      setProgress({ done, total: events.length });
    }
    // The last step stays to be seen for as long as the ones before it.
    await wait(exportSpacingMs);
    setProgress(null);
    if (done === events.length) showToast({ type: "success", message: t("exportDone", { count: done }) });
    // Of one that failed at once no more is to be said than why.
    else if (done > 0) showToast({ type: "info", message: t("exportStopped", { done }) });
  };

  const oneFile = async (events: readonly CalendarEvent[]): Promise<void> => {
    const ids = events.map(({ id }) => id);
    if ((await attempt(() => startDownload(groupFilePath(groupId, ids)))) === null) return;
    showToast({ type: "success", message: t("exportDone", { count: 1 }) });
  };

  const stop = () => {
    isStopped.current = true;
  };

  return { progress, oneByOne, oneFile, stop };
}
