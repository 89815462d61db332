import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Clock, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { anyOf, behindLead, openPhrase, phrase, type Sources, startBefore } from "./lexicon-words";

/** How an hour is written: with minutes in digits, with the word for the hour, or as a number alone. */
type Writing = "minutes" | "word" | "bare";

const clockOf = (hour: number, minute: number, part: PartOfDay | null): Clock => {
  const isLate = part !== null && part !== "morning" && hour < 12 && !(part === "night" && hour < 5);
  const full = isLate ? hour + 12 : hour;
  const isExact = full > 12 || full === 0 || part !== null;
  return {
    hour: full,
    minute,
    meridiem: null,
    exact: isExact,
    written: "other",
    midnight: full === 24,
  };
};

const value = (start: Clock, end: Clock | null, part: PartOfDay | null): Recognised["value"] => ({
  kind: "clock",
  clocks: [start],
  end,
  part,
});

const noPart = (source: string): string => source.replace("?<part>", "?:");

/** Where a language counts the hours of a day to 24, a clock is told as it is written. */
function asWritten({ isTwentyFour }: Lexicon, clock: Clock, writing: Writing): Clock {
  if (isTwentyFour !== true || clock.exact || writing === "bare") return clock;
  return writing === "minutes" ? { ...clock, written: "colon", ofDay: "any" } : { ...clock, ofDay: "early" };
}

/** The readers of one language's groups. */
function readersOf(lexicon: Lexicon) {
  const numberOf = (written = ""): number => lexicon.hours[written] ?? Number(written || Number.NaN);
  const partOf = ({ part = "" }: Groups): PartOfDay | null => lexicon.parts[part] ?? null;
  const clockIn = (groups: Groups, name: "from" | "until"): Clock | null => {
    const found = numberOf(groups[`${name}Hour`]);
    if (Number.isNaN(found)) return null;
    const written = groups[`${name}Minute`];
    const marked = Number(written ?? lexicon.hourMarks?.[groups.mark ?? ""] ?? 0);
    // Nobody writes 07:35 for the evening.
    const isPadded = written !== undefined && /^0\d/.test(groups[`${name}Hour`] ?? "");
    const counted = clockOf(found, marked, partOf(groups));
    const clock = isPadded ? { ...counted, exact: true } : counted;
    const writing = written !== undefined ? "minutes" : groups.hourWord === undefined ? "bare" : "word";
    return asWritten(lexicon, clock, writing);
  };
  const whole = (groups: Groups): Recognised["value"] | null => {
    const start = clockIn(groups, "from");
    return start === null ? null : value(start, null, partOf(groups));
  };
  const both = (groups: Groups): Recognised["value"] | null => {
    const [start, end] = [clockIn(groups, "from"), clockIn(groups, "until")];
    if (start === null || end === null) return null;
    const part = partOf(groups);
    return value(part === null ? startBefore(lexicon, start, end) : start, end, part);
  };
  /** So many minutes from the hour that is named, before it where they are negative. */
  const beside = (groups: Groups, minutes: number): Recognised["value"] => {
    const hour = numberOf(groups.fromHour);
    const total = (hour * 60 + minutes + 1440) % 1440;
    // A quarter to one is in the first hour of the clock, which is the twelfth.
    const isAfterTwelve = hour === 1 && total < 60;
    const shown = isAfterTwelve ? total + 720 : total;
    return value(clockOf(Math.floor(shown / 60), shown % 60, partOf(groups)), null, partOf(groups));
  };
  return { numberOf, partOf, whole, both, beside };
}

type Readers = ReturnType<typeof readersOf>;

/** `14:30 uur`, `20h30`, `9 uur 's avonds`, `van 9 tot 11 uur`, `18 Uhr c.t.`. */
function digitTemplates(lexicon: Lexicon, sources: Sources, { whole, both }: Readers): Template[] {
  const { hour, hourWord, part, range } = sources;
  const { hourMarks = {}, minuteWords = [], counted = [] } = lexicon;
  const minutes = (name: string) => `(?<${name}Minute>[0-5]\\d)(?!\\d)`;
  // `8 uhr 15 zahnarzt`: quarters of an hour are minutes unless what follows is counted.
  const quarter = `(?<=\\p{L}{3} ?(?:15|30|45))(?! ?(?:${anyOf(counted)})(?!\\p{L}))`;
  const behindWord = `${hourWord} ?${minutes("from")}(?: ?(?:${anyOf(minuteWords)})| ?${hourWord}|(?! ?\\p{L})|${quarter})`;
  // `19h30 im Saal`: with no blank around its letter it is a clock whatever follows; other languages read it with their spoken clocks.
  const mark = (lexicon.rangeJoints ?? []).length === 0 ? "[:.h]" : "[:.]";
  const at = (name: string) => `(?<${name}Hour>${hour})(?:${mark}${minutes(name)})?`;
  const marked = `(?: ?,? ?(?<mark>${anyOf(Object.keys(hourMarks))}))?`;
  const word = hourWord.replace("(?: ?(?:", "(?: ?(?<hourWord>");
  const closing = `(?:${word}|(?<=${mark}\\d\\d))`;
  return [
    {
      rule: "clock-range",
      pattern: phrase(`${at("from")}${hourWord}?${range}${at("until")}${closing}(?: ?${part})?`),
      read: both,
    },
    {
      rule: "clock",
      pattern: phrase(
        `(?<fromHour>[01]?\\d|2[0-4])${mark}${minutes("from")}(?![.:]\\d)${hourWord}?${marked}(?: ?${part})?`,
      ),
      read: whole,
    },
    { rule: "clock", pattern: phrase(`(?<fromHour>${hour})${behindWord}(?: ?${part})?`), read: whole },
    {
      rule: "clock",
      pattern: phrase(`${at("from")}(?:${word}|(?= ?${noPart(part)}))${marked}(?: ?${part})?`),
      read: whole,
    },
  ];
}

