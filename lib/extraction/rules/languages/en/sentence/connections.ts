import {
  commandWords,
  emptyWords,
  eventNouns,
  sequenceWords,
} from "@/lib/extraction/rules/languages/en/words/events";
import type { ConnectionWords } from "@/lib/extraction/rules/pack/clause-words";

/** English: words that join the events of a clause, and those that part them. */
export const connections: ConnectionWords = {
  sequence: new RegExp(`(?:[,;]|\\b(?:and|but)\\b)?\\s*\\b(?:${sequenceWords}|plus|also)\\b,?`),
  eventAhead: new RegExp(
    `(?:[,;+&]|\\b(?:and|or|plus|also)\\b)\\s+(?:(?:a|an|the|my|our|team|have|go to|i have|another)\\s+)?(?:[\\p{L}'-]+\\s+){0,2}?(?:${eventNouns})\\b`,
    "u",
  ),
  connector:
    /[,;]\s*(?:and |but |or |then )?|\s+(?:and|but|so|plus|also|or|&|\+)\s+|\s[-–—]\s|\s+to (?:make|catch|get to)\s+/,
  joining: /^[\s,;]*(?:and|or|plus|also|&|\+)?\s*/,
  filler: new RegExp(
    `\\b(?:${emptyWords}|${commandWords}|plus|but|again|as well|over|through|next|last)\\b|[^\\p{L}\\p{N}]`,
    "uy",
  ),
  occasion:
    /\b(?:\d{1,3}(?:st|nd|rd|th)|birthday|bday|anniversary|baptism|christening)(?: (?:is|on|-|–|:))*[ -–:]*$/,
  outspoken: /^(?:on|for|this|next)\b/,
};
