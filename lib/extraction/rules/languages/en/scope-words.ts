import { overWords, towardsHour } from "@/lib/extraction/rules/languages/en/words/journeys";

const one =
  "(?:one|class(?:es)?|sessions?|meetings?|rehearsals?|training|lessons?|games?|match(?:es)?|day|night|evening|date|week|service|course|time)";
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";

/** What is over, and the words from there to the hour. */
const isOver = `(?:${overWords}|return(?:s|ing)?|back|home(?: time)?|ends?(?: with [^.;,]{1,30})?|ending|over)`;
/** English words that bound a series of events or say a time for all of them, as expressions over lower-cased words. */
export const scopeWords = {
  plural: /(?:es|s)$/,
  told: /\b(?:there(?:['’]s|['’]ll be| is| will be)|we(?:['’]ll| will|['’]re going to| meet| start| begin| leave| finish)|will (?:be|start|begin|follow|meet|take place)|followed by|(?:is|are) (?:served|followed))\b/,
  besideEvent:
    /\bafterwards?\b|\b(?:straight|right|directly|immediately|shortly|soon) after\b|\bafter[- ](?:the )?(?:show|party|concert|match|game|race|service|mass|meeting|talk|lecture|ceremony|film|dinner|lunch)\b|\b(?:pre|post)-(?!order|book|paid|pay|reg|sale|requisite)[a-z]{4,}\b|\bbeforehand\b|\bprecede[sd]?\b|\bfollowed by\b|\bto follow\b|\b(?:that|(?:on )?the same) (?:day|evening|night|afternoon|morning)\b|^\W*(?:then|later)\b/,
  leftOut:
    /^(?!.*\b(?:later|earlier|until|before|more|less)\b)[^\p{L}\p{N}]*(?:(?:but|and|with|half[- ]term|easter|there (?:is|are|will be)|please note|nb|note|we (?:have|will have)|will be|it is)[: ]+)*(?:no|none|not|nothing|never|(?:we )?skip(?:ping|s)?|except(?:ing)?|excluding|excl\.?|other than|apart from)\b(?:[^.;!?\n]|i\.e\.){0,44}$/u,
  noneThen:
    /\b(?:so|hence|meaning|and) (?:there (?:is|are|will be) |we have )?no (?:[a-z][a-z-]* ){1,3}(?:that|this) (?:day|week|evening|night|morning|time)\b/,
  closed: /\b(?:closed|off|break|shut)\b[^.;!?\n]{0,16}$/,
  lastOne: new RegExp(
    `^[^\\p{L}\\p{N}]*(?:and |the |our |with )*(?:(?:last|final)(?: ${one})?(?: (?:is|are|on|will be))*|finishing|ending|to finish)(?: on)?[: ,–-]*(?:the )?$`,
    "u",
  ),
  firstOne: new RegExp(
    `^[^\\p{L}\\p{N}]*(?:and |the |our |with )*(?:(?:first|next)(?: ${one})?(?: (?:is|are|on|will be))*|starting|beginning|commencing|starts|begins)(?: back| again)?(?: on)?[: ,–-]*(?:the )?$`,
    "u",
  ),
  runsFrom: /\b(?:from|starting|beginning|effective|as of)\b[^.;!?]{0,24}$/,
  goesOn: /^[^\p{L}\p{N}]*(?:and |thereafter|after that|from then on|then|continuing|followed by)/u,
  sameDates: /\bsame (?:dates?|days?|weeks?)\b/,
  forEach: /\b(?:both|all|each|every)\b/,
  nextOne: /\bnext\b/,
  ofDawn:
    /\b(?:(?:slab|concrete) pour|pour slab|scaffold\w*|crane|toolbox|skip (?:arrives|delivery)|removal (?:men|van)|park ?run|(?:half |ultra)?marathon|triathlon|duathlon|(?:long|dawn|early|training) runs?|gun|(?:garage|yard|boot) sales?|car boot|farmers['’]? market|birding|birdwatching|bird walk|dawn|boot ?camp|(?<=\d )drop|drop[- ]?off|school run)\b/,
  ofNight:
    /\b(?:open[- ]mic|mic night|(?:folk|trad|jam|jazz|blues|session) (?:session|night|jam)s?|karaoke|comedy|live music|dj|stargazing|bat walk)\b/,
  sameTime:
    /\b(?:same|usual) (?:(?:place|venue|room|day|date) (?:and|&) )?(?:times?|timings?|hours?)\b|\bsame (?:again|as (?:usual|before|above))\b/,
  forAll: new RegExp(
    `(?<!\\b(?:before|after) )\\b(?:all|each|every|both) (?!day\\b|ages\\b|(?:are )?welcome\\b|proceeds\\b|tickets\\b|seats\\b|money\\b|abilities\\b|levels\\b|the best\\b)(?:the |our |other |${weekday} )?[a-z]+|\\beverywhere\\b|\\b(?:unless|except where|except when) (?:\\w+ )?(?:stated|noted|marked|shown|indicated|listed|otherwise|we say|says|specified|advised)|\\b(?:all|both|each)(?: start(?:ing)?)?(?: at| from)? (?=(?!23)\\d\\d?(?:[.:h]\\d\\d)?(?: ?(?:[ap]\\.?m\\b|[-–,])|\\W*$))|\\botherwise (?:stated|noted)|\\bon (?:race|match|game|show) ?days\\b|\\b(?:start|starting|kick-?off) times?\\b|\\b(?:works?|cleaning|closures?|visits|collections|deliveries) (?:will )?(?:takes? place|(?:be )?(?:carried out|done|made)|runs?|are) (?:from|between) |\\b(?:matches|games|sessions|lessons|classes|talks|lectures|concerts|meetings|races|evenings|rehearsals|shows|walks|fixtures|films|screenings) (?:all )?(?:are |usually |normally |always )*(?:start|starts|begin|run|at|from|kick off|meet|are)\\b`,
  ),
  besideDay: {
    article: /\bthe $/,
    before: /^ ?before(?:hand)?(?! \d|(?: the)? [a-z]*day\b)/,
    after: /^ ?after(?:wards)?(?! \d|(?: the)? [a-z]*day\b| (?:lunch|school|work|dinner|tea)\b)/,
    sameWeek: /^ (?:of )?(?:that|the same) week\b/,
  },
  deadline: /\b(?:by|before|due|until|deadline|closes?|latest|no later than|since|from)\b/,
  closesAt:
    /\b(?:by|before|until|till|due|deadline|clos(?:es|ing|e)|ends?|expires?|expiring|no later than|latest|up ?to)\b/,
  between:
    /\b(?:i|i['’]ll|i['’]m|let (?:me|us)|call|ring|phone|text|e-?mail|reply|respond|rsvp|confirm|send|pay|book(?! (?:club|fair|sale|group|launch|swap))|order|register|sign up|speak|talk (?:to|with|then|soon|about it))\b/,
  lasting:
    /\b(?:clos(?:ed|ures?)|shut|off|out|away|leave|holidays?|runs?|running|shows?|showing|exhibitions?|display|season|festival|tour|continu(?:es?|ing)|lasts?|stays?|staying|visiting|works?|roadworks|diversions?|suspended|in (?:force|place)|unavailable|reduced|restrictions?)\b/,
  arrives:
    /\b(?:be (?:there|here|ready|seated|on site|at \w+(?: \w+)?)|(?:everyone|everybody|all|you|kids|players|learners|pupils|children) (?:there|here|at \w+)|get there|arrive|arriving|arrivals?|please come|come|turn up|warm[- ]?up|sign[- ]?in|check[- ]?in|registration|call time(?: for us)?)(?: (?:there|here|early))?,?(?: (?:opens|is|from|by|for|at|no later than|about|around))* ?$/,
  timesIn:
    /\b(?:all|listed|any|above|below|following|event|start)? ?times?(?: (?:are|is|shown|given|listed|quoted|stated|displayed|noted|above|below|here|all|in|as|local|to))*[: ]*(?:\p{L}+ \()?$/u,
  begins:
    /^[\s,;.–—(-]*(?:(?:we|we['’]ll|everyone|all|please|to|it|which|time|will|be) )*(?:meet(?:ing)?|gather(?:ing)?|assemble|arrive|arrivals?|start(?:s|ing)?|begin(?:s|ning)?|kick(?:s|ing)?[- ]?off|throw[- ]in|pick[- ]?up|collect(?:ion)?|doors(?: open)?|gates(?: open)?|opens?|depart(?:s|ing)?|leaves?|leaving|set(?:ting)? off|be there)(?: (?:up|there|time))?(?: (?:at|from|by|around|about|for))?[: ]*$/u,
  comesBack: new RegExp(
    `^\\W*(?:(?:and|but|then|power|supply|water|which|we|we['’]ll|you|they|cars|vehicles|it|is|are|be|due|ok(?:ay)?|should|will|can|may|go|come|expect(?:ed|s)? to|hope to|aim to|to|est\\.?|estimated|approx\\.?|probably|likely|all|everyone) )*${isOver}${towardsHour} ?$|\\b(?:(?:expect(?:ed|s)?|hop(?:e|ing)|aim(?:ing)?|due|likely|scheduled|planned) to|should|will|we|we['’]ll)(?: all)? (?:be )?${isOver}${towardsHour} ?$|\\b(?:until|till|til) ?$`,
  ),
  atHome:
    /\bhome(?: (?:games?|matches|fixtures|ties))?(?: \([^)]*\))?(?: (?:all )?(?:starts?|begins?|are|at|kick off|ko))*:? $/,
  awayFromHome:
    /\baway(?: (?:games?|matches|fixtures|ties))?(?: \([^)]*\))?(?: (?:all )?(?:starts?|begins?|are|at|kick off|ko))*:? $/,
  homeMark: /(?:^|[\s(|,])(?:h|home)(?=$|[\s)|,])/,
  awayMark: /(?:^|[\s(|,])(?:a|away)(?=$|[)|,]|\s{2,}|\s*$)/,
} as const;
