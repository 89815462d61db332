import {
  monthWords,
  ordinalWords,
  relativeDayWords,
  weekdayWords,
} from "@/lib/extraction/rules/languages/en/words/days-and-months";
import { feastOpenings } from "@/lib/extraction/rules/languages/en/words/feast-words";
import { holidays } from "@/lib/extraction/rules/languages/en/words/holidays";
import { joinedOrdinals } from "@/lib/extraction/rules/languages/en/words/numbers";
import {
  dayUnitWords,
  minuteUnitWords,
  monthUnitWords,
  partOfDayWords,
} from "@/lib/extraction/rules/languages/en/words/units";

/** One bit for each kind of word or number without which some phrases cannot be. */
export const kinds = {
  any: 1,
  month: 1 << 1,
  weekday: 1 << 2,
  repeated: 1 << 3,
  minuteUnit: 1 << 4,
  dayUnit: 1 << 5,
  monthUnit: 1 << 6,
  week: 1 << 7,
  part: 1 << 8,
  relative: 1 << 9,
  holiday: 1 << 10,
  ordinal: 1 << 11,
  dayNumber: 1 << 12,
  date: 1 << 13,
  away: 1 << 14,
  range: 1 << 15,
  times: 1 << 16,
  now: 1 << 17,
} as const;

/** The first plain letters of each phrase: `nite` of `2nite`, `st` of `st. patrick's day`. */
const letterRuns = (phrases: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(phrases).map((phrase) => /[a-z]+/.exec(phrase)?.[0] ?? phrase);
const words = (list: string): string[] => list.split(/\s+/);
const weekdays = letterRuns(weekdayWords);
const plurals = weekdays.map((day) => `${day}s`);

const wordsByKind: readonly (readonly [number, readonly string[]])[] = [
  [kinds.month, letterRuns(monthWords)],
  [kinds.weekday, [...weekdays, ...plurals]],
  [kinds.repeated, plurals],
  [
    kinds.repeated,
    words(
      "every each evry ever alternate alternating hourly daily everyday nightly weekly monthly yearly annually annual quarterly fortnightly bi biweekly bimonthly biannually once twice weekday weekdays weekend weekends days times workday workdays mons fris mornings afternoons evenings nights m t w mwf mth mwth mtwrf mtwthf mtuwthf mtwth tu tth tuth ttr tr mw wf mf",
    ),
  ],
  [kinds.minuteUnit, letterRuns(minuteUnitWords)],
  [kinds.dayUnit, [...letterRuns(dayUnitWords), "night", "nights"]],
  [kinds.monthUnit, letterRuns(monthUnitWords)],
  [kinds.week, words("week weeks weekend weekends workweek wk kw cw w wc wb")],
  [kinds.part, [...letterRuns(partOfDayWords), "thing"]],
  [kinds.relative, [...letterRuns(relativeDayWords), "day"]],
  [kinds.holiday, [...letterRuns(holidays), ...feastOpenings]],
  [kinds.ordinal, [...letterRuns(ordinalWords), ...joinedOrdinals, ...words("twenty thirty st nd rd th")]],
  [
    kinds.away,
    words(
      "in within on from hence away later out ago back earlier after before following prior next nxt past afterwards timer countdown now today tomorrow",
    ),
  ],
  [kinds.range, words("to until untill till til through thru up ending ends and but onwards late for")],
  [
    kinds.times,
    words("times x occurrence occurrences sessions instances repetitions meetings classes twice"),
  ],
  [kinds.now, ["now"]],
];

/** What each word is, by the bits of `kinds`. */
export const kindsByWord = new Map<string, number>();
for (const [bit, list] of wordsByKind)
  for (const word of list) kindsByWord.set(word, (kindsByWord.get(word) ?? 0) | bit);

/** At least one kind of each number must be near; behind a digit `orBehindDigit` takes the place of the first. */
export interface Need {
  either: number;
  and?: number;
  behindDigit?: number;
}

const { month, weekday, minuteUnit, dayUnit, monthUnit, week, away } = kinds;

/** What a phrase of a rule cannot do without, beside the word that opens it; a rule that is not here needs nothing. */
export const needs: Record<string, Need> = {
  "numeric-date": { either: kinds.date },
  "named-range": { either: month, and: weekday },
  "month-day-list": { either: month | weekday },
  "month-day": { either: month },
  recurrence: { either: kinds.repeated | monthUnit, behindDigit: kinds.repeated | monthUnit | weekday },
  "nth-weekday": { either: month | monthUnit | weekday },
  "day-offset": { either: dayUnit | monthUnit | week | weekday, and: away },
  holiday: { either: kinds.holiday },
  "week-number": { either: week },
  "relative-day": { either: kinds.relative | kinds.part },
  week: { either: week },
  "day-of-month": { either: kinds.dayNumber | kinds.ordinal, behindDigit: kinds.ordinal | monthUnit },
  period: { either: monthUnit },
  "month-only": { either: month },
  weekday: { either: weekday },
  shift: { either: minuteUnit | dayUnit | monthUnit, and: away },
  offset: { either: minuteUnit | dayUnit | kinds.now, and: away },
  "clock-range": { either: kinds.range },
  times: { either: kinds.times },
  length: { either: minuteUnit | dayUnit | monthUnit },
  "all-day": { either: dayUnit },
  "part-of-day": { either: kinds.part },
};
