import { mailChoiceWeights } from "@/lib/extraction/rules/languages/mail-choice-weights";

/** English words that tell whether a mail below another is passed on or only repeated, and what each feature weighs. */
export const mailChoice = {
  pointsBelow:
    /\b(?:see|as|per|from|email|mail|message|note|info|details?|forward(?:ing|ed)?) (?:the )?(?:[a-z]+ )?(?:below|underneath)\b|\bbelow (?:is|are|from)\b|\bf\.?y\.?i\b|\bfw[d]?\b|\bforward(?:ing|ed)\b|\bpass(?:ing|ed)? (?:this|it) on\b|^[^.!?]{0,40}\bbelow\b|\bmy (?:comments|notes|answers|replies|thoughts|remarks)\b|\b(?:comments|answers|replies) in ?line\b/,
  forwards: /(?:^|\n)(?:fwd?|wg|tr|rv)\s?: ?\S/,
  takesBack:
    /\b(?:ignore|disregard|forget|instead of (?:this|that|the (?:one|below|old|earlier|previous|last|original))|supersedes?|replaces?|out of date|wrong)\b/,
  answers:
    /^\W*(?:(?:hi|hello|hey|dear)\b[^,\n]{0,30},?\s+)?(?:thanks|thank you|thx|great|perfect|ok(?:ay)?|yes|no|sure|sounds|works|that works|fine|done|sorry|lovely|brilliant|good|agreed|re:|unfortunately|confirmed|happy to|got it|let'?s)\b/,
  agrees:
    /^\W*(?:(?:hi|hello|hey|dear)\b[^,\n]{0,30},?\s+)?(?:(?:great|perfect|yes|sure|lovely|brilliant|ok(?:ay)?|thanks|fine)\b[^.!?\n]{0,20}[.!,]*\s*){0,3}(?:see you (?:then|there)|sounds (?:good|great)|works for me|that works|count me in|i'?ll be there|confirmed|i(?:'m| am) in|looking forward|agreed|perfect|yes|works|(?:let['’]?s [a-z ]{3,9})?the \w+ (?:one|option|slot))\b/,
  options: mailChoiceWeights,
} as const;
