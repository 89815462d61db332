"use client";

import { useEffect, useRef } from "react";

interface SaveInTurn {
  isSaving: boolean;
  /** Whether the last save failed. */
  hasFailed: boolean;
  /** Saves what stands in the form; false if that failed. */
  save: () => Promise<boolean>;
}

/**
 * A save that is asked for while another one runs takes place once that one is over, with what stands in the form by
 * then; after a failure it does not, since it would fail as well. The answer is that of its own save.
 */
export function useSaveInTurn({ isSaving, hasFailed, save }: SaveInTurn): () => Promise<boolean> {
  const latest = useRef(save);
  const waiting = useRef<((isSaved: boolean) => void)[]>([]);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (isSaving || waiting.current.length === 0) return;
    const answers = waiting.current.splice(0);
    const turn = hasFailed ? Promise.resolve(false) : latest.current();
    void turn.then((isSaved) => {
      for (const answer of answers) answer(isSaved);
    });
  }, [isSaving, hasFailed]);
  return () => {
    if (!isSaving) return save();
    return new Promise((answer) => {
      waiting.current.push(answer);
    });
  };
}
