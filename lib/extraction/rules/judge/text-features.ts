import { bucket, dayOf, type EventContext, type FoundEvent } from "./found-event";

const densities = [0.15, 0.3, 0.5, 0.8, 1.2];
const lengths = [500, 900, 1400, 2200];
const mailsMax = 2;
/** Days from which on an event is apart from the others: another day, week, month, term and year. */
const apart = [1, 8, 31, 91, 200];
const beyond = [1, 31, 120];
/** Of two events neither is apart from the others. */
const leastEvents = 3;

/**
 * How far the day of an event lies from those of the others: a warranty runs out years behind the last of a programme. `all` are
 * the days of all events in their order.
 */
function amongDays({ draft }: FoundEvent, all: readonly number[]): string[] {
  if (all.length < leastEvents) return [];
  const day = dayOf(draft);
  const days = all.toSpliced(all.indexOf(day), 1);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const from = day - (days[days.length >> 1] ?? day);
  const side = day > last ? "last" : day < first ? "first" : "among";
  return [
    `middle:${from < 0 ? "-" : "+"}${bucket(Math.abs(from), apart)}`,
    `outside:${side}-${bucket(Math.max(day - last, first - day), beyond)}`,
  ];
}

/** What the text as a whole tells of each of its events: how long it is, how much of it says when, whether it is a mail. */
export function textFeatures(
  all: readonly FoundEvent[],
  { text, blocks }: EventContext,
): (one: FoundEvent) => string[] {
  const mails = Math.max(0, ...blocks.map(({ mail }) => mail));
  const days = all.map(({ draft }) => dayOf(draft)).sort((left, right) => left - right);
  const features = [
    `density:${bucket(all.length / Math.max(1, blocks.length), densities)}`,
    `length:${bucket(text.length, lengths)}`,
    `mails:${Math.min(mails, mailsMax)}`,
    ...(blocks.some(({ kind }) => kind === "greeting") ? ["greeted"] : []),
  ];
  return (one) => [...features, ...amongDays(one, days)];
}
