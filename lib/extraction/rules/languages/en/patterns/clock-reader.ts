import { numberOf, numberWordSource, ones, teens } from "@/lib/extraction/rules/languages/en/words/numbers";
import {
  type Found,
  isDigitAt,
  matchAt,
  openPattern,
  pattern,
  type Source,
} from "@/lib/extraction/rules/scan";
import type { Clock } from "@/lib/extraction/rules/spans";
import { standsForOne } from "./counted";
import { type ReadClock, readNamedClock } from "./named-clock";

const hourWords = `${ones}|ten|eleven|twelve`;
const half = "(?:[ap](?:\\.? ?m\\b\\.?|\\.m|\\.(?= |$|,))|[ap](?![a-z0-9']))";
const meridiem = `(?: ?(?<meridiem>${half}))`;
// Named once: Node 22 takes no pattern in which two groups have one name.
const wholeMeridiem = `(?: ?(?<meridiem>${half}\\b|${half}))`;
const partAfter =
  "(?:,? (?:(?:in|at|of) (?:the )?)?(?:early |late )?(?<part>morning|morn|afternoon|arvo|evening|eve|night|nite|tonight|am|pm)\\b)";
const oclock = "(?: ?o['\"]? ?clock)";

const relative = openPattern(
  `(?:(?<share>a quarter|quarter|half|an? half)|(?<count>\\d{1,2}|${numberWordSource})(?: ?min(?:ute)?s?)?) (?<side>past|after|to|till|til|before|of|from) (?:(?<noon>noon|midnight|midday)\\b|(?<hour>\\d{1,2}|${hourWords})(?:h\\b|:00)?(?![:\\d])${oclock}?${meridiem}?(?![a-z0-9]))`,
);
const halfHour = pattern(`half (?<hour>[1-9]|1[0-2]|${hourWords})${meridiem}?`);
/** `half 12`, `half 8 in the evening`, `half 8 so`: what stands behind half an hour that is said and counts nothing. */
const behindHalf =
  /^(?:$|[,.?!)]| (?:in the|so|then|works?|it is|ok|is (?:ok|fine|good)|please|pls|instead)\b)/;
const digital = openPattern(
  `(?<hour>[01]?\\d|2[0-4]) ?(?:(?<mark>[:;h])|(?<dot>\\.)) ?(?<minute>[0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?(?![\\d]|[.:,]\\d| ?%)(?:ish\\b)?(?<hours> ?(?:h|hrs?|hours|uhr)\\b)?${meridiem}?${oclock}?`,
);
const hourMeridiem = openPattern(`(?<hour>1[0-2]|0?[1-9]|00)(?:${oclock}|:(?= ?[ap]\\.?m\\b))?${meridiem}`);
const hourOclock = pattern(`(?<hour>1[0-2]|0?[1-9]|${hourWords}) ?o['"]? ?clock${meridiem}?`);
const hourH = pattern("(?<hour>[01]?\\d|2[0-4]) ?(?:h|uhr)");
const compact = pattern(
  `(?<hour>[01]?\\d|2[0-3])(?<minute>[0-5]\\d)(?<marked> ?(?:h|hrs?|hours))?${meridiem}?(?:ish)?`,
);
const wordMinutes = `(?:oh?|zero)[ -](?:${ones})|(?:twenty|thirty|forty|fifty)(?:[ -](?:${ones}))?|${teens}`;
const wordTime = openPattern(
  `(?<hour>${hourWords})(?:[ -](?<minute>${wordMinutes})(?: minutes)?)?\\b${wholeMeridiem}?`,
);
const bare = pattern(
  "(?<hour>2[0-4]|1\\d|0?\\d)(?![.,:/]\\d)(?:(?<about>[ -]?ish\\b(?= ?(?:$|[,.;:!?)\n])| (?:at|on|in|for|today|tomorrow|tonight|if|then|x+)\\b))|ish)?",
);
const spacedMinutes = pattern("(?<hour>1[0-2]|[1-9]) (?<minute>[0-5]\\d) ?(?<meridiem>[ap]\\.? ?m\\.?)");
const following = openPattern(partAfter);

const halfOf = (written: string | undefined): "am" | "pm" | null =>
  written === undefined ? null : written.trim().startsWith("a") ? "am" : "pm";

const make = (hour: number, minute: number, half: "am" | "pm" | null): Clock => ({
  hour,
  minute,
  meridiem: hour > 12 || hour === 0 ? null : half,
  exact: hour > 12 || hour === 0,
  midnight: hour === 24,
  written: "other",
});

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
  // "8 til noon", "9 to noon": digits before the noon are the hour that it begins at.
  if (noon !== undefined && /^(?:to|till?)$/.test(side) && /^\d/.test(count)) return false;
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

