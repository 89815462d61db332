import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import { gatherItems } from "@/lib/extraction/rules/items/gather-items";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Timetable } from "@/lib/extraction/rules/items/timetable";
import { answerOffers } from "./answer-offers";
import { boundDailyRuns } from "./daily-runs";
import { datesBelowSeries } from "./dates-below-series";
import { joinDaysInRow } from "./days-in-row";
import { applyDefaults, takeDefaults } from "./default-clock";
import { hourElsewhere } from "./hour-elsewhere";
import { endsBelow, hoursBeside } from "./hours-beside";
import { lastDays } from "./last-days";
import { messagesIn, type Offer, type TalkWords } from "./messages";
import { morningLists } from "./morning-lists";
import { nearDates } from "./near-dates";
import { rowsInWeeks } from "./rows-in-weeks";
import { withoutSaidTwice } from "./said-twice";
import { sameHours } from "./same-hours";
import type { ScopeWords } from "./scope-words";
import { boundSeries } from "./series-bounds";
import { seriesFrom } from "./series-from";
import { seriesOfDays } from "./series-of-days";
import { settleTalk } from "./settle-talk";
import { sharedHours } from "./shared-hours";
import { usualHalves } from "./usual-halves";
import { weekdaysBelow } from "./weekdays-below";
import { withoutHolidaysAbove, withoutWeeksAbove } from "./weeks-above";
import { wholeDays } from "./whole-days";
import { zoneForAll } from "./zone-for-all";

/** The blocks of a text that may say something, and its timetable. */
interface Gathering {
  text: string;
  live: readonly LiveBlock[];
  timetable: Timetable;
  /** What the text says of what is over. */
  past: readonly Said[];
  /** What the mails say that others above them answer. */
  offers: readonly Offer[];
}

/** What the items of a text say of each other, in this order. */
const steps: readonly ((items: readonly Item[], words: ScopeWords) => Item[])[] = [
  withoutSaidTwice,
  seriesFrom,
  withoutWeeksAbove,
  withoutHolidaysAbove,
  rowsInWeeks,
  seriesOfDays,
  weekdaysBelow,
  nearDates,
  datesBelowSeries,
  boundSeries,
  boundDailyRuns,
  joinDaysInRow,
  lastDays,
  hoursBeside,
  sharedHours,
  wholeDays,
];

/** The items with an hour that is said once for all of them; where no item takes it, the sentence is an item like others. */
function gatherWithDefaults({ text, live, timetable }: Gathering, words: ScopeWords): Item[] {
  const defaults = takeDefaults(text, live, words);
  if (defaults.clocks.length > 0) {
    const { items, count } = applyDefaults(gatherItems(defaults.live, timetable), defaults, words);
    if (count > 0) return items;
  }
  return gatherItems(live, timetable);
}

/** So many messages are a talk. */
const leastMessages = 2;

/** The items with one of what messages have settled. */
function settleMessages(
  items: readonly Item[],
  gathering: Gathering,
  { names, talks }: { names: NameWords; talks: TalkWords },
): Item[] {
  if (messagesIn(gathering.live).length < leastMessages) return [...items];
  return settleTalk(items, gathering, { ...talks, names });
}

/** The items of a text with what its sentences say of each other; those that only said so are gone. */
export function settleItems(
  gathering: Gathering,
  { scope: words, names, talks }: { scope: ScopeWords; names: NameWords; talks: TalkWords },
): Item[] {
  const { text, live, past } = gathering;
  const offered = answerOffers(gatherWithDefaults(gathering, words), gathering, { ...talks, scope: words });
  const settled = steps.reduce<Item[]>((items, step) => step(items, words), offered);
  const inHalves = usualHalves(morningLists(endsBelow(settled, text, words), text), text, words);
  const ofTalks = settleMessages(inHalves, gathering, { names, talks });
  const withHours = sameHours(hourElsewhere(ofTalks, live, words), past, words);
  return zoneForAll(withHours, live, words);
}
