import type { EventWords } from "@/lib/extraction/rules/pack/document-words";

/** What is a part of something longer: its doors, its tea, its end. */
const part =
  "doors?|gates?|registration|check[- ]?in|check[- ]?out|arrive|arrivals?|be there|meet at|tea|coffee|lunch|refreshments|warm[- ]?up|call|set[- ]?up|pack[- ]?in|get[- ]?in|load[- ]?in|bus leaves|buses|coach leaves|last entry|last orders|kitchen|bar|parking|curtain|interval|sunrise|sunset|dress rehearsal|line up|assemble|drop off|pick[- ]?up|boarding|gate closes|bag drop|ends?|finish\\w*|back (?:by|at|in)|home by|out by|done by|until|till|arr|arrives?|landing|lands|replay|raffle";
/** What holds until a day or from one, and what it costs. */
const term =
  "valid|expir\\w+|runs? out|best before|exp|resets?|rates?|fees?|fares?|price|tariff|guarantee|warranty|insur\\w*|certificate|refund\\w*|returns?|returnable|licen[cs]e|offer|special|sale ends|discount|code|voucher|free cancel\\w*|interest|no longer|takes? effect|comes? into|in force|effective";
/** What does not take place, or is not meant. */
const none =
  "no|none|not|nothing|except|excluding|excl|skip|without|off|cancell?ed|closed|isn['’]?t|won['’]?t|can['’]?t|cannot|dead|instead of|rather than|neither|never|withdrawn|bye|blocked|clash\\w*|ignore";

/** English words that tell of a found event what it is. */
export const eventWords: EventWords = {
  markedClock:
    /\d[:.h]\d\d|\d ?[ap]\.?m\b|\d[ap]\b|\d\d ?h\b|\d{4} ?h|noon|midnight|midday|o['’]?clock|half|quarter/,
  features: [
    { id: "part-title", stands: "title", says: new RegExp(`\\b(?:${part})\\b`) },
    {
      id: "weak-title",
      stands: "title",
      says: /^(?:then|event|the|and|or|so|is|was|it|we|you|if|to|still|back|out|before|after|yes|no|ok|fair|goes?|each|open|closed|due|next|same)\b/,
    },
    { id: "part", stands: "near", says: new RegExp(`\\b(?:${part})\\W{0,3}(?:\\w+\\W{1,2}){0,2}$`) },
    { id: "term", stands: "sentence", says: new RegExp(`\\b(?:${term})\\b`) },
    { id: "term-near", stands: "near", says: new RegExp(`\\b(?:${term})\\b`) },
    { id: "none-opens", stands: "before", says: /^\W*(?:no|none|not)\b/ },
    { id: "none-near", stands: "near", says: new RegExp(`\\b(?:${none})\\b[^.;]{0,30}$`) },
    { id: "none-behind", stands: "behind", says: new RegExp(`^[^.;]{0,20}\\b(?:${none})\\b`) },
    {
      id: "within",
      stands: "sentence",
      says: /\bwithin \w+ (?:\w+ )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?)\b/,
    },
    { id: "past-before", stands: "before", says: /\b(?:was|were|had|did|\w{3,}ed)\b/ },
    { id: "past-behind-all", stands: "behind", says: /\b(?:was|were|had|\w{3,}ed)\b/ },
    {
      id: "asked-of-you",
      stands: "sentence",
      says: /\b(?:will|please|pls|must|let['’]?s|join|see you|come)\b/,
    },
    {
      id: "doubt",
      stands: "sentence",
      says: /\b(?:if|might|maybe|prob\w*|or|could|would|tbc|tentative|unless)\b/,
    },
  ],
};