/** `ab 9`, `um acht`, `9-11`: numbers that the word before them makes hours, or what stands beside them. */
function bareTemplates(lexicon: Lexicon, sources: Sources, { whole, both }: Readers): Template[] {
  const { hourLeads = [], counted = [] } = lexicon;
  if (counted.length === 0) return [];
  const { hour, range, part, noMonth } = sources;
  const digits = "(?:1\\d|2[0-4]|0?\\d)";
  const end = `${noMonth}(?![\\p{L}\\p{N}_%]|[.,:/-]\\d|\\.? ?(?:[€$%]|(?:${anyOf(counted)})(?!\\p{L})))`;
  const clock = (name: string) => `(?<${name}Hour>${hour})(?:[:.](?<${name}Minute>[0-5]\\d))?`;
  return [
    {
      rule: "clock",
      pattern: openPhrase(`${behindLead(hourLeads)}(?<fromHour>${hour})${end}(?: ?${part})?`),
      read: whole,
    },
    {
      rule: "clock-range",
      pattern: openPhrase(
        `${behindLead(hourLeads)}${clock("from")}${range}${clock("until")}${end}(?: ?${part})?`,
      ),
      read: both,
    },
    {
      rule: "clock",
      strength: "weak",
      pattern: openPhrase(`(?<!\\d[.,])(?<fromHour>${digits})(?!\\. ?\\p{L})${end}`),
      read: whole,
    },
    {
      rule: "clock-range",
      strength: "weak",
      pattern: openPhrase(
        `(?<fromHour>${digits})(?:[:.](?<fromMinute>[0-5]\\d))?${range}(?<untilHour>${digits})(?:[:.](?<untilMinute>[0-5]\\d))?${end}`,
      ),
      read: both,
    },
  ];
}

/** `half acht`, `kwart over zeven`, `fünf vor halb neun`, `dreiviertel acht`, `middernacht`. */
function wordTemplates(lexicon: Lexicon, { hour, hourWord, part }: Sources, readers: Readers): Template[] {
  const { beside } = readers;
  const { minutes = {}, minuteWords = [], shares = {} } = lexicon;
  const behind = `(?<fromHour>${hour})${hourWord}?(?: ?${part})?`;
  const side = `(?:(?<past>${anyOf(lexicon.past)})|${anyOf(lexicon.to)})`;
  const half = anyOf(lexicon.half?.words ?? []);
  const share = `(?<share>${anyOf(lexicon.quarter)}|[1-2]?\\d|${anyOf(Object.keys(minutes))})(?: ?(?:${anyOf(minuteWords)}))?`;
  const halfMinutes = lexicon.half?.side === "past" ? 30 : -30;
  return [
    {
      rule: "clock",
      pattern: phrase(`(?<named>${anyOf(Object.keys(lexicon.namedHours))})`),
      read: ({ named = "" }) => {
        const found = lexicon.namedHours[named];
        return found === undefined ? null : value({ ...clockOf(found, 0, null), exact: true }, null, null);
      },
    },
    {
      rule: "clock",
      pattern: phrase(`${share} ${side} (?:(?<half>${half}) )?${behind}`),
      read: (groups) => {
        const said = groups.share ?? "";
        const amount = lexicon.quarter.includes(said) ? 15 : (minutes[said] ?? Number(said));
        const from = groups.half === undefined ? 0 : halfMinutes;
        return beside(groups, from + (groups.past === undefined ? -amount : amount));
      },
    },
    {
      rule: "clock",
      pattern: phrase(`(?:${half}) ${behind}`),
      read: (groups) => beside(groups, halfMinutes),
    },
    {
      rule: "clock",
      pattern: phrase(`(?<share>${anyOf(Object.keys(shares))}) ${behind}`),
      read: (groups) => beside(groups, shares[groups.share ?? ""] ?? 0),
    },
  ];
}

/** `am Abend`, `abends`: parts of the day that stand by themselves. */
function partTemplates({ parts, partLeads = [], lonePart = [] }: Lexicon, { part }: Sources): Template[] {
  return [
    {
      rule: "part-of-day",
      pattern: phrase(`(?:(?:${anyOf(partLeads)}) ${part}|(?<lone>${anyOf(lonePart)}))`),
      read: ({ part: word, lone }) => {
        const found = parts[word ?? lone ?? ""];
        return found === undefined ? null : { kind: "part", part: found };
      },
    },
  ];
}

/** The clocks of a language: in digits with its word for the hour, as ranges, and in its words for shares of an hour. */
export function clockTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const readers = readersOf(lexicon);
  return [
    ...digitTemplates(lexicon, sources, readers),
    ...wordTemplates(lexicon, sources, readers),
    ...bareTemplates(lexicon, sources, readers),
    ...partTemplates(lexicon, sources),
  ];
}
