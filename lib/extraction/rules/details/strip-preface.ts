import type { Kept } from "./kept-words";
import { isCapitalAt } from "./letter-case";
import { lowerAt, type Reading } from "./reading";
import { greetings, invitations, prefaceStarts } from "./words-en-commands";

const longestPreface = 12;

/** `Here is what we have:` and its like go as a whole, up to their colon. */
function afterColon(reading: Reading, kept: Kept): Kept {
  const first = kept[0];
  if (first === undefined || !prefaceStarts.has(lowerAt(reading, first))) return kept;
  const colon = kept.slice(0, longestPreface).findIndex((at) => reading.tokens[at]?.text === ":");
  return colon < 0 ? kept : kept.slice(colon + 1);
}

/** `Hi Alex,` and `Dear Ms. Lopez,` up to their comma. */
function afterGreeting(reading: Reading, kept: Kept): Kept {
  const first = kept[0];
  if (first === undefined || !greetings.has(lowerAt(reading, first)) || !isCapitalAt(reading, first + 1))
    return kept;
  const comma = kept.slice(0, 5).findIndex((at) => /^[,!]$/u.test(lowerAt(reading, at)));
  return comma < 0 || comma === kept.length - 1 ? kept : kept.slice(comma + 1);
}

/** `Jane Doe invites you to …`: who invites is said, what to comes after. */
function afterInvitation(reading: Reading, kept: Kept): Kept {
  const verb = kept.slice(0, longestPreface).findIndex((at) => invitations.has(lowerAt(reading, at)));
  const next = kept.slice(verb + 1, verb + 3).map((at) => lowerAt(reading, at));
  return verb < 1 || next[0] !== "you" || next[1] !== "to" ? kept : kept.slice(verb + 3);
}

const checkVerbs = new Set(["see", "check", "find"]);

/** `See if the team is available for X`, `check whether Ana is free for X`: X is the matter. */
function afterCheck(reading: Reading, kept: Kept): Kept {
  const words = kept.slice(0, longestPreface).map((at) => lowerAt(reading, at));
  const verb = words.findIndex((word) => checkVerbs.has(word));
  const condition = words.findIndex((word) => word === "if" || word === "whether");
  const free = words.findIndex((word) => word === "available" || word === "free");
  const isCheck = verb >= 0 && verb < condition && condition <= verb + 2 && condition < free;
  return isCheck && words[free + 1] === "for" ? kept.slice(free + 2) : kept;
}

/** Takes off what stands before the matter as a whole: a greeting by name, an invitation, words before a colon. */
export function withoutPreface(reading: Reading, kept: Kept): Kept {
  return afterColon(reading, afterCheck(reading, afterInvitation(reading, afterGreeting(reading, kept))));
}
