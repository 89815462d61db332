import { clockOf, type Found, type NamedDay, tokensOf } from "./time-tokens";
import { saysWhen } from "./time-words";

/**
 * What words say about a time in any language, from CLDR names, numbers and signs; the words always mean
 * these facts.
 */
export interface QuoteFacts {
  /** ISO weekdays. */
  weekdays: ReadonlySet<number>;
  days: readonly NamedDay[];
  months: ReadonlySet<number>;
  years: ReadonlySet<number>;
  /** The minutes of the day that each clock may mean: `7:30` two, `19:30` one. */
  clocks: readonly (readonly number[])[];
  /** The number of days from today (`morgen`: 1); null where the words count none. */
  shift: number | null;
  /** True where there are time words that only a pack of their language understands: `halb acht`, `noon`. */
  hasOtherTimes: boolean;
  /** True where the words count years: `in two years`. */
  countsYears: boolean;
  /** True where every word was understood, so that nothing is left that could say more. */
  isWhole: boolean;
}

/** Words beside an hour that change it: `viertel vor 8`, `3 h et demie`. */
const turning: ReadonlySet<string> = new Set(
  `half halb viertel dreiviertel kwart quarter quart cuarto quarto demie demi media mezza mezzo meia vor nach past to over voor moins menos
  meno before after minutes minuten`.split(/\s+/u),
);

/** Words that count from another time: `two hours after the standup at 9am` is not at 9am. */
const counting: ReadonlySet<string> = new Set(
  `before after nach vor avant après apres antes despues después prima dopo depois voor later earlier spater später`.split(
    " ",
  ),
);

/** After these words `Morgen` means the morning, not tomorrow: `am Morgen`. */
const beforeMorning: ReadonlySet<string> = new Set("am jeden guten einem diesem".split(" "));

/**
 * The number of days from today that the words name; null where they name none or several (`heute Morgen`).
 */
function shiftOf(all: readonly Found[]): number | null {
  const found = all.flatMap((one, at) => {
    const before = all[at - 1];
    const isPart = before !== undefined && "word" in before && beforeMorning.has(before.word);
    return one.kind === "shift" && !isPart ? [one.days] : [];
  });
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}

const isBetween = (found: Found | undefined): boolean => found?.kind === "word";

/** The numbers on one side of a month's name that are days of it: `13 au 20 février`, `Dec 3`. */
function numbersBeside(all: readonly Found[], month: number, step: 1 | -1): number[] {
  const numbers: number[] = [];
  for (let at = month + step; at >= 0 && at < all.length; at += step) {
    const found = all[at];
    if (found?.kind === "number" && found.value >= 1 && found.value <= 31) numbers.push(found.value);
    else if (!isBetween(found)) break;
    if (step === 1 && numbers.length > 0 && all[at + 1]?.kind !== "number") break;
  }
  return numbers.toReversed();
}

function daysOfMonths(all: readonly Found[]): { days: NamedDay[]; used: Set<number> } {
  const used = new Set<number>();
  const days = all.flatMap((found, at) => {
    if (found.kind !== "month") return [];
    const before = numbersBeside(all, at, -1);
    const numbers = before.length > 0 ? before : numbersBeside(all, at, 1);
    for (const number of numbers) used.add(number);
    const [year] = all.slice(at + 1, at + 4).flatMap((next) => (next.kind === "year" ? [next.value] : []));
    return numbers.flatMap((day) => [...found.months].map((month) => ({ day, month, year: year ?? null })));
  });
  return { days, used };
}

const isTurned = (all: readonly Found[], at: number): boolean =>
  [-2, -1, 1, 2].some((step) => {
    const beside = all[at + step];
    return (beside?.kind === "word" || beside?.kind === "unknown") && turning.has(beside.word);
  });

/** Words between the first and the last hour of a range. */
const ranging: ReadonlySet<string> = new Set("to till until and bis und a al e et y tot en do i".split(" "));

/** `von 17 bis 18:30 Uhr`, `8-10 Uhr`: a number before a clock may be the hour at which the range begins. */
function hoursBefore(all: readonly Found[]): { value: number; minutes: number[] }[] {
  return all.flatMap((found, at) => {
    if (found.kind !== "number" || found.isOrdinal || found.value > 24) return [];
    const between = all[at + 1];
    const next = between?.kind === "word" && ranging.has(between.word) ? all[at + 2] : between;
    if (next?.kind !== "clock") return [];
    const clock = clockOf({ hour: found.value, minute: 0, half: undefined });
    return clock.kind === "clock" ? [{ value: found.value, minutes: clock.minutes }] : [];
  });
}

const yearWord = /^(?:years?|jahren?|jahre|ans?|annees?|anos?|anni|anno|jaar|lat|rok|roku)$/u;
const isYearWord = (found: Found): boolean => found.kind === "unknown" && yearWord.test(found.word);

const isCounting = (found: Found): boolean =>
  (found.kind === "word" || found.kind === "unknown") && counting.has(found.word);

/**
 * Reads the facts about time in words; `language` is a BCP 47 primary subtag. The facts hold in any sentence.
 */
export function readFacts(words: string, language: string): QuoteFacts {
  const all = tokensOf(words, language);
  const { days, used } = daysOfMonths(all);
  const hours = hoursBefore(all);
  for (const { value } of hours) used.add(value);
  const open = all.filter((found) => found.kind === "number").filter(({ value }) => !used.has(value));
  // `on the 12th` is a day of a month that other words name.
  const ordinals = open.filter(({ value, isOrdinal }) => isOrdinal && value <= 31);
  const isTurning =
    all.some((found, at) => found.kind === "clock" && isTurned(all, at)) || all.some(isCounting);
  const clocks = [
    ...hours.map(({ minutes }) => minutes),
    ...all.flatMap((found) => (found.kind === "clock" ? [found.minutes] : [])),
  ];
  return {
    weekdays: new Set(all.flatMap((found) => (found.kind === "weekday" ? [...found.weekdays] : []))),
    days: [
      ...days,
      ...all.flatMap((found) => (found.kind === "day" ? found.days : [])),
      ...ordinals.map(({ value }) => ({ day: value, month: null, year: null })),
    ],
    months: new Set(all.flatMap((found) => (found.kind === "month" ? [...found.months] : []))),
    years: new Set(all.flatMap((found) => (found.kind === "year" ? [found.value] : []))),
    clocks: isTurning ? [] : clocks,
    shift: shiftOf(all),
    hasOtherTimes:
      open.length > 0 || isTurning || all.some((found) => found.kind === "unknown" && saysWhen(found.word)),
    countsYears: all.some(isYearWord),
    isWhole:
      all.length > 0 &&
      !isTurning &&
      open.length === ordinals.length &&
      all.every(({ kind }) => kind !== "unknown"),
  };
}
