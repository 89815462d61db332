import type { TenseWords } from "@/lib/extraction/rules/pack/clause-words";

/** English: words that tell whether a sentence looks back. */
export const tense: TenseWords = {
  looksBack:
    /\b(?:was|were|happened|occurred|took place|had|went|met|saw|ate|drank|attended|visited|came|did|finished|celebrated)\b/,
  looksAhead:
    /\b(?:will|would|shall|should|can|could|may|might|let'?s|want|wanna|gonna|need|please|next|upcoming|going to|is|are|if|now|had (?:to|better|planned|hoped)|(?:was|were|been) (?:re)?(?:moved|scheduled|changed|pushed|set|planned|postponed|shifted|delayed|switched|booked|wondering|hoping|thinking|going|supposed|invited|told|asked|planning|able)|was (?:just )?about)\b/,
};
