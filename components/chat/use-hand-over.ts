"use client";

import { type RefObject, useEffect, useState } from "react";
import { sharedFragment } from "@/lib/offline/shared-fragment";

/** What the visitor handed over; a new object each time. While files are only dragged the browser tells nothing of them. */
export interface HandedOver {
  /** The event's own name, `choose`, or `share` for what the system shared with the installed app. */
  how: string;
  files?: readonly File[];
  html?: string;
  plain?: string;
}

const ways = ["dragover", "dragleave", "drop", "paste"] as const;

/**
 * Notices files over the page and on its clipboard, and a paste with a table, a list, a link, a picture or a quotation, which its
 * plain form loses (SPEC B10): none of that is left to the browser, which would leave the page for a dropped file. The
 * source of a calendar that is pasted is taken as a calendar file. The code that reads it is fetched then. Words that are dragged and plain pastes are the browser's own affair, and what is HTML
 * too, as a spreadsheet's rows, is not taken for files; a picture copied from a page is one beside HTML without words.
 */
export function useHandOver(box: RefObject<HTMLTextAreaElement | null>) {
  const [handed, setHanded] = useState<HandedOver | null>(null);
  useEffect(() => {
    if (window.location.hash === sharedFragment) setHanded({ how: "share" });
    const notice = (event: DragEvent | ClipboardEvent) => {
      const how = event.type;
      const isDrag = event instanceof DragEvent;
      const data = isDrag ? event.dataTransfer : event.clipboardData;
      // With a related target it is still over the window.
      if (data === null || (isDrag ? event.relatedTarget !== null : event.target !== box.current)) return;
      const { types } = data;
      const html = data.getData("text/html");
      const plain = data.getData("text/plain");
      const isTaken = types.includes("text/html")
        ? !isDrag && /<(?:table|li|blockquote|a\s|img)/iu.test(html)
        : types.includes("Files") || (!isDrag && plain.startsWith("BEGIN:VCALENDAR"));
      if (!isTaken) return;
      event.preventDefault();
      const next = { how, files: [...data.files], html, plain };
      // A drag that only goes on says nothing new.
      setHanded((last) => (how === "dragover" && last?.how === how ? last : next));
    };
    const watch = new AbortController();
    for (const way of ways) window.addEventListener(way, notice, { signal: watch.signal });
    return () => watch.abort();
  }, [box]);
  return [handed, setHanded] as const;
}
