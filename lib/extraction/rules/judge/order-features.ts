import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { dayOf, type FoundEvent, saysWhenBy, timeOffset, timesOf } from "./found-event";

/** Days from which on the next date of a list is no longer the next one of a calendar. */
const jumpDays = 60;
const sharesMax = 3;
/** Between two dates of a list stands no more than `, and `. */
const listGap = 8;

const dayForm = ({ draft }: FoundEvent): string => (draft.allDay ? "day" : "hour");

interface Neighbours {
  one: FoundEvent;
  other: FoundEvent | undefined;
  /** How many days the one that the text says later is after the other. */
  days: number;
}

/** How a neighbour stands to an event. */
function besideFeatures(name: string, { one, other, days }: Neighbours): string[] {
  if (other === undefined) return [`${name}:none`];
  const way = days === 0 ? "same" : days < 0 ? "back" : days < jumpDays ? "on" : "jump";
  const isBeside = other.item.block === one.item.block;
  return [
    `${name}:${way}`,
    `${name}:${isBeside ? "beside" : "elsewhere"}`,
    `${name}:${dayForm(one)}-${dayForm(other)}`,
  ];
}

const sameWords = (left: readonly Stretch[], right: readonly Stretch[]): boolean =>
  left.length === right.length &&
  left.every(({ start, end }, at) => right[at]?.start === start && right[at]?.end === end);

/** What some of the others that say when by the same words tell: the day of a festival is said once for its hours. */
function partlyShared(one: FoundEvent, others: readonly FoundEvent[]): string[] {
  const own = timesOf(one.draft).find((time) => !others.some(({ draft }) => saysWhenBy(draft, time)));
  const foreign = others.flatMap(
    ({ draft }) => timesOf(draft).find((time) => !saysWhenBy(one.draft, time)) ?? [],
  );
  const first = Math.min(...foreign.map(({ start }) => start));
  const starts = others.map(({ draft }) => draft.start);
  return [
    own === undefined ? "shares:no-own" : "shares:own",
    ...(own !== undefined && foreign.length > 0 ? [own.start < first ? "shares:first" : "shares:later"] : []),
    ...(starts.some((start) => start < one.draft.start) ? ["shares:after"] : []),
    ...(starts.some((start) => start > one.draft.start) ? ["shares:before"] : []),
    ...(others.some(({ draft }) => draft.allDay !== one.draft.allDay) ? ["shares:other-form"] : []),
    ...(others.every(({ item }) => item.block !== one.item.block) ? ["shares:elsewhere"] : []),
  ];
}

/** True for two times of one name with next to nothing between them: `Sat 5 Dec 8pm, Sun 6 Dec 3pm`. */
function isListed(one: FoundEvent, other: FoundEvent): boolean {
  const [first, second] = [one, other].sort((left, right) => timeOffset(left) - timeOffset(right));
  const [from, to] = [timesOf(first?.draft ?? one.draft).at(-1), timesOf(second?.draft ?? other.draft)[0]];
  if (from === undefined || to === undefined) return false;
  const gap = to.start - from.end;
  return one.draft.title === other.draft.title && gap >= 0 && gap <= listGap;
}

/** Where the last of some words ends. */
const reachOf = (times: readonly Stretch[]): number => Math.max(0, ...times.map(({ end }) => end));

/** The others that say when by words of one event; `reaches` tells for each event how far its words and those of all before it reach. */
function sharingWith(at: number, inOrder: readonly FoundEvent[], reaches: readonly number[]): FoundEvent[] {
  const one = inOrder[at];
  const times = one === undefined ? [] : timesOf(one.draft);
  const [from, to] = [times[0]?.start ?? 0, reachOf(times)];
  let [first, last] = [at, at + 1];
  while ((reaches[first - 1] ?? 0) > from) first -= 1;
  for (let next = inOrder[last]; next !== undefined && timeOffset(next) < to; next = inOrder[last]) last += 1;
  return inOrder
    .slice(first, last)
    .filter((other) => other !== one && times.some((time) => saysWhenBy(other.draft, time)));
}

function sharedFeatures(one: FoundEvent, sharing: readonly FoundEvent[]): string[] {
  const times = timesOf(one.draft);
  const whole = sharing.filter(({ draft }) => sameWords(timesOf(draft), times));
  const partly = sharing.filter((other) => !whole.includes(other));
  return [
    `shares:${Math.min(sharing.length, sharesMax)}`,
    ...(whole.length === 0 ? [] : [`twins:${Math.min(whole.length, sharesMax)}`]),
    ...(partly.length === 0 ? [] : partlyShared(one, partly)),
  ];
}

function neighbourFeatures(one: FoundEvent, inOrder: readonly FoundEvent[], at: number): string[] {
  const [previous, next] = [inOrder[at - 1], inOrder[at + 1]];
  const day = dayOf(one.draft);
  return [
    ...([previous, next].some((other) => other !== undefined && isListed(one, other)) ? ["listed"] : []),
    ...besideFeatures("previous", {
      one,
      other: previous,
      days: day - (previous === undefined ? 0 : dayOf(previous.draft)),
    }),
    ...besideFeatures("next", { one, other: next, days: (next === undefined ? 0 : dayOf(next.draft)) - day }),
  ];
}

/** What the events right before and behind one in the text tell of it, and those whose time is said by the same words. */
export function orderFeatures(inOrder: readonly FoundEvent[]): (one: FoundEvent) => string[] {
  const places = new Map(inOrder.map((one, at) => [one, at]));
  const reaches: number[] = [];
  for (const { draft } of inOrder) reaches.push(Math.max(reaches.at(-1) ?? 0, reachOf(timesOf(draft))));
  return (one) => {
    const at = places.get(one) ?? -1;
    return [
      ...neighbourFeatures(one, inOrder, at),
      ...sharedFeatures(one, sharingWith(at, inOrder, reaches)),
    ];
  };
}
