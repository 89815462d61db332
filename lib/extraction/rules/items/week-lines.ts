import { areWeeks } from "@/lib/extraction/rules/combine-days";
import { momentsOf } from "@/lib/extraction/rules/entries";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { LiveBlock } from "./live-block";
import type { ShapeWords } from "./shape-words";

interface WeekWords extends Pick<ShapeWords, "term" | "timetable"> {
  /** Somewhere in a line that names a week by one of its dates. */
  ofWeek: RegExp;
}

const longestLine = 120;

const weekFrom = (day: DayExpression): DayExpression => ({
  kind: "week",
  weekShift: 0,
  days: "week",
  of: day,
});

/** The lines of a text above bare weekdays that say of which one week these are, each with that week. */
export type WeekLines = (
  live: readonly LiveBlock[],
  text: string,
  shapes: ShapeWords,
) => ReadonlyMap<LiveBlock, DayExpression>;

/** The week that a line names: `KW 9 (ab 1. März)`, `Programm 15.–19. März`, `Plan der Woche vom 8. März`; null for any other. */
function weekOf(
  { said, block }: LiveBlock,
  text: string,
  { ofWeek, term, timetable }: WeekWords,
): DayExpression | null {
  const words = text.slice(block.start, block.end).toLowerCase();
  if (said.hasClock || words.length > longestLine) return null;
  const moments = said.reading.entries.flatMap(momentsOf);
  const days = moments.flatMap((moment) => [...moment.days, ...(moment.starting ? [moment.starting] : [])]);
  const date = days.find((day) => day.kind === "calendar" && day.month !== null && day.day !== null);
  const number = days.find(({ kind }) => kind === "nth-week");
  if (number !== undefined) return date === undefined ? number : weekFrom(date);
  const last = moments.map(({ lastDay }) => lastDay).find((day) => day !== null);
  const isNamed = [ofWeek, term, timetable].some((named) => named.test(words));
  if (date === undefined || days.length > 1) return null;
  if (last == null) return ofWeek.test(words) ? weekFrom(date) : null;
  return isNamed && !areWeeks(date, last) ? weekFrom(date) : null;
}

/** Finds such lines in a language that names a week by `ofWeek`; a language without them does not send their code to a browser. */
export function weekLinesBy(ofWeek: RegExp): WeekLines {
  return (live, text, shapes) => {
    const found = new Map<LiveBlock, DayExpression>();
    live.forEach((here, at) => {
      const next = live.slice(at + 1).find(({ said }) => said.reading.entries.length > 0);
      const [day] = next?.said.reading.entries.flatMap(momentsOf).flatMap(({ days }) => days) ?? [];
      const isNear = next !== undefined && next.block.stanza <= here.block.stanza + 1;
      if (!isNear || day?.kind !== "weekday" || day.which !== "bare") return;
      const week = weekOf(here, text, { ...shapes, ofWeek });
      if (week !== null) found.set(here, week);
    });
    return found;
  };
}
