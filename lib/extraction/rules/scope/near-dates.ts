import { addCivilDays, type CivilDate, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import { type Entry, momentsOf, withMoments } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { besideNamed } from "./beside-named";
import { sharpenDay } from "./scope";
import type { ScopeWords } from "./scope-words";
import { leadOf, sentenceOf } from "./words-around";

/** A weekday within so many days from now is the coming one, whatever dates the text names. */
const soonDays = 7;
/** How many days from the day that a text is about its other weekdays lie. */
const aroundDays = 3;
/** How many days from it a day by its number lies that names no month. */
const aroundMonthDays = 14;
/** How many days in a row are one thing that has a programme. */
const longestRow = 10;
/** How many stanzas below several days in a row their weekdays may stand. */
const nearStanzas = 2;

/** Dates that the text has named, and where. */
interface Named {
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

const isDate = (day: DayExpression): boolean =>
  day.kind === "calendar" && day.month !== null && day.day !== null;

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

function isDeadline(entry: Entry, { said }: Item, words: ScopeWords): boolean {
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
  const { today } = item.said.reading.now;
  const found = momentsOf(entry).flatMap(({ days, lastDay, recurrence }) =>
    recurrence === null
      ? [...days.map((day) => inMonthOf(day, lastDay)), ...(lastDay ? [lastDay] : [])]
          .filter(isMeant)
          .flatMap((day) => {
            const resolved = resolveDay(sharpenDay(day, item.scope), { today, previous: today });
            return resolved ? [resolved.first] : [];
          })
      : [],
  );
  const [first, ...others] = found.sort((left, right) => toDayNumber(left) - toDayNumber(right));
  return first === undefined ? null : { first, last: others.at(-1) ?? first, block: item.block };
}

/** `Wedding, Sat 12 June` above the hours of that day: the date of the line that says it for an item; null for none. */
function datesOfHead({ scope: { day }, said }: Item): Named | null {
  const [head] = day?.days ?? [];
  if (day === null || head === undefined || !isDate(head)) return null;
  const { today } = said.reading.now;
  const date = resolveDay(head, { today, previous: today })?.first;
  return date === undefined ? null : { first: date, last: date, block: day.block };
}

/** The day of that name among dates in a row, or nearest to a single one; null for none. */
function nearest(weekday: number, { first, last }: Named): CivilDate | null {
  const isOne = toDayNumber(first) === toDayNumber(last);
  const from = isOne ? addCivilDays(first, -aroundDays) : first;
  const date = addCivilDays(from, (weekday - weekdayOf(from) + 7) % 7);
  return isOne || toDayNumber(date) <= toDayNumber(last) ? date : null;
}

/** True where all that a text dates is within a few days. */
function isAboutOneTime(all: readonly Named[]): boolean {
  const days = all.flatMap(({ first, last }) => [toDayNumber(first), toDayNumber(last)]);
  return days.length > 0 && Math.max(...days) - Math.min(...days) <= aroundDays;
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

/** The dates that an entry says by numbers alone: for its own block, unless a date before confirms them. */
function numbersOf(
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
function allDatesOf(items: readonly Item[], words: ScopeWords) {
  const ofEntries = new Map(
    items.flatMap((item) =>
      item.said.reading.entries.map((entry) => [entry, datesOf(entry, item, { words, isMeant: isDate })]),
    ),
  );
  const ofHeads = new Map(items.map((item) => [item.scope.day?.block, datesOfHead(item)]));
  const all = [...ofEntries.values(), ...ofHeads.values()].flatMap((one) => one ?? []);
  return { ofEntries, ofHeads, isOfOneTime: isAboutOneTime(all) };
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
    const { mail } = found.block;
    named = found;
    numbered = null;
    said.set(mail, [...(said.get(mail) ?? []), found.first, found.last]);
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
    const headed = ofHeads.get(day?.block) ?? null;
    if (headed !== null && headed.block !== named?.block && item.block.start > headed.block.start)
      note(headed);
    const sharper = day && { ...day, days: day.days.map((one) => sharpen(one, day, item)) };
    const entries = item.said.reading.entries.map((entry) => settle(entry, item));
    return { ...withEntries(item, entries), scope: { ...item.scope, day: sharper } };
  });
}
