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
}

const lead =
  /(?:^|[^\w'])((?:(?:starting|starts|start|beginning|begins|begin|commencing|effective|as of|until|untill|till|til|through|thru|ending|ends|end|no later than|up to|by|before|on|at|@|from|between|for|in|during|around|about|approximately|approx\.?|circa|of|to|the|date|time|when|day|after|since|every|each|due|sometime|anytime|right|exactly|only|it's|its|is|are|will be|be|scheduled|set|dated|taking place|held|happening|occurring|occurs|running|runs|lasting|lasts)(?: ?[:=-])?\s+|@ ?|date ?:|time ?:|when ?:)+)$/;
const edge =
  /^(?:is|are|be|will|it's|its|to|of|every|each|end|due|day|about|set|the|time|date|when|right|only)\b/;

function roleOf(words: string): Role {
  if (/\b(?:until|untill|till|til|through|thru|ending|ends|end|up to)\b/.test(words)) return "until";
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

const deadline =
  /(?:rsvp|r\.s\.v\.p|respond|reply|register|registration|sign[ -]?up|deadline|submi\w+|posted|posted ?by|sent|received|expires?|closes|tickets? (?:on sale|available)|apply|applications?|abstracts?|updated|created|published|cancel|confirm|let (?:me|us) know)\b[^.\n]{0,40}$/;

/** Adds to a span its lead-in words and the role that they give it. */
export function markSpan(source: Source, span: Span): MarkedSpan {
  const before = source.lower.slice(Math.max(0, span.start - 48), span.start);
  const all = lead.exec(before)?.[1] ?? "";
  const words = all.includes("\n") ? (all.split("\n").at(-1) ?? "") : all;
  const kept = trimmed(words);
  const lineBefore =
    source.lower
      .slice(Math.max(0, span.start - 80), span.start)
      .split("\n")
      .at(-1) ?? "";
  const isDeadline =
    span.value.kind !== "length" &&
    deadline.test(lineBefore) &&
    /\b(?:by|before|until|deadline|due|posted|sent|received|updated|created|published|no later|expires?|closes|on)\b/.test(
      lineBefore,
    );
  return {
    ...span,
    from: span.start - kept.length,
    lead: kept.trim(),
    role: isDeadline ? "deadline" : roleOf(words),
  };
}
