import { stampSource } from "@/lib/extraction/rules/message-stamp";
import { isDigitAt, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { monthSource } from "./day-words";

const number = "\\d[\\d.,:/-]*";
const sources = [
  // `stacks 04 through 11`, `rooms 2 to 9`.
  "(?:stacks|flats|floors|levels|rooms|blocks|houses|lots|chapters|questions|lines|stalls) \\d{1,4} ?(?:[-–&]|to|thro?u(?:gh)?|and) ?\\d{1,4}(?![\\w:.]\\d| ?[ap]m)",
  // Links and addresses of mail hold digits that say nothing about time.
  '(?:https?://|www\\.)[^\\s<>"]+',
  "[\\w.+-]+@[\\w-]+\\.[\\w.-]+",
  // Versions: three numbers with dots whose first is no day of a dotted date, or any number after the word.
  `(?:version|ver\\.?|release|rev\\.?|build) ?:? ?v?(?!\\d{1,2}:\\d\\d(?![\\d:]))${number}`,
  "v\\d[\\d.]*",
  // Rooms, pages, orders and the like are counted, not dated.
  `(?:courts?|plots?|jerseys?|midterm|lanes?|booths?|bays?|seats?|rows?|rooms?|rm\\.?|suite|ste\\.?|apt\\.?|apartment|unit|page|pages|pp?\\.|chapter|item|order|invoice|circular|bulletin|newsletter|term|semester|trimester|ticket|flight|gate|terminal|platform|track|line|figure(?! ?\\d{1,2} ?(?:h|hrs?|hours?|mins?|days?)\\b)|table|model|series|type|id|no\\.|nr\\.|number|box|bldg\\.?|building|hall|lab|floor|level|exit|route|highway|hwy|channel|size|section|sec\\.|ext\\.?|extension|x|pin|code|conference id|meeting id|passcode|pay|cost|costs|total:?|rated|top|covid|ipv|java|bus|episode|ep\\.?|season|lesson|volume|vol\\.?|issue|phase|sprint|step|stage|part|zone|grade|class of|score[sd]?|act|maths?|phys|chem|biol?|econ|engl|psych|phil|geog|stats?|cs|soc|hist|anth|astr) ?#? ?(?!(?<=half[- ]term )|(?:[01]?\\d|2[0-3]):[0-5]\\d(?![:\\d])|(?<=(?:maths?|phys|chem|biol?|econ|engl|psych|phil|geog|stats?|cs|soc|hist|flight|bus|line|lesson|hall) )(?:1?\\d)\\.[0-5][05](?![.\\d])|20\\d\\d-\\d\\d-\\d\\d(?![\\d-]))\\d[\\d.:/-]*[a-z]?(?![\\w])(?![:.]\\d| ?[ap]\\.?m\\b)`,
  // What is called after midnight, and the numbered days of a programme, which have their dates beside them.
  "midnight (?:mass|run|madness|snack|feast|express|special)",
  "day \\d{1,2}(?= ?[-:|,(])(?![-:,|(]\\d)",
  "\\d{1,2}[- ]?a[- ]?sides?",
  "sat ?navs?",
  "(?<=[a-z] (?:&|and|with|\\+) )(?:sun|mon|tues|wednes|thurs|fri|satur)day (?:schools?|clubs?)",
  "sun ?(?:cream|screen|hats?|block|beds?|glasses)",
  // Phone numbers.
  "\\+\\d[\\d ().-]{6,}\\d",
  "\\(?\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4}(?!\\d)",
  "\\d{3}-\\d{4}(?!\\d)",
  "0\\d{2,4} \\d{3,4} \\d{3,4}(?!\\d)",
  // Models: `737-900` has minutes that nobody says.
  "\\d\\d[1-46-9]-\\d{3}(?!\\d)",
  // Behind the number of a telephone stand the hours at which somebody answers: `Tel: 6555 0178 (7am - 7pm)`.
  "(?:tel|phone|fax|mobile|cell|call)\\.?:? ?[+(]?\\d[\\d ().-]{5,}\\d(?!\\d| ?[ap]\\.?m\\b|:\\d)",
  "\\d{2}-\\d{2}-\\d{2}-\\d{2}(?:-\\d+)*",
  // Verses: `1 Sam. 7:12`, and behind a name that people have as well only what no clock shows: `John 3:16`.
  "(?<=\\b(?:[1-3] ?(?:sam(?:uel)?|tim(?:othy)?|pet(?:er)?|john)|kings|chr|cor(?:inthians)?|thess|gen(?:esis)?|exod(?:us)?|deut|josh|psalms?|ps|prov(?:erbs)?|eccl|isa(?:iah)?|jer|ezek|matt|mt|mk|lk|jn|rom(?:ans)?|gal|eph(?:esians)?|phil|col|heb(?:rews)?)\\.? )\\d{1,3}[:.]\\d{1,3}(?:[-–]\\d{1,3})?(?![\\d:.]\\d| ?[ap]\\.?m\\b)",
  "(?<=\\b(?:matthew|mark|luke|john|acts|james|jude|joel|daniel|ruth) )\\d{1,3}[:.](?!\\d?[05](?!\\d))\\d{1,3}(?:[-–]\\d{1,3})?(?![\\d:.]\\d| ?[ap]\\.?m\\b)",
  // How long a race took.
  "\\d:[0-5]\\d:(?!00)[0-5]\\d(?![\\d:]| ?[ap]\\.?m\\b)",
  "\\d{1,2}:[0-5]\\d\\.\\d{1,2}(?!\\d)",
  "(?<=\\b(?:in|of|record|pb) )\\d{1,2}[:.](?!\\d[05])[0-5]\\d(?![\\d:.]| ?[ap]\\.?m\\b)",
  // Numbers that are drawn.
  "(?<=\\bnumbers(?: drawn| were)?:? )\\d{1,2}(?:, ?\\d{1,2}){2,8}",
  "1-[2-9]\\d\\d-[\\w-]{4,14}",
  // Scores, shares, sizes and big numbers.
  "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?",
  // No time begins behind a sign of money, so that the rest of its number is left: `$1,950`.
  "(?<=[£$€]\\d{1,3},)\\d{3}(?![\\d:])",
  "\\d+(?:\\.\\d+)? ?(?:%|percent|degrees|kg|km|mph|gb|mb|oz|usd|eur|dollars|euros)(?!\\w)",
  // What comes off a bill: `saving   -4.00`.
  "(?<= {2}-)\\d+\\.\\d\\d(?![\\d.])",
  "24 ?/ ?7(?!\\d)",
  // For how long somebody eats nothing before it: `Fast 8 hrs`.
  "(?<=\\bfast(?:ing)? (?:for )?)\\d{1,2} ?(?:h|hrs?|hours?)\\b",
  // What somebody is on a birthday, and how many of how many: `turning 5`, `did 12 of the 20`, `need a 6th`.
  "(?<=\\bturn(?:s|ing|ed) )\\d{1,2}(?![\\w:.]\\d| ?[ap]\\.?m)",
  "\\d{1,3} (?:out of|of the) \\d{1,3}(?!\\w)",
  "(?<=\\b(?:need|want|find) an? )\\d{1,2}(?:st|nd|rd|th)\\b",
  // What is paid each month: `Rs 500 p.m.`, `R11 500 p.m.`.
  "(?<=(?:[£$€₹]|\\brs?\\.?) ?(?:\\d{1,3} )?)\\d[\\d,]* ?p\\.?m\\b",
  // How much is less or more than something: `late cancellations (<24h)`.
  "(?<=[<>≤≥] ?|\\b(?:less|more|fewer) than )\\d{1,3} ?(?:h|hrs?|hours?|mins?|minutes?|days?|weeks?|months?)(?!\\w)",
  // How long before something is over: `cancel at least 24h before`.
  "\\d{1,3} ?(?:h|hrs?|hours?)(?= (?:notice|in advance|beforehand|prior|ahead|before(?= ?(?:$|[.,;)\\n]| (?:or|to|and|otherwise)\\b)))(?!\\w))",
  // How long a table waits: `table held for 15 min`.
  "(?:tables?(?: (?:is|are|will be|only)){0,3} (?:held|kept)|hold (?:your |all |the )?(?:tables?|bookings?|reservations?))(?: for| up to){0,2} \\d{1,2} ?min(?:ute)?s?\\b",
  // The year of somebody's class: `Meredith Stroud '09`.
  "(?<=['‘’])\\d\\d(?![\\w:.])",
  // A month of the Hijra as the name of something: `Ramadan 1447`, `Ramadan timetable`.
  "(?:rama[dz]h?an|muharram|shawwal|dhul hijjah) (?:1[34]\\d\\d(?![\\d:])|timetable|times|schedule|calendar|programme|mubarak|kareem)",
  // Goals and points: `3.3 (21)`.
  "\\d{1,2}\\.\\d{1,2} \\(\\d{1,3}\\)",
  "(?:1|one) ?(?::|-?on-?| on | - on - ) ?(?:1|one)(?![\\d:])(?! ?[ap]\\.?m)",
  "[a-z]+\\d+[a-z\\d]*(?![\\w:/-])",
  "[a-z]+-\\d+(?:-[a-z\\d]+)*(?=\\b)",
  // The number of a room behind the letter of its floor: `B.07`.
  "(?<=room |rm |hall |studio )[a-z]\\.\\d{1,3}(?![\\d:.])",
];
/** What can begin with a digit or a sign; the others begin with letters, so that no number need be tried against them. */
const numeric = sources.filter(
  (one) => !/^(?:\(\?:(?:https|version|courts|stacks|tel)|v\\d|midnight|day |\[a-z\])/.test(one),
);
const wordy = sources.filter((one) => !/^\\(?:\+|\(|d)|^24|^0/.test(one));
const either = (parts: readonly string[]): RegExp => openPattern(parts.map((one) => `(?:${one})`).join("|"));
const knownNumeric = either(numeric);
const knownWordy = either(wordy);
const monthLike =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*-?|(?:noon|midday|midnight)-)\d/;
const address = openPattern(
  "\\d{1,5} (?:[NSEW]\\.? )?(?:[A-Z][\\w.']*|\\d+(?:st|nd|rd|th)) (?:[A-Z][\\w.']* ){0,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Plaza|Square|Sq|Highway|Hwy|Parkway|Pkwy|Terrace|Tce|Crescent|Cres|Parade|Pde|Circle|Cir)\\b",
);
/** `at our place, 3/19 Carter St`: the number of a flat before that of its house, behind words that lead to a place. */
const leadsToPlace = /(?<!day|mon|tue|wed|thu|fri|sat|sun)(?:[,@]|\b(?:at|to|is|unit|flat)) ?$/;
const lowerAddress = openPattern(
  `\\d{2,5} (?!(?:${monthSource}) (?:at|in|on|from|to|by|near)\\b)(?:[nsew]\\.? )?(?:[a-z][\\w.']*|\\d+(?:st|nd|rd|th)) (?:[a-z][\\w.']* ){0,2}(?:street|avenue|ave|road|rd|boulevard|blvd|lane|parkway|pkwy|highway|plaza|terrace)\\b`,
);

const bullet = openPattern(`\\d{1,2}(?:\\)|\\.(?! (?:${monthSource})\\b))(?= )`);
/** `5. AOB: none`, `12. Roof`: behind the number of an item of minutes stand words with a capital. */
const opensItem = /^\. \p{Lu}\p{L}/u;
const lineStart = /(?:^|\n)[ \t]*$/;

const stamp = openPattern(`${stampSource}(?!\\d) ?`);

/** The code of an airline or a train before its number: `SQ 0318`. */
const carrier = /(?:^|\s)(?!AT|BY|TO|ON|IN|OR|AM|PM|IS)[A-Z]{2} $/;

const noiseTo = (end: number): Recognised => ({ value: { kind: "noise" }, end });

/** A house, an item of a list or a message, by its number; what stands behind the digits rules out most of them. */
function readNumbered(source: Source, at: number): Recognised | null {
  let end = at + 1;
  while (isDigitAt(source.lower, end)) end += 1;
  const mark = source.lower.charAt(end);
  if (mark === " ") {
    address.lastIndex = at;
    const house = address.exec(source.text) ?? matchAt(lowerAddress, source, at);
    if (house) return noiseTo(at + house[0].length);
  }
  const isFlight = end === at + 4 && source.lower.charAt(at) === "0" && /[ \n]/.test(mark);
  if (isFlight && carrier.test(source.text.slice(Math.max(0, at - 4), at))) return noiseTo(end);
  const before = source.lower.slice(Math.max(0, at - 12), at);
  const flat = mark === "/" ? /^\d{1,4}[a-z]?\//.exec(source.lower.slice(at, at + 7)) : null;
  if (flat) {
    address.lastIndex = at + flat[0].length;
    const house = address.exec(source.text);
    const isLine = lineStart.test(before) && /^[^\d\n]*(?:\n|$)/.test(source.text.slice(address.lastIndex));
    if (house && (isLine || leadsToPlace.test(before))) return noiseTo(address.lastIndex);
  }
  if (").".includes(mark) && lineStart.test(before)) {
    const item = matchAt(bullet, source, at);
    if (item && (mark === ")" || opensItem.test(source.text.slice(end, end + 6)))) return noiseTo(end + 1);
  }
  if ("/.-:".includes(mark) && lineStart.test(before.replace(/\[$/, ""))) {
    const sent = matchAt(stamp, source, before.endsWith("[") ? at - 1 : at);
    if (sent) return noiseTo(sent.index + sent[0].length);
  }
  return null;
}

/** What has digits but is no time: links, mail addresses, versions, rooms, phone numbers, money, house numbers, the numbers of a list. */
export function parseNotATime(source: Source, at: number): Recognised | null {
  const isNumber = isDigitAt(source.lower, at);
  const numbered = isNumber ? readNumbered(source, at) : null;
  if (numbered) return numbered;
  const match = matchAt(isNumber ? knownNumeric : knownWordy, source, at);
  return match && !monthLike.test(match[0]) ? noiseTo(at + match[0].length) : null;
}
