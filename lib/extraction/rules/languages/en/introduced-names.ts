import { eventNouns } from "@/lib/extraction/rules/languages/en/words/events";

/** What is booked, and so what a mail about it is about. */
const booked =
  "(?:reservation|booking|table|appointment|interview|consultation|viewing|fitting|lesson|class|session|stay|visit|trip|tour|flight|check-?up|test|exam|hearing|assessment|inspection|survey|scan|procedure|treatment|massage|haircut|tasting|collection|delivery|meeting|call|webinar|workshop|course|orientation|party|dinner|wedding|shift|service|booster|vaccination|screening|audition|trial|rental|transfer)";
const title = "(?:dr|mr|mrs|ms|st|prof)\\.";
const about = ` (?:at|with|for|from|to|in|on|by|of) (?:${title}|[^\\n.:;!?()]){2,60}?`;
/** Between a determiner and its noun. */
const adjectives = "(?:[\\p{L}'’-]{2,20} )";
const end = "(?=,? (?:is|are|has|have|was|were|will|on|at|which|that|as)\\b|[:;!?(]|\\.(?:\\s|$)|\\s*$)";

const introducing = (lead: string, name: string): RegExp =>
  new RegExp(`\\b${lead} (?<name>${name})${end}`, "iu");

/** How the mails of shops, surgeries and hosts begin. */
export const introducedNames: readonly RegExp[] = [
  introducing(
    "(?:your|(?:reminder|confirmation) (?:of|for|about) (?:an?|the))(?: (?:upcoming|next|new|recent|scheduled))?",
    `${adjectives}{0,3}?${booked}${about}|${adjectives}{1,3}?${booked}`,
  ),
  introducing(
    "(?:regist(?:ering|ered|ration)|sign(?:ing|ed) up|tickets?|rsvp['’]?d) (?:for|to)",
    "(?!the following|an? )[^\\n.:;!?()]{3,70}?",
  ),
  introducing(
    "you(?:['’]re| are| have been)(?: all| cordially| warmly)? invited(?::| to:?)?",
    "[^\\n.:;!?()]{3,70}?!?",
  ),
];

const determiner = "(?:an? (?:quick |short |brief )?|the |our |some |that |your )";
const article = `${determiner}?`;
const until =
  "(?= (?:on|at|this|next|in|by|from|before|after|around|with (?:you|me)|some ?time|tomorrow|tonight|today|(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*|\\d)\\b|[?.!,:;]|\\s*\\n|\\s*$)";
const plan = `(?<name>(?:[\\p{L}\\d&/'’-]{1,20} ){0,3}?(?:${eventNouns}|chat|catch-?up|viewing|fitting|pint|curry|bowling|walk|drop-in)(?: (?:about|for|on|with) (?!you\\b|me\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[^\\n.?!,:;]{2,32}?)?)`;

/** What somebody asks for who wants to meet. */
export const askedNames: readonly RegExp[] = [
  new RegExp(
    `\\b(?:free|available|up|around|slots?|times?|dates?|options?)\\b[^.?!\\n]{0,32}? for ${article}${plan}${until}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:shall we|could we|can we|could you|can you|let['’]s|want to|like to|love to|fancy|how about|what about|meet|arrange|organi[sz]e|schedule|set up|book|grab|have|do|get|squeeze|need)(?: (?:in|up|for|have|do|to|me|us|you|it)){0,3} (?:${determiner}|(?!(?:meet|talk|call|chat|review|visit|test|play|run|show|hike|dance|pick|drop)\\b))${plan}${until}`,
    "iu",
  ),
  new RegExp(
    `(?:^|\\n|[.?!] |> )(?!(?:could|can|shall|are|is|do|would|will|let|how|what|when|i|we)\\b)${plan}(?= (?:on|this|next|tomorrow|tonight|today|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b)`,
    "iu",
  ),
  new RegExp(
    `\\b(?:discuss|go (?:through|over)|talk (?:about|through|over)|chat about|catch up (?:on|about)|run through|look (?:at|over)) ${article}(?<name>(?!it\\b|this\\b|that\\b)[^\\n.?!,:;]{3,40}?)${until}`,
    "iu",
  ),
];
