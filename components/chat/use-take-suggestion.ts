"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { showToast } from "@/components/ui/show-toast";
import type { SuggestedMoment } from "@/lib/groups/suggest-moment";
import { suggestionCode } from "./use-suggestions";

/** As long as a deletion can be undone. */
const undoDurationMs = 10_000;

/** Somebody who typed a word or two to see the suggestions loses nothing. */
const fewWordsMax = 3;

const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

interface TakeOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  suggest: (moment: SuggestedMoment) => readonly { text: string }[];
}

/**
 * What puts a suggestion into the box and returns the text that is then in it (SPEC S13). A text that it took the place of
 * is offered back, since a finger has no key to undo with.
 */
export function useTakeSuggestion({ box, text, suggest }: TakeOptions): (position: number) => string {
  const t = useTranslations();
  return (position) => {
    const code = suggestionCode.now();
    const offered = code ? suggest(code.suggestMoment(new Date())) : [];
    const taken = offered[position];
    if (!code || !taken || !box.current) return text;
    code.replaceText(box.current, taken.text);
    const isOwn = wordCount(text) > fewWordsMax && offered.every((each) => each.text !== text);
    if (isOwn) {
      showToast({
        type: "info",
        message: t("chat.replaced"),
        durationMs: undoDurationMs,
        action: {
          label: t("app.undo"),
          onClick: () => box.current && code.replaceText(box.current, text),
        },
      });
    }
    return taken.text;
  };
}
