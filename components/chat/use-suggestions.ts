"use client";

import { type KeyboardEvent, useState } from "react";

interface SuggestionsOptions {
  count: number;
  text: string;
  onTake: (position: number) => void;
}

/** Arrow Down leaves the text only from its end, so that the caret still travels through a longer one (SPEC S12). */
const isCaretAtEnd = ({ selectionEnd, value }: HTMLTextAreaElement): boolean => selectionEnd === value.length;

/** SPEC S12: whether the suggestions are shown, which is active, and the keys that move among them. */
export function useSuggestions({ count, text, onTake }: SuggestionsOptions) {
  const [hasFocus, setHasFocus] = useState(false);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = hasFocus && text.trim() !== "" && closedFor !== text;

  const close = () => {
    setClosedFor(text);
    setActive(null);
  };

  const take = (position: number) => {
    setActive(null);
    onTake(position);
  };

  /** Answers whether the key was for the suggestions. */
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (!isOpen) return false;
    if (event.key === "Escape") {
      close();
      return true;
    }
    if (event.key === "ArrowDown" && (active !== null || isCaretAtEnd(event.currentTarget))) {
      setActive(active === null ? 0 : Math.min(active + 1, count - 1));
      return true;
    }
    if (event.key === "ArrowUp" && active !== null) {
      setActive(active === 0 ? null : active - 1);
      return true;
    }
    if (event.key === "Enter" && !event.shiftKey && active !== null) {
      take(active);
      return true;
    }
    return false;
  };

  return {
    isOpen,
    active,
    close,
    take,
    handleKey,
    onTextChange: () => setActive(null),
    onFocus: () => setHasFocus(true),
    onBlur: () => {
      setHasFocus(false);
      setActive(null);
      setClosedFor(null);
    },
  };
}
