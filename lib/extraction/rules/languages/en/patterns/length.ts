import { cardinalSource, numberOf } from "@/lib/extraction/rules/languages/en/words/numbers";
import {
  dayUnitWords,
  minuteUnitWords,
  monthUnitWords,
} from "@/lib/extraction/rules/languages/en/words/units";
import { alternation, matchAt, openPattern, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Length, Recognised } from "@/lib/extraction/rules/spans";

const units = alternation([
  ...Object.keys(minuteUnitWords),
  ...Object.keys(dayUnitWords),
  ...Object.keys(monthUnitWords),
]);
const lead =
  "(?<lead>(?:(?:for|lasting|lasts|last|will last|takes|take|duration(?: of|:)?|(?:running|run) ?time(?: of|:)?|length(?: of|:)?|another|a total of) (?:(?:about|around|approximately|approx\\.?|at least|up to|only|just|(?:no )?(?:more|longer) than|the next|the following|another|a total of) )?)?)";
const number = `(?<count>\\d+(?:[.,]\\d+)?|${cardinalSource}|a couple of|a couple|couple of|couple|a few|few|half an|half a|quarter of an|three quarters of an|an?)`;
const one = pattern(
  `${number}(?:[ -]?(?<half>and (?:a )?half|½|1/2))?[ -]?(?<unit>${units})(?:[ -]long)?(?<extra> and (?:a )?(?:half|quarter))?`,
);
const prime = openPattern("(?<count>\\d{1,3})'(?!\\d|\\w)");
const glue = openPattern(" ?(?:, and|and|,|&)? ?");
const leading = openPattern(lead);
const colonHours = openPattern(
  "(?<hours>\\d{1,2}):(?<minutes>[0-5]\\d) ?(?:hours|hrs?|h)\\b|(?<h>\\d) ?h(?:rs?)? ?(?<rest>[0-5]\\d)(?: ?m(?:in)?s?)?(?!\\w|[:.]\\d)",
);

const shares: Record<string, number> = {
  "half an": 0.5,
  "half a": 0.5,
  "quarter of an": 0.25,
  "three quarters of an": 0.75,
  "a couple of": 2,
  "a couple": 2,
  "a few": 3,
  few: 3,
  "couple of": 2,
  couple: 2,
  a: 1,
  an: 1,
};

const spokenLead = /(?:for|lasting|lasts|last|takes?|another|about|next|of) $/;

/** `8 w/ mom`, `6 w Bob`, `4-H club`, `put back a week`: the letter stands for `with`, or is of a name, and counts nothing. */
function isNoUnit(source: Source, at: number, words: string): boolean {
  if (source.lower.charAt(at + words.length) === "/" || source.lower.slice(0, at).endsWith(" back "))
    return true;
  return / [dw]$|^4-h$/.test(words) && !spokenLead.test(source.lower.slice(Math.max(0, at - 8), at));
}

/** Adds one `count unit` to a length; null when it is no sensible amount. */
function readOne(source: Source, at: number): { length: Length; end: number; size: number } | null {
  const match = matchAt(one, source, at);
  if (!match?.groups?.unit || isNoUnit(source, at, match[0])) return null;
  const { count = "", unit, half, extra } = match.groups;
  if (unit.startsWith("quarter")) return null;
  if (/^h/.test(unit) && /^\d+\.\d\d$/.test(count)) return null;
  if (/^[hmdw]$/.test(unit) && !/\d/.test(count)) return null;
  // Branches of 1.5m and a swim of 400m.
  if (unit === "m" && /[.,]|00$/.test(count)) return null;
  const share = shares[count] ?? (/\d/.test(count) ? Number(count.replace(",", ".")) : numberOf(count));
  const total =
    share + (half === undefined ? 0 : 0.5) + (extra === undefined ? 0 : extra.endsWith("half") ? 0.5 : 0.25);
  if (Number.isNaN(total) || total <= 0) return null;
  const minutes = (minuteUnitWords[unit] ?? 0) * total;
  const days = (dayUnitWords[unit] ?? 0) * total;
  const months = (monthUnitWords[unit] ?? 0) * total;
  return {
    length: { minutes: Math.round(minutes), days: Math.round(days), months: Math.round(months) },
    end: at + match[0].length,
    size: minuteUnitWords[unit] ?? (dayUnitWords[unit] ?? 31) * 1440,
  };
}

