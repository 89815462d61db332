import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { arranged } from "@/lib/extraction/rules/languages/en/words/events";
import { lineSilenceWeights } from "@/lib/extraction/rules/languages/line-silence-weights";

const irregular =
  "(?:was|were|had|took|came|went|got|met|saw|said|told|left|lost|won|drove|ran|ate|fell|rose|woke|slept|paid|spent|made|felt|heard|sent|found|gave|drank|stood|flew|broke|forgot|thought|knew|been|seen|gone|done|didn'?t|wasn'?t|weren'?t|couldn'?t)";
const past = `(?:${irregular}|(?!${arranged}\\b|bumped (?:to|up|back|from)\\b)[a-z]{2,}[a-z]ed)`;

/** Words that tell what a line, pasted or typed by itself, says of a time. */
const features: SilentFeature[] = [
  { id: "past-near", stands: "near", says: new RegExp(`\\b${past}\\b(?! (?:to|for) be\\b)[^.!?;]{0,44}$`) },
  {
    id: "past-opens",
    stands: "sentence",
    says: new RegExp(
      `^\\W*(?:(?:lol|haha|omg|ugh|wow|ok|so|oh|yeah|yep|well|man|god|and|just|finally) )*(?!let|put|set|booked)${past}\\b`,
    ),
  },
  {
    id: "negated",
    stands: "sentence",
    says: /\b(?:didn'?t|wasn'?t|weren'?t|couldn'?t|never (?:again|\w+ed|came|got|went|made))\b/,
  },
  {
    id: "laughs",
    stands: "text",
    says: /\b(?:lo+l|lmf?ao|rofl|(?:ha){2,}h?|hehe|omg|smh|ffs|oops|yaar|ngl|imo|tbh)\b|[😂🤣😅🤷😭🥴😩🙄💀]/u,
  },
  {
    id: "market",
    stands: "text",
    says: /\b(?:closed|opened|traded|trading|fell|rose|up|down|gained|lost|dipped|rallied)\b[^.!?]{0,24}\d(?:[\d.,]*\d)? ?%|\b(?:rates?|price|index|nifty|sensex|dow|ftse|bitcoin|btc|petrol|diesel|gold|silver)\b[^.!?]{0,24}\d(?:[\d,]*,\d{3}|\d\.\d{2}\b)/,
  },
  {
    id: "score",
    stands: "text",
    says: /\b(?:up|down|won|lost|beat|smashed|drew|thrashed|lead|leading|winning|losing)(?: \w+){0,3} \d{1,3} ?[-–] ?\d{1,3}\b|\b\d{1,3} ?[-–] ?\d{1,3} (?:at (?:the )?(?:half|ht|ft)|ft|ht|win|loss|defeat|final)\b/,
  },
  {
    id: "unreal",
    stands: "sentence",
    says: /\b(?:would(?:n'?t)?|could(?:n'?t)?|should(?:n'?t)?|might)(?: have|'ve|ve|a) (?:\w+ )?(?:\w+ed|been|come|gone|said|told|done|taken|got|gotten|made|known|seen|had|left|bought|brought|won|met|let|put)\b|^\W*(?:\w+ )?if (?:i'?d|we'?d|only|i had|we had|we ever|i ever)\b|\bif (?:we|i|he|she|they|you) ever\b|\bhad i (?:known|seen|been)\b|\bi swear to god\b|\bif (?:\w+ ){1,2}hadn'?t\b|\b(?:i|we|you|he|she|they|it)'?d have \w+ed\b|\bwish (?:i'?d|we'?d|i had|we had)\b/,
  },
  {
    id: "quoted-speech",
    stands: "near",
    says: /\b(?:said|says|goes|went|like|tells me|told \w+|texts?|texted|shouted|yelled|asked)[,:]? ?['"‘“][^'"’”]*$/,
  },
  {
    id: "retold",
    stands: "sentence",
    says: /['"’”][^'"’”]{0,24}\b(?:and (?:then|i|never|he|she|they)|but (?:then|never|he|she|they)|in the (?:trailer|film|movie|show|book|song|episode))\b/,
  },
  {
    id: "opens",
    stands: "near",
    says: /\b(?<!\b(?:registrations?|bookings?|tickets|sales?|entries|applications?|sign-?ups?|enrolment) )(?:open(?:s|ing)?|shuts?|closes|close)(?: (?:at|from|till|til|until|between|on|daily|only|now))*(?: hours| times)?:? ?$|'s open $/,
  },
  {
    id: "answered",
    stands: "near",
    says: /\b(?:call|ring|phone|tel|contact|questions)\b[^.!?]*\d{3} ?\d{3,4},? \(?$/,
  },
  {
    id: "habit",
    stands: "sentence",
    says: /\b(?:i|we|he|she|they) (?:usually|normally|generally|always)\b|\bremember when\b|\b(?:i|we|he|she|they|you|it) (?:all )?used to\b/,
  },
  { id: "thanked", stands: "near", says: /\b(?:cheers|thanks|thank you|thx|ta|ty) for (?:the |last )?$/ },
  {
    id: "hours-named",
    stands: "before",
    says: /\b(?:opening|office|business|usual|normal|visiting|library|shop|store|gym|pool|reception|trading|working) (?:hours|timings?)\b(?! w(?:ith\b|\/))|^\W*(?:the )?[\w'’&]+(?: [\w'’&]+)? hours (?:are|is|r|:)|\bopening times\b/,
  },
  {
    id: "every-week",
    stands: "behind",
    says: /^,? ?(?:on )?(?:every ?day|daily|weekdays|weekends|mornings|afternoons|evenings|nights|most days|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/,
  },
  {
    id: "ahead",
    stands: "sentence",
    says: /\b(?:will|shall|'ll|gonna|gunna|going to|please|pls|plz|let'?s|can (?:u|you|we|i|someone)|could (?:u|you|we)|see (?:you|u|ya)|moved to|shifted to|pushed to|(?:is|are|'s) (?:at|on)|next|tomorrow|tmrw|2moro|tonight|tonite|2nite|upcoming|(?<!was |were )due|remind(?:er)?|rsvp|bring|join|need to|have to|gotta|don'?t forget)\b/,
  },
  {
    id: "secured",
    stands: "sentence",
    says: /\b(?:got|have|had|booked|bought|found|managed|scored|made)\b[^.!?]{0,40}\b(?:tickets?|tkts?|tix|table|appt|appointment|slot|seats?|room|booking|reservation|me in|us in|you in|u in|called|interview)\b/,
  },
  {
    id: "ordered",
    stands: "sentence",
    says: /^\W*(?:(?:please|can you|could you|hey \w+) )*(?:add|schedule|create|put|set|book|make|enter|log|note|record|mark|remind|plan|block|get|move)\b/,
  },
  {
    id: "asked",
    stands: "sentence",
    says: /^\W*(?:where|who|when|what|which|how|did|was|were)\b[^.!]*\?|^\W*where\b/,
  },
];

/** Without one of these no reason weighs enough, and no short text is weighed: words of what has been, of habits, rules and offers. */
const sign = new RegExp(
  `\\b(?:${past}|lo+l|lmf?ao|rofl|haha\\w*|hehe|omg|smh|ffs|yaar|imo|ngl|tbh|what an?|never|too much|so|still|absolutely|totally|bit|would|could|should|might|wouldn|couldn|shouldn|woulda|coulda|shoulda|if|had i|swear|usually|normally|generally|always|remember|used|cheers|thanks|thank|thx|ta|ty|sa(?:id|ys)|goes|like|tells me|texts?|open\\w*|shuts?|closes?|hours|timings?|up|down|beat|lead|leading|winning|losing|dipped|wish|hadn|did|does|only|until|not?|weekdays?|since|when|beg[au]n|taken|who|again|within|most|per|are|can'?t|cannot|every|each|daily|valid|rates?|price|index|nifty|sensex|i'?d|we'?d|'d)\\b|[😂🤣😅🤷😭🥴😩🙄💀%]|\\d ?[-–] ?\\d{1,2}(?![\\d:]| ?[ap]\\.?m)`,
  "u",
);

/** English words that tell which times of a single line make no event. */
export const silentInLines: SilentWords = { features, options: lineSilenceWeights, sign };
