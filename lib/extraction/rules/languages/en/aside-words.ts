import type { AsideWords } from "@/lib/extraction/rules/pack/aside-words";
import { numberWords } from "./words/days-and-months";

const amounts = {
  ...numberWords,
  a: 1,
  an: 1,
  the: 1,
  half: 0.5,
  "half a": 0.5,
  "half an": 0.5,
} as const;

const [hour, day, week, month] = [60, 1440, 7 * 1440, 30 * 1440];
const units = {
  minute: 1,
  minutes: 1,
  min: 1,
  mins: 1,
  m: 1,
  hour,
  hours: hour,
  hr: hour,
  hrs: hour,
  h: hour,
  day,
  days: day,
  d: day,
  week,
  weeks: week,
  wk: week,
  wks: week,
  w: week,
  month,
  months: month,
} as const;

const longestFirst = (words: object): string =>
  Object.keys(words)
    .sort((left, right) => right.length - left.length)
    .join("|");

const length = `(?:\\d{1,3}(?:\\.5)?|${longestFirst(amounts)})[ -]?(?:${longestFirst(units)})\\b`;
/** `1 day`, `1h 30 min`, `a day and an hour`. */
const digits = `\\d{1,3} ?(?:${longestFirst(units)})\\b`;
const lengths = `(?<lengths>${length}(?:(?: |, | and | & |, and )${length}){0,4})`;
const event = "(?:event|meeting|call|appointment|class|session|start|match|game|party|show|lesson)s?";
/** `before`, `before it starts`, `ahead of the meeting`; nothing that it is before but the event itself. */
const before = `(?:before(?:hand)?|prior|earlier|in advance|ahead(?: of time)?)(?: (?:(?:to|of) )?(?:it|each(?: one)?|them|(?:the |each |every )?${event})(?: (?:starts?|begins?))?| (?:starting|it starts|it begins|we start))?`;
const end = "(?=[ ]*(?:$|[.,;!?)\\]\\n–—]|and\\b|so\\b|please\\b|thanks\\b|- ))";
/** The same, or the event that is named next: `before the meeting with Ana`. */
const endOrEvent = `(?:${end}|(?= (?:the|my|our|her|his|their|an?|every|each|this|that) \\p{L}))`;
const verb = "(?:please |pls |and |can you |could you )?(?:remind|notify|alert|ping|nudge|warn|buzz)";
const whom = "(?:me|us|everyone|everybody|all|the team)";
const noun = "(?:reminders?|alarms?|alerts?|notifications?)";
const setting =
  "(?:please |pls |and )?(?:(?:set|add|put|with|have|give me|create|schedule|use) )?(?:(?:an?|the|my|one) )?";

const expression = (source: string): RegExp => new RegExp(source, "gimu");

/** English, as asides ask for it. */
export const asideWords: AsideWords = {
  reminders: [
    expression(
      `\\b${verb} ${whom}(?: (?:of|about|for) (?:it|this|that|them|(?:the |this )?${event}))?:? ${lengths} ${before}${endOrEvent}`,
    ),
    expression(
      `(?<=\\b(?:remind|notify|alert|ping) ${whom} (?:to|about|of) [^.!?;\\n]{1,60},? )${lengths} ${before}${end}`,
    ),
    expression(
      `\\b${verb} ${whom} (?<now>(?:when (?:it|we) starts?|at the (?:start|time)(?: of the ${event})?|at start|when it begins))${end}`,
    ),
    expression(
      `\\b${setting}${noun}(?: set)?(?: (?:is|are|for|at|of|me))?:? ${lengths} ${before}${endOrEvent}`,
    ),
    expression(`\\b${noun}: ?${lengths}${end}`),
    expression(
      `\\b${setting}(?<lengths>${length})[ -](?:reminder|alarm|alert|notification)s?\\b(?! (?:mail|email|letter|text|call|period))`,
    ),
    expression(
      `(?<=^|^[-*•] |[,;(–—] ?|- )(?<lengths>${digits}) (?:before(?:hand)?|prior)(?: (?:the )?${event})?${end}`,
    ),
  ],
  reminderSign: /remind|notif|alert|ping|nudge|warn|buzz|alarm|before|prior/iu,
  joining: /(?:[,;–—-]|[,;–—-]? (?:and|&|but))[ ]?$/iu,
  separator: /, and |, | and | & /u,
  length: new RegExp(
    `(?<amount>\\d{1,3}(?:\\.5)?|${longestFirst(amounts)})[ -]?(?<unit>${longestFirst(units)})\\b`,
    "giu",
  ),
  amounts,
  units,
  notReminded:
    /\b(?:doors?|gates?|open(?:s|ing)?|arriv(?:e|al|ing)|be there|get there|come|turn up|show up|early|check[- ]?in|warm[- ]?up|set[- ]?up|meet(?:ing point)?|leave|register|registration|book|cancel(?:led|lation)?|closes?|boarding)\b[^.!?\n]*$/iu,
  elsewhere:
    /\b(?:read|article|story|blog|post|see|view|watch the recording|recording|recorded|register|registration|sign[- ]?up|rsvp|book|booking|tickets?|buy|pay|donate|more|info|information|details|agenda|slides?|deck|doc|docs|document|notes|minutes|brief|map|maps|directions|route|parking|menu|website|site|homepage|page|poll|form|survey|doodle|photos?|pictures|album|playlist|unsubscribe|manage|source|source code|repo|ticket|issue|wiki|spec|draft|paper|preprint|report|dashboard|feedback|rules|cancel|reschedule|find your local number)(?: (?:it|them|us|here|at|on|via|of|for|is|are|the|this|that|your|our|my|more))*\s*[:>(-]?\s*$/iu,
  access: new RegExp(
    [
      "\\b(?:(?:zoom )?(?:meeting|webinar|conference) (?:id|number|no\\.?|code)|access code|pass ?code|password|pin(?: code)?|participant code|phone conference id)(?: (?:is|:))?[:#=]? ?#?(?:\\d{2,5}(?:[ -]\\d{2,5}){1,4}|(?=[A-Za-z.*-]{0,20}\\d)[\\w.*-]{3,24}|(?<=[:=] )[\\w.!*-]{3,24})#?",
      "\\b(?:dial(?: |-)?in|dial|call(?: |-)in|by phone|phone)(?: (?:by phone|number|numbers|at|on|with|is|in))?:? ?\\+?\\(?\\d[\\d ().-]{5,18}\\d(?:,{1,3}[\\d*#,]{2,20})?#?",
    ].join("|"),
    "giu",
  ),
};
