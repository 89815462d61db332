import { addCivilDays, type CivilDate, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import { type Entry, entryHasClock, momentsOf, partMoments } from "@/lib/extraction/rules/entries";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Moment } from "@/lib/extraction/rules/moment";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Clock, DayExpression, Length } from "@/lib/extraction/rules/spans";
import { withClock } from "./default-clock";
import type { Offer, TalkWords } from "./messages";
import type { ScopeWords } from "./scope-words";
import { leadOf, sentenceOf } from "./words-around";

/** A day that a mail below offers, with its hours. */
interface Choice {
  mail: number;
  date: CivilDate;
  moment: Moment;
}

type Words = TalkWords & { scope: ScopeWords };

/** `Wednesday doesn't suit me`, `sorry but Wed 4th won't work now`: a day that is refused. */
function isRefused({ lower, words }: Source, { spans }: Moment): boolean {
  const day = spans.find(({ value }) => value.kind === "day");
  const { refused, refusedAfter } = words.changes;
  const behind = spans.reduce((end, span) => Math.max(end, span.end), 0);
  return (
    day !== undefined && (refusedAfter.test(lower.slice(behind)) || refused.test(lower.slice(0, day.from)))
  );
}

/** The days to come that a mail below offers, each with its hours, in their order. */
function choicesIn({ block: { mail }, said: { reading } }: Offer, from: number): Choice[] {
  const { today } = reading.now;
  const offered = reading.entries.flatMap(partMoments).filter((one) => !isRefused(reading.source, one));
  return offered.flatMap((moment) =>
    moment.days.flatMap((day): Choice[] => {
      const date = resolveDay(day, { today, previous: null })?.first;
      return date !== undefined && toDayNumber(date) >= from ? [{ mail, date, moment }] : [];
    }),
  );
}

const mostMinutes = 12 * 60;

/** `An hour should do it`: how long what a mail offers takes, as it says beside its days. */
function lengthIn(offers: readonly Offer[], asked: number | undefined, { takes }: TalkWords): Length | null {
  const lengths = offers
    .filter(
      ({ block, said: { reading } }) => block.mail === asked && takes?.test(reading.source.lower) === true,
    )
    .flatMap(({ said: { reading } }) =>
      reading.spans.flatMap(({ value }) => (value.kind === "length" ? [value.length] : [])),
    )
    .filter(({ minutes, days, months }) => minutes > 0 && minutes <= mostMinutes && days + months === 0);
  return only(lengths, (one) => one) ?? null;
}

/** True for `Wednesday`, `the 28th`, `Friday 13th`, `28 May` of a date. */
function isOn(day: DayExpression, date: CivilDate): boolean {
  if (day.kind === "weekday") return day.which !== "last" && day.weekday === weekdayOf(date);
  return (
    day.kind === "calendar" &&
    day.day === date.day &&
    (day.month === null || day.month === date.month) &&
    (day.weekday === null || day.weekday === weekdayOf(date))
  );
}

