import type { Option, Weights } from "@/lib/extraction/rules/choose/scorer";
import type { SilentWords, Standing } from "@/lib/extraction/rules/choose/silent-words";
import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import type { ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import type { NoteJudge } from "@/lib/extraction/rules/judge/judge-note";
import type { LayoutWords } from "@/lib/extraction/rules/layout/layout-words";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";
import type { AsideWords } from "./aside-words";

/** What a language gives to tell whether a mail below another is passed on or only repeated, as expressions over words in lower case. */
export interface MailChoiceWords {
  /** In the words above: that what is below is meant. */
  pointsBelow: RegExp;
  /** A line of the words above that names what is passed on. */
  forwards: RegExp;
  /** In the words above: that what is below no longer holds. */
  takesBack: RegExp;
  /** At the beginning of the words above: an answer. */
  answers: RegExp;
  /** At the beginning of the words above: an answer that agrees. */
  agrees: RegExp;
  options: readonly Option<"live">[];
}

/** Words that tell a link by which people join from any other. */
export interface LinkWords {
  /** Somewhere before the link, in its line or in the line above. */
  join: RegExp;
  /** Somewhere in the line of a link that is for every event. */
  forAll: RegExp;
  /** A link of a service for calls, whatever stands before it. */
  service: RegExp;
}

/**
 * What each feature of a found event says for it, as `npm run train` has learned it: their sum is the logarithm of its odds.
 * `costOfLoss` is how much worse an event that is left out is than a text that has one too many; the best of a text is left out
 * only below `leastOfBest`, for that nothing at all is found is worse still.
 */
export interface EventWeights {
  costOfLoss: number;
  leastOfBest: number;
  weights: Weights;
}

/** Where words must stand to tell of a found event: besides around its time, near before its `last` piece, in its name or its line. */
export type EventStanding = Standing | "last" | "title" | "line";

/** A part of a date, as an expression over the words that say when, in lower case. */
export interface DatePart {
  /** `numeric` and `year` are told without words. */
  id: "weekday" | "month" | "ordinal" | "day" | "near" | "each" | "within" | "relative";
  says: RegExp;
}

/** What a language gives to tell what a found event is, as expressions over words in lower case. */
export interface EventWords {
  /** In the words that say when: an hour that is more than a number. */
  markedClock: RegExp;
  dateParts: readonly DatePart[];
  /** Words that tell something of it, by where they stand; each is a feature `says:ID`. */
  features: readonly { id: string; stands: EventStanding; says: RegExp }[];
}

/** The words of one language that are asked of every text, also of one of a single line. */
export interface LineWords {
  /** What people say in passing, in a text that is one line. */
  silentInLines: SilentWords;
  /** `same time`: of one line with these words the hours of its other events are asked. */
  sameTime: RegExp;
  /** What is said to a calendar: the sentences of such a line are heard together. Null where those of every line are. */
  order: RegExp | null;
  links: LinkWords;
  asides: AsideWords;
  eventWords: EventWords;
  /** Null for a language in which everything that is found in a short text is an event. */
  notes: NoteJudge | null;
}

/** Those that the stages of a document ask as well. */
export interface DocumentWords extends LineWords {
  layout: LayoutWords;
  silent: SilentWords;
  mailChoice: MailChoiceWords;
  names: NameWords;
  places: PlaceWords;
  shapes: ShapeWords;
  scope: ScopeWords;
  talks: TalkWords;
  events: EventWeights;
  /** A text of fewer blocks is a note: it has too little beside a found event to tell by, and is judged by its words, if at all. */
  judgedFrom: number;
}
