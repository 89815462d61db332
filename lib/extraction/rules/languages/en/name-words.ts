import { eventNouns } from "@/lib/extraction/rules/languages/en/words/events";
import { nameWeights } from "@/lib/extraction/rules/languages/name-weights";
import { streetSuffixes } from "./details/streets";
import { unnamed, verbParticles } from "./details/titles";
import { askedNames, introducedNames } from "./introduced-names";
import { nameSentences } from "./name-sentences";
import { nounsOfPlaces } from "./words/place-nouns";

const moreEventNouns =
  "agm|egm|assembly|auction|awards?|bake sale|ball|bazaar|blitz|carnival|ceilidh|celebration|choir|clinic|club|cocktails?|committee|communion|competition|contest|course|cruise|cup|deliver(?:y|ies)|derby|disco|drop-?in|eucharist|evening|excursion|exhibition|expo|fair|f[eê]te|fest|festival|fixture|friendly|fundraiser|gala|gathering|grading|inspection|jam|jumble sale|kick-?off|launch|march|market|mass|matinee|meetup|meet-up|mixer|night|nets|opening|open day|open house|open mic|outing|parade|payment|photos?|plant sale|potluck|prayers?|premiere|procession|puja|quiz|race|raffle|recital|registration|regatta|repairs?|retreat|reunion|ride|rite|sale|screening|service|sing-?along|social|supper|swap|symposium|table quiz|tasting|tidy|tournament|town ?hall|trials?|trivia|vaccination|vigil|voting|wake|walk|working bee|work party|worship|iftar|bingo|hui|lock-in|performance|demonstration|hearing|election|polling|holiday|half[- ]term|term|defence|defense|viva|examination|colloquium|keynote|panel|plenary|banquet|check-?up|scan|x-ray|test drive|induction|refresher|livestream|stream|broadcast|release|maintenance|outage|works|closure|due|handover|move|collection|pick-?up|drop-?off";

const whose = "(?= (?:the|our|my|your|this) )";
/** `We've had to postpone`, `How about we push`, `Can we move`: what is done to the plan, before the plan. */
const movedLead = `(?:(?:how about|can|could|shall) )?(?:(?:i|we)(?:['’](?:ve|re|ll|m)| have| are| will| am)?(?: (?:also|now|just|had|have|need|going|to)){0,4} )?(?:(?:postpon(?:e|ed|ing)|reschedul(?:e|ed|ing)|prepon(?:e|ed|ing)|push(?:ed|ing)?(?: back)?|bump(?:ed|ing)?)${whose}|(?<=(?:i|we)\\b.{0,24})(?:mov|shift|chang|switch)(?:ed|ing)${whose}|(?:mov|shift|chang|switch)(?:e|ed|ing)?(?= (?:the|our|my|your|this) (?:[\\w'’-]{1,16} ){0,2}(?:${eventNouns}|${moreEventNouns})$))`;

