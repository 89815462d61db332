import { type Entry, entryHasClock, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { Source } from "@/lib/extraction/rules/scan";
import { withClock } from "./default-clock";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { behindMark, leadOf } from "./words-around";

/** The end of a sentence, which the dot behind an initial is not. */
const stop = /(?<!\b\p{L})[.!?\n](?=\s|$)/u;

const timesOf = (entry: Entry): MarkedSpan[] =>
  momentsOf(entry)
    .flatMap(({ spans }) => spans)
    .filter(({ value }) => value.kind === "day" || value.kind === "clock");

const clockOf = (entry: Entry): Moment | undefined =>
  momentsOf(entry).find(({ clocks }) => clocks.length > 0);

/** True where an entry names one day or several, and neither an hour nor a rule. */
const saysDaysAlone = (entry: Entry): boolean =>
  entryHasDay(entry) &&
  !entryHasClock(entry) &&
  momentsOf(entry).every(
    ({ recurrence, lastDay, part, allDay }) =>
      recurrence === null && lastDay === null && part === null && !allDay,
  );

/** The words between the last time of one entry and the first of the next. */
function between({ lower }: Source, left: Entry, right: Entry): string {
  const end = timesOf(left).at(-1)?.end ?? left.start;
  return lower.slice(end, timesOf(right)[0]?.from ?? end);
}

const words = (phrase: string): string[] => phrase.match(/\p{L}{3,}/gu) ?? [];

/** `A Wing on`, `B Wing on`: two things of one kind. */
function areAlike({ source, spans }: Item["said"]["reading"], left: Entry, right: Entry): boolean {
  const labelOf = (entry: Entry): string =>
    behindMark(leadOf(source, spans, entry).replace(/[\s:–—-]+$/u, ""));
  const known = words(labelOf(left));
  return words(labelOf(right)).some((word) => known.includes(word));
}

/** `Talks: 6 April (lead), 4 May (bees). All at 7.15 in the hall.`: what stands behind the last full stop says it of all. */
function saysOfAll(lead: string, { forEach }: ScopeWords): boolean {
  const [sentence, ...before] = lead.split(/[.;!?]\s/).reverse();
  return before.length > 0 && sentence !== undefined && forEach.test(sentence) && sentence.length < 24;
}

/** `B Wing on 9 December, 11 am to 4 pm.`: the hours stand behind a comma and end the sentence, or in one of their own. */
function closesWithHours({ lower }: Source, entry: Entry, scope: ScopeWords): { lead: string } | null {
  const [day, clock, ...others] = timesOf(entry);
  if (day?.value.kind !== "day" || clock?.value.kind !== "clock" || others.length > 0) return null;
  const lead = lower.slice(day.end, clock.start);
  if (saysOfAll(lead, scope)) return { lead };
  const isLast = /^\s*(?:$|[.;!?)\n])/.test(lower.slice(clock.end)) || lower.charAt(clock.end - 1) === ".";
  return isLast && /^[,;]/.test(lead) ? { lead } : null;
}

/** `Fumigation from 9 am: Court A on Sat 5th, Court B on Sat 12th`: the hours stand before a colon, and the days behind it. */
function opensWithHours({ lower }: Source, entry: Entry): boolean {
  const [clock, day] = timesOf(entry);
  if (clock?.value.kind !== "clock" || day?.value.kind !== "day") return false;
  return /^\s*:/.test(lower.slice(clock.end, day.from));
}

/** A length in a later sentence is not of the hours that stand elsewhere. */
function timed(entry: Entry, clock: Moment): Entry {
  return withClock(
    withMoments(entry, (moment) => ({ ...moment, length: null })),
    clock,
  );
}

function settle(item: Item, scope: ScopeWords): Entry[] {
  const { entries, source } = item.said.reading;
  const settled = [...entries];
  for (const [at, entry] of entries.entries()) {
    const clock = clockOf(entry);
    if (clock === undefined) continue;
    const closing = closesWithHours(source, entry, scope);
    for (let near = at - 1; closing !== null && near >= 0; near -= 1) {
      const [left, right] = [entries[near], entries[near + 1]];
      if (left === undefined || right === undefined || !saysDaysAlone(left)) break;
      const isOfAll = scope.forEach.test(closing.lead) || areAlike(item.said.reading, left, right);
      if (!isOfAll || stop.test(between(source, left, right))) break;
      settled[near] = timed(left, clock);
    }
    for (let near = at + 1; opensWithHours(source, entry) && near < entries.length; near += 1) {
      const [left, right] = [entries[near - 1], entries[near]];
      if (left === undefined || right === undefined || !saysDaysAlone(right)) break;
      if (stop.test(between(source, left, right))) break;
      settled[near] = timed(right, clock);
    }
  }
  return settled;
}

/** Hours that are said once for several days of one sentence, behind the last of them or before the first. */
export const sharedHours = (items: readonly Item[], scope: ScopeWords): Item[] =>
  items.map((item) => (item.said.reading.entries.length < 2 ? item : withEntries(item, settle(item, scope))));
