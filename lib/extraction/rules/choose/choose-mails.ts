import type { Mail } from "@/lib/extraction/rules/layout/mail-parts";
import type { MailChoiceWords } from "@/lib/extraction/rules/pack/document-words";
import { type Decision, decide } from "./scorer";

/** What is known of the mail above one. */
export interface MailAbove {
  isLive: boolean;
  /** Its own words, in lower case. */
  words: string;
  hasTimes: boolean;
  /** It stands below another itself. */
  isBelow: boolean;
  /** Its subject says that something is passed on. */
  isForwarding: boolean;
}

/** A mail below another, and what it is made of. */
export interface MailBelow {
  mail: Mail;
  /** How many of its blocks are items, rows or labelled values. */
  listedCount: number;
}

const fewestListed = 3;

const threshold = 1;

function* featuresOf(
  { mail, listedCount }: MailBelow,
  above: MailAbove,
  words: MailChoiceWords,
): Generator<string> {
  yield `intro-${mail.intro}`;
  if (mail.opensText) yield "opens-text";
  if (mail.isSubjectForwarded) yield "subject-forwarded";
  if (above.words.trim() === "") yield above.isBelow ? "nothing-between" : "nothing-above";
  else if (above.hasTimes) yield "times-above";
  if (above.isForwarding || words.forwards.test(above.words)) yield "forwarded-above";
  if (listedCount >= fewestListed) yield "lists-below";
  if (words.pointsBelow.test(above.words)) yield "points-below";
  if (words.takesBack.test(above.words)) yield "takes-back";
  if (words.agrees.test(above.words) && !above.hasTimes) yield "agrees";
  else if (words.answers.test(above.words)) yield "answers";
  if (above.isBelow) yield "second-below";
}

/** Whether a mail below another is read for events: one that is passed on is, one that an answer repeats is not; null for that. */
export function chooseMail(
  below: MailBelow,
  above: MailAbove,
  words: MailChoiceWords,
): Decision<"live"> | null {
  return above.isLive ? decide([...featuresOf(below, above, words)], words.options, threshold) : null;
}
