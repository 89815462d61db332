import { areWeeks } from "@/lib/extraction/rules/combine-days";
import { momentsOf } from "@/lib/extraction/rules/entries";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { LiveBlock } from "./live-block";
import type { ShapeWords } from "./shape-words";

const longestLine = 120;

const weekFrom = (day: DayExpression): DayExpression => ({
  kind: "week",
  weekShift: 0,
  days: "week",
  of: day,
});

/** The week that a line names: `KW 9 (ab 1. März)`, `Programm 15.–19. März`, `Plan der Woche vom 8. März`; null for any other. */
function weekOf({ said, block }: LiveBlock, text: string, shapes: ShapeWords): DayExpression | null {
  const words = text.slice(block.start, block.end).toLowerCase();
  if (said.hasClock || words.length > longestLine) return null;
  const moments = said.reading.entries.flatMap(momentsOf);
  const days = moments.flatMap((moment) => [...moment.days, ...(moment.starting ? [moment.starting] : [])]);
  const date = days.find((day) => day.kind === "calendar" && day.month !== null && day.day !== null);
  const number = days.find(({ kind }) => kind === "nth-week");
  if (number !== undefined) return date === undefined ? number : weekFrom(date);
  const last = moments.map(({ lastDay }) => lastDay).find((day) => day !== null);
  const isNamed = [shapes.term, shapes.timetable].some((named) => named.test(words));
  if (date === undefined || days.length > 1) return null;
  if (last == null) return shapes.ofWeek?.test(words) === true ? weekFrom(date) : null;
  return (isNamed || shapes.ofWeek?.test(words) === true) && !areWeeks(date, last) ? weekFrom(date) : null;
}

/** The lines of a text above bare weekdays that say of which one week these are, each with that week. */
export function weekLinesOf(
  live: readonly LiveBlock[],
  text: string,
  shapes: ShapeWords,
): ReadonlyMap<LiveBlock, DayExpression> {
  const found = new Map<LiveBlock, DayExpression>();
  live.forEach((here, at) => {
    const next = live.slice(at + 1).find(({ said }) => said.reading.entries.length > 0);
    const [day] = next?.said.reading.entries.flatMap(momentsOf).flatMap(({ days }) => days) ?? [];
    const isNear = next !== undefined && next.block.stanza <= here.block.stanza + 1;
    const week =
      isNear && day?.kind === "weekday" && day.which === "bare" ? weekOf(here, text, shapes) : null;
    if (week !== null) found.set(here, week);
  });
  return found;
}
