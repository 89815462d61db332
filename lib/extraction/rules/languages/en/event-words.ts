import { monthSource, weekdaySource } from "@/lib/extraction/rules/languages/en/patterns/day-words";
import type { EventWords } from "@/lib/extraction/rules/pack/document-words";

/** What is a part of something longer: its doors, its tea, its end. */
const part =
  "doors?|gates?|registration|check[- ]?in|check[- ]?out|arrive|arrivals?|be there|meet at|tea|coffee|lunch|refreshments|warm[- ]?up|call|set[- ]?up|pack[- ]?in|get[- ]?in|load[- ]?in|bus leaves|buses|coach leaves|last entry|last orders|kitchen|bar|parking|curtain|interval|sunrise|sunset|dress rehearsal|line up|assemble|drop off|pick[- ]?up|boarding|gate closes|bag drop|ends?|finish\\w*|back (?:by|at|in)|home by|out by|done by|until|till|arr|arrives?|landing|lands|replay|raffle";
/** What holds until a day or from one, and what it costs. */
const term =
  "runs? out|valid|expir\\w+|best before|resets?|rates?|fees?|exp|fares?|price|tariff|guarantee|warranty|insur\\w*|certificate|refund\\w*|returns?|returnable|licen[cs]e|offer|special|sale ends|discount|code|voucher|free cancel\\w*|interest|no longer|takes? effect|comes? into|in force|effective";
/** What does not take place, or is not meant. */
const none =
  "no|none|not|nothing|except|excluding|excl|skip|without|off|cancell?ed|closed|isn['’]?t|won['’]?t|can['’]?t|cannot|dead|instead of|rather than|neither|never|withdrawn|bye|blocked|clash\\w*|ignore";

/** What is called off, put off or was once planned. */
const off =
  "cancell?ed|postponed|called off|withdrawn|deferred|bye|adjourned|ppd|new date|not possible|no longer|(?:is|are|was|now|=|–|-|been) off|leave|clash\\w*|rest day|instead of|unable|blocked|sleep off";
/** What changes on a day, lasts until it, or was written on it. */
const change =
  "rises?|go(?:es)? up|increas\\w+|in effect|plan year|batch|attracts|lapse\\w*|renew\\w*|chang\\w+|available|thru|as of|dated|issued|booked on|posted|printed|tariffs?|prices?|valid|expir\\w+|best before|resets?|rates?|fees?|comes? into|in force|effective";

/** English words that tell of a found event what it is. */
export const eventWords: EventWords = {
  markedClock:
    /\d[:.h]\d\d|\d ?[ap]\.?m\b|\d[ap]\b|\d\d ?h\b|\d{4} ?h|noon|midnight|midday|o['’]?clock|half|quarter/,
  dateParts: [
    { id: "weekday", says: new RegExp(`\\b(?:${weekdaySource})\\b`) },
    { id: "month", says: new RegExp(`\\b(?:${monthSource})\\b`) },
    { id: "ordinal", says: /\b\d{1,2}(?:st|nd|rd|th)\b/ },
    {
      id: "day",
      says: new RegExp(
        `\\b(?:${monthSource})\\W{0,3}\\d{1,2}\\b(?![:.]\\d\\d)|\\b\\d{1,2}\\W{0,2}(?:${monthSource})\\b`,
      ),
    },
    {
      id: "near",
      says: /\b(?:today|tomorrow|tonight|tmrw?|tmr|next|this|now|coming)\b|\bin \w+ (?:day|week|month|hour|min)/,
    },
    { id: "each", says: /\b(?:every|each|daily|weekly|monthly|yearly)\b/ },
    { id: "within", says: /\bwithin\b/ },
    { id: "relative", says: /\b(?:before|after|following)\b/ },
  ],
  features: [
    { id: "off-before", stands: "before", says: new RegExp(`(?:\\b(?:${off})\\b|^\\W*(?:was|old)\\b)`) },
    { id: "off-behind", stands: "behind", says: new RegExp(`\\b(?:${off})\\b`) },
    { id: "off-line", stands: "line", says: new RegExp(`\\b(?:${off})\\b`) },
    {
      id: "cancelled-line",
      stands: "line",
      says: /\b(?:cancell?ed|postponed|called off|withdrawn|deferred|bye)\b/,
    },
    { id: "moved-line", stands: "line", says: /\b(?:moved|rescheduled|sold out|full|tbc|tba|void|off)\b/ },
    {
      id: "condition",
      stands: "before",
      says: /\b(?:if|in case|should an?|failing|unless|otherwise|rain day|reserve|backup)\b/,
    },
    { id: "change-before", stands: "before", says: new RegExp(`\\b(?:${change})\\b`) },
    { id: "change-behind", stands: "behind", says: new RegExp(`\\b(?:${change})\\b`) },
    {
      id: "business-line",
      stands: "line",
      says: /\b(?:open(?:ing)?|hours|hrs|office|reception|served|daily|counter|shop|phone|call|tel|enquir\w+|contact|visiting|library|pool|clinic|centre|desk|staffed|helpline)\b/,
    },
    { id: "request", stands: "sentence", says: /\b(?:can|could|will|would) (?:you|we|someone|everyone)\b/ },
    { id: "by-last", stands: "last", says: /\bby\W*$/ },
    { id: "until-last", stands: "last", says: /\b(?:until|till?|to|thru|through|before)\W*$/ },
    { id: "from-last", stands: "last", says: /\b(?:from|after|at)\W*$/ },
    { id: "money-line", stands: "line", says: /[£$€]|\br\d/ },
    { id: "contact-line", stands: "line", says: /@|\d{3,}[ -]\d{3,}|https?|www/ },
    { id: "arrow-line", stands: "line", says: /→|->|=>/ },
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
