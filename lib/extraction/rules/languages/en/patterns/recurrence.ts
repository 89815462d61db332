import { weekdayCode } from "@/lib/extraction/rules/every";
import { adverbs, type Frequency, units } from "@/lib/extraction/rules/languages/en/words/frequencies";
import { cardinalSource, numberOf } from "@/lib/extraction/rules/languages/en/words/numbers";
import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { PartOfDay, Recognised, Recurrence } from "@/lib/extraction/rules/spans";
import { readCountedSeries } from "./counted-series";
import { intervalOf, type RecurrenceDays, readRecurrenceDays } from "./recurrence-days";

const every = openPattern("(?:on )?(?:(?:every|each|evry|ever) (?:single )?|(?=alternat(?:e|ing) ))");
const unit = openPattern(
  `(?:(?<interval>other|alternate|alternating|second|third|fourth|fifth|sixth|\\d{1,2}(?:st|nd|rd|th)?|${cardinalSource})[ -])?(?<unit>minute|min|half[ -]hour|hour|hr|day|week|weekend|month|quarter|year|morning|afternoon|evening|night|fortnight)s?(?![a-z])`,
);
const interval = openPattern(
  "(?<interval>other|alternate|alternating|second|third|\\d(?:st|nd|rd|th)|\\d) (?=[a-z])",
);
const adverb = openPattern(
  "(?<word>hourly|daily|everyday|nightly|weekly|monthly|yearly|annually|annual(?! leave\\b)|quarterly|fortnightly|bi-?weekly|bi-?monthly|bi-?annually|(?:once|twice|(?:three|four|five|six|\\d) times) (?:a|per|every) (?:day|week|month|year)|every ?day)(?![a-z])",
);
const onDays = openPattern(",? (?:(?:on|at) )?(?:the |each |every )?");
const plural = openPattern(
  "(?:on )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day (?:mornings|afternoons|evenings|nights)|(?:sun|mon|tues|wednes|thurs|fri|satur)days|weekdays|weekends|week days|workdays|(?:mons|fris))(?![a-z])",
);
const ofEvery = openPattern(
  "(?:(?:on|at) )?(?:the )?(?=(?:\\d|first|second|third|fourth|fifth|last|end|start|begin|twent|thirt|sixth|seventh|eighth|ninth|tenth|final)[^.;\\n]{0,60}? (?:of |in )?(?:each|every|the month|monthly) ?)",
);
const empty: RecurrenceDays = { byDay: [], byMonthDay: [], byMonth: [], monthInterval: null };

/** The frequency that the days themselves imply: a date of the year, a day of the month, a weekday. */
function impliedBy(days: RecurrenceDays): Frequency {
  if (days.byMonth.length > 0) return "YEARLY";
  return days.byMonthDay.length > 0 || days.byDay.some((day) => day.length > 2) ? "MONTHLY" : "WEEKLY";
}

function build(
  stated: { frequency: Frequency; interval: number; part?: PartOfDay | null },
  days: RecurrenceDays,
  end: number,
): Recognised {
  const implied = impliedBy(days);
  const yearly = days.byMonth.length > 0;
  const recurrence: Recurrence = {
    frequency: yearly
      ? "YEARLY"
      : stated.frequency === "DAILY" && days.byDay.length > 0
        ? "WEEKLY"
        : stated.frequency === "WEEKLY"
          ? implied
          : stated.frequency,
    interval: days.monthInterval !== null && days.monthInterval > 1 ? days.monthInterval : stated.interval,
    byDay: days.byDay,
    byMonthDay: days.byMonthDay,
    byMonth: days.byMonth,
    count: null,
    until: null,
    lasting: null,
    part: stated.part ?? null,
  };
  return { value: { kind: "recurrence", recurrence }, end };
}

function daysAfter(source: Source, at: number, frequency: Frequency): { days: RecurrenceDays; end: number } {
  const gap = matchAt(onDays, source, at);
  const explicit = gap !== null && /on|the|each|every/.test(gap[0]);
  const found = gap && readRecurrenceDays(source, at + gap[0].length);
  const isDate = found !== null && found.value.byMonthDay.length > 0;
  if (!found || (isDate && !explicit && found.value.byMonth.length === 0)) return { days: empty, end: at };
  if (
    frequency === "WEEKLY" &&
    isDate &&
    /^(?:the )?\d+(?:th|st|nd|rd) day/.test(source.lower.slice(at + gap[0].length))
  ) {
    const day = weekdayCode((found.value.byMonthDay[0] ?? 1) - 1);
    return { days: { ...empty, byDay: [day] }, end: found.end };
  }
  return { days: found.value, end: found.end };
}

