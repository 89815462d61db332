import { suggestionTemplates } from "@/lib/groups/suggestion-templates";
import { SuggestionList } from "./suggestion-list";
import { moveOf } from "./suggestion-move";
import { takeSuggestion } from "./take-suggestion";

/** What the suggestions need once a text is typed, fetched as one. */
export const suggesting = { SuggestionList, moveOf, takeSuggestion, count: suggestionTemplates.length };
