import type { useTranslations } from "next-intl";
import { showToast } from "@/components/ui/show-toast";
import { suggestMoment } from "@/lib/groups/suggest-moment";
import { suggestionTemplates } from "@/lib/groups/suggestion-templates";
import { replaceText } from "./replace-text";

/** As long as a deletion can be undone. */
const undoDurationMs = 10_000;

/** Somebody who typed a word or two to see the suggestions loses nothing. */
const fewWordsMax = 3;

const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

interface Taking {
  text: string;
  position: number;
  say: ReturnType<typeof useTranslations<"suggestions">>;
  words: { replaced: string; undo: string };
}

/**
 * Puts a suggestion into the box and returns the text that is then in it (SPEC S13). A text that it took the place of
 * is offered back, since a finger has no key to undo with.
 */
export function takeSuggestion(box: HTMLTextAreaElement, { text, position, say, words }: Taking): string {
  // Its day and time depend on the moment at which it is taken.
  const { day, time } = suggestMoment(new Date());
  const offered = suggestionTemplates.map(({ id }) => say(`${id}Text`, { day: say(day), time: say(time) }));
  const taken = offered[position];
  if (taken === undefined) return text;
  replaceText(box, taken);
  if (wordCount(text) > fewWordsMax && !offered.includes(text)) {
    showToast({
      type: "info",
      message: words.replaced,
      durationMs: undoDurationMs,
      action: { label: words.undo, onClick: () => replaceText(box, text) },
    });
  }
  return taken;
}
