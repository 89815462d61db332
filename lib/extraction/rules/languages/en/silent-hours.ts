import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { weekdaySource } from "@/lib/extraction/rules/languages/en/patterns/day-words";

const day = `(?:${weekdaySource})s?`;
const place =
  "(?:office|lines|phones?|desk|reception|box office|shop|museum|library|hut|caf[eé]|canteen|kitchen|bar|yard|counter|surgery|clinic|studio|pool|store|branch|centre|center|switchboard|helpline|helpdesk|front desk)";

/** When somebody is there: opening hours, office hours, when the phone is answered. */
export const silentHours: SilentFeature[] = [
  {
    id: "hours-named",
    stands: "sentence",
    says: /\b(?:opening|office|business|usual|normal|standard|visiting|library|shop|temple|pool|reception|phone|consulting|surgery|practice|trading|kitchen|bar|working|term|season|summer|winter|service|support|enquiry|clinic|customer|room|desk) (?:hours|hrs|timings?)\b|^\W*(?:hours|hrs|timings|working pattern)\b|\bopening times\b|\bhours(?: in [a-z]+)? ?:|\bhours(?: in [a-z]+)? \d|\b(?:working days|i work):? (?:mon|tue|wed|thu|fri)/,
  },
  {
    id: "present",
    stands: "sentence",
    says: /\b(?:open|staffed|manned|monitored|available|answered|on duty|attended|reachable|drop in|drop off|in person|call|ring|phone|helpline|hotline|enquiries)\b/,
  },
  {
    id: "place-present",
    stands: "before",
    says: new RegExp(`\\b${place}(?: (?:is|are))?(?: \\w+)? (?:open|staffed|manned|hours|available)\\b`),
  },
  {
    id: "we-are-open",
    stands: "before",
    says: /\b(?:we|they)(?:'re| are)(?: also| now| normally| usually)? open\b|^\W*open(?: today| daily)?\W*$/,
  },
  {
    id: "shop-days",
    stands: "sentence",
    says: new RegExp(`^\\W*(?:[\\w'’&]+ ){0,2}(?:(?:tuck)?shop|canteen|office):? (?:on )?${day}[ –-]`),
  },
  {
    id: "phone-present",
    stands: "before",
    says: new RegExp(
      `^\\W*(?!reception ?$)(?:${place}|phone|chat|tel|enquiries|info(?:rmation)?)s?:? ?$|\\b(?:queries|questions|q['’]?s)\\b[^.!?]{0,40}$`,
    ),
  },
  {
    id: "days-listed",
    stands: "sentence",
    says: new RegExp(
      `\\b${day} ?(?:-|–|to|thru|through|&|,|/) ?(?:and )?${day}\\b|\\b(?:daily|weekdays|working days|7 days|every day|all week)\\b|\\b[mt]-[fs]\\b`,
    ),
  },
  {
    id: "days-range",
    stands: "sentence",
    says: new RegExp(
      `\\b(?:${day}|m|tu?|w|th|f|sa|su) ?(?:-|–|to|thru|through) ?(?:${day}|m|tu?|w|th|f|sa|su)\\b|\\b(?:daily|wk?days|weekdays|working days|7 days|every day|all week)\\b`,
    ),
  },
  { id: "closed", stands: "near", says: /\bclosed(?: on| every)? $/ },
  { id: "closed", stands: "behind", says: /^ ?[:–-]? ?closed\b/ },
  {
    id: "plural-day",
    stands: "sentence",
    says: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| (?:mornings|afternoons|evenings))\b/,
  },
  {
    id: "phone-number",
    stands: "sentence",
    says: /\(?\+?\d{2,5}\)?[ .-]\d{3,4}[ .-]?\d{3,4}\b|\b(?:tel|ph|phone|fax|mob)\b\.?:? ?[+\d(]|\b\d{5} \d{5}\b/,
  },
  {
    id: "row-of-hours",
    stands: "sentence",
    where: "under-hours",
    says: new RegExp(
      `^\\W*(?:(?:${day}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|\\d{1,2}(?:[:.]\\d\\d)?(?:st|nd|rd|th|am|pm)?|[ap]m|20\\d\\d|good|easter|christmas|xmas|eve|boxing|new year['’]?s|bank holiday|day|and|from|to|until|only|shop|we|is|are|reduced|closed|shut|open(?:ing)?|normal|usual|regular|as|hours|resumes?|noon|midnight|late|onwards?)(?:\\W{1,30}|$)){2,16}$`,
    ),
  },
  {
    id: "not-after",
    stands: "near",
    says: /\d{3,5} \((?:after|between) $|\b(?:not|no calls?|never)(?: \w+)? (?:after|before|between) $|\bno later than \d+ ?[ap]m please$/,
  },
  {
    id: "named-weekly",
    stands: "sentence",
    says: new RegExp(
      `^(?!.*\\b(?:${place}|open(?:ing)?|hours|times|tel|phone|closed|available|staffed|manned|call|ring|visit\\w*|surger\\w+|appointments?|sell\\w*|serv\\w+|collect\\w+)\\b)\\W*[a-z][^\\d\\n]{3,48}?\\W(?:mon|tues|wednes|thurs|fri|satur|sun)days\\b`,
    ),
  },
  {
    id: "meal-hours",
    stands: "sentence",
    says: /^\W*(?:breakfast|lunch|dinner|kitchen|bar|pool|spa|gym|sauna|gardens?|caf[eé])(?: (?:is|are|served|buffet|open|daily|from))* \d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?(?:-|–|to) ?\d/,
  },
  { id: "round-the-clock", stands: "sentence", says: /\b24 ?[/x] ?7\b|\b24 hours\b/ },
  { id: "day-off", stands: "sentence", says: /\b(?:day|days|afternoon) off\b/ },
  { id: "by-appointment", stands: "sentence", says: /\bby appointment\b/ },
];
