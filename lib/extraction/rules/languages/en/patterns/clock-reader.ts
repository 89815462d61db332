import { numberOf, ones, teens } from "@/lib/extraction/rules/languages/en/words/numbers";
import {
  type Found,
  isDigitAt,
  matchAt,
  openPattern,
  pattern,
  type Source,
} from "@/lib/extraction/rules/scan";
import { halfOf, halfWords, hourWords, makeClock, meridiem, oclock } from "./clock-words";
import { standsForOne } from "./counted";
import { type ReadClock, readNamedClock } from "./named-clock";
import { readRelative } from "./relative-clock";

// Named once: Node 22 takes no pattern in which two groups have one name.
const wholeMeridiem = `(?: ?(?<meridiem>${halfWords}\\b|${halfWords}))`;
const partAfter =
  "(?:,? (?:(?:in|at|of) (?:the )?)?(?:early |late )?(?<part>morning|morn|afternoon|arvo|evening|eve|night|nite|tonight|am|pm)\\b)";

const halfHour = pattern(`half (?<hour>[1-9]|1[0-2]|${hourWords})${meridiem}?`);
/** `half 12`, `half 8 in the evening`, `half 8 so`: what stands behind half an hour that is said and counts nothing. */
const behindHalf =
  /^(?:$|[,.?!)]| (?:in the|so|then|works?|it is|ok|is (?:ok|fine|good)|please|pls|instead)\b)/;
const digital = openPattern(
  `(?<hour>[01]?\\d|2[0-4]) ?(?:(?<mark>[:;h])|(?<dot>\\.)) ?(?<minute>[0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?(?![\\d]|[.:,]\\d| ?%)(?:ish\\b)?(?<hours> ?(?:h|hrs?|hours|uhr)\\b)?${meridiem}?${oclock}?`,
);
const hourMeridiem = openPattern(`(?<hour>1[0-2]|0?[1-9]|00)(?:${oclock}|:(?= ?[ap]\\.?m\\b))?${meridiem}`);
const hourOclock = pattern(`(?<hour>1[0-2]|0?[1-9]|${hourWords}) ?o['"]? ?clock${meridiem}?`);
const hourH = pattern("(?<hour>[01]?\\d|2[0-3]) ?(?:h|uhr)");
const compact = pattern(
  `(?<hour>[01]?\\d|2[0-3])(?<minute>[0-5]\\d)(?<marked> ?(?:h|hrs?|hours))?${meridiem}?(?:ish)?`,
);
const wordMinutes = `(?:oh?|zero)[ -](?:${ones})|(?:twenty|thirty|forty|fifty)(?:[ -](?:${ones}))?|${teens}`;
const wordTime = openPattern(
  `(?<hour>${hourWords})(?:[ -](?<minute>${wordMinutes})(?: minutes)?)?\\b${wholeMeridiem}?`,
);
const bare = pattern(
  "(?<hour>2[0-4]|1\\d|0?\\d)(?![.,:/]\\d)(?:(?<about>[ -]?ish\\b(?= ?(?:$|[^\\w\\s]|\n)| (?:at|on|in|for|today|tomorrow|tonight|if|then|x+)\\b))|ish)?",
);
const spacedMinutes = pattern("(?<hour>1[0-2]|[1-9]) (?<minute>[0-5]\\d) ?(?<meridiem>[ap]\\.? ?m\\.?)");
const following = openPattern(partAfter);

