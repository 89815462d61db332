import { datesOf, type Weekly, weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import type { LiveBlock } from "./live-block";
import type { ShapeWords } from "./shape-words";

/** What a text says of the weeks that its weekdays and its series are of. */
export interface Timetable extends Pick<Weekly, "starting" | "until"> {
  /** Its headings of weekdays are for every week. */
  isWeekly: boolean;
  /** The line that says from when on and until when. */
  term: LiveBlock | null;
}

const longestTerm = 120;

/** `MONDAY`: a line that names one weekday, without a date. */
export const headsWeekday = ({ said, block }: LiveBlock): boolean =>
  said.isBare && !said.hasClock && block.kind !== "item" && weekdaysOf(said).length === 1;

/** A line of a series with its hour, or a cell below the name of a weekday. */
const saysSeries = ({ said, part }: LiveBlock): boolean =>
  part.weeks?.byDay !== undefined ||
  (said.hasClock &&
    said.reading.entries.some(({ parts }) => parts.flat().some(({ moment }) => moment.recurrence !== null)));

const wordsOf = (text: string, { block }: LiveBlock): string =>
  text.slice(block.start, block.end).toLowerCase();

/** Whether a text is a timetable of weeks, and the term that it holds for. */
export function readTimetable(live: readonly LiveBlock[], text: string, shapes: ShapeWords): Timetable {
  const heads = live.filter(headsWeekday);
  const series = live.filter(saysSeries);
  const first = live.findIndex((one) => heads.includes(one) || series.includes(one));
  const above = first < 0 ? [] : live.slice(0, first);
  const term =
    above.find(
      (one) =>
        one.said.hasDay &&
        !one.said.hasClock &&
        one.block.end - one.block.start < longestTerm &&
        datesOf(one.said) !== null &&
        shapes.term.test(wordsOf(text, one)),
    ) ?? null;
  const isNamed = above.some((one) => shapes.timetable.test(wordsOf(text, one)));
  const isWeekly = heads.length > 1 && (term !== null || isNamed);
  const said = term === null ? null : datesOf(term.said);
  const holds =
    isWeekly || series.length > 1 || (said?.until != null && series.some(({ part }) => part.when !== null));
  const dates = holds ? said : null;
  return {
    isWeekly,
    term: holds ? term : null,
    starting: dates?.starting ?? null,
    until: dates?.until ?? null,
  };
}
