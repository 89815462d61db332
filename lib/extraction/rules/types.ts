import type { Evidence } from "@/lib/wire/evidence";

/** A piece of the text that a rule recognised: UTF-16 offsets, `end` exclusive, and the name of the rule for the trace. */
export interface TextSpan {
  start: number;
  end: number;
  rule: string;
}

/**
 * The part of a text that speaks of one event. `text` is the whole text, so offsets need no translation; `taken` are the
 * spans inside it that say when, sorted, with their lead-in words (`on Friday`, `from 3 to 4pm`, `for 45 minutes`).
 */
export interface Segment {
  text: string;
  start: number;
  end: number;
  taken: TextSpan[];
}

/** Everything of an event but its times. Absent values are empty; every value has its evidence. */
export interface EventDetails {
  title: string;
  /** True where the words are of a plan even without a time: it is asked for, names an activity, or somebody comes along. */
  isPlan: () => boolean;
  location: string;
  venue: string;
  attendees: { name: string; email?: string }[];
  notes: string[];
  evidence: Evidence[];
}
