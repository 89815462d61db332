import type { Length, PartOfDay, Recurrence } from "@/lib/extraction/rules/spans";
import type { WordsBehind } from "./words-behind";

/** What a word before a time makes of it. */
export type Connector = "at" | "from" | "until" | "between";

/**
 * The words of time of one language, all in lower case. The templates of `find/by-lexicon.ts` build its phrases from them, so
 * a language that says its dates as others do is this table and nothing else.
 */
export interface Lexicon extends WordsBehind {
  /** Names and abbreviations → 0 Sunday … 6 Saturday. */
  weekdays: Readonly<Record<string, number>>;
  /** Names and abbreviations → 1–12. */
  months: Readonly<Record<string, number>>;
  /** `morgen` → days from today. */
  relativeDays: Readonly<Record<string, number>>;
  /** `'s avonds`, alone or behind a day. */
  parts: Readonly<Record<string, PartOfDay>>;
  /** `vanavond` → days from today and the part of that day. */
  relativeParts: Readonly<Record<string, { days: number; part: PartOfDay }>>;
  /** `noon`, `midnight` → the hour of 0–24. */
  namedHours: Readonly<Record<string, number>>;
  /** The numbers of a clock in words, one to twelve. */
  hours: Readonly<Record<string, number>>;
  /** Words before a time, which are no part of a title. */
  connectors: Readonly<Record<string, Connector>>;
  /** `volgende` maandag: the one of next week. `deze`: this week's. */
  next: readonly string[];
  current: readonly string[];
  /** `elke` maandag. */
  every: readonly string[];
  /** Endings of a number in a date: `3e`, `1er`. */
  ordinalEndings: readonly string[];
  /** Words between a day and its month, or a month and its year: `de`. */
  ofWords: readonly string[];
  /** Behind an hour: `uur`. One of them makes a bare number a clock. */
  hourWords: readonly string[];
  /** `half acht`: the half hour before (`to`) or behind (`past`) the hour that is named. */
  half: { words: readonly string[]; side: "to" | "past" } | null;
  quarter: readonly string[];
  past: readonly string[];
  to: readonly string[];
  /** `over` twee weken: words before an amount that counts from today. */
  inWords: readonly string[];
  /** Units of such an amount. */
  units: Readonly<Record<string, { days: number; months: number }>>;
  /** What joins two times: `en`. */
  and: readonly string[];
  /** `maandags`: words that say every such weekday by themselves. */
  repeated?: Readonly<Record<string, number>>;
  /** `dagelijks`, `wekelijks`. */
  frequencies?: Readonly<Record<string, Recurrence["frequency"]>>;
  /** `eerste` → 1, `laatste` → -1, and what says that it is of a month: `van de maand`. */
  ordinals?: Readonly<Record<string, number>>;
  ofMonth?: readonly string[];
  /** Behind `next` and `current`: a whole week, and its end. */
  weekWords?: readonly string[];
  weekendWords?: readonly string[];
  /** Units of how long something lasts, and the words before and behind such a length: `gedurende`, `lang`. */
  lengths?: Readonly<Record<string, Length>>;
  forWords?: readonly string[];
  longWords?: readonly string[];
}
