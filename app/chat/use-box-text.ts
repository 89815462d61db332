"use client";

import { useState } from "react";
import type { LongText } from "@/lib/extraction/live/long-text";
import type { CreateGroupInput } from "@/lib/wire/group-schema";
import { textLengthMax } from "@/lib/wire/text-limits";
import { useLiveReading } from "./use-live-reading";

/** What a create sends: the text, or the chosen parts of a long one; null while none is chosen. */
function wordsOf(sent: readonly string[]): Pick<CreateGroupInput, "text" | "parts"> | null {
  if (sent.length > 1) return { parts: [...sent] };
  return sent[0] === undefined ? null : { text: sent[0] };
}

/** The text in the box: what is understood of it, the parts of a long one (SPEC B10), and what of it is sent. */
export function useBoxText(text: string, language: string) {
  const [parts, setParts] = useState<LongText | null>(null);
  const isOverLimit = text.length > textLengthMax;
  const long = isOverLimit ? parts : null;
  const read = long ? text : text.slice(0, textLengthMax);
  const live = useLiveReading({ text: read, language, parts: long?.parts });
  const words = wordsOf(isOverLimit ? (long?.sent ?? []) : [text]);
  /** The most characters that are understood; null where all of the text is. */
  const cutAt = isOverLimit && !long ? textLengthMax : null;
  return { live, long, setParts, words, cutAt };
}