const opensPhrase = /(?:^|[\n,;:(–-] ?|\b(?:an?|the|for|need|want|book|block|add|schedule|plan) )$/;

const followsClock = /(?:[ap]\.?m\.?|[:.]\d\d|o'?clock|noon)[,|]?[\s|]+$/;

/** `names 24h ahead`, `12h notice`: how long before. */
const leftBefore =
  /^ (?:ahead|beforehand|notice|in advance|prior|before(?= ?[.,;)]| ?$| (?:the|your|you)\b))/;

/** `2h deep work`, `9am, 2h`: a few hours that open a phrase or follow a clock are how long it takes. */
function isLength(source: Source, from: number, to: number): boolean {
  if (leftBefore.test(source.lower.slice(to, to + 12))) return true;
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
  const clock = makeClock(Number(hour), Number(minute), half);
  const leadingZero = hour.length === 2 && hour.startsWith("0");
  const marked = match.groups.hours !== undefined;
  if (mark === ";" && half === null) return null;
  const exact = clock.exact || (half === null && (leadingZero || mark === "h" || marked));
  const strength = dot !== undefined && half === null && !marked ? "weak" : "strong";
  const dotted = dot === undefined ? {} : { isDotted: true as const };
  return {
    value: { clock: { ...clock, ...dotted, exact, written: "colon" }, strength },
    end: at + match[0].length,
  };
}

function readHour(source: Source, at: number): Found<ReadClock> | null {
  const spaced = matchAt(spacedMinutes, source, at);
  if (spaced?.groups) {
    const clock = makeClock(
      Number(spaced.groups.hour),
      Number(spaced.groups.minute),
      halfOf(spaced.groups.meridiem),
    );
    return { value: { clock, strength: "strong" }, end: at + spaced[0].length };
  }
  const match = matchAt(hourMeridiem, source, at) ?? matchAt(hourOclock, source, at);
  if (match?.groups?.hour) {
    const clock = makeClock(numberOf(match.groups.hour), 0, halfOf(match.groups.meridiem));
    return { value: { clock, strength: "strong" }, end: at + match[0].length };
  }
  const hours = matchAt(hourH, source, at);
  if (!hours?.groups || isLength(source, at, at + hours[0].length)) return null;
  const clock = { ...makeClock(Number(hours.groups.hour), 0, null), exact: true };
  return { value: { clock, strength: "strong" }, end: at + hours[0].length };
}

/** `leave moorings 0830`: no number of a telephone or of something. */
const saidAlone =
  /[a-z]{3}(?<!\b(?:code|refs?|pin|ext|lot|blk|case|acct|call|tel|text|phone)),? 0\d{3}(?=$|[,;)\n]|\.(?!\d))/;
const goesBefore =
  /\b(?:dep|arr|departs?|arrives?|departure|arrival|departing|arriving|lands?|et[ad]|st[ad])\.?:? $/;

function readCompact(source: Source, at: number): Found<ReadClock> | null {
  const match = matchAt(compact, source, at);
  if (!match?.groups) return null;
  const { hour = "", minute = "", marked } = match.groups;
  // `120 hrs of placement` counts them.
  if (hour.length === 1 && marked?.startsWith(" ")) return null;
  const half = halfOf(match.groups.meridiem);
  const clock = makeClock(Number(hour), Number(minute), half);
  const military = hour.length === 2 && half === null && (marked !== undefined || hour.startsWith("0"));
  const isSaid =
    /^0[5-9]\d[05]$/.test(match[0]) && saidAlone.test(source.lower.slice(Math.max(0, at - 9), at + 6));
  // `dep 0825`: what goes or comes leads to an hour.
  const isOfTrip = hour.length === 2 && goesBefore.test(source.lower.slice(Math.max(0, at - 12), at));
  const strength = half !== null || marked !== undefined || isSaid || isOfTrip ? "strong" : "weak";
  return {
    value: { clock: { ...clock, exact: clock.exact || isOfTrip || military }, strength },
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
    const clock = makeClock(numberOf(half.groups.hour), 30, halfOf(half.groups.meridiem));
    const isSpoken =
      !/^\d/.test(half.groups.hour) || behindHalf.test(source.lower.slice(at + half[0].length));
    return {
      value: { clock, strength: isSpoken ? "strong" : "weak" },
      end: at + half[0].length,
    };
  }
  const match = matchAt(wordTime, source, at);
  if (!match?.groups?.hour || (match[0] === "one" && standsForOne(source, at))) return null;
  const clock = makeClock(
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
  return { value: { clock: makeClock(hour, 0, null), strength }, end: at + match[0].length };
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

const countsNights = ({ lower }: Source, end: number): boolean =>
  /^ night [a-z]/.test(lower.slice(end, end + 8));

/** Reads one time of day in any way of writing, with a part of day after it (`4:30 in the evening`). */
export function readClock(source: Source, at: number): Found<ReadClock> | null {
  for (const reader of isDigitAt(source.lower, at) ? numberReaders : wordReaders) {
    const found = reader(source, at);
    if (found === null) continue;
    const { clock } = found.value;
    if (clock.exact || clock.meridiem !== null || clock.hour > 12) return found;
    const after = matchAt(following, source, found.end);
    // `1 to 2 October, 1 night`.
    if (clock.hour === 1 && after?.groups?.part === "night" && /^ ?night/.test(after[0])) return null;
    // "3 night retreat": the number counts nights.
    if (!after?.groups?.part || (reader === readBare && countsNights(source, found.end))) return found;
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
