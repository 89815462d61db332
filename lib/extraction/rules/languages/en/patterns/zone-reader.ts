import {
  doubtfulZoneAbbreviations,
  zoneAbbreviations,
  zoneNames,
} from "@/lib/extraction/rules/languages/en/words/zones";
import type { ZoneSource } from "@/lib/extraction/rules/pack/sentence-words";
import { alternation, isDigitAt, matchAt, openPattern, pattern } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { isTimeZone, spellTimeZone } from "@/lib/time/zone-name";
import { isBehindTime } from "./zone";

const offset = openPattern(
  "\\(?(?:utc|gmt) ?(?<sign>[+-]) ?(?<hours>\\d{1,2})(?::?(?<minutes>00|30|45))?\\)?(?![\\d:])",
);
const abbreviation = pattern(`(?<name>${alternation(Object.keys(zoneAbbreviations))})(?: time)?`);
const named = pattern(
  `(?:us )?(?<name>${alternation(Object.keys(zoneNames))})(?:'s)?(?<time> (?:standard |daylight )?time)?`,
);
const iana = openPattern("[a-z]+/[a-z_]+(?:/[a-z_]+)?\\b");

/** The IANA names of whole-hour offsets have their sign turned round: UTC+2 is Etc/GMT-2. */
function fixedZone(sign: string, hours: number): string {
  return hours === 0 ? "UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${hours}`;
}

const halfHourZones: Record<string, string> = {
  "+5:30": "Asia/Kolkata",
  "+5:45": "Asia/Kathmandu",
  "+9:30": "Australia/Darwin",
  "+3:30": "Asia/Tehran",
  "+6:30": "Asia/Yangon",
  "-3:30": "America/St_Johns",
};

/** The zone of an offset from UTC: its sign, hours and minutes. Null where no place on Earth has it. */
function zoneOfOffset(sign: string, hours: number, minutes: string): string | null {
  const zone = minutes === "00" ? fixedZone(sign, hours) : halfHourZones[`${sign}${hours}:${minutes}`];
  return zone !== undefined && isTimeZone(zone) ? zone : null;
}

function readOffset(source: ZoneSource, at: number): Recognised | null {
  const match = matchAt(offset, source, at);
  if (!match?.groups) return null;
  const { sign = "+", hours = "0", minutes = "00" } = match.groups;
  const zone = zoneOfOffset(sign, Number(hours), minutes);
  if (zone === null) return null;
  const end = at + match[0].length;
  // `(UTC-05:00) Eastern Time (US & Canada)`: Outlook says the offset of winter in the summer as well.
  const place = match[0].endsWith(")") ? matchAt(named, source, end + 1) : null;
  return {
    value: { kind: "zone", zone: zoneNames[place?.groups?.name ?? ""] ?? zone, alternatives: [] },
    end: end + (place ? place[0].length + 1 : 0),
  };
}

const suffix = openPattern("(?<utc>z)(?![a-z])|(?<=[+-])(?<hours>[01]\\d):?(?<minutes>[0-5]\\d)(?!\\d)");
const isoBefore = /t\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?<sign>[+-]?)$/;

/** `2026-12-05T16:00:00Z`, `T16:00+02:00`: what stands behind a time of ISO 8601. */
function readSuffix(source: ZoneSource, at: number): Recognised | null {
  const isSigned = source.lower.charAt(at - 1) === "+" || source.lower.charAt(at - 1) === "-";
  const match = isSigned || source.lower.charAt(at) === "z" ? matchAt(suffix, source, at) : null;
  const before = match && isoBefore.exec(source.lower.slice(Math.max(0, at - 18), at));
  if (!match?.groups || !before) return null;
  const { utc, hours, minutes = "00" } = match.groups;
  const sign = before.groups?.sign ?? "";
  if ((utc !== undefined) !== (sign === "")) return null;
  const zone = utc !== undefined ? "UTC" : zoneOfOffset(sign, Number(hours), minutes);
  if (zone === null) return null;
  return { value: { kind: "zone", zone, alternatives: [] }, end: at + match[0].length };
}

const secondAfter =
  /^ ?[/|=] ?\d|^ (?:to|until|till|[-–]) (?:\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b)/;
const firstBefore = /[/|=] ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)? $/;

/** `3pm London / 10am New York`, `Sat 22:00 UK to Sun 04:00`: places behind two clocks, or behind one of a range, are zones. */
const tellsTwice = ({ lower }: ZoneSource, at: number, end: number): boolean =>
  secondAfter.test(lower.slice(end, end + 17)) || firstBefore.test(lower.slice(Math.max(0, at - 16), at));

/** `PST`, `Pacific`, `New York time`, `UTC+2`, `Europe/Paris`. Doubtful ones count only right behind a clock. */
export function readZone(source: ZoneSource, at: number): Recognised | null {
  if (isDigitAt(source.lower, at)) return readSuffix(source, at);
  const fixed = readSuffix(source, at) ?? readOffset(source, at);
  if (fixed) return fixed;
  const behindClock = isBehindTime(source.lower, at);
  const full = matchAt(iana, source, at);
  const written = source.text.slice(at, at + (full?.[0].length ?? 0));
  if (full && isTimeZone(written)) {
    const zone = spellTimeZone(written);
    return { value: { kind: "zone", zone, alternatives: [] }, end: at + full[0].length };
  }
  const found = matchAt(abbreviation, source, at);
  const short = found?.groups?.name ?? "";
  const [meaning, ...alternatives] = zoneAbbreviations[short] ?? [];
  if (found && meaning !== undefined) {
    const isUpper = source.text.slice(at, at + 2) === source.text.slice(at, at + 2).toUpperCase();
    const isDoubtful = doubtfulZoneAbbreviations.has(short);
    const isMeant = isDoubtful ? behindClock && isUpper : behindClock || isUpper;
    return isMeant
      ? { value: { kind: "zone", zone: meaning, alternatives }, end: at + found[0].length }
      : null;
  }
  const place = matchAt(named, source, at);
  const zone = zoneNames[place?.groups?.name ?? ""];
  if (!place?.groups || zone === undefined) return null;
  const usual = /^(?:pacific|eastern|central|mountain|us )/.test(place[0]);
  const isName = /^ [A-Z](?![A-Z])/.test(source.text.slice(at + place[0].length, at + place[0].length + 3));
  const isToldTwice = behindClock && tellsTwice(source, at, at + place[0].length);
  if (place.groups.time === undefined && !isToldTwice && (!behindClock || !usual || isName)) return null;
  return { value: { kind: "zone", zone, alternatives: [] }, end: at + place[0].length };
}
