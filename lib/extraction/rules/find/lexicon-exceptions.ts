import { weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Source } from "@/lib/extraction/rules/scan";
import type { DayRange, Span, SpanValue } from "@/lib/extraction/rules/spans";
import type { Template } from "./lexicon-template";
import { anyOf, openPhrase } from "./lexicon-words";

interface Left {
  value: SpanValue;
  end: number;
}

/** The longest day or series of weekdays that begins at an offset. */
function longestAt(templates: readonly Template[], { lower }: Source, start: number): Left | null {
  let longest: Left | null = null;
  for (const { pattern, read } of templates) {
    pattern.lastIndex = start;
    const match = pattern.exec(lower);
    const value = match ? read(match.groups ?? {}) : null;
    if (!match || value === null || (value.kind !== "day" && value.kind !== "recurrence")) continue;
    const end = start + match[0].length;
    if (longest === null || end > longest.end) longest = { value, end };
  }
  return longest;
}

/** What a day or a series of weekdays leaves out of another series. */
function exceptionOf({ value }: Left): SpanValue | null {
  if (value.kind === "recurrence" && value.recurrence.byDay.length > 0)
    return { kind: "except", byDay: value.recurrence.byDay, byMonth: [] };
  if (value.kind !== "day") return null;
  const [only] = value.days;
  if (only?.kind === "weekday" && only.which === "bare" && value.days.length === 1)
    return { kind: "except", byDay: [weekdayCode(only.weekday)], byMonth: [] };
  if (only?.kind === "period" && only.month !== null)
    return { kind: "except", byDay: [], byMonth: [only.month] };
  const lastAt = value.days.length - 1;
  const dates = value.days.map((day, at): DayRange => ({ day, last: at === lastAt ? value.last : null }));
  return { kind: "except", byDay: [], byMonth: [], dates, isNote: true };
}

/** Reads `außer sonntags`, `nicht am 24.12.` behind a series: what it leaves out. */
export function exceptionsOf(
  lexicon: Lexicon,
  templates: readonly Template[],
): (source: Source, start: number) => Span[] {
  const { exceptWords = [], every, everyArticles = [], repeated = {}, frequencies = {}, weekdays } = lexicon;
  if (exceptWords.length === 0) return () => [];
  // A few at most: `pour le` is one of them and two of them, and so many in a row could be told apart in too many ways.
  const leads = `(?:(?:${anyOf(Object.keys(lexicon.connectors))}) ){0,3}`;
  const opening = openPhrase(`(?:${anyOf(exceptWords)}) ${leads}`);
  // `los martes`, `les mardis`: an article before the plural of a weekday.
  const plural = `(?:${anyOf(everyArticles)}) (?=\\p{L}+s(?!\\p{L}))(?:${anyOf(Object.keys(weekdays))})`;
  const series = new RegExp(
    `(?<!\\p{L})(?:${plural}|${anyOf([...every, ...Object.keys(repeated), ...Object.keys(frequencies)])})(?!\\p{L})`,
    "u",
  );
  const another = openPhrase(`,? ?(?:${anyOf(lexicon.and)}|,) ${leads}(?=\\d)`);
  return (source, start) => {
    opening.lastIndex = start;
    const opened = opening.exec(source.lower);
    if (!opened || !series.test(source.lower.slice(0, start))) return [];
    let left = longestAt(templates, source, start + opened[0].length);
    const value = left && exceptionOf(left);
    if (left === null || value?.kind !== "except") return [];
    let { end } = left;
    const dates = [...(value.dates ?? [])];
    while (left !== null) {
      another.lastIndex = end;
      const link = another.exec(source.lower);
      left = link && longestAt(templates, source, end + link[0].length);
      const more = left && exceptionOf(left);
      if (left === null || more?.kind !== "except" || more.dates === undefined) break;
      dates.push(...more.dates);
      end = left.end;
    }
    const all: SpanValue = dates.length === 0 ? value : { ...value, dates, isNote: true };
    return [{ start, end, rule: "exception", strength: "strong", value: all }];
  };
}
