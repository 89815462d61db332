import { addCivilDays, type CivilDate, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import { mondayOf } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { ScopeWords } from "./scope-words";
import { leadOf } from "./words-around";

/** The dates of what is to be, from the first to the last. */
interface Dates {
  first: CivilDate;
  last: CivilDate;
}

const lastWord = /\p{L}+[^\p{L}]*$/u;

/** Where a weekday with its article lies by the words around it; null for one without. */
function sideOf(
  entry: Entry,
  { reading: { source, spans } }: Said,
  words: ScopeWords,
): "before" | "after" | "week" | "due" | "plain" | null {
  const span = momentsOf(entry)
    .flatMap((moment) => moment.spans)
    .find(({ value }) => value.kind === "day");
  if (span === undefined || words.besideDay === undefined) return null;
  const { article, before, after, sameWeek } = words.besideDay;
  if (!article.test(source.lower.slice(0, span.end).replace(lastWord, ""))) return null;
  const behind = source.lower.slice(span.end);
  if (after.test(behind)) return "after";
  if (before.test(behind)) return "before";
  if (sameWeek?.test(behind)) return "week";
  return words.closesAt.test(leadOf(source, spans, entry)) ? "due" : "plain";
}

/**
 * `The move is on 12 March … paid by the Monday before`, `slides by noon on the Monday`, `camp 26 to 28 August … the bus leaves on
 * the Wednesday`, `fetch you on the Thursday that week`: the weekday next to the dates that were named last, or one of them; null for a day that says no such thing.
 */
export function besideNamed(
  day: DayExpression,
  {
    entry,
    said,
    dates: { first, last },
    words,
  }: { entry: Entry; said: Said; dates: Dates; words: ScopeWords },
): DayExpression | null {
  if (day.kind !== "weekday" || day.which !== "bare" || day.weeks !== 0) return null;
  const side = sideOf(entry, said, words);
  const isOne = toDayNumber(first) === toDayNumber(last);
  if (side === null || (side === "plain" && isOne) || (side === "due" && !isOne)) return null;
  const behind = ((day.weekday - weekdayOf(last) + 6) % 7) + 1;
  const ahead = ((weekdayOf(first) - day.weekday + 6) % 7) + 1;
  const among = addCivilDays(first, (day.weekday - weekdayOf(first) + 7) % 7);
  if (side === "plain") return toDayNumber(among) > toDayNumber(last) ? null : { kind: "fixed", date: among };
  const inWeek = addCivilDays(mondayOf(first), (day.weekday + 6) % 7);
  const beside = side === "after" ? addCivilDays(last, behind) : addCivilDays(first, -ahead);
  const date = side === "week" ? inWeek : beside;
  return toDayNumber(date) < toDayNumber(said.reading.now.today) ? null : { kind: "fixed", date };
}
