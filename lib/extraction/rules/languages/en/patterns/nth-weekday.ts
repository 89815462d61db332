import { dayNumberOf, nthSource } from "@/lib/extraction/rules/languages/en/words/numbers";
import { matchAt, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import {
  foundDays,
  monthOf,
  monthSource,
  weekdayOfWord,
  weekdaySource,
  yearOf,
  yearSource,
} from "./day-words";

const nth = `(?<nth>(?:(?:${nthSource})(?: to(?: the)?)? )?last|${nthSource}|final)`;
const month = `(?:(?:the )?(?:(?<this>this|current) month|(?<any>(?:the )?month)|(?<next>next|following|coming) month|(?<month>${monthSource})\\b\\.?(?:,? (?:of )?(?<year>${yearSource}))?|(?<count>\\d|one|two|three) months?))`;
const nthWeekday = pattern(
  `(?:the )?${nth} (?:(?<weekday>${weekdaySource})|(?<day>day))(?: (?:morning|evening|afternoon))?(?:,? (?:of|in) |,? )${month}`,
);
/** `on the second Wednesday, 12.30`, `meets first Monday at 7`: of the month that is next to have one to come. */
const bareNth = pattern(
  `(?<article>the )?(?<nth>first|second|third|fourth|[1-4](?:st|nd|rd|th)) (?<weekday>${weekdaySource})(?=$|[,;:!?)\\n]|\\.(?:\\s|$)| ?@| (?:at|from|noon|evening|morning|night|\\d))`,
);
const leadsToNth = /(?:^|[,;:(\n–-] ?|\b(?:is|are|meets?|on|for) )$/;
const endOf = pattern(
  `(?:the )?(?<edge>end|last day|beginning|start) of (?:the )?(?:(?<this>this|current) month|month|(?<next>next) month|(?<month>${monthSource})\\b)`,
);

function ordinalNumber(written: string): number {
  if (/last$|final/.test(written))
    return written.includes(" ") ? -dayNumberOf(written.split(" ")[0] ?? "") : -1;
  return dayNumberOf(written);
}

/** A weekday by its place in a month that is not said, where nothing but its hour follows it. */
function readBare(source: Source, at: number): Recognised | null {
  const match = matchAt(bareNth, source, at);
  if (!match?.groups?.nth || !leadsToNth.test(source.lower.slice(Math.max(0, at - 8), at))) return null;
  const end = at + match[0].length;
  // A text of these two words says too little.
  if (match.groups.article === undefined && end === source.lower.length) return null;
  const weekday = weekdayOfWord(match.groups.weekday);
  const nth = ordinalNumber(match.groups.nth);
  return foundDays(end, [{ kind: "nth", nth, weekday, month: null, monthShift: null, year: null }]);
}

/** `first Monday of December`, `last Friday of the month`, `third Tuesday next month`, `last day of March`. */
export function parseNthWeekday(source: Source, at: number): Recognised | null {
  const match = matchAt(nthWeekday, source, at);
  if (match?.groups?.nth) {
    const groups = match.groups;
    const named = monthOf(groups.month);
    const shift =
      groups.next === undefined
        ? groups.any !== undefined
          ? null
          : groups.count === undefined
            ? 0
            : dayNumberOf(groups.count)
        : 1;
    const day: DayExpression = {
      kind: "nth",
      nth: ordinalNumber(match.groups.nth),
      weekday: weekdayOfWord(groups.weekday),
      month: Number.isNaN(named) ? null : named,
      monthShift: Number.isNaN(named) ? shift : null,
      year: yearOf(groups.year),
    };
    return foundDays(at + match[0].length, [day]);
  }
  const bare = readBare(source, at);
  if (bare !== null) return bare;
  const edge = matchAt(endOf, source, at);
  if (!edge?.groups) return null;
  const named = monthOf(edge.groups.month);
  const isEnd = edge.groups.edge === "end";
  const isLast = isEnd || edge.groups.edge === "last day";
  const found = foundDays(at + edge[0].length, [
    {
      kind: "nth",
      nth: isLast ? -1 : 1,
      weekday: null,
      month: Number.isNaN(named) ? null : named,
      monthShift: Number.isNaN(named) ? (edge.groups.next === undefined ? 0 : 1) : null,
      year: null,
    },
  ]);
  return isEnd ? { ...found, strength: "weak" } : found;
}
