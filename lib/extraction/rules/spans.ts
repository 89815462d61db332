import type { Phrase } from "@/lib/messages/phrase";
import type { CivilDate } from "./civil-date";
import type { HolidayRule } from "./holiday-rule";

/** What a phrase says about a day. Null parts are not stated; `resolve-day.ts` fills them from the visitor's today. */
export type DayExpression =
  | {
      kind: "calendar";
      year: number | null;
      month: number | null;
      day: number | null;
      weekday: number | null;
      /** `the 5th of next month`: months after the current one. */
      monthShift: number | null;
      /** `May 7th of last year`: years after the current one. */
      yearShift?: number;
    }
  | {
      kind: "weekday";
      weekday: number;
      which: "bare" | "this" | "next" | "last" | "on-or-after" | "in-week" | "coming";
      weeks: number;
    }
  /** So many days and months from a day, or from today; `isStep` from the day said before: `Tuesday +10 days`. */
  | { kind: "shift"; days: number; months: number; from: DayExpression | null; isStep?: true }
  | {
      kind: "nth";
      nth: number;
      weekday: number | null;
      month: number | null;
      monthShift: number | null;
      year: number | null;
    }
  | { kind: "nth-from"; nth: number; weekday: number; from: DayExpression | null }
  | {
      kind: "holiday";
      name: string;
      rule: HolidayRule;
      year: number | null;
      yearShift: number | null;
      last: boolean;
    }
  | { kind: "week"; weekShift: number; days: "week" | "work-week" | "weekend"; of: DayExpression | null }
  | {
      kind: "nth-week";
      nth: number;
      month: number | null;
      monthShift: number | null;
      year: number | null;
      yearShift: number | null;
    }
  /** `this month`, `next year`, `in December`: from its first day, or from today, to its last. */
  | { kind: "period"; unit: "month" | "year"; shift: number; month: number | null; year: number | null }
  | { kind: "same-day" }
  | { kind: "fixed"; date: CivilDate };

/** A day, or days in a row up to `last`. */
export interface DayRange {
  day: DayExpression;
  last: DayExpression | null;
}

/** A time of day. `meridiem` null with an hour of 1–12 is open until the words around it decide. */
export interface Clock {
  hour: number;
  minute: number;
  meridiem: "am" | "pm" | null;
  /** True where the way of writing leaves no doubt: 17:00, 09:00, noon, military time. */
  exact: boolean;
  /** `colon` for hours and minutes in digits, as time tables write them. */
  written: "colon" | "other";
  /** `7.30`, which says nothing of the day's half even beside `19:30`. */
  isDotted?: true;
  /** 24:00, or midnight as the end of a day. */
  midnight: boolean;
  /** Where a language counts the hours of a day to 24: told as it is written, or from six on unless a habit says otherwise. */
  ofDay?: "any" | "early";
  /** `close of business`, `end of day`: as much the day as an hour of it. */
  closesDay?: true;
}

export type PartOfDay = "morning" | "noon" | "afternoon" | "evening" | "night";

export interface Length {
  minutes: number;
  days: number;
  months: number;
  /** Where it is said in nights, how many. */
  nights?: number;
}

/** A rule of recurrence in the terms of RFC 5545 § 3.3.10. */
export interface Recurrence {
  frequency: "MINUTELY" | "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  interval: number;
  byDay: string[];
  byMonthDay: number[];
  byMonth: number[];
  count: number | null;
  until: DayExpression | null;
  /** `for 6 weeks`: how long the series lasts, turned into UNTIL once its start is known. */
  lasting: Length | null;
  /** `every night`: the part of day that goes with the rule. */
  part: PartOfDay | null;
}

export type SpanValue =
  | {
      kind: "day";
      days: DayExpression[];
      last: DayExpression | null;
      other: { days: DayExpression[]; reason: Phrase } | null;
      part: PartOfDay | null;
    }
  | { kind: "clock"; clocks: Clock[]; end: Clock | null; part: PartOfDay | null }
  | { kind: "part"; part: PartOfDay }
  | { kind: "length"; length: Length }
  | { kind: "zone"; zone: string; alternatives: string[] }
  /** A day with its clock, already reckoned from now. */
  | { kind: "moment"; date: CivilDate; clock: Clock }
  | { kind: "offset"; minutes: number; from: "now" | "previous" }
  | { kind: "recurrence"; recurrence: Recurrence }
  /** `10 times`, `5x`: how often a recurrence happens. */
  | { kind: "times"; count: number }
  /** `5 hours after` the time that follows. */
  | { kind: "shift"; minutes: number }
  /** Weekdays, months and days that a series leaves out. `isNote`: there are single days, which the words are to tell. */
  | { kind: "except"; byDay: string[]; byMonth: number[]; dates?: DayRange[]; isNote?: true }
  | { kind: "all-day" }
  | { kind: "noise" };

/** How sure a span is: `weak` ones need a lead-in word or a neighbour that speaks of time, or they are dropped. */
export type Strength = "strong" | "weak";

export interface Span {
  start: number;
  end: number;
  rule: string;
  strength: Strength;
  value: SpanValue;
  /** Where the words of a change of plan begin that this time ends: `moved from Tuesday to` before `Thursday`. */
  since?: number;
  /** The words of times that this one replaces: they say no more what happens than its own do. */
  replaces?: { start: number; end: number }[];
}

/** What a span parser answers; offsets and rule name are added by the pipeline. */
export interface Recognised {
  value: SpanValue;
  end: number;
  strength?: Strength;
}

/** The visitor's now as plain numbers of the wall clock in the visitor's zone. */
export interface Now {
  today: CivilDate;
  minuteOfDay: number;
}
