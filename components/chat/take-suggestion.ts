import { showToast } from "@/components/ui/show-toast";
import { type SuggestedMoment, suggestMoment } from "@/lib/groups/suggest-moment";
import { replaceText } from "./replace-text";

/** As long as a deletion can be undone. */
const undoDurationMs = 10_000;

/** Somebody who typed a word or two to see the suggestions loses nothing. */
const fewWordsMax = 3;

const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

interface Taking {
  text: string;
  position: number;
  suggest: (moment: SuggestedMoment) => readonly { text: string }[];
  words: { replaced: string; undo: string };
}

/**
 * Puts a suggestion into the box and returns the text that is then in it (SPEC S13). A text that it took the place of
 * is offered back, since a finger has no key to undo with.
 */
export function takeSuggestion(box: HTMLTextAreaElement, { text, position, suggest, words }: Taking): string {
  const offered = suggest(suggestMoment(new Date()));
  const taken = offered[position];
  if (!taken) return text;
  replaceText(box, taken.text);
  if (wordCount(text) > fewWordsMax && offered.every((each) => each.text !== text)) {
    showToast({
      type: "info",
      message: words.replaced,
      durationMs: undoDurationMs,
      action: { label: words.undo, onClick: () => replaceText(box, text) },
    });
  }
  return taken.text;
}