function readEvery(source: Source, at: number): Recognised | null {
  const opened = matchAt(every, source, at);
  if (!opened) return null;
  const from = at + opened[0].length;
  const period = matchAt(unit, source, from);
  if (period?.groups?.unit) return readPeriod(source, from + period[0].length, period.groups);
  const direct = readRecurrenceDays(source, from);
  if (direct) {
    const [code] = direct.value.byDay;
    const nth = Number.parseInt(code ?? "", 10);
    // "every second Monday" is every other one, unless a month is named.
    const isInterval =
      nth > 1 &&
      direct.value.byDay.length === 1 &&
      direct.value.monthInterval === null &&
      direct.value.byMonth.length === 0;
    if (!isInterval || code === undefined)
      return build({ frequency: "WEEKLY", interval: 1 }, direct.value, direct.end);
    return build(
      { frequency: "WEEKLY", interval: nth },
      { ...direct.value, byDay: [code.slice(-2)] },
      direct.end,
    );
  }
  const skipped = matchAt(interval, source, from);
  const found = skipped && readRecurrenceDays(source, from + skipped[0].length);
  return found
    ? build({ frequency: "WEEKLY", interval: intervalOf(skipped?.groups?.interval) }, found.value, found.end)
    : null;
}

function readPeriod(source: Source, end: number, groups: Record<string, string | undefined>): Recognised {
  const word = groups.unit ?? "day";
  const part = partOfDayWords[word] ?? null;
  const [frequency, base] = units[word] ?? ["DAILY", 1];
  const written = groups.interval === undefined ? 1 : numberOf(groups.interval);
  const count = Number.isNaN(written) ? intervalOf(groups.interval) : written;
  const after = daysAfter(source, end, frequency);
  const days = word === "weekend" ? { ...empty, byDay: ["SA", "SU"] } : after.days;
  return build({ frequency, interval: count * base, part }, days, after.end);
}

/** "Quarterly planning", "the annual gala": the word belongs to the name unless a time follows it. */
const isAdjective = (source: Source, end: number): boolean =>
  /^ (?!on\b|at\b|from\b|until\b|till\b|for\b|in\b|starting\b|beginning\b|every\b|and\b|through\b|to\b|between\b|by\b|with\b|except\b|excluding\b|apart\b|thereafter\b)[a-z]/.test(
    source.lower.slice(end, end + 12),
  );

function readAdverb(source: Source, at: number): Recognised | null {
  const match = matchAt(adverb, source, at);
  const word = match?.groups?.word?.replace("-", "");
  if (!match || word === undefined) return null;
  const often = /(?:once|twice|times) (?:a|per|every) (day|week|month|year)/.exec(word)?.[1];
  const [frequency, count] = (often === undefined ? adverbs[word] : units[often]) ?? ["DAILY", 1];
  const end = at + match[0].length;
  const after = daysAfter(source, end, frequency);
  const isName = after.end === end && isAdjective(source, end);
  const built: Recognised = build(
    { frequency, interval: count, part: word === "nightly" ? "night" : null },
    after.days,
    after.end,
  );
  if (isName) built.strength = "weak";
  return built.value.kind === "recurrence" && frequency === "MONTHLY" && after.days.byDay.length > 0
    ? { ...built, value: { ...built.value, recurrence: { ...built.value.recurrence, frequency: "MONTHLY" } } }
    : built;
}

/** `second Sunday of the month, 10 to 12.30, starting 14 March`: what has a first day or a last month goes on. */
const hasBounds = /^[^;!?\n]{0,32},? (?:starting|beginning|until|till|[a-z]{3,9} to [a-z]{3,9},) /;

/** `meets on the first Monday of the month`, `the first and third Thursday of the month`: said of what goes on. */
const isHabit = (source: Source, at: number, end: number, { byDay }: RecurrenceDays): boolean =>
  byDay.some((day) => day.length > 2) &&
  (byDay.length > 1 ||
    hasBounds.test(source.lower.slice(end, end + 80)) ||
    /\b(?:meets?|gathers?|are(?: held)?|runs?|takes? place|happens?) (?:on )?$/.test(
      source.lower.slice(Math.max(0, at - 24), at),
    ));

