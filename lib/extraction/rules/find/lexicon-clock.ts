import type { Lexicon } from "@/lib/extraction/rules/languages/lexicon";
import type { Clock, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import { anyOf, phrase, type Sources } from "./lexicon-words";

type Groups = Record<string, string | undefined>;
type Template = { rule: string; pattern: RegExp; read: (groups: Groups) => Recognised["value"] | null };

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

/** The clocks of a language: `14:30 uur`, `half acht`, `kwart over zeven`, `van 9 tot 11 uur`, `twaalf uur 's middags`. */
export function clockTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const numberOf = (written: string | undefined): number =>
    written === undefined ? Number.NaN : (lexicon.hours[written] ?? Number(written));
  const partOf = (groups: Groups): PartOfDay | null =>
    groups.part === undefined ? null : (lexicon.parts[groups.part] ?? null);
  const { hour, hourWord, part } = sources;
  const half = lexicon.half;
  const at = (name: string) => `(?<${name}Hour>${hour})(?:[:.](?<${name}Minute>[0-5]\\d))?`;
  const read = (groups: Groups, name: string): Clock | null => {
    const found = numberOf(groups[`${name}Hour`]);
    return Number.isNaN(found) ? null : clockOf(found, Number(groups[`${name}Minute`] ?? 0), partOf(groups));
  };
  const range = phrase(
    `${at("from")}${hourWord}?${sources.range}${at("until")}(?:${hourWord}|(?<=[:.]\\d\\d))(?: ${part})?`,
  );
  const digital = phrase(`(?<fromHour>[01]?\\d|2[0-4])[:.](?<fromMinute>[0-5]\\d)${hourWord}?(?: ${part})?`);
  const whole = phrase(`${at("from")}(?:${hourWord}(?: ${part})?| ${part})`);
  const named = phrase(`(?<named>${anyOf(Object.keys(lexicon.namedHours))})`);
  const share = phrase(
    `(?<share>${anyOf(lexicon.quarter)}|[1-2]?\\d) (?:(?<past>${anyOf(lexicon.past)})|${anyOf(lexicon.to)}) (?<fromHour>${hour})${hourWord}?(?: ${part})?`,
  );
  const halves = phrase(`(?:${anyOf(half?.words ?? [])}) (?<fromHour>${hour})${hourWord}?(?: ${part})?`);
  const clock = (groups: Groups): Recognised["value"] | null => {
    const start = read(groups, "from");
    return start === null ? null : value(start, null, partOf(groups));
  };
  return [
    {
      rule: "clock-range",
      pattern: range,
      read: (groups) => {
        const [start, end] = [read(groups, "from"), read(groups, "until")];
        return start === null || end === null ? null : value(start, end, partOf(groups));
      },
    },
    { rule: "clock", pattern: digital, read: clock },
    { rule: "clock", pattern: whole, read: clock },
    {
      rule: "clock",
      pattern: named,
      read: ({ named: word = "" }) => {
        const found = lexicon.namedHours[word];
        return found === undefined ? null : value({ ...clockOf(found, 0, null), exact: true }, null, null);
      },
    },
    {
      rule: "clock",
      pattern: share,
      read: (groups) => {
        const minutes = lexicon.quarter.includes(groups.share ?? "") ? 15 : Number(groups.share);
        const base = numberOf(groups.fromHour) * 60;
        const total = groups.past === undefined ? base - minutes + 1440 : base + minutes;
        return value(clockOf(Math.floor(total / 60) % 24, total % 60, partOf(groups)), null, partOf(groups));
      },
    },
    {
      rule: "clock",
      pattern: halves,
      read: (groups) => {
        const total = numberOf(groups.fromHour) * 60 + (half?.side === "past" ? 30 : -30);
        return value(
          clockOf(Math.floor(total / 60), (total + 1440) % 60, partOf(groups)),
          null,
          partOf(groups),
        );
      },
    },
  ];
}
