import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { arranged } from "@/lib/extraction/rules/languages/en/words/events";
import { silentWeights } from "@/lib/extraction/rules/languages/silent-weights";
import { nameWords } from "./name-words";
import { silentHours } from "./silent-hours";
import { silentTerms } from "./silent-terms";

/** What is going to be, or is, closed or opened has not been. */
const past =
  "(?<!\\b(?:be|is|are|get|gets|being|we['’]re|they['’]re) )(?:was|were|had|(?:has|have|had)(?: \\w+)? \\w+(?:ed|en|ne|nt|id|de)|took|came|went|got|attended|met|held|opened|happened|approved|reported|circulated|resurfaced|repaired|paid|raised|made|won|lost|scored|drew|beat|died|passed away|received|arrived|left|said|wrote|spoke|rang|phoned|emailed|texted|thanked|enjoyed|fell|rose|ended|finished|sold|signed|agreed|discussed|decided|discovered|saw|gave|found|moved in|started|began|sent|filed|visited|called|waited|showed|booked|gone|been|seen|done|fined|drove|ran|ate|closed at|didn'?t|wasn'?t|weren'?t|couldn'?t)";

/** When something was written, booked, paid or printed. */
const stamps: SilentFeature[] = [
  {
    id: "stamp-named",
    stands: "near",
    says: /\b(?:issued|booked(?: on| at)|placed|ordered|posted|printed|updated|dated|generated|purchased|published|released|submitted|created|(?:correct|accurate)(?: as)? (?:at|of)|registered|joined|listed|uploaded|edited|as (?:of|at)|last (?:updated|modified|seen|edited|reviewed)|amended|our (?:letter|e-?mail|call|conversation) of|your (?:letter|e-?mail|call|order|booking|message|application)(?: of)?|minutes of|edition|issue no|vol|d\.?o\.?b|born|member since|since|established|est\.|founded|copyright|version|ref(?:erence)?|receipt|received|paid|invoice|signed|deemed complete|announced|rates as of)\b(?:[^.!?\n]|\.\d){0,24}$|©[^.!?\n]{0,24}$|\bnotes $/,
  },
  {
    id: "money-moved",
    stands: "near",
    says: /\b(?:total|paid|spent|charged|refunded|debited|credited)\b[^!?\n]*$/,
  },
  {
    id: "dateline",
    stands: "sentence",
    says: /^\W{0,6}(?!(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,)[a-z][a-z'’. -]{2,23}(?:, ?[a-z.]{2,14})?(?:,| ?\() ?(?:[a-z]{3,9}\.? \d{1,2}|\d{1,2} [a-z]{3,9}),? 20\d\d\)? ?[-–—](?!.*(?:\d ?[ap]\.?m\b|\d[:.]\d\d|\bnoon\b))/,
  },
  {
    id: "stamp-label",
    stands: "near",
    says: /\bdate of (?:letter|issue|birth|order|booking|invoice|report|admission|purchase)\b[^.!?\n]{0,12}$|\b(?:letter|issue|order|invoice|booking|statement|print|report|purchase|payment|transaction) date\b[^.!?\n]{0,12}$/,
  },
  {
    id: "sent-named",
    stands: "near",
    says: /\b(?:was|were|been|have|has|we) (?:\w+ )?(?:sent|mailed|emailed|posted|dispatched|shipped|issued|written)\b[^.!?\n]{0,30}$/,
  },
  {
    id: "newsletter",
    stands: "sentence",
    says: /\b(?:newsletter|bulletin|gazette|weekly notices|issue (?:no\.? ?)?\d|no\. \d|vol\.? \d|edition)\b/,
  },
  {
    id: "sheet-date",
    stands: "sentence",
    says: /\b(?:newsletter|bulletin|sheet|sunday (?:in|of|after) (?:ordinary )?[a-z]+(?=.{1,60} 20\d\d\W{0,4}$))(?:[^\p{L}\d]{1,9}(?:for|week ending|\d\w\w sunday of [a-z]+|(?:palm )?[a-z]+day)){0,3}[^\p{L}\d]{1,9}(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2})\W{0,4}(?:20\d\d)?\W{0,4}$|^\W{0,4}(?:sunday,? )?\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? 20\d\d\W{1,4}(?:the |[a-z]+ ){0,2}(?:sunday (?:next |in |of |after |before )|(?:palm|easter|trinity) sunday)/u,
  },
  {
    id: "terms-of",
    stands: "near",
    says: /\b(?:terms|conditions|policy|act|regulations?|agreement|order|decision|resolution|judgment|contract|lease)\b[^.!?\n]{0,20}\b(?:of|dated) $/,
  },
  { id: "version", stands: "sentence", says: /\bv?\d+\.\d+\.\d(?![\d.])|\brelease notes\b|\bchangelog\b/ },
  {
    id: "asked",
    stands: "near",
    says: /\b(?:must|should|will|to|can|may|could|shall|needs? to|has to|have to|would)(?: not)? (?:only )?be(?: \w+)? [a-z]+(?:ed|id|nt|en|ne|de|ut|pt|ld|ught)\b/,
  },
  { id: "asked-for", stands: "before", says: nameWords.request },
  {
    id: "since",
    stands: "near",
    says: /\b(?:on sale|available|running|in force|in place|since|live)(?: now)?(?: from| since| on)? $/,
  },
  { id: "asking-price", stands: "near", says: /\bfrom \d+(?:\.\d+)?% $/ },
];

/** What has been. */
const bygone: SilentFeature[] = [
  {
    id: "thanks",
    stands: "before",
    says: /\b(?:thanks?|thank you|thx|cheers|well done|congrat\w*|kudos)\b(?!.*\b(?:please|will|join us|see you)\b)/,
  },
  {
    id: "last-time",
    stands: "near",
    says: /\blast (?:week|month|year|night|time|season)'?s?\b[^.!?]{0,40}$|\b(?:yesterday|the other (?:day|night|week))\b[^.!?]{0,20}$|\blast (?:week|month|year|night)'s\b/,
  },
  { id: "ago-behind", stands: "behind", says: /^ ?(?:of )?(?:last year|last week|last month|ago)\b/ },
  {
    id: "past-near",
    stands: "near",
    says: new RegExp(
      `\\b(?:${past}|(?<!\\b(?:be|is|are|gets?|being|the|your|all|any) )(?!${arranged})[a-z]{3,}ed(?= (?:on|in|at|last|by)\\b))\\b[^.!?]{0,40}$`,
    ),
  },
  { id: "past-behind", stands: "behind", says: new RegExp(`^[^.!?]{0,18}\\b(?!had to|has to)${past}\\b`) },
  {
    id: "minutes-held",
    stands: "near",
    says: /\b(?:minutes|meeting|agm|session)\b[^.!?]{0,40}\bheld (?:on|at|in)\b[^.!?]{0,24}$|\bminutes\b[^.!?]{0,40}$/,
  },
  {
    id: "meeting-closed",
    stands: "near",
    says: /\b(?:closed|ended|adjourned|concluded) the (?:meeting|session|hearing)\b[^.!?]{0,12}$|\b(?:meeting|session|hearing)(?: was)? (?:closed|ended|adjourned|concluded)\b[^.!?]{0,12}$/,
  },
  {
    id: "referred",
    stands: "near",
    says: /\b(?:following|further to|with reference to|referring to|re:|in response to|pursuant to|as per|per|after|thank(?:s| you) for (?:ringing|calling|writing|coming|(?:the|your) (?:call|letter|e-?mail|note|message|visit|payment|deposit)))\b[^.!?]{0,44}$/,
  },
  {
    id: "done-before",
    stands: "near",
    says: /\b(?:done|performed|completed|removed|admitted|discharged|diagnosed|last (?:result|meeting|visit|seen|game|time))\b[^.!?]{0,24}$/,
  },
  {
    id: "changelog",
    stands: "sentence",
    says: /^[^\p{L}]*(?:fixed|corrected|added|removed|improved|updated|deprecated|docs|security|fix|feat|chore|bug|new)\b ?[:(]?(?! (?:date|time|venue))/u,
  },
  {
    id: "death",
    stands: "sentence",
    says: /\b(?:peacefully|passed away|rip|in loving memory|of blessed memory|beloved|suddenly, at)\b/,
  },
  {
    id: "told-behind",
    stands: "behind",
    says: /^\)? (?:(?:was|were) (?:a |an |the |very |so |well )|took|came|went|drew|raised|made|won|lost|saw|gave|brought|proved)\b/,
  },
  {
    id: "money-raised",
    stands: "sentence",
    says: /\b(?:raised|made|brought in|took) (?:(?:a|over|more than|nearly|almost|about|an? [a-z]+) ){0,2}[£$€₹] ?\d/,
  },
  {
    id: "result",
    stands: "sentence",
    says: /\b(?:results?|collection|takings|attendance|score[sd]?|raised|came to|made|took) ?[:£$€]|\b\d+ ?[–-] ?\d+ (?:win|loss|draw)\b/,
  },
];

/** What is still to come, or asked for: it speaks against silence. */
const ahead: SilentFeature[] = [
  {
    id: "ahead-before",
    stands: "before",
    says: /\b(?:will|shall|'ll|going to|please|let'?s|join us|invited?|upcoming|next|tomorrow|(?<!\b(?:was|were) )due|remember|don'?t forget|reminder|is|are|starts?|begins?|moved to|rescheduled|resched|confirmed for|scheduled for|see you|need to|want to|can you|could you|would you)\b/,
  },
  {
    id: "ahead-behind",
    stands: "behind",
    says: /^[^.!?]{0,40}\b(?:will|shall|please|let'?s|join us|(?<!\b(?:was|were) )due|must|deadline|can you|could you|next)\b/,
  },
  {
    id: "this-coming",
    stands: "near",
    says: /\b(?:this|next|(?<!\b(?:for|of|are|is|be|was|were|all) )coming|tomorrow|today)\b[^.!?]{0,8}$/,
  },
];

/** English words that tell times that are no event of the reader's. */
export const silentWords: SilentWords = {
  pastHead:
    /^\W*(?:past|(?:past|previous|earlier|completed|expired) (?:events?|visits?|dates?|shows?|bookings?|orders?|appointments?|meetings?|sessions?|gigs?|trips?|performances?|talks?|concerts?|seasons?)|archived?|(?:old|original|previous|former) (?:itinerary|flights?|bookings?|schedules?|timetable|details|plans?))\W*$/,
  hoursHead:
    /^(?:(?!.*\d(?!\d{0,3}\W*$)).*\b(?:(?:opening|office|business|new|our|clinic|surgery|reception|phone|visiting|shop|box office|library|gym|pool|bar|kitchen|trading|consulting|contact) (?:hours|times|timings)(?: from now on| now| 20\d\d)?|(?<!\w\W)hours(?: of (?:business|operation))?|when we(?:['’]re| are) open|we are open)\W*$|\W*(?:[a-z][a-z'’]* )?(?:holiday|easter|christmas|xmas|festive|new year|bank holiday|summer|winter|seasonal|special) hours\b(?!.*\d))/,
  features: [...silentHours, ...stamps, ...bygone, ...ahead, ...silentTerms],
  options: silentWeights,
};
