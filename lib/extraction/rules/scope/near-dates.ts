import { addCivilDays, type CivilDate, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import type { Entry } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { besideNamed } from "./beside-named";
import { allDatesOf, aroundDays, isDeadline, type Named, numbersOf } from "./named-dates";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";

/** A weekday within so many days from now is the coming one, whatever dates the text names. */
const soonDays = 7;
/** How many days from it a day by its number lies that names no month. */
const aroundMonthDays = 14;
/** How many days in a row are one thing that has a programme. */
const longestRow = 10;
/** How many stanzas below several days in a row their weekdays may stand. */
const nearStanzas = 2;

/** The date with the day's number nearest to one that is named, which its weekday confirms; null for none. */
function nearestNumber(day: DayExpression, { first, last }: Named): CivilDate | null {
  if (day.kind !== "calendar" || day.month !== null || day.monthShift !== null || day.weekday === null)
    return null;
  const from = addCivilDays(first, -aroundMonthDays);
  const count = toDayNumber(last) - toDayNumber(first) + 2 * aroundMonthDays;
  for (let step = 0; step <= count; step += 1) {
    const date = addCivilDays(from, step);
    if (date.day === day.day && weekdayOf(date) === day.weekday) return date;
  }
  return null;
}

/** `Walking Sat 13 to Thurs 18 March … ferry on the 18th`: the one coming date with that number that was named before. */
function namedBefore(day: DayExpression, said: readonly CivilDate[], today: CivilDate): CivilDate | null {
  if (day.kind !== "calendar" || day.month !== null || day.monthShift !== null || day.weekday !== null)
    return null;
  const coming = said.filter((date) => date.day === day.day && toDayNumber(date) >= toDayNumber(today));
  return new Set(coming.map(toDayNumber)).size === 1 ? (coming[0] ?? null) : null;
}

/** The day of that name among dates in a row, or nearest to a single one; null for none. */
function nearest(weekday: number, { first, last }: Named): CivilDate | null {
  const isOne = toDayNumber(first) === toDayNumber(last);
  const from = isOne ? addCivilDays(first, -aroundDays) : first;
  const date = addCivilDays(from, (weekday - weekdayOf(from) + 7) % 7);
  return isOne || toDayNumber(date) <= toDayNumber(last) ? date : null;
}

/** Where a day without a date stands, and the dates that were named before it. */
interface Standing {
  block: Block;
  item: Item;
  named: Named | null;
  /** All dates that were named before in the same mail. */
  said: readonly CivilDate[];
  isOfOneTime: boolean;
  /** The day opens its block: below days in a row it is one of a list of them, however soon they are. */
  opens: boolean;
}

const isInRow = ({ first, last }: Named): boolean => toDayNumber(last) > toDayNumber(first);
/** A festival, a camp or a week, and no term. */
const isShort = ({ first, last }: Named): boolean => toDayNumber(last) - toDayNumber(first) <= longestRow;

/** True where the weekdays of a block are those of the dates that were named last. */
function isNear({ block, named, isOfOneTime }: Standing & { named: Named }): boolean {
  if (named.block === block || (isOfOneTime && named.block.mail === block.mail)) return true;
  return isInRow(named) && block.stanza - named.block.stanza <= nearStanzas;
}

function sharpened(day: DayExpression, standing: Standing): DayExpression {
  const { block, item, named } = standing;
  if (named === null) return day;
  const again =
    item.scope.month === null ? namedBefore(day, standing.said, item.said.reading.now.today) : null;
  if (again !== null) return { kind: "fixed", date: again };
  const isSoon = toDayNumber(named.first) - toDayNumber(item.said.reading.now.today) <= soonDays;
  if (isSoon && !(standing.opens && isInRow(named) && isShort(named))) return day;
  const isOpen = item.scope.month === null && named.block.mail === block.mail && !named.isNumber;
  const numbered = isOpen ? nearestNumber(day, named) : null;
  if (numbered !== null) return { kind: "fixed", date: numbered };
  if (day.kind !== "weekday" || day.which !== "bare" || day.weeks !== 0) return day;
  const date = isNear({ ...standing, named }) ? nearest(day.weekday, named) : null;
  return date === null ? day : { kind: "fixed", date };
}

/** `Flight on 12 May … hotel from the 12th`, `pay by the 12th`: a number alone is the date that has been named. */
function sharpenedDue(
  day: DayExpression,
  { scope, said: { reading } }: Item,
  said: readonly CivilDate[],
): DayExpression {
  const date = scope.month === null ? namedBefore(day, said, reading.now.today) : null;
  return date === null ? day : { kind: "fixed", date };
}

/** `Thurs 15 – Sat 17 April, 7.30pm, Sat matinee 2.30pm`: a weekday beside several days in a row is one of them. */
function besideDays(day: DayExpression, own: Named | null, item: Item): DayExpression {
  return own !== null && isInRow(own) && day.kind === "weekday"
    ? sharpened(day, { block: item.block, item, named: own, said: [], isOfOneTime: false, opens: false })
    : day;
}

/**
 * `Reunion 6 to 8 October … Friday: cocktails`, `Wedding 21 August … supper on Friday`: a weekday without a date, in a text
 * about a day or days that lie further off, is one of them or next to them. What is to be done by a weekday is not.
 */
export function nearDates(items: readonly Item[], words: ScopeWords): Item[] {
  const { ofEntries, ofHeads, isOfOneTime } = allDatesOf(items, words);
  let named: Named | null = null;
  let numbered: Named | null = null;
  const said = new Map<number, CivilDate[]>();

  const note = (found: Named) => {
    named = found;
    numbered = null;
    said.set(found.block.mail, [...(said.get(found.block.mail) ?? []), found.first, found.last]);
  };

  const sharpen = (day: DayExpression, { block, said: own }: Pick<Item, "block" | "said">, item: Item) => {
    const nearby = numbered?.block === block ? numbered : named;
    const standing = { block, item, named: nearby, said: said.get(block.mail) ?? [], isOfOneTime };
    const sharper = sharpened(day, { ...standing, opens: own.opensWithTime });
    // The next of a list of weekdays stands near this one.
    if (sharper !== day && named !== null && nearby === named && isInRow(named) && isShort(named))
      named = { ...named, block };
    return sharper;
  };

  const settle = (entry: Entry, item: Item): Entry => {
    const own = ofEntries.get(entry) ?? null;
    const isOpen = own === null && item.scope.week === null;
    const isDue = isOpen && isDeadline(entry, item, words);
    const dates = own === null && named?.block.mail === item.block.mail ? named : null;
    const settled = (day: DayExpression): DayExpression => {
      const beside = dates && besideNamed(day, { entry, said: item.said, dates, words });
      if (beside !== null) return beside;
      if (isDue) return sharpenedDue(day, item, said.get(item.block.mail) ?? []);
      return isOpen ? sharpen(day, item, item) : besideDays(day, own, item);
    };
    const sharper = withMoments(entry, (moment) => ({ ...moment, days: moment.days.map(settled) }));
    const found = own ?? numbersOf(entry, sharper, { item, words });
    if (found?.isNumber === true) numbered = found;
    else if (found !== null) note(found);
    return { ...sharper, inherited: entry.inherited.map(settled) };
  };

  return items.map((item) => {
    const { day } = item.scope;
    const headed = ofHeads.get(day?.block);
    if (headed && headed.block !== named?.block && item.block.start > headed.block.start) note(headed);
    const sharper = day && { ...day, days: day.days.map((one) => sharpen(one, day, item)) };
    const entries = item.said.reading.entries.map((entry) => settle(entry, item));
    return { ...withEntries(item, entries), scope: { ...item.scope, day: sharper } };
  });
}
