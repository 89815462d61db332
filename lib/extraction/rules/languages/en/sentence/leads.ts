import { overWords, towardsHour } from "@/lib/extraction/rules/languages/en/words/journeys";
import type { LeadWords } from "@/lib/extraction/rules/pack/lead-words";
import { never } from "@/lib/extraction/rules/pack/sentence-signs";

/** English: the words right before a time. */
export const leads: LeadWords = {
  habitual:
    /^\s*(?:(?:they|you|he|she|it|people|some|most)\b|(?:i|we) (?!have|need|want|will|must|should|'ll|am|are))/,
  lastMinute:
    /\b(?:clos(?:es?|ing|ed)|shuts?|ends?|ending|expires?|expiring|runs? out|go(?:es)? (?:dead|up)|due|deadline|by|before|until|till?|no later than|latest|hand(?:ed)?[- ]?in)\b[^.;!?\n]{0,32}$/,
  rangeOfDeadline: /^ ?(?:-{1,2}|to) ?$/,
  besideDeadline: /^,? ?(?:at |@ )?$/,
  exceptionJoint: /^but /i,
  lead: /(?:^|[^\w'-])((?:(?:starting|starts|start|beginning|begins|begin|commencing|recommencing|recommences|resuming|resumes|restarting|restarts|effective|as of|until|untill|till|til|through|thru|ending|ends|end|(?<=(?:^|[,.;(\n*•·|/–-]) ?|and )carriages(?: at| by)?|no later than|up to(?: and incl(?:uding|usive of|\.)?)?|by|before|on|at|from|between|for|in|during|around|a?bout|abt|approximately|approx\.?|circa|of|to|the|date|time|when|day|after|since|every|each|due|sometime|anytime|right|exactly|only|it's|its|is|are|will be|be|scheduled|set|dated|taking place|held|happening|occurring|occurs|running|runs|lasting|lasts|say|thinking|maybe|either|ko|k\.o\.|throw[- ]in|kick[- ]?off|tip[- ]?off|(?<=[^\s*•] ?[\s(])(?:doors(?: open)?|curtain(?: up)?))(?: ?[:=-])?\s+|@(?: ?[:=-])?\s*|date ?:|time ?:|when ?:)+)$/,
  edge: /^(?:is|are|be|will|it's|its|to|of|every|each|end|due|day|about|set|the|time|date|when|right|only)\b/,
  until: /\b(?:until|untill|till|til|through|thru|ending|ends|end|carriages|up to)\b/,
  dueBefore: /(?!)/,
  starting:
    /\b(?:starting|starts|start|beginning|begins|begin|commencing|recommencing|recommences|resuming|resumes|restarting|restarts|effective|as of|from|since)\b/,
  leadLabel: /^(?:time|date|when|day) ?:/,
  countedArticle: /^(?:the) (?:\d|first|last)/,
  particle: /^(?:in|on(?= (?:is|will|takes)\b)):? /,
  particleVerb:
    /\b(?:check|gets?|sign|log|booked|load|pack|drop|move|bump|hand|weigh|clock|dial|lock|switch)\s?$/,
  lastDay: /^last /,
  between: /between$/,
  ending: /^end/,
  fromEvent: /\b\d{1,3} ?(?:m|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?) (?:before|after|prior)\b/g,
  always: /\b24 ?\/ ?7\b(?!\/)/g,
  finishedBehind: never,
  finishing: new RegExp(
    `(?:\\b(?:and|which|we|we['’]ll|it|they|is|are|should|will|expect(?:ed|s)?|be|est\\.?|estimated|to) )*\\b(?:${overWords}|home|to be (?:\\w+ )?out|(?<=\\b(?:be|is|are) |[,.] )(?:over|back)(?: (?:home|here|at school|in \\w+))?|(?<=\\b(?:which|it|will|should) )ends?|(?:until|till?)\\b[^,.;]{1,40} (?:or|at|by)|(?<=, )[a-z]+ing to)${towardsHour} $`,
  ),
};
