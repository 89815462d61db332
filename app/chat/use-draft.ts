"use client";

import { useEffect, useState } from "react";
import { keepDraft, keptDraft } from "@/lib/groups/kept-submission";

/** The text that is being written; a reload of the tab brings it back. */
export function useDraft(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => {
    // What was typed before hydration is newer than what was stored.
    setText((typed) => typed || keptDraft());
  }, []);
  const change = (next: string) => {
    keepDraft(next);
    setText(next);
  };
  return [text, change];
}
