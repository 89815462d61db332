import type { Kept } from "./kept-words";
import { isCapitalAt } from "./letter-case";
import type { PhraseTable } from "./phrase-table";
import { phraseLength } from "./phrases";
import { lowerAt, type Reading } from "./reading";
import { bookables, stripContainer } from "./strip-container";
import { withoutPreface } from "./strip-preface";
import {
  commandObjects,
  commands,
  confirmations,
  containers,
  determiners,
  interjections,
  keepsVerb,
  openedOnly,
  openers,
  reminders,
  softContainers,
  weakCommands,
} from "./words-en-commands";
import { relatives } from "./words-en-people";
import { danglingFirstWords, eventNouns } from "./words-en-titles";

/** What is left of a clause once the asking is off its front. */
export interface Stripped {
  kept: Kept;
  /** True when a command or a wish was taken off. */
  isAsked: boolean;
  /** True when a command was. */
  isCommanded: boolean;
  /** The container that gave way or stood alone (`event`, `meeting`), for a title of last resort. */
  container: string;
}

interface Walk {
  kept: Kept;
  isAsked: boolean;
  isCommanded: boolean;
  isOpened: boolean;
}

function headLower(reading: Reading, kept: Kept, offset: number): string {
  const at = kept[offset];
  return at === undefined ? "" : lowerAt(reading, at);
}

/** Phrase length at the front of the kept tokens; a gap in the text ends the phrase by the tokens between being claimed. */
function frontLength(reading: Reading, kept: Kept, table: PhraseTable): number {
  const at = kept[0];
  return at === undefined ? 0 : phraseLength(reading, at, table);
}

function isMark(reading: Reading, kept: Kept): boolean {
  const at = kept[0];
  return at !== undefined && /^[,.:;!?\-–—*•>]$/u.test(reading.tokens[at]?.text ?? "");
}

/** An interjection goes when a sign or another thing that goes follows. */
function interjectionLength(reading: Reading, kept: Kept): number {
  const length = frontLength(reading, kept, interjections);
  if (length === 0) return 0;
  const rest = kept.slice(length);
  const goesOn = [openers, commands, reminders, interjections].some(
    (table) => frontLength(reading, rest, table) > 0,
  );
  return goesOn || isMark(reading, rest) || rest[0] !== (kept[length - 1] ?? 0) + 1 ? length : 0;
}

/** `Book flights`, `Plan review`: a verb that is the matter itself, by the word after it. */
function isVerbKept(reading: Reading, kept: Kept, length: number): boolean {
  if (length > 1) return false;
  const verb = headLower(reading, kept, 0);
  const next = headLower(reading, kept, 1);
  if (keepsVerb.get(verb)?.has(next)) {
    const afterNext = headLower(reading, kept, 2);
    return verb !== "make" || !(eventNouns.has(afterNext) || softContainers.has(afterNext));
  }
  return verb === "planning" && !determiners.has(next);
}

const farthestNoun = 5;

/** Whether an entry is named in the next words: a container or a kind of event, up to the next preposition. */
function namesEntry(reading: Reading, kept: Kept): boolean {
  for (const at of kept.slice(0, farthestNoun)) {
    const word = lowerAt(reading, at);
    if (["for", "with", "to", "of", "about", "at", "in", "on", "from"].includes(word)) return false;
    if (bookables.has(word)) continue;
    if (phraseLength(reading, at, containers) > 0 || softContainers.has(word) || eventNouns.has(word))
      return true;
  }
  return false;
}

/** `get a room for X`, `get the boardroom booked for X`: the room is the means, X the matter. */
function booksRoom(reading: Reading, kept: Kept): boolean {
  const words = kept.slice(0, farthestNoun).map((at) => lowerAt(reading, at));
  const room = words.findIndex((word) => bookables.has(word));
  return room >= 0 && ["for", "booked", "reserved"].includes(words[room + 1] ?? "");
}

function commandLength(reading: Reading, walk: Walk, isOnCalendar: boolean): number {
  const { kept } = walk;
  const strong = frontLength(reading, kept, commands);
  if (strong > 0 && !isVerbKept(reading, kept, strong)) return strong;
  const weak = frontLength(reading, kept, weakCommands);
  if (weak === 0) return 0;
  // `find [30 minutes] to …`: with the time taken out a purpose follows at once.
  const isPurposeNext =
    kept[weak] !== (kept[weak - 1] ?? 0) + 1 && ["to", "for"].includes(headLower(reading, kept, weak));
  if (isPurposeNext || booksRoom(reading, kept.slice(weak))) return weak;
  if (isOnCalendar && namesEntry(reading, kept.slice(weak))) return weak;
  if (isVerbKept(reading, kept, weak)) return 0;
  return isOnCalendar || namesEntry(reading, kept.slice(weak)) ? weak : 0;
}

