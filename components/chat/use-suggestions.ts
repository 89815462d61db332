"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { afterPress } from "@/components/ui/after-press";
import { isCaretOnLastLine } from "./caret-line";

interface SuggestionsOptions {
  count: number;
  text: string;
  /** Puts the suggestion into the box and returns the text that is then in it. */
  onTake: (position: number) => string;
}

type SuggestionMove =
  | { kind: "close" }
  | { kind: "activate"; position: number | null }
  | { kind: "take"; position: number };

/**
 * What a key does to the open suggestions; null for a key that belongs to the text. Arrow Down leaves the text only from
 * its last line, so that the caret can still move through a longer text (SPEC S12).
 */
function moveOf(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { active, count }: { active: number | null; count: number },
): SuggestionMove | null {
  const { key, shiftKey, currentTarget } = event;
  if (key === "Escape") return { kind: "close" };
  if (key === "ArrowDown" && active !== null)
    return { kind: "activate", position: Math.min(active + 1, count - 1) };
  if (key === "ArrowDown" && isCaretOnLastLine(currentTarget)) return { kind: "activate", position: 0 };
  if (active === null) return null;
  if (key === "ArrowUp") return { kind: "activate", position: active === 0 ? null : active - 1 };
  if (key === "Enter" && !shiftKey) return { kind: "take", position: active };
  return null;
}

/** SPEC S12: whether the suggestions are shown, which is active, and the keys that move among them. */
export function useSuggestions({ count, text, onTake }: SuggestionsOptions) {
  const [hasFocus, setHasFocus] = useState(false);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const cancelClosing = useRef<() => void>(undefined);
  const isOpen = hasFocus && text.trim() !== "" && closedFor !== text;

  const close = () => {
    setClosedFor(text);
    setActive(null);
  };
  const take = (position: number) => {
    setClosedFor(onTake(position));
    setActive(null);
  };
  /** Returns whether the key was for the suggestions. */
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const move = isOpen ? moveOf(event, { active, count }) : null;
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
