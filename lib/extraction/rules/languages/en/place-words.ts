import { givenNames } from "./details/given-names";

const phrase = "[^.;!?()\\ue000\\n]";
const nouns =
  "room|rm|hall|chapel|church|church hall|gym|gymnasium|field|park|centre|center|library|theatre|theater|auditorium|cafeteria|canteen|pavilion|clubhouse|club house|clubrooms?|lobby|foyer|kitchen|gardens?|court|courtyard|lot|car park|parking lot|gallery|galleries|studio|stage|tent|marquee|lounge|bar|pub|arms|inn|hotel|house|cathedral|mosque|masjid|synagogue|temple|school|college|university|campus|building|tower|stadium|arena|grounds?|pool|beach|lake|bay|pier|pier head|wharf|harbou?r|station|airport|terminal|gate|square|plaza|market|market place|green|reserve|oval|barn|farm|vicarage|rectory|exchange|legion|hospital|clinic|offices?|boathouse|yard|laboratory|lab|basement|rooftop|terrace|deck|ballroom|sanctuary|dojo|rink|entrance|flagpole|annexe?|suite|wing|shed|hut|museum|playground|forest|woods|trailhead|lodge|mill|mansion|manor|castle|fort|depot|factory|brewery|vineyard|winery|winery|restaurant|café|cafe|diner|bakery|bookshop|books|pharmacy|surgery|bowlo|rsl|sailing club|community shed|village hall|town hall|community room|staff room|floor|level \\d+|bay \\d+|pitch|track|course|range|ring|hbf|abbey|priory|parish|cemetery|crematorium|funeral home|embassy|consulate|court ?room|conference room|board ?room|meeting room|classroom|lecture theatre|lecture hall|fairgrounds|showground|racecourse|marina|jetty|wharf|dock|quay|mandapa|mahal|bhawan|bhavan|hangar|workshop|garage|warehouse|zoo|aquarium|observatory|planetarium|zoom|teams|google meet|webex|online|telehealth";
const streets =
  "street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|boulevard|blvd|square|sq|place|pl|court|ct|terrace|tce|row|hill|park|wharf|close|crescent|cres|grove|gardens|quay|mews|parade|pde|highway|hwy|parkway|pkwy|circle|cir|plaza|nagar|marg|cross|main";

