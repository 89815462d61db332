import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Clock, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import {
  anyBefore,
  anyOf,
  behindLead,
  notBehindLead,
  numberIn,
  numbersOf,
  phrase,
  type Sources,
  startBefore,
} from "./lexicon-words";

type Side = "from" | "until";

const minutesOfDay = 1440;

/** A clock said in words or digits; `isColon` where its minutes are digits, which are those of 24 hours. */
function clockOf(
  { hour, minute }: { hour: number; minute: number },
  part: PartOfDay | null,
  isColon: boolean,
): Clock {
  const isLate = part !== null && part !== "morning" && hour < 12 && !(part === "night" && hour < 5);
  const isMidnight = part === "night" && hour === 12;
  const full = isLate || isMidnight ? hour + 12 : hour;
  const isExact = full > 12 || full === 0 || part !== null;
  const written = isColon ? "colon" : "other";
  return { hour: full, minute, meridiem: null, exact: isExact, written, midnight: full === 24 };
}

/** So many minutes from an hour, before it where they are negative: a quarter to one is behind twelve. */
function besideHour(hour: number, minutes: number): { hour: number; minute: number } {
  const total = (hour * 60 + minutes + minutesOfDay) % minutesOfDay;
  const isBehindTwelve = hour === 1 && total < 60;
  return { hour: Math.floor(total / 60) + (isBehindTwelve ? 12 : 0), minute: total % 60 };
}

const partOf = (lexicon: Lexicon, { part = "" }: Groups): PartOfDay | null => lexicon.parts[part] ?? null;

/** The minutes that stand behind the hour; null where none do. */
function minutesBehind(lexicon: Lexicon, groups: Groups, side: Side): number | null {
  const minutesIn = (word: string): number => lexicon.minutes?.[word] ?? numberIn(lexicon, word);
  const [past, to] = [groups[`${side}Past`] ?? groups[`${side}Word`], groups[`${side}To`]];
  if (to !== undefined) return -minutesIn(to);
  return past === undefined ? null : minutesIn(past);
}

/** One side of a phrase; null where it names no hour. */
function clockIn(lexicon: Lexicon, groups: Groups, side: Side): Clock | null {
  const [named, digits] = [
    groups[`${side}Named`],
    groups[`${side}Minute`] ?? groups[`${side}Comma`] ?? groups[`${side}Digits`],
  ];
  const behind = minutesBehind(lexicon, groups, side);
  if (named !== undefined) {
    const hour = lexicon.namedHours[named];
    if (hour === undefined) return null;
    const at = behind === null ? { hour, minute: 0 } : besideHour(hour, behind);
    return { ...clockOf(at, null, false), exact: true, midnight: at.hour === 24 };
  }
  const written = groups[`${side}Hour`];
  if (written === undefined) return null;
  const hour = numberIn(lexicon, written);
  const part = partOf(lexicon, groups);
  const isTwentyFour = lexicon.isTwentyFour === true;
  if (digits !== undefined) {
    const clock = clockOf({ hour, minute: Number(digits) }, part, true);
    // Nobody writes 07:35 for the evening.
    if (written.startsWith("0")) return { ...clock, exact: true };
    return isTwentyFour ? { ...clock, ofDay: lexicon.minutesOfDay ?? "early" } : clock;
  }
  const clock = clockOf(behind === null ? { hour, minute: 0 } : besideHour(hour, behind), part, false);
  return isTwentyFour && groups[`${side}Mark`] !== undefined ? { ...clock, ofDay: "early" } : clock;
}

/** True where one side says by itself that its number is an hour. */
const isMarked = ({ minutes = {} }: Lexicon, groups: Groups, side: Side): boolean =>
  ["Named", "Minute", "Comma", "Mark", "Lead"].some((name) => groups[`${side}${name}`] !== undefined) ||
  (groups[`${side}Past`] ?? groups[`${side}To`] ?? "") in minutes;

