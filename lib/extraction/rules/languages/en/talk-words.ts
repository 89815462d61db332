import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** English: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:oh|and|ok|right|ooh),? )*(?:also|btw|by the way|ps|p\.s\.?|oh and|another thing|one more thing|other thing)\b/,
  declined: /^\W*(?:nah|nope|no way|no thanks|no sorry|sorry,? no)\b/,
  answered: /^\W*(?:no|nope|nah|yes|yep|yeah|yup|ya|sorry)\b/,
  anyDay: /\b(?:on|of) an? $/,
  accepts:
    /\b(?:it is|works?|suits?|good|fine|great|perfect|ok(?:ay)?|yes|let['’]?s|go (?:with|for)|take|taking|confirmed?|booked|agreed|lovely|sounds|please|see you|prefer|best|easiest|done)\b/,
  instead: /\binstead\b|\bsame time\b/,
  takes: /\b(?:should|would|will|enough|plenty|takes?|need(?:s|ed)?|lasts?|each|long|for|allow)\b/,
  chosen: [
    /\bfirst (?:one|option|slot|date|time|suggestion)\b|\bthe (?:former|earlier)\b|\boption (?:1|a)\b/,
    /\bsecond (?:one|option|slot|date|time|suggestion)\b|\boption (?:2|b)\b/,
    /\bthird (?:one|option|slot|date|time|suggestion)\b|\boption (?:3|c)\b/,
    /\blast (?:one|option|slot|date|time|suggestion)\b|\bthe latt?er\b/,
  ],
  ofSomebody: /(?<=\p{L})['’]s (?=\p{Ll}{4})/u,
};
