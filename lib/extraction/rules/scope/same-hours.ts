import { type Entry, entryHasClock, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { withClock } from "./default-clock";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { leadOf, sentenceOf } from "./words-around";

/** An hour that was said before, with the words of its sentence and where it stands. */
interface Known {
  moment: Moment;
  words: string;
  said: Said;
  isOver: boolean;
}

const stems = (words: string): Set<string> => new Set(words.match(/\p{L}{4,}/gu) ?? []);

/** How many words two sentences share. */
const likeness = (left: string, right: string): number => stems(left).intersection(stems(right)).size;

function knownIn(said: Said, entry: Entry, isOver: boolean): Known[] {
  const moment = momentsOf(entry).find(({ clocks }) => clocks.length > 0);
  return moment === undefined
    ? []
    : [{ moment, words: sentenceOf(said.reading.source, entry), said, isOver }];
}

/** The hour that is meant: of what has happened before where the next one is told, else of what is most alike, else the last. */
function meantBy(sentence: string, known: readonly Known[], words: ScopeWords): Known | undefined {
  const over = words.nextOne.test(sentence) ? known.filter(({ isOver }) => isOver) : [];
  const among = over.length > 0 ? over : known;
  return among.reduce<Known | undefined>(
    (best, one) =>
      best === undefined || likeness(one.words, sentence) >= likeness(best.words, sentence) ? one : best,
    undefined,
  );
}

const saysDayAlone = (entry: Entry): boolean =>
  entryHasDay(entry) &&
  !entryHasClock(entry) &&
  momentsOf(entry).every(({ recurrence, lastDay }) => recurrence === null && lastDay === null);

/** `same time next week`: seven days behind the one of which the hour is. */
function inWeekAfter(entry: Entry, { days: [from] }: Moment): Entry {
  if (from === undefined) return entry;
  const isWeek = ({ kind }: DayExpression): boolean => kind === "week";
  const after: DayExpression = { kind: "shift", days: 7, months: 0, from };
  return withMoments(entry, (moment) => (moment.days.some(isWeek) ? { ...moment, days: [after] } : moment));
}

const stretchesOf = ({ moment, said: { at } }: Known) =>
  moment.spans
    .filter(({ value }) => value.kind === "clock")
    .map(({ start, end }) => ({ start: at + start, end: at + end }));

/**
 * `Next meeting Tuesday 2 December, usual time and place`: the hour is that of what was said before, also of what is over.
 * `past` is what the text says of that, and of what cannot be.
 */
export function sameHours(items: readonly Item[], past: readonly Said[], words: ScopeWords): Item[] {
  const known = past.flatMap((said) => said.reading.entries.flatMap((entry) => knownIn(said, entry, true)));
  return items.map((item) => {
    const { source, spans, calledOff } = item.said.reading;
    let { elsewhere } = item;
    // `I have to cancel the call tomorrow at 2pm. New slot: Thursday, same time`
    known.push(...calledOff.flatMap((entry) => knownIn(item.said, entry, false)));
    const entries = item.said.reading.entries.map((entry) => {
      const sentence = sentenceOf(source, entry);
      const isSure = words.sameTime.test(sentence);
      const isDue = words.closesAt.test(leadOf(source, spans, entry));
      if (!saysDayAlone(entry) || !isSure || isDue) {
        known.push(...knownIn(item.said, entry, false));
        return entry;
      }
      const meant = meantBy(sentence, known, words);
      if (meant === undefined) return entry;
      elsewhere = [...elsewhere, ...stretchesOf(meant)];
      return withClock(inWeekAfter(entry, meant.moment), meant.moment);
    });
    return { ...withEntries(item, entries), elsewhere };
  });
}