/** Articles go; `my` stays before a relation's possessive, and a capital article that begins a name stays. */
function determinerLength(reading: Reading, walk: Walk): number {
  const first = walk.kept[0];
  if (first === undefined || !determiners.has(lowerAt(reading, first))) return 0;
  const second = walk.kept[1];
  if (second === undefined || second !== first + 1) return walk.isOpened ? 1 : 0;
  const word = lowerAt(reading, first);
  const isOwner = !["a", "an", "the", "some", "new", "another", "my", "our"].includes(word);
  const isNewName = reading.tokens[first]?.text === "New" && isCapitalAt(reading, second);
  if (isNewName && !softContainers.has(lowerAt(reading, second))) return 0;
  if (word === "next" && reading.tokens[first]?.text !== "next") return 0;
  if (isOwner && !walk.isOpened) return 0;
  if ((word === "my" || word === "our") && isRelative(reading, walk.kept)) return 0;
  if (word === "new" && keepsVerb.get("new")?.has(lowerAt(reading, second))) return 0;
  const isName = reading.tokens[first]?.isUpper === true && isCapitalAt(reading, second);
  return isName && word === "the" ? 0 : 1;
}

/** `[Friday] is the Magic convention`: what the time is said to be. */
function isCopulaAfterTime(reading: Reading, kept: Kept): boolean {
  const at = kept[0] ?? 0;
  return reading.roles[at - 1] === "time" && ["is", "are", "was"].includes(lowerAt(reading, at));
}

/** `go swimming`, `going apple picking`: the outing is the swimming. */
function goingLength(reading: Reading, walk: Walk): number {
  const first = headLower(reading, walk.kept, 0);
  if (!walk.isAsked || (first !== "go" && first !== "going")) return 0;
  const isGerund = [1, 2].some((offset) => headLower(reading, walk.kept, offset).endsWith("ing"));
  return isGerund ? 1 : 0;
}

/** `my mom's birthday`: whose mom matters. */
function isRelative(reading: Reading, kept: Kept): boolean {
  const word = headLower(reading, kept, 1);
  if (!relatives.test(word)) return false;
  return word.endsWith("'s") || word === "moms" || word === "dads" || headLower(reading, kept, 2) === "'";
}

function drop(walk: Walk, length: number, change: Partial<Walk>): Walk {
  return {
    kept: walk.kept.slice(length),
    isAsked: change.isAsked ?? walk.isAsked,
    isCommanded: change.isCommanded ?? walk.isCommanded,
    isOpened: change.isOpened ?? walk.isOpened,
  };
}

function step(reading: Reading, walk: Walk, isOnCalendar: boolean): Walk | null {
  if (walk.kept.length === 0) return null;
  if (isMark(reading, walk.kept)) return drop(walk, 1, walk);
  const reminder = walk.isCommanded ? 0 : frontLength(reading, walk.kept, reminders);
  if (reminder > 0) return drop(walk, reminder, { isAsked: true, isCommanded: true, isOpened: true });
  const command = walk.isCommanded ? 0 : commandLength(reading, walk, isOnCalendar);
  const table = walk.isOpened ? openedOnly : confirmations;
  const opener = walk.isCommanded
    ? 0
    : Math.max(frontLength(reading, walk.kept, openers), frontLength(reading, walk.kept, table));
  if (opener > 0 && opener >= command) return drop(walk, opener, { isOpened: true, isAsked: true });
  if (command > 0) return drop(walk, command, { isAsked: true, isCommanded: true, isOpened: true });
  const interjection = walk.isCommanded ? 0 : interjectionLength(reading, walk.kept);
  if (interjection > 0) return drop(walk, interjection, walk);
  const object = walk.isOpened ? frontLength(reading, walk.kept, commandObjects) : 0;
  // `mark that I will be attending X`: a whole statement follows.
  const isStatement = object > 0 && headLower(reading, walk.kept, object - 1) === "that";
  if (object > 0) return drop(walk, object, isStatement ? { isCommanded: false } : walk);
  const first = headLower(reading, walk.kept, 0);
  if (isCopulaAfterTime(reading, walk.kept)) return drop(walk, 1, { isOpened: true });
  const isAfterGap = reading.roles[(walk.kept[0] ?? 0) - 1] !== null;
  if (danglingFirstWords.has(first) && (!walk.isCommanded || isAfterGap))
    return drop(walk, 1, { isOpened: true });
  const going = goingLength(reading, walk);
  if (going > 0) return drop(walk, going, walk);
  const determiner = determinerLength(reading, walk);
  return determiner > 0 ? drop(walk, determiner, { isOpened: true }) : null;
}

/** Takes greetings, requests, commands, articles and empty containers off the front of a clause. */
export function stripCommand(reading: Reading, start: Kept, isOnCalendar: boolean): Stripped {
  const matter = withoutPreface(reading, start);
  const isPrefaced = matter.length < start.length;
  let walk: Walk = { kept: matter, isAsked: isPrefaced, isCommanded: false, isOpened: isPrefaced };
  let container = "";
  for (let round = 0; round < 40; round += 1) {
    const inside = stripContainer(reading, walk.kept, walk.isAsked);
    if (inside !== null) {
      container = inside.container;
      walk = { ...walk, kept: inside.kept, isOpened: true, isCommanded: true };
      continue;
    }
    const next = step(reading, walk, isOnCalendar);
    if (next === null) break;
    walk = next;
  }
  return { kept: walk.kept, isAsked: walk.isAsked, isCommanded: walk.isCommanded, container };
}
