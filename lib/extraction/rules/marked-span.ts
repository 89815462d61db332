import type { Source } from "./scan";
import type { Span } from "./spans";

/** What the word before a span makes of it: the start of a series, its end, a deadline that is not the event. */
export type Role = "plain" | "start" | "until" | "deadline";

/** A span with its lead-in words (`on`, `from`, `starting`), which belong to it when the title is read. */
export interface MarkedSpan extends Span {
  /** Offset of the first lead-in word, or `start` when there is none. */
  from: number;
  /** The lead-in words in lower case. */
  lead: string;
  role: Role;
  /** Of a deadline: something is to be done by then, or begins to be possible, so it may be an event by itself. */
  isDue?: true;
}

const lead =
  /(?:^|[^\w'-])((?:(?:starting|starts|start|beginning|begins|begin|commencing|effective|as of|until|untill|till|til|through|thru|ending|ends|end|(?<=(?:^|[,.;(\n]) ?|and )carriages(?: at)?|no later than|up to|by|before|on|at|from|between|for|in|during|around|about|approximately|approx\.?|circa|of|to|the|date|time|when|day|after|since|every|each|due|sometime|anytime|right|exactly|only|it's|its|is|are|will be|be|scheduled|set|dated|taking place|held|happening|occurring|occurs|running|runs|lasting|lasts|say|thinking|maybe|ko|k\.o\.)(?: ?[:=-])?\s+|@(?: ?[:=-])?\s*|date ?:|time ?:|when ?:)+)$/;
