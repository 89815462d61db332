import { type CivilDate, toDayNumber } from "@/lib/extraction/rules/civil-date";
import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { sharpenDay } from "./scope";
import type { ScopeWords } from "./scope-words";
import { leadOf, sentenceOf } from "./words-around";

/** How many days from the day that a text is about its other weekdays lie. */
export const aroundDays = 3;

/** Dates that the text has named, and where. */
export interface Named {
  first: CivilDate;
  last: CivilDate;
  block: Block;
  /** Only their numbers are said, and no date before confirms them: they tell of their own block alone. */
  isNumber?: true;
}

const isNumbered = (day: DayExpression): boolean => day.kind === "calendar" && day.day !== null;
const isFixed = ({ kind }: DayExpression): boolean => kind === "fixed";

/** True where an entry names a day by its number: `Saturday the 12th`. */
const saysNumber = (entry: Entry): boolean =>
  momentsOf(entry).some(({ days }) => days.some((day) => day.kind === "calendar" && day.day !== null));

/** True for a day and a month. */
export const isDate = (day: DayExpression): boolean =>
  day.kind === "calendar" && day.month !== null && day.day !== null;

/** The date that a day says among what is said for all of its item; null where no calendar has it. */
export function dateFor(day: DayExpression, { scope, said }: Item): CivilDate | null {
  const { today } = said.reading.now;
  return resolveDay(sharpenDay(day, scope), { today, previous: today })?.first ?? null;
}

/** True where what an entry says is to be done by then. */
export function isDeadline(entry: Entry, { said }: Item, words: ScopeWords): boolean {
  const { source, spans } = said.reading;
  const [first] = momentsOf(entry).flatMap((moment) => moment.spans);
  if (first === undefined) return false;
  const lead = leadOf(source, spans, entry) + first.lead;
  // `runs from Sunday 12 to Saturday 18 July` is no deadline.
  const isRange = momentsOf(entry).some(({ days, lastDay }) => days.length > 0 && lastDay !== null);
  return (
    first.isDue === true ||
    (!isRange && words.deadline.test(lead)) ||
    words.between.test(sentenceOf(source, entry))
  );
}

/** `Thurs 18 – Sat 20 September`: the first of days in a row is of the month of the last. */
const inMonthOf = (day: DayExpression, last: DayExpression | null): DayExpression =>
  day.kind === "calendar" && day.month === null && last?.kind === "calendar"
    ? { ...day, month: last.month, year: last.year }
    : day;

/** The dates that an entry names for what is to be, from the first to the last; null for none. */
function datesOf(
  entry: Entry,
  item: Item,
  { words, isMeant }: { words: ScopeWords; isMeant: (day: DayExpression) => boolean },
): Named | null {
  if (isDeadline(entry, item, words)) return null;
  const found = momentsOf(entry).flatMap(({ days, lastDay, recurrence }) =>
    recurrence === null
      ? [...days.map((day) => inMonthOf(day, lastDay)), ...(lastDay ? [lastDay] : [])]
          .filter(isMeant)
          .flatMap((day) => dateFor(day, item) ?? [])
      : [],
  );
  const [first, ...others] = found.sort((left, right) => toDayNumber(left) - toDayNumber(right));
  return first === undefined ? null : { first, last: others.at(-1) ?? first, block: item.block };
}

/** `Wedding, Sat 12 June` above the hours of that day: the date of the line that says it for an item; null for none. */
function datesOfHead(item: Item): Named | null {
  const { day } = item.scope;
  const [head] = day?.days ?? [];
  const date = head && isDate(head) ? dateFor(head, item) : null;
  return day === null || date === null ? null : { first: date, last: date, block: day.block };
}

/** True where all that a text dates is within a few days. */
function isAboutOneTime(all: readonly Named[]): boolean {
  const days = all.flatMap(({ first, last }) => [toDayNumber(first), toDayNumber(last)]);
  return days.length > 0 && Math.max(...days) - Math.min(...days) <= aroundDays;
}

/** The dates that an entry says by numbers alone: for its own block, unless a date before confirms them. */
export function numbersOf(
  entry: Entry,
  settled: Entry,
  { item, words }: { item: Item; words: ScopeWords },
): Named | null {
  if (!saysNumber(entry)) return null;
  const confirmed = datesOf(settled, item, { words, isMeant: isFixed });
  if (confirmed !== null) return confirmed;
  const own = datesOf(settled, item, { words, isMeant: isNumbered });
  return own === null ? null : { ...own, isNumber: true };
}

/** The dates that each entry names and those of the lines above, and whether all of them are within a few days. */
export function allDatesOf(items: readonly Item[], words: ScopeWords) {
  const ofEntries = new Map(
    items.flatMap((item) =>
      item.said.reading.entries.map((entry) => [entry, datesOf(entry, item, { words, isMeant: isDate })]),
    ),
  );
  const ofHeads = new Map(items.map((item) => [item.scope.day?.block, datesOfHead(item)]));
  const all = [...ofEntries.values(), ...ofHeads.values()].flatMap((one) => one ?? []);
  return { ofEntries, ofHeads, isOfOneTime: isAboutOneTime(all) };
}
