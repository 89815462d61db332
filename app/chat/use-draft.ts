"use client";

import { useLayoutEffect, useState } from "react";
import { keepDraft, keptDraft } from "@/lib/groups/kept-submission";

/** The text that is being written; a reload of the tab brings it back. */
export function useDraft(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");
  // Before what the visitor did early is replayed: what was typed is newer than what was stored, and Enter sends either.
  useLayoutEffect(() => setText(keptDraft()), []);
  const change = (next: string) => {
    keepDraft(next);
    setText(next);
  };
  return [text, change];
}
