import type { FieldRole } from "@/lib/extraction/rules/items/shape-words";
import { weekLinesBy } from "@/lib/extraction/rules/items/week-lines";
import { streetSuffixes } from "./details/streets";
import { nounsOfPlaces } from "./words/place-nouns";

const whole = (words: string): RegExp => new RegExp(`^(?:(?:your|the|our) )?(?:${words})s?$`);

const fields: readonly (readonly [FieldRole, RegExp])[] = [
  [
    "start",
    whole(
      "start(?:s|ing)?(?: (?:time|date|at|on))?|(?:class|walk|tour|session|race|film|show|talk|boat|coach|bus|ride|game|match|lesson) (?:starts?|departs?|leaves)|begins?|from|check[- ]?in|drop[- ]?off|pick[- ]?up|collect(?:ion)?|departs?|departure|dep|departing|leaves?|(?:dep(?:arts?)?\\.?|leaves?) [a-z][a-z' .-]{2,20}|out|outbound|arrive by|opens?|move[- ]in",
    ),
  ],
  [
    "end",
    whole(
      "(?:end(?:s|ing)?|finish(?:es)?)(?: (?:time|date|at|on))?|curfew|to|until|till|check[- ]?out|return(?:s|ing)?|arriv(?:es?|al|ing)|arr|arr(?:ives?)?\\.? [a-z][a-z' .-]{2,20}|back|closes?|move[- ]out|(?:estimated )?ready",
    ),
  ],
  [
    "when",
    whole(
      "when|on|at|sessions|(?:new|revised|changed|alternative|actual|rearranged|rescheduled|holiday|christmas|easter)(?: [a-z]+)? (?:day|date|time)s?|(?:day|date|time|timing)s?|da(?:te|y)s? ?(?:and|&|/|,) ?(?:time|date)s?|day ?of ?week|weekdays?|appointment(?: (?:date|time))?|(?:appointment|event|meeting|class|show|start|session|visit|lesson|game|match|exam|interview|delivery|collection|travel|wedding|service|booking|slot|report(?:ing)?|hearing|trial|court|surgery|admission|test|inspection) ?(?:date|time)s?(?: ?(?:and|&) ?times?)?|ko|k\\.o\\.?|kick[- ]?off|throw[- ]?in|tip[- ]?off|hours?|schedule|slot|meets|meeting (?:time|day)s?|dtstart|when is it|your appointment|time slot|delivery window|curtain(?: up)?|tee[- ]?time|starts? at",
    ),
  ],
  [
    "place",
    whole(
      "where|location|loc|place|venue|address|rooms?|hall|building|bldg|site|ground|pitch|court|field|stage|studio|(?:test |exam )?cent(?:re|er)|clinic address|branch|store|hospital|meeting (?:point|place)|meet at|port|track|theat(?:re|er)|campus|city|lab|office|facility|platform|screen|stop|reporting (?:place|venue)|department location",
    ),
  ],
  [
    "people",
    whole(
      "who|with|attendees?|participants?|guests?|invitees?|speakers?|hosts?|organi[sz]ers?|presenters?|instructors?|teachers?|tutors?|coach|lecturer|faculty|trainer|doctor|dr|consultant|clinician|provider|physician|dentist|therapist|stylist|practitioner|seeing|led by|leader|chair|professor|prof|staff|your [a-z]+",
    ),
  ],
  [
    "title",
    whole(
      "title|subject|what|you['’]re invited|you are invited|save the date|event|event name|name|topic|summary|meeting|activity|programme?|item|description|session|show|film|movie|play|production|performance|concert|talk|lecture|match|game|fixture|opponents?|opposition|vs?\\.?|against|teams?|course|class|module|workshop|service|treatment|appointment type|type|procedure|reason|visit type|exam|paper|test|batch|tour|trip|race|heat|artist|band|act|feature|occasion|assignment|task|deliverable|milestone|unit|lesson|holiday|festival|what's on|webinar|webcast|seminar|colloquium|conference|symposium|hackathon|training|meet-?up|party|exhibition|screening|recital|rehearsal|reading|keynote|panel|gig|tournament|retreat|launch|fair|gala|reception|open (?:day|house|evening)",
    ),
  ],
  ["vehicle", whole("(?:flight|train|ferry|sailing|coach|bus|service)(?: (?:no|number)\\.?)?")],
  ["kind", whole("clinic|department|dept|speciality|specialty|section|procedure name")],
  [
    "group",
    whole(
      "competition|comp|league|round|category|division|div|cup|series|level|grade|age group|week|wk|no\\.?|#|nr\\.?|month",
    ),
  ],
  [
    "length",
    whole(
      "dur(?:ation)?\\.?|length|night|nt|run(?:ning)? ?time|how long|time allowed|approx\\.? (?:time|duration)",
    ),
  ],
  ["side", whole("h ?/ ?a|a ?/ ?h|home ?/ ?away|h or a|venue h/a")],
  [
    "reference",
    whole(
      "(?:usual|normal|old|original|previous|former|current)(?: [a-z]+)? (?:day|date|time)s?|ref(?:erence)?(?: (?:no|number|code))?\\.?|(?:booking|order|confirmation|ticket|reservation|client|patient|member(?:ship)?|invoice|policy|account|case|file|pnr|crn|nhs|reg(?:istration)?)(?: (?:ref(?:erence)?|no|number|code|id))?\\.?|price|cost|fees?|total|amount|fare|tickets?|seats?|status|notes?|remarks?|comments?|result|score|platf(?:orm)?\\.?|phone|tel|mobile|e-?mail|website|dress(?: code)?|bring|info|more info(?:rmation)?|parking|contact|details|passenger|name of passenger|coach(?: no)?|class of travel|credits?|cr|capacity|spaces|availability|age|pin|meeting id|passcode|code|host key",
    ),
  ],
];