/** One side of a phrase: `20h30`, `18,30`, `sette e mezza`, `las ocho menos cuarto`, `midi et demi`. */
function bodyOf(lexicon: Lexicon, { hour, hourWord, noMonth }: Sources, side: Side): string {
  const { minutes = {}, pastBehind = [], toBehind = [], hourArticles = [] } = lexicon;
  const words = anyOf(Object.keys(numbersOf(lexicon)));
  const amount = (digits: string): string =>
    `(?:${anyOf(Object.keys(minutes))}|(?:${digits}|${words})(?![:.,]?\\d|${hourWord}))`;
  // `alle 8 meno 5`; behind `e` a single digit is another hour.
  const [past, to] = [`(?<${side}Past>${amount("[0-5][05]")})`, `(?<${side}To>${amount("[0-5]?[05]")})`];
  const behind = ` ${anyBefore(pastBehind)}${past}| ${anyBefore(toBehind)}${to}`;
  const named = `(?<${side}Named>${anyOf(Object.keys(lexicon.namedHours))})`;
  const marked = `(?<${side}Mark>${hourWord})(?: ?(?<${side}Digits>[0-5]\\d)(?!\\d)| (?<${side}Word>${words})(?!${hourWord}))?`;
  const comma =
    lexicon.hourComma === undefined
      ? ""
      : `|,(?<${side}Comma>[0-5]\\d)(?![.,:/%]?\\d| ?(?:[€$%]|(?:${anyOf(lexicon.counted ?? [])})(?!\\p{L})))`;
  const digits = `(?:[:.](?<${side}Minute>[0-5]\\d)(?![.:]?\\d)${hourWord}?${comma}|${marked})?`;
  return `(?:${anyBefore(hourArticles)})?(?:${named}|(?<${side}Hour>${hour})${noMonth}${digits})(?:${behind})?`;
}

/**
 * The clocks of a language that puts the minutes behind the hour in words, or an hour behind words that make it one, alone and
 * as ranges: `dalle 9 alle 11`, `entre 10h et 13h`, `de 9h à midi`. A number alone is an hour only behind `hourLeads`.
 */
export function spokenTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const { rangeJoints = [], hourLeads = [], hourArticles = [], dayArticles = [], dayLeads = [] } = lexicon;
  if (rangeJoints.length === 0) return [];
  const { part, between, and, until } = sources;
  // What is empty is never found by a group that may be left out, but by one of two alternatives.
  const lead = `(?:(?<fromLead>${behindLead(hourLeads)})|)`;
  // `entre las 8 y las 12`: the article makes both numbers hours.
  const article = `(?:(?<fromLead>${anyBefore(hourArticles)})|)`;
  // `d'une heure et demie à 14h`: how long, and then when.
  const noLength = notBehindLead(lexicon.lengthLeads ?? []);
  const [from, to] = [bodyOf(lexicon, sources, "from"), bodyOf(lexicon, sources, "until")];
  const joint = `(?: ?-{1,2} ?| ${anyBefore([...until, ...rangeJoints])})`;
  // `martes 9 a las 14 h`, `dia 3 às 10h`: behind a day or what leads to one the first number is of the day.
  const days = anyOf([...Object.keys(lexicon.weekdays), ...dayArticles, ...dayLeads]);
  const led = `(?=(?:${anyOf(hourArticles.filter((one) => dayArticles.includes(one)))}) \\d{1,2} )`;
  const isOfDay = `(?:(?<dayBefore>(?<=(?:^|[^\\p{L}\\p{N}_])(?:${days}),? )(?=\\d{1,2} (?!-))|${led})|)`;
  const readRange = (groups: Groups): Recognised["value"] | null => {
    const [start, end] = [clockIn(lexicon, groups, "from"), clockIn(lexicon, groups, "until")];
    const isSure = isMarked(lexicon, groups, "from") || isMarked(lexicon, groups, "until");
    // `da 16,50 a 18,20`: money, where no word of an hour stands before it.
    if ((groups.fromComma ?? groups.untilComma) !== undefined && groups.fromLead === undefined) return null;
    const isDay = groups.dayBefore !== undefined && !isMarked(lexicon, groups, "from");
    if (start === null || end === null || !isSure || isDay) return null;
    const part = partOf(lexicon, groups);
    const clocks = [part === null ? startBefore(lexicon, start, end) : start];
    return { kind: "clock", clocks, end, part };
  };
  const readOne = (groups: Groups): Recognised["value"] | null => {
    const start = clockIn(lexicon, groups, "from");
    if (groups.fromComma !== undefined && groups.fromLead === undefined) return null;
    if (start === null || !(isMarked(lexicon, groups, "from") || groups.part !== undefined)) return null;
    return { kind: "clock", clocks: [start], end: null, part: partOf(lexicon, groups) };
  };
  return [
    {
      rule: "clock-range",
      pattern: phrase(`${noLength}${isOfDay}${lead}${from}${joint}${to}(?: ${part})?`),
      read: readRange,
    },
    {
      rule: "clock-range",
      pattern: phrase(`${between}${article}${from}${and}${to}(?: ${part})?`),
      read: readRange,
    },
    { rule: "clock", pattern: phrase(`${lead}${from}(?:,? ${part})?`), read: readOne },
  ];
}
