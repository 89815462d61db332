"use client";

import { useEffect, useState } from "react";
import type { HandedOver } from "@/components/chat/use-hand-over";

const ways = ["dragover", "drop"] as const;

/**
 * What was dragged over the page or dropped there last: for a dropped file the browser would leave the page. It is as small
 * as it can be, since every group's page brings it; the code that compares a file is fetched when one is dragged.
 */
export function useFileDrag(): HandedOver | null {
  const [handed, setHanded] = useState<HandedOver | null>(null);
  useEffect(() => {
    const notice = (event: DragEvent) => {
      const { type: how, dataTransfer: data } = event;
      if (!data?.types.includes("Files")) return;
      event.preventDefault();
      setHanded({ how, files: [...data.files] });
    };
    const watch = new AbortController();
    for (const way of ways) window.addEventListener(way, notice, { signal: watch.signal });
    return () => watch.abort();
  }, []);
  return handed;
}
