import { addCivilDays, type CivilDate, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { sharpenDay } from "./scope";
import type { ScopeWords } from "./scope-words";
import { leadOf, sentenceOf } from "./words-around";

/** A weekday within so many days from now is the coming one, whatever dates the text names. */
const soonDays = 7;
/** How many days from the day that a text is about its other weekdays lie. */
const aroundDays = 3;
/** How many stanzas below several days in a row their weekdays may stand. */
const nearStanzas = 2;

/** Dates that the text has named, and where. */
interface Named {
  first: CivilDate;
  last: CivilDate;
  block: Block;
}

const isDate = (day: DayExpression): boolean =>
  day.kind === "calendar" && day.month !== null && day.day !== null;

function isDeadline(entry: Entry, { said }: Item, words: ScopeWords): boolean {
  const { source, spans } = said.reading;
  const [first] = momentsOf(entry).flatMap((moment) => moment.spans);
  if (first === undefined) return false;
  const lead = leadOf(source, spans, entry) + first.lead;
  return first.isDue === true || words.deadline.test(lead) || words.between.test(sentenceOf(source, entry));
}

/** The dates that an entry names for what is to be, from the first to the last; null for none. */
function datesOf(entry: Entry, item: Item, words: ScopeWords): Named | null {
  if (isDeadline(entry, item, words)) return null;
  const { today } = item.said.reading.now;
  const found = momentsOf(entry).flatMap(({ days, lastDay, recurrence }) =>
    recurrence === null
      ? [...days, ...(lastDay ? [lastDay] : [])].filter(isDate).flatMap((day) => {
          const resolved = resolveDay(sharpenDay(day, item.scope), { today, previous: today });
          return resolved ? [resolved.first] : [];
        })
      : [],
  );
  const [first, ...others] = found.sort((left, right) => toDayNumber(left) - toDayNumber(right));
  return first === undefined ? null : { first, last: others.at(-1) ?? first, block: item.block };
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

/**
 * `Reunion 6 to 8 October … Friday: cocktails`, `Wedding 21 August … supper on Friday`: a weekday without a date, in a text
 * about a day or days that lie further off, is one of them or next to them. What is to be done by a weekday is not.
 */
export function nearDates(items: readonly Item[], words: ScopeWords): Item[] {
  const dates = new Map(
    items.flatMap((item) => item.said.reading.entries.map((entry) => [entry, datesOf(entry, item, words)])),
  );
  const isOfOneTime = isAboutOneTime([...dates.values()].flatMap((one) => one ?? []));
  let named: Named | null = null;

  const sharpen = (day: DayExpression, block: Block, { said }: Item): DayExpression => {
    if (named === null || day.kind !== "weekday" || day.which !== "bare" || day.weeks !== 0) return day;
    if (toDayNumber(named.first) - toDayNumber(said.reading.now.today) <= soonDays) return day;
    const isNear =
      named.block === block ||
      (isOfOneTime && named.block.mail === block.mail) ||
      (toDayNumber(named.last) > toDayNumber(named.first) &&
        block.stanza - named.block.stanza <= nearStanzas);
    const date = isNear ? nearest(day.weekday, named) : null;
    return date === null ? day : { kind: "fixed", date };
  };

  const settle = (entry: Entry, item: Item): Entry => {
    const own = dates.get(entry) ?? null;
    const isOpen = own === null && item.scope.week === null && !isDeadline(entry, item, words);
    const parts = entry.parts.map((part) =>
      part.map((cluster) => ({
        ...cluster,
        moment: {
          ...cluster.moment,
          days: cluster.moment.days.map((day) => (isOpen ? sharpen(day, item.block, item) : day)),
        },
      })),
    );
    named = own ?? named;
    return { ...entry, parts };
  };

  return items.map((item) => {
    const { day } = item.scope;
    const scope =
      day === null
        ? item.scope
        : { ...item.scope, day: { ...day, days: day.days.map((one) => sharpen(one, day.block, item)) } };
    const entries = item.said.reading.entries.map((entry) => settle(entry, item));
    return { ...item, scope, said: { ...item.said, reading: { ...item.said.reading, entries } } };
  });
}