function readRelative(source: Source, at: number): Found<ReadClock> | null {
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
  const clock = make(Math.floor(wrapped / 60), wrapped % 60, half);
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

const opensPhrase = /(?:^|[\n,;:(–-] ?|\b(?:an?|the|for|need|want|book|block|add|schedule|plan) )$/;

const followsClock = /(?:[ap]\.?m\.?|[:.]\d\d|o'?clock|noon)[,|]?[\s|]+$/;

/** `2h deep work`, `9am, 2h`: a few hours that open a phrase or follow a clock are how long it takes. */
function isLength(source: Source, from: number, to: number): boolean {
  if (!/^[1-5] ?h/.test(source.lower.slice(from, to))) return false;
  const before = source.lower.slice(Math.max(0, from - 12), from);
  if (before.endsWith("(") && source.lower.charAt(to) === ")") return true;
  return (
    followsClock.test(before) ||
    (opensPhrase.test(before) && /^ [a-z]{3}/.test(source.lower.slice(to, to + 4)))
  );
}

function readDigital(source: Source, at: number): Found<ReadClock> | null {
  const match = matchAt(digital, source, at);
  if (!match?.groups) return null;
  const { hour = "", minute = "", mark, dot } = match.groups;
  const half = halfOf(match.groups.meridiem);
  if (Number(hour) === 24 && Number(minute) > 0) return null;
  if (mark === "h" && isLength(source, at, at + match[0].length)) return null;
  const clock = make(Number(hour), Number(minute), half);
  const leadingZero = hour.length === 2 && hour.startsWith("0");
  const marked = match.groups.hours !== undefined;
  if (mark === ";" && half === null) return null;
  const exact = clock.exact || (half === null && (leadingZero || mark === "h" || marked));
  const strength = dot !== undefined && half === null && !marked ? "weak" : "strong";
  return { value: { clock: { ...clock, exact, written: "colon" }, strength }, end: at + match[0].length };
}

function readHour(source: Source, at: number): Found<ReadClock> | null {
  const spaced = matchAt(spacedMinutes, source, at);
  if (spaced?.groups) {
    const clock = make(
      Number(spaced.groups.hour),
      Number(spaced.groups.minute),
      halfOf(spaced.groups.meridiem),
    );
    return { value: { clock, strength: "strong" }, end: at + spaced[0].length };
  }
  const match = matchAt(hourMeridiem, source, at) ?? matchAt(hourOclock, source, at);
  if (match?.groups?.hour) {
    const clock = make(numberOf(match.groups.hour), 0, halfOf(match.groups.meridiem));
    return { value: { clock, strength: "strong" }, end: at + match[0].length };
  }
  const hours = matchAt(hourH, source, at);
  if (!hours?.groups || isLength(source, at, at + hours[0].length)) return null;
  const clock = { ...make(Number(hours.groups.hour), 0, null), exact: true };
  return { value: { clock, strength: "strong" }, end: at + hours[0].length };
}

function readCompact(source: Source, at: number): Found<ReadClock> | null {
  const match = matchAt(compact, source, at);
  if (!match?.groups) return null;
  const { hour = "", minute = "", marked } = match.groups;
  const half = halfOf(match.groups.meridiem);
  const clock = make(Number(hour), Number(minute), half);
  const military = hour.length === 2 && half === null && (marked !== undefined || hour.startsWith("0"));
  const strength = half !== null || marked !== undefined ? "strong" : "weak";
  return {
    value: { clock: { ...clock, exact: clock.exact || military }, strength },
    end: at + match[0].length,
  };
}

function minutesInWords(words: string | undefined): number {
  if (words === undefined) return 0;
  return numberOf(words.replace(/^(?:oh?|zero)[ -]/, ""));
}

function readWords(source: Source, at: number): Found<ReadClock> | null {
  const half = matchAt(halfHour, source, at);
  if (half?.groups?.hour) {
    const clock = make(numberOf(half.groups.hour), 30, halfOf(half.groups.meridiem));
    const isSpoken =
      !/^\d/.test(half.groups.hour) || behindHalf.test(source.lower.slice(at + half[0].length));
    return {
      value: { clock, strength: isSpoken ? "strong" : "weak" },
      end: at + half[0].length,
    };
  }
  const match = matchAt(wordTime, source, at);
  if (!match?.groups?.hour || (match[0] === "one" && standsForOne(source, at))) return null;
  const clock = make(
    numberOf(match.groups.hour),
    minutesInWords(match.groups.minute),
    halfOf(match.groups.meridiem),
  );
  const strength = match.groups.meridiem === undefined ? "weak" : "strong";
  return { value: { clock, strength }, end: at + match[0].length };
}

function readBare(source: Source, at: number): Found<ReadClock> | null {
  const match = matchAt(bare, source, at);
  if (!match?.groups?.hour) return null;
  const hour = Number(match.groups.hour);
  // `lunch with mum, 1ish`: an hour, where nothing is counted.
  const strength = match.groups.about === undefined || hour > 12 ? "weak" : "strong";
  return { value: { clock: make(hour, 0, null), strength }, end: at + match[0].length };
}

const numberReaders = [readNamedClock, readRelative, readDigital, readHour, readCompact, readBare];
const wordReaders = [readNamedClock, readRelative, readHour, readWords];

/** The half of the day that a part of day words gives to an hour of 1–12. */
export function halfFromPart(part: string, hour: number): "am" | "pm" {
  if (part === "am" || part === "morning") return "am";
  if (part.endsWith("night"))
    return hour >= 5 && hour < 12 ? "pm" : hour === 12 ? "am" : part === "tonight" ? "pm" : "am";
  return "pm";
}

/** Reads one time of day in any way of writing, with a part of day after it (`4:30 in the evening`). */
export function readClock(source: Source, at: number): Found<ReadClock> | null {
  for (const reader of isDigitAt(source.lower, at) ? numberReaders : wordReaders) {
    const found = reader(source, at);
    if (found === null) continue;
    const { clock } = found.value;
    if (clock.exact || clock.meridiem !== null || clock.hour > 12) return found;
    const after = matchAt(following, source, found.end);
    if (!after?.groups?.part) return found;
    // "9 tonight": the day is in the word as well, so the word itself stays for the day parser.
    const end = after.groups.part === "tonight" ? found.end : found.end + after[0].length;
    return {
      value: {
        clock: { ...clock, meridiem: halfFromPart(after.groups.part, clock.hour) },
        strength: "strong",
      },
      end,
    };
  }
  return null;
}
