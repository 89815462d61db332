import { datesOf, type Weekly, weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { Part } from "./facts";
import type { LiveBlock } from "./live-block";
import type { ShapeWords } from "./shape-words";

/** What a text says of the weeks that its weekdays and its series are of. */
export interface Timetable extends Pick<Weekly, "starting" | "until"> {
  /** Its headings of weekdays are for every week. */
  isWeekly: boolean;
  /** The line that says from when on and until when. */
  term: LiveBlock | null;
  /** Its rows that name their weekdays themselves: `Tue  Pilates 6pm`. */
  rows: ReadonlySet<Part>;
  /** Its lines that say of which one week the weekdays below them are, with that week. */
  weeks: ReadonlyMap<LiveBlock, DayExpression>;
}

const longestTerm = 120;

/** `MONDAY`: a line that names one weekday, without a date. */
export const headsWeekday = ({ said, block }: LiveBlock): boolean =>
  said.isBare && !said.hasClock && block.kind !== "item" && weekdaysOf(said).length === 1;

/** `Weekly classes`, and `Fri  hall let` among rows: a line of a timetable that says how often, or on which weekday, and no hour. */
export const saysNoHour = ({ said, block }: LiveBlock, rows: ReadonlySet<Part>): boolean =>
  !said.hasClock &&
  said.reading.spans.every(({ value }) =>
    value.kind === "day"
      ? weekdaysOf(said).length > 0 && [...rows].some((row) => row.block.stanza === block.stanza)
      : value.kind !== "recurrence" || value.recurrence.byDay.length === 0,
  );

/** A line of a series with its hour, or a cell below the name of a weekday. */
const saysSeries = ({ said, part }: LiveBlock): boolean =>
  part.weeks?.byDay !== undefined ||
  (said.hasClock &&
    said.reading.entries.some(({ parts }) => parts.flat().some(({ moment }) => moment.recurrence !== null)));

const lineKinds = new Set<LiveBlock["block"]["kind"]>(["line", "row", "item", "field"]);

/** `Mon/Wed | 6.30pm | Pilates`: a line of nothing but weekdays and hours, with what happens then. */
const isWeekdayRow = ({ said, block }: LiveBlock): boolean =>
  lineKinds.has(block.kind) &&
  said.hasClock &&
  weekdaysOf(said).length > 0 &&
  said.reading.spans.every(
    ({ value }) =>
      value.kind !== "recurrence" &&
      (value.kind !== "day" || value.days.every((day) => day.kind === "weekday" && day.which === "bare")),
  );

const longestName = 80;

const wordsOf = (text: string, { block }: LiveBlock): string =>
  text.slice(block.start, block.end).toLowerCase();

/** The rows of weekdays below a line that says that they are of every week, or for which term; none where a date stands above them. */
function weekdayRows(
  live: readonly LiveBlock[],
  { text, shapes, term }: { text: string; shapes: ShapeWords; term: LiveBlock | null },
): ReadonlySet<Part> {
  const rows = live.filter(isWeekdayRow);
  const days = new Set(rows.flatMap(({ said }) => weekdaysOf(said)));
  const [first] = rows;
  if (first === undefined || rows.length < 2 || days.size < 2) return new Set();
  const above = live.slice(0, live.indexOf(first));
  const near = above.filter(
    ({ block }) => block.stanza >= first.block.stanza - 1 && block.mail === first.block.mail,
  );
  if (
    near.some(
      (one) => one !== term && (one.said.hasDay || one.said.period !== null) && !saysNoHour(one, new Set()),
    )
  )
    return new Set();
  const isNamed = [...above.slice(0, 1), ...near.slice(-3)].some(
    (one) =>
      one.block.end - one.block.start < longestName &&
      (shapes.weekly ?? shapes.timetable).test(wordsOf(text, one)),
  );
  return isNamed || term !== null ? new Set(rows.map(({ part }) => part)) : new Set();
}

/** Whether a text is a timetable of weeks, and the term that it holds for. */
export function readTimetable(live: readonly LiveBlock[], text: string, shapes: ShapeWords): Timetable {
  const heads = live.filter(headsWeekday);
  const series = live.filter(saysSeries);
  const first = live.findIndex((one) => heads.includes(one) || series.includes(one) || isWeekdayRow(one));
  const above = first < 0 ? [] : live.slice(0, first);
  const weeks = shapes.weekLines?.(live, text, shapes) ?? new Map<LiveBlock, DayExpression>();
  const term =
    above.find(
      (one) =>
        !weeks.has(one) &&
        one.said.hasDay &&
        !one.said.hasClock &&
        one.block.end - one.block.start < longestTerm &&
        datesOf(one.said) !== null &&
        shapes.term.test(wordsOf(text, one)),
    ) ?? null;
  const rows = weekdayRows(live, { text, shapes, term });
  const isNamed = above.some((one) => shapes.timetable.test(wordsOf(text, one)));
  const isWeekly = heads.length > 1 && (term !== null || isNamed);
  const said = term === null ? null : datesOf(term.said);
  const holds =
    isWeekly ||
    rows.size > 0 ||
    series.length > 1 ||
    (said?.until != null && series.some(({ part }) => part.when !== null));
  const dates = holds ? said : null;
  return {
    isWeekly,
    term: holds ? term : null,
    rows,
    weeks,
    starting: dates?.starting ?? null,
    until: dates?.until ?? null,
  };
}
