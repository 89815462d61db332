import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";
import type { Length, PartOfDay, Recurrence } from "@/lib/extraction/rules/spans";
import type { JoinedWords } from "./joined-words";
import type { WordsBehind } from "./words-behind";

/** What a word before a time makes of it. */
export type Connector = "at" | "from" | "until" | "between";

/**
 * The words of time of one language, all in lower case. The templates of `find/by-lexicon.ts` build its phrases from them, so
 * a language that says its dates as others do is this table and nothing else.
 */
export interface Lexicon extends WordsBehind, JoinedWords {
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
  /** `maandags`, `werktags`: words that say every such weekday, or each of several, by themselves. */
  repeated?: Readonly<Record<string, number | readonly number[]>>;
  /** `dagelijks`, `wekelijks`. */
  frequencies?: Readonly<Record<string, Recurrence["frequency"]>>;
  /** `eerste` → 1, `laatste` → -1, and what says that it is of a month: `van de maand`. */
  ordinals?: Readonly<Record<string, number>>;
  ofMonth?: readonly string[];
  /** todo `dia` 15: between `every` and the number of a day of each month. */
  eachDayWords?: readonly string[];
  /** Behind `next` and `current`: a whole week, and its end. */
  weekWords?: readonly string[];
  /** comincia l'8 marzo `e termina il` 26: between the first day of something and its last, as an expression. */
  endsOn?: string;
  /** `Turni` della settimana: what a list of a week is, at the beginning of its heading. */
  weekHeads?: readonly string[];
  weekendWords?: readonly string[];
  /** 2 `Nächte`: units of a stay, which ends on the day behind the last of them. */
  nightWords?: readonly string[];
  /** `am` Wochenende: before the coming weekend, which is named without anything else. */
  weekendLeads?: readonly string[];
  /** Units of how long something lasts, and the words before and behind such a length: `gedurende`, `lang`. */
  lengths?: Readonly<Record<string, Length>>;
  forWords?: readonly string[];
  longWords?: readonly string[];
  /** Between a weekday and its date: `Freitag, den 13.`. */
  beforeDay?: readonly string[];
  /** Before a date; they make `3.12` one, and a number alone a day of the month: `am 24.`. */
  dayLeads?: readonly string[];
  /** Behind a number, what it counts, so that it is no hour: `Uhr` is none, `Euro` is. */
  counted?: readonly string[];
  /** `19 Uhr` and `7:30` are told as they are written: the day has 24 hours in this language. */
  isTwentyFour?: true;
  /** `alle 16,30`: behind the word of an hour a comma stands before the minutes. */
  hourComma?: true;
  /** `entro fine mese`: a deadline at the end of this month. */
  monthEnds?: readonly string[];
  /** zehn `Minuten` vor acht. */
  minuteWords?: readonly string[];
  /** Right before an hour: minutes from it, `viertel acht` → -45. */
  shares?: Readonly<Record<string, number>>;
  /** Behind an hour: minutes added to it, `18 Uhr c.t.` → 15. */
  hourMarks?: Readonly<Record<string, number>>;
  /** Before a part of the day that stands by itself: `am` Abend. */
  partLeads?: readonly string[];
  /** Parts of the day that need no such word: `abends`. */
  lonePart?: readonly string[];
  /** `übernächste` Woche: the one after the next. `letzten` Montag: one that is over. */
  afterNext?: readonly string[];
  last?: readonly string[];
  /** `vor` drei Tagen: before an amount that counts back from today. */
  agoWords?: readonly string[];
  /** Lengths in words: `eine halbe Stunde`. */
  lengthWords?: Readonly<Record<string, Length>>;
  /** `8 Termine`, `3x`: behind the number of times that a series takes place. */
  timesWords?: readonly string[];
  allDayWords?: readonly string[];
  /** `außer` sonntags: before what a series leaves out. */
  exceptWords?: readonly string[];
  /** Names of holidays. */
  holidays?: Readonly<Record<string, HolidayRule>>;
  /** `Ende` März: 1 for the first day of a month, -1 for the last. */
  monthEdges?: Readonly<Record<string, number>>;
  /** Before the number of a week of the year: `KW`. */
  weekNumberWords?: readonly string[];
  /** Abbreviations of zones → IANA zones. */
  zones?: Readonly<Record<string, string>>;
  /** Names of places → IANA zones; the words before them that make them zones (`heure de`), and those that do so for all times of a text (`horários são de`). */
  zonePlaces?: Readonly<Record<string, string>>;
  zoneLeads?: readonly string[];
  timesLeads?: readonly string[];
  /** Sources of expressions over the text as it is written, for words of time that say none: `so um 8`, `Fr. Keller`. */
  notTimes?: readonly string[];
}