/** English words that tell where an event is. */
export const placeWords = {
  noun: new RegExp(
    `^(?:[\\p{L}\\p{N}'’.&-]+ ){0,6}(?:${nouns})(?: (?:[a-z]|[a-z]?\\d+[a-z]?|upstairs|downstairs))?$`,
    "u",
  ),
  address: new RegExp(
    `\\b\\d+[a-z]?(?:[/-]\\d+[a-z]?)? (?:[\\p{L}'’.-]+ ){1,4}(?:${streets})\\b|\\b(?:${streets}) \\d+\\b|\\p{L}(?:str\\.|straße|strasse|gasse|weg|platz|ufer|allee) ?\\d+|\\b(?:rue|via|calle|rua|piazza|plaza) [\\p{L}' -]{3,30}\\d+`,
    "iu",
  ),
  lead: /^(?:(?:is |be |are |will be |held |meet(?:ing)?(?: up)? |start(?:ing|s)? |gather(?:ing)? |upstairs |downstairs |out |over |back |down |up |live )*(?:at|in|@|on|by|outside|inside|near|opposite|venue:?|where:?|location:?|place:?|room:?)\s+)(?:the )?|^the /iu,
  properArticle: /The $/u,
  innerLead: /^.*\s(?:at|in|@|outside|from)\s+(?:the )?(?=\p{Lu})/u,
  behindName: /^(?<name>.{3,}?),? (?:at|in|@) (?:the )?(?<place>[^,]{3,})$/iu,
  namedByPlace:
    /\b(?:reservation|table|viewing|appointment|dinner|lunch|breakfast|brunch|drinks|coffee|movie|jazz|live|stay|check-?in|day|night|evening|weekend)$/iu,
  label:
    /^(?:where|venue|location|place|at|address|room|ground|site|meeting point|meet(?:ing)? at|pick-?up (?:location|point)|branch|clinic address|theatre|track)$/,
  meetAt: new RegExp(
    `\\b(?:meet(?:ing)?(?: point| up)?(?: is| us)?|gather(?:ing)?|assemble|starts?|starting|held|venue(?: is)?|location(?: is)?|where)(?: at| in| by| outside| @|:)\\s+(?:the )?(?<place>${phrase.replace("]", ",]")}{3,60})`,
    "iu",
  ),
  forAll: [
    new RegExp(
      `\\b(?:all|both|every|each|most)\\b(?! times?\\b[^.;!?]{0,24}\\b(?:in|as) \\p{L}{2,5}\\b)[^.;!?]{0,60}?(?:\\b(?:in|at|@)\\b|[,:–-])\\s(?:the )?(?<place>(?!\\d|noon|least|once)${phrase}{3,70}?)(?=\\s*(?:[.;!?(\\n\\ue000]|,? (?:unless|except|starting|from|at \\d|please|and (?:are|is|start|begin|last))|$))`,
      "iu",
    ),
    new RegExp(`\\b(?:in|at|@) (?:the )?(?<place>${phrase}{3,50}?),? (?:unless|except)\\b`, "iu"),
    new RegExp(
      `\\b(?:venue|location|where|place)s? ?(?:is|:|-|–) (?:the )?(?<place>${phrase}{3,60}?)(?=,? (?:unless|except|for all)|[.;!?\\n\\ue000]|$)`,
      "iu",
    ),
  ],
  forHome: new RegExp(
    `\\b(?:home (?:games?|matches|match|fixtures?|ties|meets?|ground|venue|field)|h) ?(?:are |is |all )*(?:played |held )?(?:at |in |\\(|: |[-–=] )(?:the )?(?<place>${phrase.replace("]", ",]")}{3,50})`,
    "iu",
  ),
  home: /\bhome\b|\bHome\b|\bHOME\b|(?:^|[\s(|])H(?:[\s)|]|$)|\bvs?\.? /u,
  away: /\b[Aa]way\b|\bAWAY\b|(?:^|[\s(|])A(?:[\s)|]|$)|(?:^|\s)@ /u,
  never:
    /^(?:h|a|away|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|everyone|everybody|anyone|members|not|no|yes|new|free|surnames .*|track [a-z])\b.*|(?:the )?(?:door|counter|end|start|beginning|back|front|top|time|times|same time|place|venue|latest|moment|weekend|morning|afternoon|evening|night|year|term|season|event|drop|drop-in|forum|conversation|parallel|person|advance|full|total|class|pairs|groups?|teams of .*|support|aid|honou?r|memory|concert|festival scale|scale|home|work|all|which|general|particular|case|cost|price|rate|discretion|attendance|school days?|public|private|play|use|progress|line|part|short|half-term|our|your|my|their|his|her|us|you|me|them|him|it|this|that|large|site|least|noon|midnight|dawn|dusk|sunset|sunrise|lunch|dinner|breakfast|once|last|first|present|late|early|free|sharp|onwards?|church (?:please|time))|\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?|(?:a|an) .*|\d+ (?:x )?(?:double|twin|single|standard|family|king|queen|deluxe|en-?suite)\b.*|.*\b(?:is|are|was|were|will|please|bring|tickets?|free|members?|adults?|children|kids|welcome|bookings?|booking|register|each|per|head|includ\w+|incl|provided|served|only|lunch|supper|tea|coffee|drinks?|hours?|minutes?|mins?|weeks?|days?|party|meeting|class|lesson|training|practice|concert|talk|lecture|seminar|workshop|deadline|due|quiz)\b.*)$/,
  person:
    /^(?:dr|mr|mrs|ms|miss|prof|professor|rev|revd|fr|father|sister|pastor|rabbi|coach|nurse|sir|dame|hosted by|led by|with|by|speaker|chair)\b/,
  givenNames,
  article: /^the /,
  anyArticle: /^the /i,
  capitalised:
    /^(?:(?:of|the|and|at|de|la|on|&|’s) )*(?:["'“(]?[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*)(?: (?:of|the|and|at|de|la|on|&|[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*))*$/u,
} as const;