const edge =
  /^(?:is|are|be|will|it's|its|to|of|every|each|end|due|day|about|set|the|time|date|when|right|only)\b/;

function roleOf(words: string): Role {
  if (words === "") return "plain";
  if (/\b(?:until|untill|till|til|through|thru|ending|ends|end|carriages|up to)\b/.test(words))
    return "until";
  if (
    /\b(?:starting|starts|start|beginning|begins|begin|commencing|effective|as of|from|since)\b/.test(words)
  )
    return "start";
  return "plain";
}

/** Words that may begin a sentence about an event but say nothing about time are given back to the title. */
function trimmed(words: string): string {
  let rest = words;
  while (edge.test(rest) && !/^(?:time|date|when|day) ?:/.test(rest)) {
    const next = rest.replace(/^\S+\s*/, "");
    if (next === rest || /^(?:the) (?:\d|first|last)/.test(rest)) break;
    rest = next;
  }
  return rest;
}

/** `Check in from 3pm`, `gets in at 7`: the first word belongs to the verb before it. */
const withoutParticle = (words: string, before: string): string =>
  words.startsWith("in ") && /\b(?:check|gets?|sign|log|booked)\s?$/.test(before) ? words.slice(3) : words;

const bounded =
  /\b(?:rsvp|r\.s\.v\.p|respond|reply|register|registration|sign[ -]?up|deadline|expires?|closes|on sale|apply|applications?|abstracts?|let (?:me|us) know|cancel)\b[^.\n]{0,40}\b(?:by|before|until|deadline|due|no later than|closes|expires|is|:)\s[^.\n]{0,12}$/;
/** "Tickets on sale from", "registration opens on". */
const opened =
  /\b(?:tickets?|registration|sign[ -]?ups?|bookings?|enrol?l?ment|early bird)\b[^.\n]{0,24}\b(?:on sale|opens?|starts?|begins?|available|ends?|from)\b[^.\n]{0,10}$/;
/** "Please pay by", in a mail about something else. */
const asked =
  /\bplease (?:pay|send|return|reply|confirm|respond|let|submit|email|complete|fill|sign|order|rsvp)\b[^.\n]{0,60}\b(?:by|before|until|no later than)\s[^.\n]{0,12}$/;
/** `Book yours by Monday`, `nominations to Steve by`: to be done before something else. */
const handedIn =
  /(?:\b(?:book|change|order|choose|reserve|claim|update)(?: your| yours| a (?:slot|place|seat))|\b(?:nominations?|entries|volunteers?|donations?)(?: to| for| in)?)\b[^.\n]{0,30} (?:by|before|until|no later than)\s[^.\n]{0,12}$/;
/** `Out Thu-Fri, back Monday`: the first day that is free again. */
const returned =
  /\b(?:out|away|off|leave|holidays?|vacation|ooo|pto)\b[^.\n]{0,40}\bback (?:in(?: the office)? |at work |on )*$/;
/** `Kick-off 10:30, meet 9:45`, `flight 06:40 (be at the airport by 5)`: when people come together for what begins later. */
const gathered =
  /\b(?:kick-?off|kick off|ko|starts?|race|match|gun)\b[^\n]{0,60}\b(?:meet(?:ing)?|gather|be there|arrive|bag drop (?:opens|closes))(?: at| from| by| for)? $|\((?:be|arrive|get) [^()\n]{0,30}\b(?:by|at|for) $/;

/** `Children should arrive by 5:15`: before it begins. */
const awaited =
  /\b(?:please|pls|should|must|asked to|needs? to|kindly)\b[^.\n]{0,30}\b(?:arrive|be there|be here|be seated)\b[^.\n]{0,20}$/;
/** `Opening Thursday at 7. On view until 31 January.`: how long something stays, beside when it begins. */
const shown =
  /\d[^\n]{0,40}\b(?:on (?:view|show|display)|exhibit(?:ion|ed)? (?:runs|continues|is open)|remains open)\b[^.\n]{0,20}$/;
/** `Check-in closes 09:54`, `gates open 6pm`: before what begins. `Office hours M-F 9-5`: when somebody is there. */
const beside =
  /\b(?:check-?in|gates?|boarding|bag drop|desk)s? (?:closes?|ends?|opens?)(?: at)? $|\b(?:office|opening|business|reception) hours:? ?(?:are )?$|\b(?:nothing to (?:eat|drink)|no (?:food|drinks?))\b[^.\n]{0,20}\b(?:after|from) $/;
/** `You can make changes until 23:45`, `free cancellation until 9 December`: how long it can still be changed. */
const changeable =
  /\b(?:changes?|edit|amend|modify|cancel(?:lation)?s?|refunds?|reschedule)\b[^.\n]{0,40}\b(?:until|till|up to)\s[^.\n]{0,16}$/;
const mailLength = 150;
const dated =
  /\b(?<!\bbe )(?:posted|posted ?by|sent|received|updated|published|last modified)\b[^.\n]{0,40}$|^date: (?:(?:mon|tue|wed|thu|fri|sat|sun),? )?\d{1,2}[ -][a-z]{3}[ -]\d{2,4},? $/;

const mailDate =
  /^date: +(?:(?:mon|tue|wed|thu|fri|sat|sun),? )?\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4},? \d{1,2}:\d\d(?::\d\d)/;

/** `Date: Tue, Nov 17, 2026 at 9:41 AM`, as mail programmes head what is sent on; they name who wrote it as well. */
const forwarded =
  /^(?:date|sent): +(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:[a-z]{3,9} \d{1,2}|\d{1,2} [a-z]{3,9}),? \d{4},? (?:at )?\d{1,2}:\d\d/;
const sender = /^ ?(?:from|to|subject): /m;
const thanked =
  /\b(?:thank you|thanks|thx|great|good|nice|lovely)\b[^.\n]{0,40}\b(?:dinner|lunch|having us|time|call|chat|meeting|talking|speaking|seeing|coming|help|catching up)\b[^.\n]{0,30}$/;

const refreshments =
  /\b(?:refreshments?|light snacks|coffee and (?:cookies|donuts|doughnuts))\b[^.\n]{0,32}$/;
const reply = /^(?:>|on [^\n]{8,80} wrote:)/;

/** Each of the phrases above has one of these words, so that most spans need be held against one pattern alone. */
const asideWord =
  /rsvp|r\.s\.v\.p|respond|repl|regist|sign|deadline|expire|closes|on sale|appl|abstract|know|cancel|ticket|book|enrol|early bird|please|posted|sent|received|updated|published|modified|date:|should|must|asked|need|kindly|refreshment|snack|coffee|back |change|order|choose|reserve|claim|update|nomin|entries|volunteer|donation|view|show|display|hours|nothing|no food|no drink|check|gate|boarding|desk|chang|edit|amend|modif|refund|resched|exhibit|remains|meet|gather|arrive|be there|bag drop|\(be |\(get |pls/;
const headOfLine = /^(?:date|sent|>|on )/;

/** `Deadline for entries: Mon 30 Nov. Interviews w/c 7 Dec.`: a text that opens with a deadline is about it, but for one to sign up. */
const firstDeadline =
  /^\s*(?:the )?(?!registration|sign|rsvp|entry|early|booking|ticket|order)(?:[a-z]+ )?deadline\b[^.;!?\n]*$/;
const opensWithDeadline = (source: Source, { start }: Span): boolean =>
  start < 80 && firstDeadline.test(source.lower.slice(0, start));

/**
 * True for words that say when something beside the event is: the date in a mail's header, what a reply quotes, a
 * deadline to register, the coffee before a talk.
 */
function isAside(source: Source, span: Span): boolean {
  const lineStart = source.lower.lastIndexOf("\n", span.start - 1) + 1;
  const line = source.lower.slice(lineStart, lineStart + 100);
  if (headOfLine.test(line)) {
    if (mailDate.test(line) || reply.test(line)) return true;
    if (forwarded.test(line) && sender.test(source.lower)) return true;
  }
  const isPast = span.rule === "weekday" && source.lower.startsWith("last ", span.start);
  if (
    (isPast || span.rule === "relative-day") &&
    thanked.test(source.lower.slice(Math.max(lineStart, span.start - 120), span.start))
  )
    return true;
  const before = source.lower.slice(Math.max(lineStart, span.start - 80), span.start);
  if (!asideWord.test(before) || opensWithDeadline(source, span)) return false;
  if (source.lower.length > mailLength && asked.test(before)) return true;
  if ((before.includes("arrive") || before.includes("be ")) && awaited.test(before)) return true;
  if (returned.test(before) || gathered.test(before) || shown.test(before)) return true;
  if (beside.test(before) || changeable.test(before)) return true;
  return isMatterOf(before) || dated.test(before) || refreshments.test(before);
}

/** True where the words before a time say what is to be done by then. */
const isMatterOf = (before: string): boolean =>
  handedIn.test(before) || bounded.test(before) || opened.test(before) || asked.test(before);

/** True for a deadline that is something to put into a calendar where a text tells of several things. */
function isDue(source: Source, { start }: Span): boolean {
  const before = source.lower.slice(Math.max(0, start - 80), start);
  // "On sale from 16 November" tells of what is possible already as often as not.
  const isOpen = opened.test(before) && / (?:from|since) $/.test(before);
  return isMatterOf(before) && !isOpen && !dated.test(before) && !headOfLine.test(source.lower);
}

/** Adds to a span its lead-in words, none of them before `floor`, the end of the span before it, and the role that they give it. */
export function markSpan(source: Source, span: Span, floor: number): MarkedSpan {
  const before = source.lower.slice(Math.max(floor, span.start - 48), span.start);
  const all = lead.exec(before)?.[1] ?? "";
  const words = all.includes("\n") ? (all.split("\n").at(-1) ?? "") : all;
  const kept = trimmed(withoutParticle(words, before.slice(0, before.length - all.length)));
  const isDeadline = span.value.kind !== "length" && isAside(source, span);
  return {
    ...span,
    from: span.since ?? span.start - kept.length,
    lead: kept.trim(),
    role: isDeadline ? "deadline" : roleOf(words),
    ...(isDeadline && isDue(source, span) ? { isDue: true } : {}),
  };
}
