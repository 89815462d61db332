import { numberOf, numberWordSource } from "@/lib/extraction/rules/languages/en/words/numbers";
import { type Found, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import { halfOf, hourWords, makeClock, meridiem, oclock } from "./clock-words";
import type { ReadClock } from "./named-clock";

const relative = openPattern(
  `(?:(?<share>a quarter|quarter|half|an? half)|(?<count>\\d{1,2}|${numberWordSource})(?: ?min(?:ute)?s?)?) (?<side>past|after|to|till|til|before|of|from) (?:(?<noon>noon|midnight|midday)\\b|(?<hour>\\d{1,2}|${hourWords})(?:h\\b|:00)?(?![:\\d])${oclock}?${meridiem}?(?![a-z0-9]))`,
);

const spokenBefore = /(?:^|[,.;:!?(] ?|\b(?:at|around|about|by|is|it's|its|till|until) )$/;
/** `10 to 3` in digits is told from hours by what stands before it. */
const spokenBeforeDigits = /\b(?:at|around|about|by|is|it's|its) $/;
const rangeBefore =
  /(?:from|between|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[a-z]+ary|march|april|june|july|august|[a-z]+ber|day|-|\/|\d),? ?$/;

const longestSaid = 8;

/** `Thursday, twenty to one`, `Friday, ten to nine`: in words, no day has such an hour, and nothing lasts from ten to nine. */
const isNoHours = (minutes: number, hour: number): boolean =>
  minutes % 5 === 0 && minutes < 30 && (minutes > 12 || (hour - minutes + 12) % 12 > longestSaid);

/** Tells `ten to four` from the range `10 to 4`: bare digits need a count of minutes that people say, and no `from` before. */
function isSpokenRelative(source: Source, at: number, groups: Record<string, string | undefined>): boolean {
  const { share, count = "", side = "", noon } = groups;
  // "8 til noon", "9 to noon", "ten till noon": digits before the noon, and what goes on till it, are the hour that it begins at.
  if (
    noon !== undefined &&
    (/^till?$/.test(side) || (side === "to" && /^\d/.test(count))) &&
    share === undefined
  )
    return false;
  if (share !== undefined || /past|after/.test(side) || noon !== undefined)
    return side !== "from" && side !== "before" ? true : share !== undefined || noon !== undefined;
  const written = source.lower.slice(at + count.length, at + count.length + 5);
  if (/^ ?min/.test(written)) return true;
  if (side === "from" || side === "before") return false;
  const before = source.lower.slice(Math.max(0, at - 10), at);
  const [minutes, hour] = [numberOf(count), numberOf(groups.hour ?? "")];
  if (/^[a-z]/.test(count) && isNoHours(minutes, hour)) return true;
  return (
    minutes % 5 === 0 &&
    minutes < 30 &&
    (/^\d/.test(count) ? spokenBeforeDigits : spokenBefore).test(before) &&
    !rangeBefore.test(before)
  );
}

/** Reads `quarter past five`, `ten to nine`, `20 past`. */
export function readRelative(source: Source, at: number): Found<ReadClock> | null {
  const match = matchAt(relative, source, at);
  const groups = match?.groups;
  if (!match || !groups?.side) return null;
  const share = groups.share;
  const minutes = share === undefined ? numberOf(groups.count ?? "") : share.includes("half") ? 30 : 15;
  const hour = groups.noon === undefined ? numberOf(groups.hour ?? "") : groups.noon === "midnight" ? 0 : 12;
  if (Number.isNaN(minutes) || minutes > 59 || hour > 24) return null;
  if (!isSpokenRelative(source, at, groups)) return null;
  const later = groups.side === "past" || groups.side === "after" || groups.side === "from";
  if (groups.side === "of" && share === undefined && minutes % 5 !== 0) return null;
  const total = hour * 60 + (later ? minutes : -minutes);
  const half = halfOf(groups.meridiem);
  const wrapped = (total + 1440) % 1440;
  const clock = makeClock(Math.floor(wrapped / 60), wrapped % 60, half);
  const usual =
    hour <= 12 && clock.hour === 0 && groups.noon === undefined
      ? { ...clock, hour: 12, exact: false, meridiem: half }
      : clock;
  const strength =
    groups.side === "from" || groups.side === "of" || groups.side === "before"
      ? half === null && groups.noon === undefined
        ? "weak"
        : "strong"
      : "strong";
  return {
    value: { clock: groups.noon === undefined ? usual : { ...clock, exact: true }, strength },
    end: at + match[0].length,
  };
}
