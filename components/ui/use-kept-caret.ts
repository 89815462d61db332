"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface KeptCaret<Kind extends Field> {
  ref: RefObject<Kind | null>;
  /** Call it with the field of each change, or with the value that the change becomes. */
  remember: (field: Pick<Field, "value" | "selectionStart">) => void;
}

/**
 * Keeps the caret of a controlled field where typing left it. React puts the old value back until it renders the new one, which
 * a page that is still hydrating does later: the browser then moves the caret to the end.
 */
export function useKeptCaret<Kind extends Field>(value: string): KeptCaret<Kind> {
  const ref = useRef<Kind>(null);
  const typed = useRef<{ value: string; at: number | null } | null>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    const { current } = typed;
    if (field === null || current?.value !== value || document.activeElement !== field) return;
    typed.current = null;
    if (field.selectionStart !== current.at) field.setSelectionRange(current.at, current.at);
  }, [value]);
  return {
    ref,
    remember: ({ value: changed, selectionStart: at }) => {
      typed.current = { value: changed, at };
    },
  };
}
