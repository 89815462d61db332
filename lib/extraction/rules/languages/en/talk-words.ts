import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** English: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:oh|and|ok|right|ooh),? )*(?:also|btw|by the way|ps|p\.s\.?|oh and|another thing|one more thing|other thing)\b/,
  declined: /^\W*(?:nah|nope|no way|no thanks|no sorry|sorry,? no)\b/,
  answered: /^\W*(?:no|nope|nah|yes|yep|yeah|yup|ya|sorry)\b/,
  anyDay: /\b(?:on|of) an? $/,
  ofSomebody: /(?<=\p{L})['’]s (?=\p{Ll}{4})/u,
};
