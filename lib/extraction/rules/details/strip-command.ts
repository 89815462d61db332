import type { Kept } from "./kept-words";
import { isCapitalAt } from "./letter-case";
import type { PhraseTable } from "./phrase-table";
import { phraseLength } from "./phrases";
import { lowerAt, type Reading } from "./reading";
import { stripContainer } from "./strip-container";
import { withoutPreface } from "./strip-preface";
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
  const length = frontLength(reading, kept, reading.words.commands.interjections);
  if (length === 0) return 0;
  const rest = kept.slice(length);
  const goesOn = [
    reading.words.commands.openers,
    reading.words.commands.commands,
    reading.words.commands.reminders,
    reading.words.commands.interjections,
  ].some((table) => frontLength(reading, rest, table) > 0);
  return goesOn || isMark(reading, rest) || rest[0] !== (kept[length - 1] ?? 0) + 1 ? length : 0;
}

/** `Book flights`, `Plan review`: a verb that is the matter itself, by the word after it. */
function isVerbKept(reading: Reading, kept: Kept, length: number): boolean {
  if (length > 1) return false;
  const verb = headLower(reading, kept, 0);
  const next = headLower(reading, kept, 1);
  if (reading.words.commands.keepsVerb.get(verb)?.has(next)) {
    const afterNext = headLower(reading, kept, 2);
    return (
      verb !== reading.words.small.make ||
      !(
        reading.words.titles.eventNouns.has(afterNext) || reading.words.commands.softContainers.has(afterNext)
      )
    );
  }
  return verb === reading.words.small.planning && !reading.words.commands.determiners.has(next);
}

const farthestNoun = 5;

/** Whether an entry is named in the next words: a container or a kind of event, up to the next preposition. */
function namesEntry(reading: Reading, kept: Kept): boolean {
  for (const at of kept.slice(0, farthestNoun)) {
    const word = lowerAt(reading, at);
    if (reading.words.grammar.phraseJoints.has(word)) return false;
    if (reading.words.grammar.bookables.has(word)) continue;
    if (
      phraseLength(reading, at, reading.words.commands.containers) > 0 ||
      reading.words.commands.softContainers.has(word) ||
      reading.words.titles.eventNouns.has(word)
    )
      return true;
  }
  return false;
}

/** `get a room for X`, `get the boardroom booked for X`: the room is the means, X the matter. */
function booksRoom(reading: Reading, kept: Kept): boolean {
  const words = kept.slice(0, farthestNoun).map((at) => lowerAt(reading, at));
  const room = words.findIndex((word) => reading.words.grammar.bookables.has(word));
  return room >= 0 && reading.words.grammar.behindRoom.has(words[room + 1] ?? "");
}

function commandLength(reading: Reading, walk: Walk, isOnCalendar: boolean): number {
  const { kept } = walk;
  const strong = frontLength(reading, kept, reading.words.commands.commands);
  if (strong > 0 && !isVerbKept(reading, kept, strong)) return strong;
  const weak = frontLength(reading, kept, reading.words.commands.weakCommands);
  if (weak === 0) return 0;
  // `find [30 minutes] to …`: with the time taken out a purpose follows at once.
  const isPurposeNext =
    kept[weak] !== (kept[weak - 1] ?? 0) + 1 &&
    reading.words.grammar.commandJoints.has(headLower(reading, kept, weak));
  if (isPurposeNext || booksRoom(reading, kept.slice(weak))) return weak;
  if (isOnCalendar && namesEntry(reading, kept.slice(weak))) return weak;
  if (isVerbKept(reading, kept, weak)) return 0;
  return isOnCalendar || namesEntry(reading, kept.slice(weak)) ? weak : 0;
}

