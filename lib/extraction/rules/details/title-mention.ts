import { isFree, lowerAt, type Reading } from "./reading";

function skip(reading: Reading, from: number, words: ReadonlySet<string>): number {
  let at = from;
  while (isFree(reading, at) && words.has(lowerAt(reading, at))) at += 1;
  return at;
}

/** `of the event`, `for this calendar event`: what the title belongs to. */
function afterThing(reading: Reading, at: number): number {
  if (!reading.words.grammar.titleJoints.has(lowerAt(reading, at))) return at;
  const owner = skip(reading, at + 1, reading.words.mentions.owners);
  const thing = skip(reading, owner, reading.words.mentions.things);
  return thing > owner ? thing : at;
}

function isTitleNoun(reading: Reading, at: number): boolean {
  return isFree(reading, at) && reading.words.mentions.titleNouns.has(lowerAt(reading, at));
}

/** How many tokens say that a title stands before them (`for the title of the event`, `as the name`); 0 for none. */
export function titleMentionLength(reading: Reading, from: number): number {
  if (!reading.words.mentions.backLeads.has(lowerAt(reading, from))) return 0;
  let at = skip(reading, from + 1, reading.words.mentions.owners);
  if (reading.words.mentions.things.has(lowerAt(reading, at)) && !isTitleNoun(reading, at))
    at = skip(reading, at, reading.words.mentions.things);
  if (lowerAt(reading, at) === "'" || lowerAt(reading, at) === reading.words.small.s) at += 1;
  if (!isTitleNoun(reading, at)) return 0;
  const end = afterThing(reading, at + 1);
  // `for the title use X` announces a title, it does not follow one.
  return reading.words.mentions.links.has(lowerAt(reading, end)) ||
    reading.words.grammar.titleOrders.has(lowerAt(reading, end))
    ? 0
    : end - from;
}

/** Where a title starts that a noun announces at `from` (`name of the event is X`, `with the title X`), or -1. */
export function announcedTitleStart(reading: Reading, from: number): number {
  if (!isTitleNoun(reading, from)) return -1;
  let at = afterThing(reading, from + 1);
  if (reading.words.grammar.titleOrders.has(lowerAt(reading, at)))
    return skip(reading, at, reading.words.grammar.titleOrderWords);
  const afterModal = skip(reading, at, reading.words.mentions.modals);
  const afterLink = skip(reading, afterModal, reading.words.mentions.links);
  if (afterLink > at) return afterLink;
  at = from + 1;
  const before = lowerAt(reading, from - 1);
  const lead = reading.words.mentions.owners.has(before) ? lowerAt(reading, from - 2) : before;
  return reading.words.mentions.forwardLeads.has(lead) ||
    lead === reading.words.small.it ||
    before === reading.words.small.event
    ? at
    : -1;
}
