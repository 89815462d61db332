import type { SpokenHourWords } from "@/lib/extraction/rules/pack/number-words";

/** English: words about a bare number that make it an hour. */
export const spokenHours: SpokenHourWords = {
  timedNoun:
    /\b(?:lunch|dinner|brunch|breakfast|coffee|drinks|dentist|doctor|haircut|gym|yoga|pick-?up|music) $/,
  itemEnd: /^(?:\s*$|\n|[,;)!]|\.(?:\s|$))/,
  asked: /\b(?:does|do|would|will|is|could) $/,
  answer:
    /^ (?:works?|suits?|(?:be|is) (?:ok|okay|fine|good|possible|perfect)|ok|okay|good|fine|possible|sounds?|then|it is|so|pls|still)\b/,
  suits: /^ (?:work|suit)s\b/,
  article: / (?:the|an?) $/,
  named:
    /^(?: (?:am|pm))? (?:train|service|mass|show|showing|screening|performance|slot|bus|ferry|appointment|meeting|class|session|start|kick-?off|ko|throw-?in|tee(?:-?off)?|flight|departure|finish)\b/,
  opening:
    /\b(?:curtain up|curtain|starts?|kick-?off|ko|doors|show|film|begins|leaves|departs|(?:booked|reserved|table(?: is)?|set|down) for) $/,
  agreed:
    /\b(?:make it|now|still|(?:can|could|shall)(?: (?:we|u|you|i))? (?:do|make it|make|say)|(?:how|what) about|call it|so|righto?|(?:changed|moved|pushed|put back|brought forward)(?: it)? to|says) $/,
  agreedEnd:
    /^(?:ish)?(?:\s*(?:$|[,.;?!)])| (?:instead|not|tonight|tonite|today|on|at|if|then|pls|please|for|or|in|this|tomorrow|tmrw)\b)/,
  ours: /^ (?:here|our time|my time|ours|for (?:us|me))\b/,
  counted:
    /\b(?:chapters?|pages?|pp|rooms?|lessons?|weeks?|years?|yrs?|ks|forms?|class(?:es)?|stages?|levels?|floors?|houses?|flats?|wings?|gates?|bays?|zones?|plots?|tickets?|heats?|rounds?|sets?|groups?|kids|children|adults|players|teams|drew|grades?|ages?|aged|sizes?|verses?|questions?|exercises?|units?|parts?|items?|nos?|numbers?|sections?|won|lost|beat|psalms?|steps?|acts?|episodes?|seats?|rows?|tables?|lanes?|courts?|under|u|lots?|paras?|paragraphs?|clauses?|q|score[ds]?|ft|ht|vs?|odds|ratio|votes?|results?) $/,
};
