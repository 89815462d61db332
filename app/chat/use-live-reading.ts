"use client";

import { useEffect, useRef, useState } from "react";
import { lateCode } from "@/lib/api/late-code";
import type { LiveReader } from "@/lib/extraction/live/live-reader";
import type { LongText } from "@/lib/extraction/live/long-text";
import type { ReadText } from "@/lib/extraction/live/text-marks";
import { isBlank } from "@/lib/text/clean-text";
import { visitorTimeZone } from "@/lib/time/visitor-zone";

/** The text is read when nothing was typed for this long; its events then follow within 100 ms of the last key. */
const pauseMs = 40;

interface LiveReading {
  isTouched: boolean;
  /** A moment behind what is typed. */
  read: ReadText;
  /** To be called when the visitor comes to the text box: it loads the reader, or tries to once more. */
  touch: () => void;
}

const nothing: ReadText = { text: "", drafts: [], parts: [], kept: null };

const readerCode = lateCode(
  async () => (await import("@/lib/extraction/live/open-live-reader")).openLiveReader,
);

/** The reader of this page, from its first visit on; its code is fetched again by each visit after a failure. */
function useReaderOf(visits: number, onRead: (read: ReadText) => void) {
  const reader = useRef<LiveReader>(null);
  useEffect(() => {
    if (visits === 0) return undefined;
    let isCurrent = true;
    const open = (openReader: Awaited<ReturnType<typeof readerCode.fetch>>) => {
      if (!isCurrent) return;
      reader.current ??= openReader(({ text }, read) => onRead({ ...nothing, text, ...read }));
      reader.current.start();
    };
    // Without its code the box works as before.
    readerCode.fetch().then(open, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [visits, onRead]);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = null;
    },
    [],
  );
  return reader;
}

interface LiveText {
  text: string;
  language: string;
  /** Those of a long text; undefined for any other. */
  parts: LongText["parts"] | undefined;
  /** While its events are created, which nothing here may slow down; what was understood stays as it is. */
  isResting: boolean;
}

/** What the rules understand of a text while it is typed, read in this browser (SPEC S18, B7). Nothing is sent. */
export function useLiveReading({ text, language, parts, isResting }: LiveText): LiveReading {
  const [read, setRead] = useState(nothing);
  /** How often the visitor came to the box; a text that waited in it is read again by the day of the visit. */
  const [visits, setVisits] = useState(0);
  const reader = useReaderOf(visits, setRead);

  useEffect(() => {
    if (isResting) reader.current?.close();
    if (visits === 0 || isResting) return undefined;
    let isCurrent = true;
    const readNow = () => {
      if (!isCurrent) return;
      if (isBlank(text)) setRead(nothing);
      else reader.current?.read({ text, nowMs: Date.now(), timeZone: visitorTimeZone(), language, parts });
    };
    const timer = window.setTimeout(() => readerCode.fetch().then(readNow, () => undefined), pauseMs);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [text, language, parts, isResting, visits, reader]);

  return {
    isTouched: visits > 0,
    read: isBlank(text) ? nothing : read,
    touch: () => setVisits((count) => count + 1),
  };
}
