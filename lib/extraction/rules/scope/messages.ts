import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block } from "@/lib/extraction/rules/layout/block";

/** Words of messages, as expressions over them in lower case unless said otherwise. */
export interface TalkWords {
  /** With which a message turns to another thing. */
  besides?: RegExp;
  /** The beginning of a message that says no to all of it. */
  declined?: RegExp;
  /** The beginning of a message that answers a question. */
  answered?: RegExp;
  /** `rubbish on a ` before a day: speaks of any such day. */
  anyDay?: RegExp;
  /** Somewhere in a sentence that agrees to a time: `Wednesday it is`, `works for me`. */
  accepts?: RegExp;
  /** Somewhere in a sentence that gives another day of the week that was offered. */
  instead?: RegExp;
  /** Somewhere in words that tell how long what is offered takes. */
  takes?: RegExp;
  /** Which of the times that were offered somebody takes, from the first on; the last of these takes the last. */
  chosen?: readonly RegExp[];
  /** `Neha's farewell`, as written: words that name a thing by whose it is. */
  ofSomebody?: RegExp;
}

/** What a mail says that another one above it answers. */
export interface Offer {
  block: Block;
  said: Said;
}

/** The messages among blocks: those behind a stamp or a sender or, where none is, those below lines with both. */
export function messagesIn(live: readonly LiveBlock[]): LiveBlock[] {
  const behind = live.filter(({ block }) => block.kind === "chat");
  return behind.length > 0 ? behind : live.filter(({ block }) => block.stamp !== null);
}
