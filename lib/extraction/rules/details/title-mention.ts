import { wordSet } from "./phrase-table";
import { isFree, lowerAt, type Reading } from "./reading";
import {
  backLeads,
  forwardLeads,
  links,
  modals,
  owners,
  things,
  titleNouns,
} from "./words-en-title-mentions";

function skip(reading: Reading, from: number, words: ReadonlySet<string>): number {
  let at = from;
  while (isFree(reading, at) && words.has(lowerAt(reading, at))) at += 1;
  return at;
}

/** `of the event`, `for this calendar event`: what the title belongs to. */
function afterThing(reading: Reading, at: number): number {
  if (!["of", "for"].includes(lowerAt(reading, at))) return at;
  const owner = skip(reading, at + 1, owners);
  const thing = skip(reading, owner, things);
  return thing > owner ? thing : at;
}

function isTitleNoun(reading: Reading, at: number): boolean {
  return isFree(reading, at) && titleNouns.has(lowerAt(reading, at));
}

/** How many tokens say that a title stands before them (`for the title of the event`, `as the name`); 0 for none. */
export function titleMentionLength(reading: Reading, from: number): number {
  if (!backLeads.has(lowerAt(reading, from))) return 0;
  let at = skip(reading, from + 1, owners);
  if (things.has(lowerAt(reading, at)) && !isTitleNoun(reading, at)) at = skip(reading, at, things);
  if (lowerAt(reading, at) === "'" || lowerAt(reading, at) === "s") at += 1;
  if (!isTitleNoun(reading, at)) return 0;
  const end = afterThing(reading, at + 1);
  // `for the title use X` announces a title, it does not follow one.
  return links.has(lowerAt(reading, end)) || ["use", "put", "write", "just"].includes(lowerAt(reading, end))
    ? 0
    : end - from;
}

/** Where a title starts that a noun announces at `from` (`name of the event is X`, `with the title X`), or -1. */
export function announcedTitleStart(reading: Reading, from: number): number {
  if (!isTitleNoun(reading, from)) return -1;
  let at = afterThing(reading, from + 1);
  if (["use", "put", "write", "just"].includes(lowerAt(reading, at)))
    return skip(reading, at, wordSet("use put write just as it down"));
  const afterModal = skip(reading, at, modals);
  const afterLink = skip(reading, afterModal, links);
  if (afterLink > at) return afterLink;
  at = from + 1;
  const before = lowerAt(reading, from - 1);
  const lead = owners.has(before) ? lowerAt(reading, from - 2) : before;
  return forwardLeads.has(lead) || lead === "it" || before === "event" ? at : -1;
}
