import { suggestMoment } from "@/lib/groups/suggest-moment";
import { replaceText } from "./replace-text";
import { SuggestionList } from "./suggestion-list";
import { moveOf } from "./suggestion-move";

/** What the suggestions need once a text is typed, fetched as one. */
export const suggesting = { SuggestionList, moveOf, suggestMoment, replaceText };