const halfDay = 12;
const isSameHour = (left: Clock | undefined, right: Clock | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  left.hour % halfDay === right.hour % halfDay &&
  left.minute === right.minute;

/** The same value for all of them; undefined where they differ, or there is none. */
function only<One>(all: readonly One[], keyOf: (one: One) => unknown): One | undefined {
  return new Set(all.map((one) => JSON.stringify(keyOf(one)))).size === 1 ? all[0] : undefined;
}

const hoursOf = ({ moment: { clocks, endClock } }: Choice): unknown => [clocks, endClock];
const hasHours = ({ moment }: Choice): boolean => moment.clocks.length > 0;

const changed = (entry: Entry, change: (moment: Moment) => Moment): Entry => ({
  ...entry,
  parts: entry.parts.map((part) => part.map((one) => ({ ...one, moment: change(one.moment) }))),
});

const onDay = (entry: Entry, day: DayExpression): Entry =>
  changed(entry, (moment) => (moment.days.length > 0 ? { ...moment, days: [day] } : moment));

const withLength = (entry: Entry, length: Length | null): Entry =>
  length === null
    ? entry
    : changed(entry, (moment) =>
        moment.clocks.length > 0 && moment.endClock === null && moment.length === null
          ? { ...moment, length }
          : moment,
      );

/** What the nearest of the mails below offers, of what passes. */
function nearestOf(choices: readonly Choice[], passes: (one: Choice) => boolean = () => true): Choice[] {
  const found = choices.filter(passes);
  return found.filter(({ mail }) => mail === found[0]?.mail);
}

/** `the day after`, `the Wednesday instead`: counted from the day that the nearest mail below offers last. */
function countedFrom(
  day: DayExpression,
  choices: readonly Choice[],
  { today, isInstead }: { today: CivilDate; isInstead: boolean },
): DayExpression {
  const last = nearestOf(choices).at(-1);
  if (last === undefined) return day;
  const from: DayExpression = { kind: "fixed", date: last.date };
  if (day.kind === "shift" && day.from?.kind === "same-day") return { ...day, from };
  const isOffered = choices.some(({ date }) => isOn(day, date));
  if (day.kind !== "weekday" || !isInstead || isOffered) return day;
  const monday = addCivilDays(last.date, -((weekdayOf(last.date) + 6) % 7));
  const date = addCivilDays(monday, (day.weekday + 6) % 7);
  return toDayNumber(date) < toDayNumber(today) ? day : { kind: "fixed", date };
}

/** What the mails below offer, what of it is on the day that an entry names, and where that entry stands. */
interface Asked {
  item: Item;
  offers: readonly Offer[];
  choices: readonly Choice[];
  own: readonly Choice[];
}

/** What an answer leaves to the mails below: the hours of the day it takes or, where it says `same time`, the only ones. */
function hoursFor(entry: Entry, { item, offers, choices, own }: Asked, words: Words) {
  const { source } = item.said.reading;
  const isSame = words.scope.sameTime.test(source.lower);
  const isAccepted = words.accepts?.test(sentenceOf(source, entry)) === true;
  const offered =
    only(own.filter(hasHours), hoursOf) ?? (isSame ? only(nearestOf(choices, hasHours), hoursOf) : undefined);
  if (offered === undefined || !(isSame || isAccepted)) return undefined;
  const { mail, moment } = offered;
  return { ...moment, length: moment.endClock === null ? lengthIn(offers, mail, words) : null };
}

/** `The 28th it is. Lunch will be at 12`: the hour of another sentence, unless it opens that one, is not that of the day. */
function isApart({ text }: Source, day: Moment, hour: Moment): boolean {
  const end = day.spans.find(({ value }) => value.kind === "day")?.end ?? 0;
  const start = hour.spans.find(({ value }) => value.kind === "clock")?.start ?? 0;
  return /[.!?\n]\s+(?:\S+\s+){2}/.test(text.slice(end, start));
}

/** `Wednesday it is` above `Either Tuesday 9 March, 1-4pm, or Wednesday 10 March, 9.30am-1pm`: an entry in full. */
function inFull(entry: Entry, { item, offers, choices }: Omit<Asked, "own">, words: Words): Entry {
  const { source, spans } = item.said.reading;
  const [moment, ...others] = momentsOf(entry).filter(({ days }) => days.length > 0);
  const [day, ...more] = moment?.days ?? [];
  if (moment === undefined || day === undefined || others.length + more.length > 0) return entry;
  if (moment.recurrence !== null || moment.lastDay !== null || isRefused(source, moment)) return entry;
  if (words.scope.closesAt.test(leadOf(source, spans, entry))) return entry;
  const isInstead = words.instead?.test(sentenceOf(source, entry)) === true;
  const counted = countedFrom(day, choices, { today: item.said.reading.now.today, isInstead });
  const own = nearestOf(choices, ({ date }) => isOn(counted, date));
  const date = only(own, (one) => one.date)?.date;
  const dated = onDay(entry, date === undefined ? counted : { kind: "fixed", date });
  if (!entryHasClock(entry)) {
    const hours = hoursFor(entry, { item, offers, choices, own }, words);
    if (hours === undefined) return date === undefined && counted === day ? entry : dated;
    return withLength(withClock(dated, hours), hours.length);
  }
  const said = momentsOf(entry).find((one) => one.clocks.length > 0) ?? moment;
  const accepted = isApart(source, moment, said)
    ? hoursFor(entry, { item, offers, choices, own }, words)
    : undefined;
  const same = accepted ?? own.find((one) => isSameHour(one.moment.clocks[0], said.clocks[0]))?.moment;
  if (same === undefined) return date === undefined && counted === day ? entry : dated;
  const length = accepted?.length ?? (same.endClock === null ? lengthIn(offers, own[0]?.mail, words) : null);
  return withLength(
    changed(dated, (one) =>
      one.clocks.length === 0 || one.endClock !== null
        ? one
        : { ...one, clocks: same.clocks, endClock: same.endClock },
    ),
    length,
  );
}

const withEntries = (item: Item, entries: readonly Entry[]): Item => ({
  ...item,
  said: { ...item.said, reading: { ...item.said.reading, entries: [...entries] } },
});

/** `The second one suits me`: of several times that the mail below offers, one. */
function chosenBy(items: readonly Item[], live: readonly LiveBlock[], { chosen }: TalkWords): Item[] {
  const { mail } = items[0]?.block ?? {};
  const offered = items.flatMap((item) =>
    item.said.reading.entries.flatMap((entry) =>
      entry.parts.map((part) => ({ item, entry: { ...entry, parts: [part] } })),
    ),
  );
  const isOffer = ({ block, said }: Item): boolean => block.mail === mail && said.hasDay && said.hasClock;
  if (mail === undefined || offered.length < 2 || !items.every(isOffer)) return [...items];
  const above = live.filter(({ block }) => block.mail < mail).map(({ said }) => said.reading.source.lower);
  const at = chosen?.findIndex((one) => one.test(above.join("\n"))) ?? -1;
  const taken = at < 0 ? undefined : offered.at(at + 1 === chosen?.length ? -1 : at);
  return taken === undefined ? [...items] : [withEntries(taken.item, [taken.entry])];
}

/** What a mail agrees to is in full in the mail below that it answers: the day, the hours and their end. */
export function answerOffers(
  items: readonly Item[],
  { live, offers }: { live: readonly LiveBlock[]; offers: readonly Offer[] },
  words: Words,
): Item[] {
  return chosenBy(items, live, words).map((one, at, all) => {
    const below = offers.filter(({ block }) => block.mail > one.block.mail);
    const isFirst = all[at - 1]?.block.mail !== one.block.mail;
    const item = isFirst && below.length > 0 ? { ...one, asked: below.map(({ block }) => block) } : one;
    const from = toDayNumber(item.said.reading.now.today);
    const choices = below.flatMap((offer) => choicesIn(offer, from));
    if (choices.length === 0) return item;
    const entries = item.said.reading.entries.map((entry) =>
      inFull(entry, { item, offers: below, choices }, words),
    );
    const known = item.said.reading.entries;
    const isSettled = entries.some(
      (entry, index) => entryHasClock(entry) && !(known[index] && entryHasClock(known[index])),
    );
    return { ...withEntries(item, entries), ...(isSettled && { isSettled }) };
  });
}
