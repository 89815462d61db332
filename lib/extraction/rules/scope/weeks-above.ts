import { toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import { momentsOf } from "@/lib/extraction/rules/entries";
import type { Item } from "@/lib/extraction/rules/items/item";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { sharpenDay } from "./scope";

const daysInWeek = 7;
const [sunday, monday] = [0, 1];
/** So many things in its weeks say that a line names them for what stands below. */
const leastInside = 3;
/** Behind so many items a line is one of a list. */
const firstItems = 2;

function datesOf(day: DayExpression | null, { said, scope }: Item): ReturnType<typeof resolveDay> {
  const { today } = said.reading.now;
  return day === null ? null : resolveDay(sharpenDay(day, scope), { today, previous: today });
}

/** The day numbers of whole weeks that an item names, and no hour: `Mon 8 Mar – Sun 14 Mar`, `w/c 8 March`; null for any other. */
function weeksIn(item: Item): { first: number; last: number } | null {
  const [moment, ...others] = item.said.reading.entries.flatMap(momentsOf);
  if (moment === undefined || others.length > 0 || item.said.hasClock || moment.days.length !== 1)
    return null;
  const found = datesOf(moment.days[0] ?? null, item);
  const last = moment.lastDay === null ? found?.last : datesOf(moment.lastDay, item)?.first;
  if (!found || !last || ![sunday, monday].includes(weekdayOf(found.first))) return null;
  const numbers = { first: toDayNumber(found.first), last: toDayNumber(last) };
  const count = numbers.last - numbers.first + 1;
  return count > 0 && count % daysInWeek === 0 ? numbers : null;
}

/** `Group exercise  Mon 8 Mar – Sun 14 Mar` above its classes, `Period 8/3 to 21/3` above shifts: which weeks a list is of. */
export const withoutWeeksAbove = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const weeks = at < firstItems ? weeksIn(item) : null;
    if (weeks === null) return true;
    const inside = items.slice(at + 1).filter((below) => {
      const days = [
        ...below.said.reading.entries.flatMap(momentsOf).flatMap((moment) => moment.days),
        ...(below.scope.day?.days ?? []),
      ];
      const date = datesOf(days[0] ?? null, below)?.first;
      return date !== undefined && weeks.first <= toDayNumber(date) && toDayNumber(date) <= weeks.last;
    });
    return inside.length < leastInside;
  });

/** So many days before and behind a holiday is what it gives its name to. */
const daysAround = 35;
/** So many dates below a line that names a holiday are what it is a heading of. */
const leastDates = 2;
const headKinds: ReadonlySet<Item["block"]["kind"]> = new Set(["heading", "line", "subject"]);

/** The only day of an item, where it says no hour: `Easter services`, `St Patrick's Day weekend programme`. */
function onlyDayOf({ said }: Item): DayExpression | null {
  const [moment, ...others] = said.reading.entries.flatMap(momentsOf);
  return moment === undefined || others.length > 0 || said.hasClock || moment.recurrence !== null
    ? null
    : (moment.days[0] ?? null);
}

/** `Christmas at the Corn Hall` above `Fri 10 Dec  Carols` and `Sat 11 Dec  Panto`: what a list is about is no day of it. */
export const withoutHolidaysAbove = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const day = at < firstItems && headKinds.has(item.block.kind) ? onlyDayOf(item) : null;
    const holiday = day?.kind === "week" ? day.of : day;
    const date = holiday?.kind === "holiday" ? datesOf(holiday, item)?.first : undefined;
    if (date === undefined) return true;
    const around = items.slice(at + 1).filter((below) => {
      const [own] = below.said.reading.entries.flatMap(momentsOf).flatMap(({ days }) => days);
      const other = own?.kind === "calendar" ? datesOf(own, below)?.first : undefined;
      return other !== undefined && Math.abs(toDayNumber(other) - toDayNumber(date)) <= daysAround;
    });
    return around.length < leastDates;
  });
