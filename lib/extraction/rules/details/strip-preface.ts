import type { Kept } from "./kept-words";
import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { lowerAt, type Reading } from "./reading";

const longestPreface = 12;
const longestSender = 6;

/** `Here is what we have:` and its like go as a whole, up to their colon. */
function afterColon(reading: Reading, kept: Kept): Kept {
  const first = kept[0];
  if (first === undefined || !reading.words.commands.prefaceStarts.has(lowerAt(reading, first))) return kept;
  const colon = kept.slice(0, longestPreface).findIndex((at) => reading.tokens[at]?.text === ":");
  return colon < 0 ? kept : kept.slice(colon + 1);
}

/** `Rowan Dental: Reminder Jo you have a check-up`: who writes, and that it is a reminder, up to what one has. */
function afterSender(reading: Reading, kept: Kept): Kept {
  const { commands, small } = reading.words;
  const colon = kept.slice(0, longestSender).findIndex((at) => reading.tokens[at]?.text === ":");
  const said = kept.slice(colon + 1);
  const [next] = said;
  if (colon < 1 || next === undefined) return kept;
  const isGreeting = commands.greetings.has(lowerAt(reading, next));
  if (!isGreeting && phraseLength(reading, next, commands.containers) === 0) return kept;
  const told = said.slice(0, longestSender).findIndex((at) => lowerAt(reading, at) === small.you);
  return told > 0 ? said.slice(told) : isGreeting ? said : kept;
}

const longestGreeting = 5;

/** `Hi Alex,`, `Dear Ms. Lopez,`, `Hi both,` up to their sign; `Hiya Chloe` before what is asked of her. */
function afterGreeting(reading: Reading, kept: Kept): Kept {
  const first = kept[0];
  const greeting = first === undefined ? "" : lowerAt(reading, first);
  if (first === undefined || !reading.words.commands.greetings.has(greeting)) return kept;
  const sign = kept.slice(0, longestGreeting).findIndex((at) => /^[,!]$/u.test(lowerAt(reading, at)));
  if (sign > 0 && sign < kept.length - 1) return kept.slice(sign + 1);
  const [, , asked] = kept;
  const isToName = asked !== undefined && isCapitalAt(reading, first + 1);
  return isToName && phraseLength(reading, asked, reading.words.commands.openers) > 0 ? kept.slice(2) : kept;
}

/** The place of the first of these words in the front, or -1. A loop, because every clause of a text is asked. */
function frontIndex(reading: Reading, kept: Kept, words: ReadonlySet<string>): number {
  const end = Math.min(kept.length, longestPreface);
  for (let offset = 0; offset < end; offset += 1) if (words.has(wordAt(reading, kept, offset))) return offset;
  return -1;
}

function wordAt(reading: Reading, kept: Kept, offset: number): string {
  const at = kept[offset];
  return at === undefined ? "" : lowerAt(reading, at);
}

/** `Jane Doe invites you to …`: who invites is said, what to comes after. */
function afterInvitation(reading: Reading, kept: Kept): Kept {
  const verb = frontIndex(reading, kept, reading.words.commands.invitations);
  const isToCome =
    wordAt(reading, kept, verb + 1) === reading.words.small.you &&
    wordAt(reading, kept, verb + 2) === reading.words.small.to;
  return verb < 1 || !isToCome ? kept : kept.slice(verb + 3);
}

/** `See if the team is available for X`, `check whether Ana is free for X`: X is the matter. */
function afterCheck(reading: Reading, kept: Kept): Kept {
  const verb = frontIndex(reading, kept, reading.words.grammar.checkVerbs);
  if (verb < 0) return kept;
  const condition = frontIndex(reading, kept, reading.words.grammar.conditions);
  const free = frontIndex(reading, kept, reading.words.grammar.freeWords);
  const isCheck = verb < condition && condition <= verb + 2 && condition < free;
  const isFor = free + 1 < longestPreface && wordAt(reading, kept, free + 1) === reading.words.small.for;
  return isCheck && isFor ? kept.slice(free + 2) : kept;
}

/** Takes off what stands before the matter as a whole: a greeting by name, an invitation, words before a colon. */
export function withoutPreface(reading: Reading, kept: Kept): Kept {
  return afterColon(
    reading,
    afterCheck(reading, afterInvitation(reading, afterGreeting(reading, afterSender(reading, kept)))),
  );
}
