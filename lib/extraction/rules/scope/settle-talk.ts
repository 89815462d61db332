import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { isSeries, saidIn, timesIn } from "@/lib/extraction/rules/items/heads";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import { emptyMoment } from "@/lib/extraction/rules/moment";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Clock, DayExpression } from "@/lib/extraction/rules/spans";
import { isDueAlone } from "./hour-elsewhere";
import { sentenceOf } from "./words-around";

/** What a message proposes, and where its words stand. */
interface Proposal<Value> extends Stretch {
  value: Value;
  block: Block;
}

interface Hours {
  clock: Clock;
  end: Clock | null;
}

const halfDay = 12;

const placed = (
  { from, end }: MarkedSpan,
  { block, at }: { block: Block; at: number },
): Stretch & { block: Block } => ({ block, start: at + from, end: at + end });

/** `Monday's no good`, `can't do Thursday`: words about a day that refuse it. */
function isRefused({ lower, words }: Source, { from, end }: MarkedSpan): boolean {
  const { refused, refusedAfter } = words.changes;
  return refusedAfter.test(lower.slice(end)) || refused.test(lower.slice(0, from));
}

/** The days and hours that messages propose, in their order: neither the end of a range nor what is due or refused. */
function proposalsIn(talk: readonly LiveBlock[]) {
  const days: Proposal<readonly DayExpression[]>[] = [];
  const hours: Proposal<Hours>[] = [];
  for (const message of talk) {
    const { at, reading } = saidIn(new Map(), message, true);
    for (const span of reading.spans) {
      const { value, role } = span;
      const where = placed(span, { block: message.block, at });
      const isWeek =
        value.kind === "day" && value.days.some(({ kind }) => kind === "week" || kind === "period");
      const isDay = value.kind === "day" && role === "plain" && !isWeek;
      if (isDay && !isRefused(reading.source, span)) days.push({ ...where, value: value.days });
      const [clock, ...others] = value.kind === "clock" ? value.clocks : [];
      if (value.kind === "clock" && role === "plain" && clock !== undefined && others.length === 0)
        hours.push({ ...where, value: { clock, end: value.end } });
    }
  }
  return { days, hours };
}

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

/** Messages of which somebody has sent several: who writes once each tells of something of their own. */
function isTalk(talk: readonly LiveBlock[], text: string): boolean {
  const senders = talk.map(({ block }) => text.slice(block.start, block.from).replace(/\d+/g, ""));
  return new Set(senders).size < senders.length;
}

/** True for a message that tells of one event in full, and neither asks whether that suits nor is the last word on it. */
function isTold(message: LiveBlock, later: readonly LiveBlock[], text: string): boolean {
  const { said, block } = message;
  const isFull = said.hasDay && said.hasClock && !said.isBare;
  const isAsked = text.slice(block.from, block.end).includes("?");
  return isFull && !isAsked && later.some(({ said: after }) => after.hasDay || after.hasClock);
}

/** True for a message that names another thing with its day. */
function namesOther({ said }: LiveBlock, { eventNoun, ofSomebody }: NameWords): boolean {
  const { source, spans, entries } = said.reading;
  const { answer } = source.words.spokenHours;
  return entries.some((entry) => {
    const day = spans.find(({ value, start }) => value.kind === "day" && start >= entry.start);
    const words = sentenceOf(source, entry);
    const behind = day === undefined ? "" : source.lower.slice(day.end);
    const answered = answer.exec(behind)?.[0] ?? "";
    return (
      entryHasDay(entry) && (eventNoun.test(words.replace(answered, "")) || ofSomebody?.test(words) === true)
    );
  });
}

/** True for messages that settle one event: none tells of one in full or of a series, and no later one names another thing with its day. */
function isOfOne(talk: readonly LiveBlock[], text: string, names: NameWords): boolean {
  const [, ...later] = talk.filter(({ said }) => said.hasDay);
  const isLong = ({ said }: LiveBlock): boolean =>
    isSeries(said) || said.reading.entries.flatMap(momentsOf).some(({ lastDay }) => lastDay !== null);
  return (
    !later.some((message) => namesOther(message, names)) &&
    !talk.some((message, at) => isLong(message) || isTold(message, talk.slice(at + 1), text))
  );
}

const unique = (blocks: readonly Block[]): Block[] =>
  [...new Set(blocks)].sort((left, right) => left.start - right.start);

/** What messages have settled: the day and the hour that are said last, in full, and where they stand. */
interface Settled {
  where: readonly (Stretch & { block: Block })[];
  day: DayExpression;
  hours: Hours;
}

/** Null for messages that propose too little for a talk, or leave the day open. */
function settledIn(talk: readonly LiveBlock[]): Settled | null {
  const { days, hours } = proposalsIn(talk);
  const [day, hour] = [days.at(-1), hours.at(-1)];
  const [last, ...choices] = day?.value ?? [];
  if (days.length + hours.length <= 2 || choices.length > 0) return null;
  if (day === undefined || last === undefined || hour === undefined) return null;
  const full = inFull(hour, hours);
  const before = days.flatMap(({ value }) => value);
  return { where: [day, full], day: dayInFull(last, before), hours: full.value };
}

/** An item of one entry, which is on the day and at the hours that are settled. */
function on({ day, hours }: Settled, { said }: Item): Item["said"] {
  const [entry] = said.reading.entries;
  const [cluster] = entry?.parts[0] ?? [];
  if (entry === undefined || cluster === undefined) return said;
  const { spans } = cluster.moment;
  const moment = { ...emptyMoment(), spans, days: [day], clocks: [hours.clock], endClock: hours.end };
  const entries = [{ ...entry, inherited: [], parts: [[{ ...cluster, moment }]] }];
  return { ...said, hasDay: true, hasClock: true, reading: { ...said.reading, entries } };
}

/**
 * `Dinner on Sat?`, `can't, the 13th?`, `13th good but 7.30`: the messages of a talk settle one event step by step, and the day
 * and the hour that are said last are what they have settled. What is due by a day stays.
 */
export function settleTalk(
  items: readonly Item[],
  { text, live }: { text: string; live: readonly LiveBlock[] },
  names: NameWords,
): Item[] {
  const item = items.find((one) => !isDueAlone(one));
  if (item === undefined) return [...items];
  if (items.some(({ block }) => block.kind !== "chat" || block.mail !== item.block.mail)) return [...items];
  const messages = live.filter(({ block }) => block.kind === "chat");
  const talk = messages.filter(({ isDue }) => !isDue);
  const settled = settledIn(talk);
  if (settled === null || !isTalk(messages, text) || !isOfOne(talk, text, names)) return [...items];
  const blocks = unique([...item.below, ...live.map(({ block }) => block)]);
  const told: Item = {
    ...item,
    below: blocks.filter(({ start }) => start > item.block.start),
    elsewhere: settled.where.filter(({ block }) => block !== item.block),
    timesAbove: [...item.timesAbove, ...talk.flatMap(({ said }) => timesIn(said))],
    said: on(settled, item),
  };
  return items.filter((one) => one === item || isDueAlone(one)).map((one) => (one === item ? told : one));
}
