import { plainPart } from "@/lib/extraction/rules/items/facts";
import { isTimed, timesIn } from "@/lib/extraction/rules/items/heads";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { emptyMoment } from "@/lib/extraction/rules/moment";
import type { Clock, DayExpression } from "@/lib/extraction/rules/spans";
import { isDueAlone } from "./hour-elsewhere";
import { messagesIn } from "./messages";
import { isMixed, isOfDaysInRow, othersIn, saysNo, type Talk, type Words } from "./other-matters";
import { type Hours, type Proposal, type Proposals, proposalsIn } from "./proposals";
import { type Choice, choiceIn, withoutAnswered } from "./talk-choices";

const halfDay = 12;

/** `Tuesday then` behind `Tues 16th or Weds 17th March` is the 16th, and `the 17th` behind `Sat 10 April` is in April. */
function dayInFull(day: DayExpression, before: readonly DayExpression[]): DayExpression {
  const dates = before.filter((one) => one.kind === "calendar" && one.day !== null);
  const named =
    day.kind === "weekday" && day.which === "bare"
      ? dates.findLast((one) => one.kind === "calendar" && one.weekday === day.weekday)
      : undefined;
  const full = named ?? day;
  if (full.kind !== "calendar" || full.month !== null || full.monthShift !== null) return full;
  const dated = dates.findLast((one) => one.kind === "calendar" && one.month !== null);
  return dated?.kind === "calendar" ? { ...full, month: dated.month, year: dated.year } : full;
}

const halfOf = ({ clock, end }: Hours): Clock["meridiem"] => clock.meridiem ?? end?.meridiem ?? null;

const isSameHour = (left: Clock, right: Clock): boolean =>
  left.hour % halfDay === right.hour % halfDay && left.minute === right.minute;

/** `9 then` behind `only 9-10pm left` is the same hour, said in full before; `8:15` behind `after 8pm` is of the same half day. */
function inFull(last: Proposal<Hours>, hours: readonly Proposal<Hours>[]): Proposal<Hours> {
  const { clock, end } = last.value;
  if (end !== null || clock.meridiem !== null) return last;
  const fuller = hours.findLast(
    ({ value }) => isSameHour(value.clock, clock) && (value.end !== null || value.clock.meridiem !== null),
  );
  if (fuller !== undefined) return fuller;
  const near = hours.findLast(
    ({ value }) =>
      halfOf(value) !== null && Math.abs((value.clock.hour % halfDay) - (clock.hour % halfDay)) <= 2,
  );
  return { ...last, value: { end, clock: { ...clock, meridiem: near ? halfOf(near.value) : null } } };
}

/** `Thursday at 15:00?` before `15:00 works`: the hour that is taken is on the day it was offered for, unless a day is named since. */
function dayOfHour(taken: Proposal<Hours>, { days, hours }: Proposals): DayExpression | undefined {
  const offered = hours.find(
    ({ block, value }) => block !== taken.block && isSameHour(value.clock, taken.value.clock),
  );
  if (offered === undefined || days.at(-1)?.block !== offered.block) return undefined;
  return days.findLast(({ start }) => start < offered.start)?.value[0];
}

/** What stands before the words of a message: its sender, with the numbers of its stamp left out. */
function senderOf({ kind, start, from, stamp }: Block, text: string): string {
  if (kind === "chat" || stamp === null) return text.slice(start, from).replace(/\d+/g, "");
  return text.slice(text.lastIndexOf("\n", stamp.start - 1) + 1, stamp.start);
}

/** True for a message below its sender and nothing else. */
const isBelowSender = ({ stamp }: Block): boolean => stamp !== null && stamp.start === stamp.end;

/**
 * Messages of which somebody has sent several: who writes once each tells of something of their own. Below lines that look
 * like stamps, `Arrives 12:15`, they are messages where somebody asks something.
 */
function isTalk(talk: readonly LiveBlock[], text: string): boolean {
  const isAsked = talk.some(
    ({ block, said }) =>
      block.kind === "chat" ||
      isBelowSender(block) ||
      (isTimed(said) && text.slice(block.from, block.end).includes("?")),
  );
  if (!isAsked) return false;
  const senders = talk.map(({ block }) => senderOf(block, text));
  return new Set(senders).size < senders.length;
}

const unique = (blocks: readonly Block[]): Block[] =>
  [...new Set(blocks)].sort((left, right) => left.start - right.start);

/** What messages have settled: the day and the hour that are said last, in full, and where they stand. */
interface Settled {
  where: readonly (Stretch & { block: Block })[];
  day: DayExpression;
  hours: Hours | null;
}

/** What was chosen of several days that a message offers. */
const chosen = ({ day, taken, hour }: Choice, talk: readonly LiveBlock[]): Settled => ({
  where: hour === null ? [taken] : [taken, hour],
  day,
  hours: hour === null ? null : inTheEvening(hour.value, talk),
});

/** Null for messages that propose too little for a talk, or leave the day open. */
function settledIn({ talk, proposals: { days, hours } }: Talk, words: Words): Settled | null {
  const { eventNoun } = words.names;
  const [day, hour] = [days.at(-1), hours.at(-1)];
  const [last, ...choices] = day?.value ?? [];
  if (day === undefined || last === undefined || hour === undefined || choices.length > 0) return null;
  const named = talk.find(({ block }) => block === hour.block)?.said.reading.source.lower ?? "";
  // One day and one hour are of one event where they stand apart and the hour names no other.
  if (days.length + hours.length <= 2 && (day.block === hour.block || eventNoun.test(named))) return null;
  const [latest] = [day, hour].sort((left, right) => right.start - left.start);
  if (
    saysNo(
      talk.find(({ block }) => block === latest?.block),
      words,
    )
  )
    return null;
  const full = inFull(hour, hours);
  const before = days.flatMap(({ value }) => value);
  const own = dayOfHour(hour, { days, hours }) ?? last;
  return { where: [day, full], day: dayInFull(own, before), hours: inTheEvening(full.value, talk) };
}

