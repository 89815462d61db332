import type { AsideWords, LeadWords } from "./pack/lead-words";
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
  /** Its lead opens a range whose ends are joined like a list: `between`. */
  opensRange?: true;
  /** Its lead says when something ends, and not until when it lasts. */
  saysEnd?: true;
}

function roleOf(words: string, leads: LeadWords): Role {
  if (words === "") return "plain";
  if (leads.until.test(words)) return "until";
  if (leads.starting.test(words)) return "start";
  return "plain";
}

/** Words that may begin a sentence about an event but say nothing about time are given back to the title. */
function trimmed(words: string, leads: LeadWords): string {
  let rest = words;
  while (leads.edge.test(rest) && !leads.leadLabel.test(rest)) {
    const next = rest.replace(/^\S+\s*/, "");
    if (next === rest || leads.countedArticle.test(rest)) break;
    rest = next;
  }
  return rest;
}

/** `Check in from 3pm`, `gets in at 7`: the first word belongs to the verb before it. */
const withoutParticle = (words: string, before: string, leads: LeadWords): string =>
  leads.particle.test(words) && leads.particleVerb.test(before) ? words.replace(leads.particle, "") : words;

const mailLength = 150;
const opensWithDeadline = (source: Source, { start }: Span): boolean =>
  start < 80 && source.words.asides.firstDeadline.test(source.lower.slice(0, start));

/**
 * True for words that say when something beside the event is: the date in a mail's header, what a reply quotes, a
 * deadline to register, the coffee before a talk.
 */
function isAside(source: Source, span: Span): boolean {
  const { asides, leads } = source.words;
  const lineStart = source.lower.lastIndexOf("\n", span.start - 1) + 1;
  const line = source.lower.slice(lineStart, lineStart + 100);
  if (asides.headOfLine.test(line)) {
    if (asides.mailDate.test(line) || asides.reply.test(line)) return true;
    if (asides.forwarded.test(line) && asides.sender.test(source.lower)) return true;
  }
  const isPast =
    span.rule === "weekday" && leads.lastDay.test(source.lower.slice(span.start, span.start + 12));
  if (
    (isPast || span.rule === "relative-day") &&
    asides.thanked.test(source.lower.slice(Math.max(lineStart, span.start - 120), span.start))
  )
    return true;
  const before = source.lower.slice(Math.max(lineStart, span.start - 80), span.start);
  if (!asides.sign.test(before) || opensWithDeadline(source, span)) return false;
  if (source.lower.length > mailLength && asides.asked.test(before)) return true;
  if (asides.awaitedWord.test(before) && asides.awaited.test(before)) return true;
  if (asides.returned.test(before) || asides.gathered.test(before) || asides.shown.test(before)) return true;
  if (asides.beside.test(before) || asides.changeable.test(before)) return true;
  return (
    isMatterOf(before, source.words.asides) || asides.dated.test(before) || asides.refreshments.test(before)
  );
}

/** True where the words before a time say what is to be done by then. */
const isMatterOf = (before: string, asides: AsideWords): boolean =>
  asides.handedIn.test(before) ||
  asides.bounded.test(before) ||
  asides.opened.test(before) ||
  asides.asked.test(before);

/** True for a deadline that is something to put into a calendar where a text tells of several things. */
function isDue(source: Source, { start }: Span): boolean {
  const { asides } = source.words;
  const before = source.lower.slice(Math.max(0, start - 80), start);
  // "On sale from 16 November" tells of what is possible already as often as not.
  const isOpen = asides.opened.test(before) && asides.sinceThen.test(before);
  return (
    isMatterOf(before, source.words.asides) &&
    !isOpen &&
    !asides.dated.test(before) &&
    !asides.headOfLine.test(source.lower)
  );
}

/** `Entregar el informe hasta el 30`: with no time before it in its sentence, a last day is the one by which something is done. */
function isDueBy({ lower, words }: Source, from: number, floor: number): boolean {
  const before =
    lower
      .slice(Math.max(0, from - 80), from)
      .split(/[.;!?]\s|\n/)
      .at(-1) ?? "";
  return floor <= from - before.length && words.leads.dueBefore.test(before);
}

/** Adds to a span its lead-in words, none of them before `floor`, the end of the span before it, and the role that they give it. */
export function markSpan(source: Source, span: Span, floor: number): MarkedSpan {
  const before = source.lower.slice(Math.max(floor, span.start - 48), span.start);
  const { leads } = source.words;
  const all = leads.lead.exec(before)?.[1] ?? "";
  const words = all.includes("\n") ? (all.split("\n").at(-1) ?? "") : all;
  const kept = trimmed(withoutParticle(words, before.slice(0, before.length - all.length), leads), leads);
  const role = roleOf(words, leads);
  const from = span.start - all.length;
  const isBound = role === "until" && span.value.kind === "day" && isDueBy(source, from, floor);
  const isDeadline = span.value.kind !== "length" && isAside(source, span);
  return {
    ...span,
    from: span.since ?? span.start - kept.length,
    lead: kept.trim(),
    role: isDeadline ? "deadline" : isBound ? "plain" : role,
    ...(isDeadline && isDue(source, span) ? { isDue: true } : {}),
    ...(leads.between.test(kept.trim()) ? { opensRange: true } : {}),
    ...(leads.ending.test(kept.trim()) ? { saysEnd: true } : {}),
  };
}
