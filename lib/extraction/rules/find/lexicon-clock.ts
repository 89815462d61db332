import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Clock, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { anyOf, phrase, type Sources } from "./lexicon-words";

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

/** The readers of one language's groups. */
function readersOf(lexicon: Lexicon) {
  const numberOf = (written = ""): number => lexicon.hours[written] ?? Number(written || Number.NaN);
  const partOf = ({ part = "" }: Groups): PartOfDay | null => lexicon.parts[part] ?? null;
  const clockIn = (groups: Groups, name: "from" | "until"): Clock | null => {
    const found = numberOf(groups[`${name}Hour`]);
    return Number.isNaN(found) ? null : clockOf(found, Number(groups[`${name}Minute`] ?? 0), partOf(groups));
  };
  const whole = (groups: Groups): Recognised["value"] | null => {
    const start = clockIn(groups, "from");
    return start === null ? null : value(start, null, partOf(groups));
  };
  /** So many minutes from the hour that is named, before it where they are negative. */
  const beside = (groups: Groups, minutes: number): Recognised["value"] => {
    const total = (numberOf(groups.fromHour) * 60 + minutes + 1440) % 1440;
    return value(clockOf(Math.floor(total / 60), total % 60, partOf(groups)), null, partOf(groups));
  };
  return { clockIn, partOf, whole, beside };
}

type Readers = ReturnType<typeof readersOf>;

/** `14:30 uur`, `9 uur 's avonds`, `van 9 tot 11 uur`. */
function digitTemplates(
  { hour, hourWord, part, range }: Sources,
  { clockIn, partOf, whole }: Readers,
): Template[] {
  const at = (name: string) => `(?<${name}Hour>${hour})(?:[:.](?<${name}Minute>[0-5]\\d))?`;
  return [
    {
      rule: "clock-range",
      pattern: phrase(
        `${at("from")}${hourWord}?${range}${at("until")}(?:${hourWord}|(?<=[:.]\\d\\d))(?: ${part})?`,
      ),
      read: (groups) => {
        const [start, end] = [clockIn(groups, "from"), clockIn(groups, "until")];
        return start === null || end === null ? null : value(start, end, partOf(groups));
      },
    },
    {
      rule: "clock",
      pattern: phrase(`(?<fromHour>[01]?\\d|2[0-4])[:.](?<fromMinute>[0-5]\\d)${hourWord}?(?: ${part})?`),
      read: whole,
    },
    {
      rule: "clock",
      pattern: phrase(`${at("from")}(?:${hourWord}|(?= ${part.replace("?<part>", "?:")}))(?: ${part})?`),
      read: whole,
    },
  ];
}

/** `half acht`, `kwart over zeven`, `middernacht`. */
function wordTemplates(lexicon: Lexicon, { hour, hourWord, part }: Sources, { beside }: Readers): Template[] {
  const behind = `(?<fromHour>${hour})${hourWord}?(?: ${part})?`;
  const side = `(?:(?<past>${anyOf(lexicon.past)})|${anyOf(lexicon.to)})`;
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
      pattern: phrase(`(?<share>${anyOf(lexicon.quarter)}|[1-2]?\\d) ${side} ${behind}`),
      read: (groups) => {
        const minutes = lexicon.quarter.includes(groups.share ?? "") ? 15 : Number(groups.share);
        return beside(groups, groups.past === undefined ? -minutes : minutes);
      },
    },
    {
      rule: "clock",
      pattern: phrase(`(?:${anyOf(lexicon.half?.words ?? [])}) ${behind}`),
      read: (groups) => beside(groups, lexicon.half?.side === "past" ? 30 : -30),
    },
  ];
}

/** The clocks of a language: in digits with its word for the hour, as ranges, and in its words for shares of an hour. */
export function clockTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const readers = readersOf(lexicon);
  return [...digitTemplates(sources, readers), ...wordTemplates(lexicon, sources, readers)];
}