/** `7 ok?` below `bowling sat?`: the event is of the message that names its day. */
function ofItsDay(item: Item, messages: readonly LiveBlock[]): Item {
  const { day } = item.scope;
  if (day === null || item.said.hasDay || !messages.some((message) => message.block === day.block))
    return item;
  const { block, said } = day;
  return { ...item, block, said, part: plainPart(block), scope: { ...item.scope, day: null } };
}

/** `OK final: Saturday 7.30 at the Dove`: a message that tells in full what the others have settled. */
function sumsUp(message: LiveBlock, { hours }: Settled, words: Words): boolean {
  const { hours: said } = proposalsIn([message], words);
  return hours !== null && said.some(({ value }) => isSameHour(value.clock, hours.clock));
}

/** Hours at which people who talk about it meet in the evening: of `half 8`, nobody means the morning. */
const evening = { from: 7, to: 9 };

/** `half 8` between friends is in the evening, unless what they talk about is of the morning or of work. */
function inTheEvening(hours: Hours, talk: readonly LiveBlock[]): Hours {
  const { clock, end } = hours;
  const isOpen =
    clock.meridiem === null && end === null && clock.hour >= evening.from && clock.hour <= evening.to;
  const saysDay = ({ said: { reading } }: LiveBlock): boolean => {
    const { morning, work } = reading.source.words.habits;
    return morning.test(reading.source.lower) || work.test(reading.source.lower);
  };
  return !isOpen || clock.exact || talk.some(saysDay)
    ? hours
    : { ...hours, clock: { ...clock, meridiem: "pm" } };
}

/** An item of one entry, which is on the day and at the hours that are settled. */
function on({ day, hours }: Settled, { said }: Item): Item["said"] {
  const [entry] = said.reading.entries;
  const clusters = entry?.parts.flat() ?? [];
  const cluster = clusters.find(({ moment }) => moment.days.includes(day)) ?? clusters[0];
  if (entry === undefined || cluster === undefined) return said;
  const { spans } = cluster.moment;
  const clocks = hours === null ? [] : [hours.clock];
  const moment = { ...emptyMoment(), spans, days: [day], clocks, endClock: hours?.end ?? null };
  const entries = [{ ...entry, inherited: [], parts: [[{ ...cluster, moment }]] }];
  return { ...said, hasDay: true, hasClock: hours !== null, reading: { ...said.reading, entries } };
}

/**
 * `Dinner on Sat?`, `can't, the 13th?`, `13th good but 7.30`: the messages of a talk settle one event step by step, and the day
 * and the hour that are said last are what they have settled. What is due by a day stays, and so do other things that a
 * message tells of.
 */
export const settleTalk = (
  items: readonly Item[],
  gathering: { text: string; live: readonly LiveBlock[] },
  words: Words,
): Item[] =>
  withoutAnswered(settledItems(items, gathering, words), messagesIn(gathering.live), {
    text: gathering.text,
    words,
  });

function settledItems(
  items: readonly Item[],
  { text, live }: { text: string; live: readonly LiveBlock[] },
  words: Words,
): Item[] {
  const messages = messagesIn(live);
  const [first] = items;
  if (first === undefined || !isTalk(messages, text)) return [...items];
  const isOfTalk = ({ block }: Item): boolean =>
    block.mail === first.block.mail && messages.some((message) => message.block === block);
  if (!items.every(isOfTalk)) return [...items];
  const whole = messages.filter(({ isDue }) => !isDue);
  const proposals = proposalsIn(whole, words);
  const choice = choiceIn(
    proposalsIn(
      whole.filter((message) => !isOfDaysInRow(message)),
      words,
    ),
  );
  const others = othersIn({ talk: whole, text, proposals }, words);
  if (choice) others.delete(choice.offer);
  const talk = whole.filter(({ block }) => !others.has(block));
  const taken = items.find((one) => !isDueAlone(one) && !others.has(one.block));
  const told: Talk = { talk, text, proposals: proposalsIn(talk, words) };
  const settled = choice && !choice.isTimedSince ? chosen(choice, talk) : settledIn(told, words);
  if (settled === null || taken === undefined || isMixed(told, others)) return [...items];
  if (whole.some((message) => others.has(message.block) && sumsUp(message, settled, words)))
    return [...items];
  const item = ofItsDay(taken, messages);
  const blocks = unique([...item.below, ...live.map(({ block }) => block)]).filter((one) => !others.has(one));
  const one: Item = {
    ...item,
    isSettled: true,
    above: unique([...item.above, ...blocks.filter(({ start }) => start < item.block.start)]),
    below: blocks.filter(({ start }) => start > item.block.start),
    elsewhere: settled.where.filter(({ block }) => block !== item.block),
    timesAbove: [...item.timesAbove, ...talk.flatMap(({ said }) => timesIn(said))],
    said: on(settled, item),
  };
  const isKept = (other: Item): boolean => isDueAlone(other) || others.has(other.block);
  return items.flatMap((other) => (other === taken ? one : isKept(other) ? other : []));
}
