import { placeChoice } from "@/lib/extraction/rules/languages/place-weights";
import { givenNames } from "./details/given-names";
import { streetSuffixes } from "./details/streets";
import { nounsOfPlaces } from "./words/place-nouns";

const phrase = "[^.;!?()\\ue000\\n]";

const streets = [
  ...streetSuffixes,
  "tce",
  "park",
  "parade",
  "pde",
  "plaza",
  "nagar",
  "marg",
  "cross",
  "main",
].join("|");

/** English words that tell where an event is. */
export const placeWords = {
  ...placeChoice,
  noun: new RegExp(
    `^(?:[\\p{L}\\p{N}'’.&-]+ ){0,6}(?:${nounsOfPlaces.join("|")})(?: (?:[a-z]|[a-z]?\\d+[a-z]?|upstairs|downstairs))?$`,
    "u",
  ),
  hasNoun: new RegExp(`\\b(?:${nounsOfPlaces.join("|")})\\b`, "u"),
  address: new RegExp(
    `\\b\\d+[a-z]?(?:[/-]\\d+[a-z]?)? (?:[\\p{L}'’.-]+ ){1,4}(?:${streets})\\b|\\b(?:${streets}) \\d+\\b|\\p{L}(?:str\\.|straße|strasse|gasse|weg|platz|ufer|allee) ?\\d+|\\b(?:rue|via|calle|rua|piazza|plaza) [\\p{L}' -]{3,30}\\d+`,
    "iu",
  ),
  lead: /^(?:sharp (?:from )?|(?:is |be |are |will be |held |meet(?:ing)? |start(?:ing|s)? |gather(?:ing)? |upstairs |downstairs |out |over |back |down |up |live )*(?:at|in|@|on|by|outside|inside|near|opposite|venue:?|where:?|location:?|place:?|room:)\s+)(?:the )?|^the /iu,
  properArticle: /The $/u,
  behindName: /^(?<name>.{3,}?),? (?:at|in|@) (?:the )?(?<place>[^,]{3,})$/iu,
  namedByPlace:
    /\b(?:reservation|table|viewing|appointment|dinner|lunch|breakfast|brunch|drinks|coffee|movie|jazz|live|stay|check-?in|day|night|evening|weekend)$/iu,
  label:
    /^(?:where|venue|location|place|at|address|room|ground|site|meeting point|meet(?:ing)? at|pick-?up (?:location|point)|branch|clinic address|theatre|track|clinic|campus|court|hall|loc(?:ation)? ?\d*|hospital|hotel|school|property|delivery address|studio|pitch|pool|gym|dept|department)(?: \(.*\))?$/,
  same: /^(?:same|usual)\b/,
  sharing:
    /\b(?:all|both|each|every|always|usually|normally|programme|events|sessions|classes|meetings|games|matches|concerts|dates)\b/,
  ofTwo: /^\W*both\b/,
  unless: /\b(?:unless|except|otherwise)\b/,
  forHome: new RegExp(
    `\\b(?:home (?:games?|matches|match|fixtures?|ties|meets?|ground|venue|field)|h) ?(?:are |is |all )*(?:played |held )?(?:at |in |\\(|: |[-–=] )(?:the )?(?<place>${phrase.replace("]", ",]")}{3,50})`,
    "iu",
  ),
  home: /\bhome\b|\bHome\b|\bHOME\b|(?:^|[\s(|])H(?:[\s)|]|$)|\bvs?\.? /u,
  away: /\b[Aa]way\b|\bAWAY\b|(?:^|[\s(|])A(?:[\s)|]|$)|(?:^|\s)@ /u,
  nowhere:
    /\b(?:due|deadline|clos(?:es?|ed|ing)|opens for|applications?|apply|submi\w+|register(?:ed)?|rsvp|repl(?:y|ies)|respond|nominations?|entries|orders?|sign[- ]?ups?|book(?:ings?)? (?:opens?|by)|pay(?:ment|able)?|paid|balance|deposit|invoices?|fees?|subscriptions?|subs|forms?|returns?|papers?|results?|renew\w*|expir\w+|refunds?|on sale|sale ends|early[- ]bird|holidays?|half[- ]term|mid[- ]term|breaks?|inset|no (?:school|class(?:es)?)|term (?:starts|ends|\d)|(?:last|first) day|bank holiday|posted|published|announced|released|send|tell|call|phone|email)\b/,
  sentence:
    /\b(?:is|are|was|were|will|be|please|pls|we|you|don['’]t|has|have|had|to|must|your|keep|bring|not|no|for|if|by|with)\b/,
  never:
    /^(?:h|a|away|tb[acd]|ours|otherwise|\d{1,2}(?:st|nd|rd|th)|(?:(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october)(?: \d.*)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun) \d.*|(?:everyone|everybody|anyone|members|not|no|yes|new|free|surnames)\b.*|(?:the )?(?:home|work|door|end|start|beginning|back|front|top|times?|moment|weekend|morning|afternoon|evening|night|year|term|season|event|person|advance|full|total|class|pairs|groups?|support|aid|memory|all|general|particular|case|cost|price|discretion|attendance|public|private|progress|short|our|your|my|their|it|this|that|large|least|noon|midnight|dawn|dusk|lunch|dinner|breakfast|once|last|first|present|late|early|sharp|onwards?)|\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?|an? .*|.*\b(?:is|are|was|were|will|please|bring|tickets?|welcome|register|per|includ\w+|provided|only)\b.*)$/,
  person:
    /^(?:dr|mr|mrs|ms|miss|prof|professor|rev|revd|fr|father|sister|pastor|rabbi|coach|nurse|sir|dame|hosted by|led by|with|by|speaker|chair)\b/,
  givenNames,
  article: /^the /,
  anyArticle: /^the /i,
  capitalised:
    /^(?:(?:of|the|and|at|de|la|on|&|’s) )*(?:["'“(]?[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*)(?: (?:of|the|and|at|de|la|on|&|[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*))*$/u,
} as const;