const weak = new Set(
  "home place house bridge range plant post course track tower bank shop club tent meet forum discord slack yard tour play party program".split(
    " ",
  ),
);
const rooms = nounsOfPlaces.filter((noun) => !weak.has(noun)).join("|");
const more =
  "upstairs|downstairs|mandapam?|saloon|imaging|trail|poolside|pitches|convent|minster|lane|head|works|entry|annex";
const opened =
  "room|rm|salle|église|kirche|café|cafe|hotel|hôtel|field|court|pitch|studio|lab|gate|terminal|hall|building|bldg|level|suite|unit|bay|screen|stage|theater|theatre|aula|sala|hörsaal|block|wing|ward|tent|table|lane|pool|plot|zone|gym|rink|lounge|saal";

/** What happens in every week. */
const weekly =
  "time ?table|(?:class(?:es)?|course|my|drop-in) schedule|weekly|every week|group fitness|class(?:es| times)|lessons|regulars?|recurring|training (?:times|schedule)|what'?s on each week";

/** English words by which cells of tables, labels and lines of timetables are told apart. */
export const shapeWords = {
  fields,
  valueLead: /^[\s,;–—·|-]+(?:at |in )?/u,
  place: new RegExp(
    `\\b(?:${rooms}|${more})s?(?: (?:\\d{1,4}[a-z]?|[a-z]|one|two|three|four|[ivx]+))?(?:$|[.,(&+/]|\\s[-–—])|^(?:the )?(?:${opened}) (?:\\S{1,3}|\\p{L}[\\p{L}'’-]*)(?:$|[,(]| \\p{L}[\\p{L}'’-]*$)`,
    "u",
  ),
  placeAlone: new RegExp(
    `^(?:online|zoom|teams|virtual|remote|tbc|home|away|[a-z]{2,6}[ -]?\\d{1,4}[a-z]?|\\d{1,4}[a-z]?(?:/\\d{1,4}[a-z]?)? [a-z'’. ]{2,24}\\b(?:${[...streetSuffixes].join("|")}|tce|park)\\b.*|[a-z' .]+, ?[a-z]{2})$`,
  ),
  people:
    /^(?:(?:dr|prof|professor|mr|mrs|ms|miss|rev|fr|sr|coach|instructor|with|w\/|by|hosted by|led by|feat\.?|ft\.?)\b\.? ?[^\d]*|[\p{L}'’-]+, [a-z]\.)$/u,
  idle: /^(?:https?:\/\/\S*|www\.\S*|(?:from )?(?:[£$€₹]|rs\.?|usd|eur|gbp|inr|nzd|aud|cad|sgd|s\$|r) ?\d[\d.,]*.*|\d[\d.,]* ?(?:[€£$]|eur|usd)\b.*|free(?: entry| admission)?|sold out|few left|low availability|waitlist.*|(?:find |buy )?tickets?|book(?: now)?|register(?:ed)?|cancel|reschedule|change|details|more info|rsvp|info|share|edit|view|max \d+|\d+ (?:cr|credits?|spots?|spaces?|places?|left|seats?|going|interested|adults?|guests?|people|km|mi|miles?|pts?|points?|lots?|bd|ba|sqft)\b.*|(?:crn|ref|bk|order|booking|seat|coach|platform|gate|pnr|#|no\.?) ?[#:]?-?[a-z]{0,3}\d.*|[-–—]+|n\/a|tbc|tba|confirmed|pending|unreserved.*|online registration|all ages|\d{1,2}\+|pay what you can|donations?|non-?stop|economy.*|business class|\+?\d+|#\S+|[\d\s()+-]{7,})$/,
  noEvent:
    /^(?:(?:[^\p{L}]|\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*\b)*)(?:(?:half[- ]term|bank holiday|easter)\W{1,3})?(?:no (?:(?:mobile|evening|morning|kids['’]?) )?(?:game|match|fixture|class(?:es)?|session|training|meeting|rehearsal|practice|lessons?|play|show|service|racing|club|choir|band|run|ride|walk|swim|shift|drop-in|delivery|collection|call|stand-?up|yoga|pilates|football|market|seminar|talk|lecture|workshop|group|rugby|hockey|netball|cricket|tennis|bowls|sailing|nets|works?|clinic|screening|performance|film|bridge|lunch|prayer|surgery|event|exam|paper|appointment)s?\b.*|(?:private (?:hire|function|event|party|booking)|hired out|hall let|(?:free|available) (?:for|to) (?:hire|book|part(?:y|ies)|private))\b.*|bye(?: week)?\b.*|off|(?:sleep|rest|days?) off\b.*|rest(?: day)?|free (?:week|weekend)\b.*|n\/a|[-–—]+|.*\b(?:cancelled|canceled|postponed|called off|withdrawn)\b.*)$/u,
  calledOff:
    /^\W*(?:(?:bye|no (?:games?|match|fixture|runs?|rides?|walks?|sessions?|class(?:es)?|play|practice|rehearsal))\W*(?:$|\()|(?:\p{L}+ )?(?:postponed|ppd|p-p|abandoned|cancell?ed|called off|withdrawn|void)\b|(?:removed|deleted|declined|cxl'?d?|canx|anulad[ao])\W*$|postp?\.(?: |$)|\p{L}+ [-–] bye\W*$)(?!.*\b(?:until|now|new time|moved to|instead)\b(?! ?date t))/u,
  renewed:
    /^[^\p{L}\p{N}]*(?:extended|moved|postponed|deferred|rescheduled|changed|put back|continued|adjourned)(?: [a-z'’]+){0,3}? (?:to|until|till)\b/u,
  formerly:
    /^\W*(?:was|old|before|previous(?:ly)?|original(?:ly)?|formerly)\b(?: (?:date|time|slot|appointment))?(?:\s*:|\s{2,}| - )/,
  instead: /^\W*(?:now|new|revised|updated|instead|moved to|changed to)\b/,
  dayOff: /^(?:off|day off|not (?:in|working|on|rostered)|nothing|no shift|rdo|r\/o|free|n\/a)$/,
  step: /^\W*(?:doors?|gates?|show(?:time)?|starts?|begins?|ends?|finish|support|music|main|curtain(?: up)?|interval|kick-?off|ko|throw-?in|meet(?:ing time)?|warm-?up|check-?in|check-?out|pick-?up|drop-?off|boarding|departure|arrival|from|to|until|hours?|time|when|call)(?: (?:open|at|time))?\W*$/,
  finish:
    /^\W*(?:(?:meeting|day|event|programme?|session|conference)s? )?(?:closes?|closed|ends?|finish(?:es)?|adjourn\w*|(?:close|end) of (?:the )?(?:meeting|day|event|programme?|session|conference)|home time)\W*$/,
  nothingOn: /^\W*(?:closed|none|nothing|no (?:class|session|show)|free|break|empty|n\/a|tba|tbc)\W*$/,
  departs: /\b(?:dep(?:arts?|arture|arting)?\.?|leav(?:es?|ing))\b/,
  arrives: /\b(?:arr(?:ives?|ival|iving)?\.?|lands?|landing)\b/,
  transport:
    /\b(?:flights?|trains?|bus|coach|ferry|sailing|platf(?:orm|\.)|terminals?|journey|itinerary|e-?ticket|boarding|airlines?|airways|air|rail|railways?|airport|station|passenger|depart(?:s|ure)?|hbf|economy|non-?stop)\b|\([a-z]{3}\)/,
  travel:
    /\b(?:outward|outbound|inbound|return|journey|itinerary|ticket|seats?|coach(?= [a-z\d]{1,3}\b)|carriage|non-?stop|direct|chang(?:e|es)|platform|terminal|flight|train|ferry|airbus|boeing|econom[yi]\w*|cabin|baggage|advance|off-peak|railcard|passengers?|gate|duration|class)\b/g,
  vehicle:
    /\b(?:\d{4,5}[A-Z]? ?\/ ?[A-Z]{3,}(?: [A-Z]{2,})*\b|(?:[Ff]light|[Tt]rain|[Bb]us|[Cc]oach|[Ff]erry|[Ss]ervice) (?:no\.? )?[A-Z0-9]{1,4}[ -]?\d{1,5}\b|[A-Z]{2,3} ?\d{1,4}\b|[A-Z]\d ?\d{2,4}\b|\d[A-Z] ?\d{2,4}\b)/,
  term: /\b(?:effective|valid|term|instruction|teaching|semester|trimester|quarter|timetable|classes|season|fall|autumn|spring|summer|winter|block|lessons|rehearsals|programme|program|training)\b/,
  timetable: new RegExp(`\\b(?:${weekly}|term|semester|spring|summer|autumn|fall|winter) ?\\b`),
  weekLines: weekLinesBy(
    /(?<!\b(?:from|that|this|every|each|a|per|next|last|all) )\b(?:week|wk)\b|\b(?:w\/[cb]|menu|rota|roster|agenda|itinerary)\b/,
  ),
  weekly: new RegExp(`\\b(?:${weekly})\\b`),
  duration:
    /\b(?:run(?:ning)? ?time|duration|length|(?:please )?allow(?: for)?|lasts?|lasting|runs?|set aside|takes?|taking|figure(?: on)?|reckon(?: on)?|count on|plan (?:on|for))\b[^.;\d]{0,24}$|± ?$|(?:^|[.!?] )approx[a-z]*\.? $/,
  durationOf:
    /\b(?:run(?:ning)? ?time|duration|(?:visit|appointment|session|assessment|procedure|show|performance|concert|film|talk|interview|exam|examination|ceremony|meeting|call|scan|test|class|lesson|tour|workshop|service|briefing|webinar|it)(?: itself)?(?:(?: (?:usually|normally|should|will|can|may|is expected to)|['’]ll))? (?:takes?|lasts?|runs?)|(?:table|room|slot|pitch|court) is yours|it(?:['’]ll| will) be)\b[^.;\d]{0,24}$/,
  each: /\beach\b/,
  durationOfEach:
    /\b(?:(?:all|each|every) (?:\p{L}+ )?\p{L}+(?: [^.;\d]{1,60}? and)?(?= (?:are|is|lasts?|runs?|takes?|be) )|(?:class(?:es)?|lessons?|sessions?|talks?|crossings?|tours?|slots?|matches|games?|periods?)(?: time| length)?)(?: (?:are|is|lasts?|runs?(?: for)?|takes?|take up|be))?:? (?:(?:approx[a-z]*\.?|about|around|c\.?) )?(?=\d|$)/u,
  durationFor:
    /^ ?(?:(?:for|with) (?:your |the |this |an? |one )?(?:visit|appointment|session|assessment|test|procedure|interval|intermission)\b|(?:(?:have|has) been|are|is|will be) (?:allowed|set aside|allocated|reserved)\b|incl(?:\.|uding) (?:an? |one |the )?(?:\d+ ?-?min\w* )?(?:interval|intermission|break)\b)/,
  durationSaid:
    /^ ?(?:should (?:do|cover)|will do|is (?:plenty|enough)|tops|max\b|at most|each\b(?! (?:week|day|month)))/,
  durationBehind: /^\s*(?:$|[.,|+(]|(?:incl\b\.?|including|plus|long|in (?:all|total)|total|approx)\b)/,
  dayLetters: new Map([
    ["M", "MO"],
    ["T", "TU"],
    ["W", "WE"],
    ["R", "TH"],
    ["F", "FR"],
  ]),
} as const;
