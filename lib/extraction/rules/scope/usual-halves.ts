import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { Clock } from "@/lib/extraction/rules/spans";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { sentenceOf } from "./words-around";

const isOpen = ({ hour, meridiem, exact }: Clock): boolean => meridiem === null && !exact && hour < 12;

/** What begins at ten or eleven and is over at twelve is of a morning: a party for children, no night out. */
const isTillNoon = ({ clocks, endClock }: Moment): boolean =>
  endClock?.hour === 12 &&
  endClock.minute === 0 &&
  endClock.meridiem === null &&
  !endClock.midnight &&
  clocks.every(({ hour }) => hour > 8);

/** The half of the day that the words beside an hour give to it, where it is neither said nor the one taken anyway. */
function halfOf(sentence: string, moment: Moment, { ofDawn, ofNight }: ScopeWords): Clock["meridiem"] {
  const [clock] = moment.clocks;
  if (clock === undefined || !moment.clocks.every(isOpen) || moment.part !== null) return null;
  if (isTillNoon(moment)) return "am";
  if (clock.hour > 4 && clock.hour < 8) return ofDawn?.test(sentence) ? "am" : null;
  const mayBeLate = (clock.hour === 8 || clock.hour === 9) && moment.endClock === null;
  return mayBeLate && ofNight?.test(sentence) ? "pm" : null;
}

function inUsualHalf(
  entry: Entry,
  { block, part, said: { reading } }: Item,
  { text, words }: { text: string; words: ScopeWords },
): Entry {
  const { source } = reading;
  const isRow = part.when !== null;
  const sentence = isRow ? text.slice(block.start, block.end).toLowerCase() : sentenceOf(source, entry);
  const isEvening = source.words.habits.evening.test(sentence);
  return withMoments(entry, (moment) => {
    const meridiem = halfOf(sentence, moment, words);
    const isSaid = meridiem === null || (isEvening && meridiem === "am" && !isTillNoon(moment));
    return isSaid ? moment : { ...moment, clocks: moment.clocks.map((clock) => ({ ...clock, meridiem })) };
  });
}

/** `slab pour 5.30`, `half marathon 7:30`, `garage sale from 7`: hours of the early morning; `open mic from 8`: of a night. */
export const usualHalves = (items: readonly Item[], text: string, words: ScopeWords): Item[] =>
  items.map((item) => {
    const { entries } = item.said.reading;
    const isTimed = entries.flatMap(momentsOf).some(({ clocks }) => clocks.some(isOpen));
    return isTimed
      ? withEntries(
          item,
          entries.map((entry) => inUsualHalf(entry, item, { text, words })),
        )
      : item;
  });
