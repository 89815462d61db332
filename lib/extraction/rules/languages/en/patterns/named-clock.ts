import { eventNouns } from "@/lib/extraction/rules/languages/en/words/events";
import { type Found, matchAt, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Clock, Strength } from "@/lib/extraction/rules/spans";

/** A clock with how sure it is: a bare hour is weak until a lead-in word or a day beside it carries it. */
export interface ReadClock {
  clock: Clock;
  strength: Strength;
}

const clockNames = pattern(
  "(?:12(?:[:.]00)? ?)?(?<name>(?<!high )noon(?:-?ish)?|midday|midnight)|12(?:[:.]00)? ?(?<short>nn|mn)|(?<close>(?:end|close) of)(?= (?:the |this |next )?(?:today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day))|(?<name2>lunchtime|end of (?:the )?(?:business )?day|eod|cob|close of (?:business|play))|(?<special>twelve noon|twelve midnight)|(?<sun>dawn|daybreak|sunrise|sunset|dusk)",
);

/** When the sun comes and goes, near enough for a calendar that does not know the place. */
const sunHours: Record<string, number> = { dawn: 5, daybreak: 6, sunrise: 6, sunset: 18, dusk: 18 };
const sunBefore = /\b(?:at|by|before|after|until|till|to|from|around) $/;

/** `dusk (c. 7:15 pm)`: the hour is said. */
const hourBehind = /^ \((?:c\.?|ca\.?|circa|approx\.?|about|around|~)? ?\d/;
/** `12.15 Lunchtime recital`: what it is, beside an hour. */
const attribute = new RegExp(`^ (?:[a-z]{3,12} )?(?:recital|music|series|${eventNouns})s?\\b`);
const clockInDigits = /\d(?:[.:]\d\d| ?[ap]\.?m\b)/;

/** `noon`, `12nn`, `midnight`, `end of day`, `at sunset`. */
export function readNamedClock(source: Source, at: number): Found<ReadClock> | null {
  const match = matchAt(clockNames, source, at);
  if (!match) return null;
  const sun = match.groups?.sun;
  const after = source.lower.slice(at + match[0].length, at + match[0].length + 24);
  if (sun !== undefined && hourBehind.test(after)) return null;
  if (match.groups?.name2 === "lunchtime" && attribute.test(after) && clockInDigits.test(source.lower))
    return null;
  if (sun !== undefined && !sunBefore.test(source.lower.slice(Math.max(0, at - 8), at))) return null;
  const named = match.groups?.name ?? match.groups?.special ?? match.groups?.short ?? "";
  const isMidnight = /midnight|mn/.test(named);
  const late = match.groups?.name2 !== undefined && match.groups.name2 !== "lunchtime";
  const isLast = match.groups?.close !== undefined;
  const clock = {
    hour: sunHours[sun ?? ""] ?? (isLast ? 23 : isMidnight ? 0 : late ? 17 : 12),
    minute: isLast ? 59 : 0,
    meridiem: null,
    exact: true,
    midnight: isMidnight,
    written: "other" as const,
    ...(late || isLast ? { closesDay: true as const } : {}),
  };
  return { value: { clock, strength: "strong" }, end: at + match[0].length };
}