function readOfEvery(source: Source, at: number): Recognised | null {
  const opened = matchAt(ofEvery, source, at);
  const found = opened && readRecurrenceDays(source, at + opened[0].length);
  if (!found || found.value.monthInterval === null) return null;
  const phrase = source.lower.slice(at, found.end);
  return /each|every|monthly/.test(phrase) || isHabit(source, at, found.end, found.value)
    ? build({ frequency: "MONTHLY", interval: 1 }, found.value, found.end)
    : null;
}

const openingNth = openPattern("(?:on )?(?:the )?(?=\\d|first|second|third|fourth|last)");

/** `2nd and 4th Thursdays`, `first Tuesdays`, `1st and 3rd Monday, 1–3pm`: a plural, or two of a month, say that it is of every month. */
function readNthPlural(source: Source, at: number): Recognised | null {
  const opened = matchAt(openingNth, source, at);
  const found = opened && readRecurrenceDays(source, at + opened[0].length);
  if (!found || found.value.byDay.length === 0 || found.value.monthInterval !== null) return null;
  const isNth = found.value.byDay.every((day) => day.length > 2) && found.value.byMonth.length === 0;
  const isPlural = source.lower.slice(at, found.end).endsWith("days");
  return isNth && (isPlural || found.value.byDay.length > 1)
    ? build({ frequency: "MONTHLY", interval: 1 }, found.value, found.end)
    : null;
}

const codes = openPattern(
  "(?:on )?(?<codes>m-f|(?:m|tu|th|t|w|r|f|sa|su)(?:[/ ]?(?:m|tu|th|t|w|r|f|sa|su)){1,5})(?![a-z])",
);
const codeDays = new Map(
  Object.entries({ m: "MO", t: "TU", tu: "TU", w: "WE", th: "TH", r: "TH", f: "FR", sa: "SA", su: "SU" }),
);
const week = [...new Set(codeDays.values())];
/** Pairs that are as often the letters of something else, so that a cell of their own says nothing. */
const doubtfulAlone = /^(?:mf|tr|wf|mt)$/;

/** The weekdays of `mwf`, `tu/th`, `m w f` in the order of the week; null for letters in any other order. */
function daysOfCodes(written: string): string[] | null {
  if (written === "m-f") return week.slice(0, 5);
  const days = [...written.matchAll(/sa|su|t[uh]|[mtwrf]/g)].map(([code]) => codeDays.get(code) ?? "");
  const isInOrder = days.every((day, at) => at === 0 || week.indexOf(day) > week.indexOf(days[at - 1] ?? ""));
  return isInOrder ? days : null;
}

/** `MWF`, `TuTh`, `M W F`: how timetables of classes write their days, in capitals, beside a clock or in a cell of their own. */
function readCodes(source: Source, at: number): Recognised | null {
  const match = matchAt(codes, source, at);
  const written = match?.groups?.codes ?? "";
  const byDay = daysOfCodes(written);
  if (!match || byDay === null) return null;
  const end = at + match[0].length;
  const letters = source.text.slice(end - written.length, end);
  if (!/^(?:[A-Z][a-z]?[-/ ]?)+$/.test(letters) && !/^(?:m-f|tu\/th)$/.test(written)) return null;
  const isAlone = letters === source.text.trim() && !doubtfulAlone.test(written);
  const isTimed = /^,? (?:from |at )?\d/.test(source.lower.slice(end, end + 8));
  const isBehindClock = /\d ?(?:[ap]\.?m\.?)?,? $/.test(source.lower.slice(Math.max(0, at - 6), at));
  if (!isAlone && !isTimed && !isBehindClock) return null;
  return build({ frequency: "WEEKLY", interval: 1 }, { ...empty, byDay }, end);
}

/** `every Monday`, `every other week on Tue`, `weekdays`, `the 4th of each month`, `yearly on July 4th`. */
export function parseRecurrence(source: Source, at: number): Recognised | null {
  const found =
    readCountedSeries(source, at) ??
    readEvery(source, at) ??
    readAdverb(source, at) ??
    readOfEvery(source, at) ??
    readNthPlural(source, at) ??
    readCodes(source, at);
  if (found) return found;
  const several = matchAt(plural, source, at);
  const days = several && readRecurrenceDays(source, at + (several[0].startsWith("on ") ? 3 : 0));
  if (!several || !days) return null;
  const part = /(?:morning|afternoon|evening|night)(?=s$)/.exec(several[0])?.[0];
  const stated = {
    frequency: "WEEKLY",
    interval: 1,
    part: part === undefined ? null : (partOfDayWords[part] ?? null),
  } as const;
  return build(stated, days.value, Math.max(days.end, at + several[0].length));
}
