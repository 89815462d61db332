"use client";

import { useState } from "react";
import type { ChosenParts } from "@/components/chat/chosen-parts";
import { textLengthMax } from "@/lib/wire/text-limits";
import { useLiveReading } from "./use-live-reading";

/** The text in the box: what is understood of it, the parts of a long one (SPEC B10), and what of it is sent. */
export function useBoxText(text: string, language: string, isBusy: boolean) {
  const [parts, setParts] = useState<ChosenParts | null>(null);
  const isOverLimit = text.length > textLengthMax;
  const long = isOverLimit ? parts : null;
  const read = long ? text : text.slice(0, textLengthMax);
  const live = useLiveReading({ text: read, language, parts: long?.parts, isResting: isBusy });
  /** What a create sends: the text, or the chosen parts of a long one; null while none is chosen. */
  const words = isOverLimit ? (long?.words ?? null) : { text };
  /** The most characters that are understood; null where all of the text is. */
  const cutAt = isOverLimit && !long ? textLengthMax : null;
  return { live, long, setParts, words, cutAt };
}