/** English words that tell the name of an event from what stands beside it. */
export const nameWords = {
  unnamed,
  weights: nameWeights,
  sentences: nameSentences,
  introduced: introducedNames,
  asked: askedNames,
  subject: /^(?<name>[^.;:!?,]{2,50}?) (?:is|are|will|has|have|was|were|can|may)\b/iu,
  abbreviation:
    /^(?:dr|mr|mrs|ms|mx|prof|st|rev|fr|sr|jr|no|nos|vs?|approx|incl?|hon|gr|cnr|rd|mt|ft|sgt|capt|bros|co|dept|tel|ext|etc|\p{L}*str|assoc|ave|av|blvd|bldg|rm|rs|p\.?a|e\.?g|i\.?e|[a-z]|[ap]\.?m|(?:[a-z]\.)+[a-z]?)$/u,
  lettered:
    /\b(?:room|rm|theatre|theater|hall|block|building|wing|gate|platform|pitch|court|lab|studio|suite|class|group|track|level|ward|zone|bay|stand|unit|screen|stage|terminal|plan|option) [a-z]\.$/,
  bareDuty:
    /^(?:rsvp|r\.s\.v\.p\.?|repl(?:y|ies)|respond|responses?|register|registrations?|registration (?:closes|deadline)|book(?:ings?)?|sign[- ]?ups?|pay(?:ment)?|payment due|orders?|appl(?:y|ications?)|entries|enrol(?:ment)?|deposit|confirm|confirm (?:your )?(?:attendance|place)|let (?:me|us) know|tickets?|deadline)$/,
  owed: /^(?:subs|rents?|consent|nominations?)$/,
  bareReply: /^(?:rsvp|r\.s\.v\.p\.?|repl(?:y|ies)|respond|responses?|let (?:me|us) know)$/,
  dutyTo: /^[^.;:\n\d]{0,24}?\bto (?<who>\p{Lu}[\p{L}'’-]+)(?! (?:st|street|rd|road))/u,
  dutyNames: {
    owed: " due",
    to: (duty: string, who: string): string => `${duty} to ${who}`,
    for: (duty: string, event: string): string => `${duty} for ${event}`,
  },
  acronyms:
    /^(?:agm|egm|apcm|pcc|nato|bbq|mot|pta|hoa|uk|usa|us|eu|un|uae|nz|bcp|rsvp|dj|tv|it|hr|pr|ai|ml|ui|ux|gp|nhs|mri|ecg|eeg|iv|pe|pt|sat|gcse|ceo|cto|cfo|vp|q[1-4]|id|faq|diy|ymca|wi|ra|oap|bst|gmt|utc|rfp|api|bsc|msc|phd|hsc|p&c|q&a|r&d|asap)$/,
  smallWords: /^(?:a|an|the|of|for|and|or|in|on|at|to|with|by|from|de|la|&)$/,
  lead: new RegExp(
    `^(?:(?:(?:hi|hey|hiya|hello|dear)(?: \\p{L}+){0,2}(?=,)|oh|ok(?:ay)?|btw|guys|(?:take |public )?notice (?:is )?(?:hereby )?(?:given )?that|be advised that|and|but|or|so|also|then|plus|just|that|as usual|please|pls|kindly|reminder(?: (?:about|of|for|that))?|nb|note|ps|p\\.s|update|fyi|new(?! (?:year|zealand|york|moon))|save the date|don't forget|do not forget|remember|next up|finally|first|secondly|lastly|meanwhile|otherwise|however|there (?:is|are|will be)|you(?:['’]re| are) (?:all |warmly |cordially )?(?:invited|going) to|(?:come (?:and )?)?(?:join us|celebrate with us) (?:for|at)|we have|come to|come along to|announcing|introducing|upcoming|subject|re|fwd?|event|title|what|topic|description|name|activity|notice of|invitation to|(?:you are )?(?:hereby )?(?:requested|required|asked) to (?:attend|appear)(?: for)?|${movedLead})(?:[:,!]?\\s+|\\s*[:!]\\s*)|\\(?(?:\\d{1,2}[.:]|[\\da-z]{1,3}\\))\\s+|[*☐✓]\\s)`,
    "iu",
  ),
  article:
    /^(?:[Tt]he|THE|[Aa]n?|[Oo]ur|[Yy]our|[Mm]y|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Tt]his|[Tt]hese|[Tt]hose|[Ss]ome)\s+(?=\p{Ll}|(?<=\p{Ll}\p{Ll}\s+)\p{Lu}{2})/u,
  ownLabel:
    /^(?:title|event|what|subject|topic|name|show|film|flight|train|ferry|sailing|course|class|service|appointment|procedure|clinic|match|session|talk|lecture|activity|meeting|summary|event name|event title|reason|purpose|occasion|treatment|visit|workshop)$/,
  otherLabel:
    /^(?:where|venue|location|place|address|room|when|times?|dates?|day|date (?:&|and) time|starts?|ends?|from|to|until|price|cost|fees?|entry|admission|tickets?|contact|rsvp|dress(?: code)?|phone|tel|mobile|e-?mail|speakers?|hosts?|organi[sz]er|with|guests?|attendees|participants|notes?|remarks|duration|zoom|link|url|website|meeting (?:id|link|no)|passcode|pin|dial-?in|status|type|seats?|order(?: no)?|booking(?: no| ref| reference)?|reference|ref|our ref|passenger|patient|client|customer|parking|bring|wear|details|info|more info|category|ages?|level|capacity|sent|cc|bcc|applicant|file|present|apologies|chair|minutes|doctor|dr|driver|agent|stylist|nurse|vet|provider|instructor|teacher|coach|tutor|agenda|dept|department|total|paid|amount|food|menu|gate|platform|terminal|carrier|airline|confirmation|pnr|check-in|check-out|departs?|arrives?|on|at|hours)$/,
  tail: /[,:]? (?:as (?:usual|ever|always|normal)|back to normal|got (?:re\w+|moved|changed)|stays|itself|is locked|(?:is )?confirmed|(?:to )?[\w.+-]{1,64}@\S|which|who|whom|whose|where|because|since|so that|in order to|as long as|unless|if|when|while|although|whilst|please|pls|for (?:more|further|details|info|tickets)|tickets (?:from|are)|entry (?:free|is|by)|all welcome|everyone welcome|no (?:booking|charge|need)|of my|be there|due to|owing to|following|(?:right|straight|directly|immediately|shortly) after|afterwards|same (?:day|evening|night|time|place)|(?<=, )(?:i'm|we're|you're|it's|they're|i|we|you|it|they|he|she))\b|[:;] (?:i|we|you|they|it|every|all|max|send|upload|use|reply|no)\b|[,;:.–-] ?(?:see|contact|call|ring|phone|e-?mail|tel|text|bring|wear|rsvp|tickets?|admission|entry|free)\b|\s+[–-]\s+(?:free|please|see|bring|no|all|rsvp|tickets?|contact|don't)\b| free$|[,;] (?:£|\$|€|₹|rs\.?) ?\d|\s+\(?(?:£|\$|€|₹) ?\d.*|, (?:an?|the|our|your|some|bring|please|see|all|no|free|only|not|with|tickets?|and (?:then|please|we|you|bring)) .*|[!?]+ .*/iu,
  dangling: new RegExp(
    `(?:(?:\\s+|[,;:]\\s*)(?:at|for|from|to|by|of|with|and|or|the|an?|is|are|was|were|be|will|will be|has been|have been|until|till|between|before|after|during|starting|starts?|begins?|beginning|commences?|held|takes? place|taking place|scheduled|located|around|about|due by|no later than|not later than|every|each|as|this|next|which|that|both|also|now|then|up to|later than|please)|(?<!\\b(?:switch|${[...(verbParticles.get("in") ?? [])].join("|")}))\\s+(?:in|on))$`,
    "iu",
  ),
  preamble:
    /^(?:[\p{Lu}][\p{L}'’-]+|(?:if|when|once|after|before|on|in|at|for|as|with|while|since|although|because|due to|owing to|following|further to|please note|subject to|weather permitting|finally|also|meanwhile|then|next|first(?:ly)?|second(?:ly)?|lastly)\b[^,]*), /iu,
  dayNoun: /^(?:nights?|evenings?|days?|mornings?|afternoons?)\b/i,
  beforeDayNoun:
    /(?:^|[^\p{L}])(?:this|that|every|each|the|in|at|on|of|by|and|or|to|for|from|until|till|all|any|an?|last|next|same|one|per|both|late|early|mid|following|previous|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|tomorrow|yesterday|today|\d\w*)\s+$/iu,
  pronoun:
    /^(?:it|its|this|that|these|those|they|them|we|us|i|me|you|he|she|him|her|who|which|what|there|here|everyone|everybody|all|both|each|one|ones?|the (?:first|last|next|latter) one|first one|last one|next one|such|anyone|someone|somebody|nobody|none|others?)$/,
  money:
    /[£$€₹]\s?\d|\b(?:rs\.?|usd|eur|gbp|sgd|inr|aud) ?\d|\d ?(?:€|kr|usd|eur)\b|^(?:about |some |approx\.? )?\d+ ?(?:min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?)$/,
  address: new RegExp(
    `\\d+[a-z]? [a-z'’. ]{2,24}\\b(?:${[...streetSuffixes].join("|")}|tce|park)\\b|\\b(?:floor|level|room|rm|hall|building|terminal|studio|wing|bay|suite|unit|lecture hall|theatre|lab) ?\\d|\\b[a-z]{1,2}\\d[\\da-z]? \\d[a-z]{2}$|\\b[a-z]{2} \\d{5}$|\\b(?:nsw|vic|qld|tas|act) \\d{4}$|^(?:at|in|venue|where|location|upstairs|downstairs|meet at|meeting point|outside)\\b|\\b(?:st|str|rd|ave|blvd|straße|strasse)\\.? \\d|(?:str\\.?|straße|strasse|gasse|platz|ufer|allee|weg) \\d`,
  ),
  contact:
    /@[a-z0-9.-]+\.[a-z]|\b(?:tel|phone|call|ring|text|e-?mail|contact|whatsapp|questions|queries|enquiries|inquiries|details|info|rsvp to|see)\b[: ]|\+?\d[\d ()-]{7,}|https?:|www\.|\b(?:charity|company|registration|reg\.?) (?:no|nr|number)\b/,
  command:
    /^(?:who's in|anyone|can (?:any|some)\w+|fancy an?|shall we|create|add|put|schedule|set (?:up )?(?:an?|my|the)|make (?:an?|my|the)|book (?:an?|my|the|us|me)|mark|remind|arrange|i|i ?'m|i've|i'd|we have|we are|we're|can you|could you|(?:\w+ )?(?:wants?|needs?) to)\b (?!club|group|swap|of\b)/,
  instruction:
    /^(?:bring|wear|show|see|call|ring|text|email|meet|arrive|use|enter|reply|click|ask|speak|talk|look|watch|tell|let|allow|come|get|have|turn|go|make|note|do|don't|please|leave|pick|keep|remember|start at|ends? at|doors|gates|kick-?off|throw-in|refreshments|first one|last one|next one|no|not|only|closes?|in case|if|thanks?|thank you|welcome|good|great|hope|sorry|when|as|with|for|until|from|by|at|in|on|of|to|should|will|is|are|was|were|can|could|would|must|may|has|takes|lasts)\b/,
  request:
    /^[\s*•–-]*(?:(?:please|pls|hi|hey|hello|kindly|also|then|and)[,!]? )*(?:(?:can|could|would|will) you (?:please )?)?(?:i (?:need|want|would like) (?:you )?to (?:add|put|create|make|set up|schedule|book|reserve|plan) |(?:add|put|create|schedule|mark|remind me|arrange|make|set up|block(?: off)?|enter|insert) (?:an? |the |my |me |in |our |on |event |\p{L}+ ){0,2}|i (?:need|want|have|would like|'d like|am|'m|desire) |i'm |i'd like )/u,
  auxiliary:
    /^(?:bus(?:es)?|coach(?:es)?|minibus|doors?|gates?|kick-?off|throw-in|registration|refreshments|check-?in|arriv\w+|drinks|teas?|coffee|supper|break|parking|box office|bar|canteen|café|cafe|tickets?|set-?up|pack-?down|warm-?up|meet|lunch)\b/,
  remark:
    /^(?:party of \d+|(?:table for )?\d+ (?:guests?|people|persons|adults?|covers)\b.*|(?:find|get|buy|book) (?:tickets?|now)|\w+ availability|(?:sales|selling) .*|now (?:on|showing)\b.*|coming soon|full|(?:\d+ )?(?:attendees|\w+ left)|(?:hi|hey|hiya|hello|dear)(?: [a-z'’]+){0,2}|(?:thanks?|thank you|many thanks|hope|sorry|apologies|congratulations|well done|happy to|looking forward|good (?:news|luck|morning|evening))\b.*|free(?: (?:entry|admission|of charge|event|parking))?|(?:all )?(?:all|everyone|everybody|non-members|visitors|beginners|newcomers|dogs|children|families|members|ages|abilities|levels|parents|residents)(?: (?:are|is))?(?: very| most)? welcome|no (?:booking|bookings|experience|charge|cover|need|dogs|cost)\b.*|sold out|limited (?:seats|places|spaces)|(?:light )?refreshments(?: provided| served| available)?|byo\w*|bring .*|doors?(?: open)?(?: at)?|works for me|(?:grab|nab|bag|save) (?:us )?(?:a|the|some) (?:table|spot|seats?).*|(?:had|have|need|going|decided) to (?:move|shift|change|switch|postpone|reschedule)|(?:since|because) .*|(?:yes|yep|yeah|sure|ok(?:ay)?|no),? (?:sorry|happy|fine|that|works|sounds|please|thanks|no)\b.*|(?:that |this |it )?(?:sounds|looks|works|suits)(?: (?:me|us))?(?: (?:good|great|fine|perfect|lovely))?(?: (?:to|for|with) (?:me|us))?|(?:grand|perfect|great|lovely|brilliant|super|excellent|wonderful|fab(?:ulous)?|cool|awesome|deal|sorted|agreed|noted|understood|got it|no (?:problem|worries|bother|probs)|sure(?: thing)?|of course|absolutely|fair enough|all good|will do|right|ace|spot on)(?: (?:stuff|so|then|at all))?|please|pls|plz|(?:works|suits|(?:fine|good|great|perfect) (?:by|for|with) (?:me|us|everyone|all|both))(?: (?:for|me|us|well|fine|better|best|but|though)\b.*)?|(?:two|three|four|\d+) (?:dates|slots|sessions|places|seats|spots|spaces)\b.*|same (?:time|place|day|times|venue|time and place|time, same place)|usual (?:time|place|venue).*|as usual|onwards?|sharp|prompt|tbc|tba|tbd|to be (?:confirmed|announced|decided)|cancelled|canceled|postponed|rescheduled|confirmed|new|instead|extended|approx\w*|adults?|children|kids|members?|guests?|concessions?|under \d+s?|per .*|each|am|pm|noon|midnight|local time|first come.*|weather permitting|rain or shine|retiring collection|cash bar|(?:your |the )?(?:booking|order|reservation|registration|payment|request|purchase|trip|place|seat|ticket|enrolment)s? (?:(?:is|has been|was|are|have been|now) )*(?:confirmed|complete|completed|received|accepted|booked|approved|reserved)|tickets?|online|in person|virtual|optional|mandatory|yes|no|ok|okay|thanks|thank you|and|or|to|for|with|home|away|[ha])[.!]*$/,
  weak: /^(?:costs?|price|method|season|public|(?:starts? )?back|meet|meets|meeting point|starts?|begins?|opens?|closes?|ends?|back|draw|date|day|time|times|when|where|who|what|dates?|event|session|sessions|term|office|hours?|window|register|change|lift|water|notification|details|summary|info|information|important|urgent|notice|attention|reminder|announcement|update|news|hello|welcome|all sessions|both days|depart|departs|departure|arrive|arrives|arrival|return|outward|duration|value|status|type|with|venue|location|place|note|notes|title|room|track [a-z]|day \d|week \d+|item|no|the event|last day|first day|last class|first class|next|exams|roster|shift|doors|kick-?off|talk|counsel|scores|trustees.*|deaths|upcoming|am|pm|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|fr|sa|do|mo|di|mi|so|mt|confirmed|booked|reserved|scheduled)$/,
  container:
    /\b(?:dates? (?:for|to|at)\b.*\b(?:diary|diaries|know|remember|fridge|note)|for your diar(?:y|ies)|what's (?:on|happening)|whats on|upcoming|coming (?:up|soon)|looking ahead|this (?:week|month|term|weekend)(?:'s)?$|next (?:week|month|sunday|term)|(?:key|important) dates|dates$|schedule|timetable|programme|program|agenda|itinerary|fixtures|calendar|listings?|line-?up|bulletin|newsletter|news|notices?|notes|diary|roster|rota|run of (?:show|day)|run-of-show|events?$|minutes of|minutes$|letter$|instructions|reminders?$|updates?$|season \d|term \d|week \d+|things|short version|quick (?:ones?|sync|update)|round-?up|summary|overview|wrap-?up|bookings?$|my bookings|tour dates|block \d{4}|on tour$|details$|call for|dates to know|(?:proudly )?presents?$)\b/,
  place: new RegExp(
    `^(?:at |in |@ )?(?:the )?(?:[\\p{L}\\p{N}'’.&-]+ ){0,5}(?:${nounsOfPlaces.join("|")}|door|upstairs|downstairs)(?: (?:[a-z]|\\d+[a-z]?))?$`,
    "u",
  ),
  sentence:
    /\b(?:is|are|was|were|will|would|has|have|had|can|could|should|must|may|might|'ll|'ve|'re|i'm|i|we|you|they|he|she|it|(?<!\b(?:christmas|xmas|leaving|birthday|work|office|staff|retirement|team|summer|farewell) )do|does|did|don't|doesn't|won't|can't|let)\b(?! (?:closed|due|off|out of|back on|payable|cancelled)\b)/,
  eventNoun: new RegExp(`\\b(?:${eventNouns}|${moreEventNouns})s?\\b`),
} as const;
