import type { Entry } from "@/lib/extraction/rules/entries";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { Scope } from "@/lib/extraction/rules/scope/scope";
import type { Weekly } from "@/lib/extraction/rules/scope/weekly";
import type { Part } from "./facts";

/** A block that says when something is, with the blocks around it that may say what and where, and what was said for all. */
export interface Item {
  block: Block;
  /** What its shape says of it. */
  part: Part;
  said: Said;
  scope: Scope;
  /** Words outside its block that say when it is: the day of a heading, the hour of a series. */
  elsewhere: readonly Stretch[];
  /** Blocks without a time of the same stanza: those above it that no item before it has, and those below it. */
  above: Block[];
  below: Block[];
  /** The lines and sentences without a time before it, where it is the only one of its mail: they say what the mail is about. */
  introduction?: readonly Block[];
  /** What the mails say that its own answers, the nearest first. */
  asked?: readonly Block[];
  /** What is said of its weeks, where it is of every week. */
  weekly: Weekly | null;
  /** Where the items of its list are, as a heading right above them says. */
  placeAbove: Stretch | null;
  /** The headings that it stands under, the nearest first. */
  headings: Block[];
  /** The words that say when in lines that say it for others, which are no part of a name. */
  timesAbove: readonly Stretch[];
  /** True where it is the only item of its stanza. */
  isOnly: boolean;
  /** The messages of a talk have settled it, so that nothing else is to say that it is an event. */
  isSettled?: true;
}

/** An item with other entries. */
export const withEntries = (item: Item, entries: Entry[]): Item => ({
  ...item,
  said: { ...item.said, reading: { ...item.said.reading, entries } },
});
