import { suggestionTemplates } from "@/lib/groups/suggestion-templates";
import { changeAfterPaint } from "./change-after-paint";
import { SuggestionList } from "./suggestion-list";
import { moveOf } from "./suggestion-move";
import { takeSuggestion } from "./take-suggestion";

/** What the box and its suggestions need once a text is typed, fetched as one. */
export const suggesting = {
  changeAfterPaint,
  SuggestionList,
  moveOf,
  takeSuggestion,
  count: suggestionTemplates.length,
};