/** Articles go; `my` stays before a relation's possessive, and a capital article that begins a name stays. */
function determinerLength(reading: Reading, walk: Walk): number {
  const first = walk.kept[0];
  if (first === undefined || !reading.words.commands.determiners.has(lowerAt(reading, first))) return 0;
  const second = walk.kept[1];
  if (second === undefined || second !== first + 1) return walk.isOpened ? 1 : 0;
  const word = lowerAt(reading, first);
  const isOwner = !reading.words.grammar.behindOrder.has(word);
  const isNewName =
    reading.words.grammar.newName.test(reading.tokens[first]?.text ?? "") && isCapitalAt(reading, second);
  if (isNewName && !reading.words.commands.softContainers.has(lowerAt(reading, second))) return 0;
  if (word === reading.words.small.next && reading.tokens[first]?.text !== reading.words.small.next) return 0;
  if (isOwner && !walk.isOpened) return 0;
  if ((word === reading.words.small.my || word === reading.words.small.our) && isRelative(reading, walk.kept))
    return 0;
  if (
    word === reading.words.small.new &&
    reading.words.commands.keepsVerb.get(reading.words.small.new)?.has(lowerAt(reading, second))
  )
    return 0;
  const isName = reading.tokens[first]?.isUpper === true && isCapitalAt(reading, second);
  return isName && word === reading.words.small.the ? 0 : 1;
}

/** `[Friday] is the Magic convention`: what the time is said to be. */
function isCopulaAfterTime(reading: Reading, kept: Kept): boolean {
  const at = kept[0] ?? 0;
  return reading.roles[at - 1] === "time" && reading.words.grammar.statesOf.has(lowerAt(reading, at));
}

/** `go swimming`, `going apple picking`: the outing is the swimming. */
function goingLength(reading: Reading, walk: Walk): number {
  const first = headLower(reading, walk.kept, 0);
  if (!walk.isAsked || (first !== reading.words.small.go && first !== reading.words.small.going)) return 0;
  const isGerund = [1, 2].some((offset) =>
    reading.words.grammar.gerund.test(headLower(reading, walk.kept, offset)),
  );
  return isGerund ? 1 : 0;
}

/** `my mom's birthday`: whose mom matters. */
function isRelative(reading: Reading, kept: Kept): boolean {
  const word = headLower(reading, kept, 1);
  if (!reading.words.people.relatives.test(word)) return false;
  return reading.words.grammar.ownedRelative.test(word) || headLower(reading, kept, 2) === "'";
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
  const reminder = walk.isCommanded ? 0 : frontLength(reading, walk.kept, reading.words.commands.reminders);
  if (reminder > 0) return drop(walk, reminder, { isAsked: true, isCommanded: true, isOpened: true });
  const command = walk.isCommanded ? 0 : commandLength(reading, walk, isOnCalendar);
  const table = walk.isOpened ? reading.words.commands.openedOnly : reading.words.commands.confirmations;
  const opener = walk.isCommanded
    ? 0
    : Math.max(
        frontLength(reading, walk.kept, reading.words.commands.openers),
        frontLength(reading, walk.kept, table),
      );
  if (opener > 0 && opener >= command) return drop(walk, opener, { isOpened: true, isAsked: true });
  if (command > 0) return drop(walk, command, { isAsked: true, isCommanded: true, isOpened: true });
  const interjection = walk.isCommanded ? 0 : interjectionLength(reading, walk.kept);
  if (interjection > 0) return drop(walk, interjection, walk);
  const object = walk.isOpened ? frontLength(reading, walk.kept, reading.words.commands.commandObjects) : 0;
  // `mark that I will be attending X`: a whole statement follows.
  const isStatement = object > 0 && headLower(reading, walk.kept, object - 1) === reading.words.small.that;
  if (object > 0) return drop(walk, object, isStatement ? { isCommanded: false } : walk);
  const first = headLower(reading, walk.kept, 0);
  if (isCopulaAfterTime(reading, walk.kept)) return drop(walk, 1, { isOpened: true });
  const isAfterGap = reading.roles[(walk.kept[0] ?? 0) - 1] !== null;
  if (reading.words.titles.danglingFirstWords.has(first) && (!walk.isCommanded || isAfterGap))
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
