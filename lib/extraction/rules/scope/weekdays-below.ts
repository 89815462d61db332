import { addCivilDays, type CivilDate, weekdayOf } from "@/lib/extraction/rules/civil-date";
import { momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { dateFor, isDate } from "./named-dates";
import { withMoments } from "./with-moments";

const daysInWeek = 7;
/** So many weekdays that follow each other below a date are a week; two, where the first is the day right after it. */
const leastWeekdays = 3;

/** A day that opens a line or heads lines, in the order of the text. */
interface Mention {
  block: Block;
  day: DayExpression;
  item: Item;
}

function mentionOf(item: Item): Mention[] {
  const { block, said, scope } = item;
  const [own] = said.reading.entries.flatMap(momentsOf).flatMap(({ days }) => days);
  if (own !== undefined) return said.opensWithTime ? [{ block, day: own, item }] : [];
  const [day] = scope.day?.days ?? [];
  return scope.day && day ? [{ block: scope.day.block, day, item }] : [];
}

const isBare = (day: DayExpression): boolean =>
  day.kind === "weekday" && day.which === "bare" && day.weeks === 0;

/** The date that a mention says in full; null for any other. */
const dateOf = ({ day, item }: Mention): CivilDate | null => (isDate(day) ? dateFor(day, item) : null);

/** How many days behind a date a weekday comes: one to seven. */
const daysBehind = (date: CivilDate, day: DayExpression): number =>
  day.kind === "weekday" ? (day.weekday - weekdayOf(date) + daysInWeek) % daysInWeek || daysInWeek : 0;

/** The dates of the weekdays that follow each other behind a date, by the blocks that name them. */
function datesBehind(mentions: readonly Mention[]): Map<Block, CivilDate> {
  const found = new Map<Block, CivilDate>();
  for (const [at, head] of mentions.entries()) {
    const date = dateOf(head);
    if (date === null) continue;
    const run: Mention[] = [];
    let last = 0;
    for (const one of mentions.slice(at + 1, at + 1 + daysInWeek)) {
      const shift = daysBehind(date, one.day);
      if (!isBare(one.day) || shift <= last || one.block.mail !== head.block.mail) break;
      run.push(one);
      last = shift;
    }
    const [first] = run;
    const isNext = first !== undefined && daysBehind(date, first.day) === 1;
    if (run.length >= (isNext ? leastWeekdays - 1 : leastWeekdays))
      for (const { block, day } of run) found.set(block, addCivilDays(date, daysBehind(date, day)));
  }
  return found;
}

/**
 * `Sunday 7 March  10am Communion` above `Monday 7.30pm PCC`, `Tuesday 10.30am Coffee`, `Saturday 9am Churchyard tidy`: below a
 * date, weekdays that open their lines one after the other are those of the days behind it, however soon the date is.
 */
export function weekdaysBelow(items: readonly Item[]): Item[] {
  const mentions = items
    .flatMap(mentionOf)
    .filter(({ block }, at, all) => at === 0 || all[at - 1]?.block !== block);
  const dates = datesBehind(mentions);
  if (dates.size === 0) return [...items];
  const fixed = (day: DayExpression, date: CivilDate | undefined): DayExpression =>
    date !== undefined && isBare(day) ? { kind: "fixed", date } : day;
  return items.map((item) => {
    const { day } = item.scope;
    const date = dates.get(item.block);
    const scope = day && {
      ...day,
      days: day.days.map((one) => fixed(one, dates.get(day.block))),
    };
    const entries = item.said.reading.entries.map((entry) => ({
      ...withMoments(entry, (moment) => ({ ...moment, days: moment.days.map((one) => fixed(one, date)) })),
      inherited: entry.inherited.map((one) => fixed(one, date)),
    }));
    return { ...withEntries(item, entries), scope: { ...item.scope, day: scope } };
  });
}
