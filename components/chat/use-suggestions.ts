"use client";

import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { afterPress } from "@/components/ui/after-press";
import { lateCode } from "@/lib/api/late-code";

interface SuggestionsOptions {
  text: string;
  /** Puts the suggestion into the box and returns the text that is then in it. */
  onTake: (position: number) => string;
}

/** Fetched once the visitor acts: it matters once a text is typed. */
export const suggestionCode = lateCode(async () => (await import("./suggesting")).suggesting);

/** A function that is the same for every text and does what the newest does, so that no letter draws the list again. */
function useSame<Given>(call: (given: Given) => void): (given: Given) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((given) => newest.current(given), []);
}

/** SPEC S12: whether the suggestions are shown, which is active, and the keys that move among them. */
export function useSuggestions({ text, onTake }: SuggestionsOptions) {
  const [hasFocus, setHasFocus] = useState(false);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const cancelClosing = useRef<() => void>(undefined);
  const isOpen = hasFocus && text.trim() !== "" && closedFor !== text;

  const close = () => {
    setClosedFor(text);
    setActive(null);
  };
  const take = useSame((position: number) => {
    setClosedFor(onTake(position));
    setActive(null);
  });
  /** Returns whether the key was for the suggestions. */
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    // Before its code is there, no list is shown.
    const code = suggestionCode.now();
    const move = isOpen && code ? code.moveOf(event, { active, count: code.count }) : null;
    if (move?.kind === "close") close();
    if (move?.kind === "activate") setActive(move.position);
    if (move?.kind === "take") take(move.position);
    return move !== null;
  };
  // Someone who types has the focus, even if it came back without an event when a dialog closed.
  const onTextChange = () => {
    cancelClosing.current?.();
    setActive(null);
    setHasFocus(true);
  };
  const onFocus = () => {
    cancelClosing.current?.();
    setHasFocus(true);
  };
  // What is pressed below the list must not move away before it is let go.
  const onBlur = () => {
    setActive(null);
    cancelClosing.current = afterPress(() => {
      setHasFocus(false);
      setClosedFor(null);
    });
  };

  return { isOpen, active, take, handleKey, onTextChange, onFocus, onBlur };
}