/** Reads `2h`, `1 hour 30 minutes`, `an hour and a half`, `90 min`, `1:30 hours` without a lead-in word. */
export function readLength(source: Source, at: number): { length: Length; end: number } | null {
  const colon = matchAt(colonHours, source, at);
  const hours = Number(colon?.groups?.hours ?? colon?.groups?.h);
  if (colon?.groups && hours < 8) {
    const minutes = hours * 60 + Number(colon.groups.minutes ?? colon.groups.rest);
    return { length: { minutes, days: 0, months: 0 }, end: at + colon[0].length };
  }
  let total = readOne(source, at);
  for (let round = 0; total !== null && round < 2; round += 1) {
    const gap = matchAt(glue, source, total.end);
    const next = gap && readOne(source, total.end + gap[0].length);
    // Only a smaller unit goes on: "2 hours 30 minutes", "1 day, 2 hours".
    if (!next || next.length.minutes === 0 || next.size >= total.size) break;
    total = { ...next, length: { ...total.length, minutes: total.length.minutes + next.length.minutes } };
  }
  return total;
}

const nights = pattern(`(?<count>\\d{1,2}|${cardinalSource}|a couple of) nights?`);

/** `for 2 nights`: three days, from the first evening to the last morning. */
function readNights(source: Source, at: number): { length: Length; end: number } | null {
  const match = matchAt(nights, source, at);
  const count = match?.groups?.count ?? "";
  const total = shares[count] ?? numberOf(count);
  if (!match || Number.isNaN(total) || total < 1) return null;
  return { length: { minutes: 0, days: total + 1, months: 0, nights: total }, end: at + match[0].length };
}

const nextUnit = pattern("for the (?:next |whole |entire |coming )?(?<unit>week|month|year|hour)(?! \\d)");

/** `for the next month`: one of its unit. */
function readNext(source: Source, at: number): { length: Length; end: number } | null {
  const match = matchAt(nextUnit, source, at);
  const unit = match?.groups?.unit;
  if (!match || unit === undefined) return null;
  const length = {
    minutes: minuteUnitWords[unit] ?? 0,
    days: dayUnitWords[unit] ?? 0,
    months: monthUnitWords[unit] ?? 0,
  };
  return { length, end: at + match[0].length };
}

const notALength =
  /^ ?(?:ago|from|after|before|later|earlier|prior|hence|away|old|notice|walk|drive|break|early|late|in advance|each(?! time| session)|per|of age|ahead)\b/;

/** `Term 4 nights`, `Year 2 weeks`: the number is of what stands before it. */
const numbered = /\b(?:term|year|semester|quarter|level|grade|group|team|unit|division|zone) $/;

/** `for 45 minutes`, `30 min`, `lasting two hours`, `all of 3 days`. Without a lead-in word it is weak for days and more. */
export function parseLength(source: Source, at: number): Recognised | null {
  const opened = matchAt(leading, source, at)?.[0] ?? "";
  const quoted = matchAt(prime, source, at + opened.length);
  if (quoted?.groups && opened !== "") {
    const minutes = Number(quoted.groups.count);
    return {
      value: { kind: "length", length: { minutes, days: 0, months: 0 } },
      end: at + opened.length + quoted[0].length,
    };
  }
  const from = at + opened.length;
  if (opened === "" && numbered.test(source.lower.slice(Math.max(0, at - 9), at))) return null;
  const found = readLength(source, from) ?? readNights(source, from) ?? readNext(source, at);
  if (!found) return null;
  if (notALength.test(source.lower.slice(found.end, found.end + 14)) && !opened.includes("for")) return null;
  // "The next ten years" is what a talk is about.
  if (found.length.months >= 12 && opened === "") return null;
  const isClock = found.length.minutes > 0;
  const supported = /for|last|duration|time|length|take|next|total/.test(opened);
  return {
    value: { kind: "length", length: found.length },
    end: found.end,
    strength: supported || isClock ? "strong" : "weak",
  };
}
