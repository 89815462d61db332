import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { Part } from "./facts";

/** A block of the text that may say something, with what it says by itself and its words where some of them are silent. */
export interface LiveBlock {
  block: Block;
  said: Said;
  /** What it says where a day is said for it elsewhere, so that a number at its edge may be an hour. */
  saidUnderDay: () => Said;
  part: Part;
  /** It asks for an event: `create`, `put in`. */
  isAsked: boolean;
  /** It tells what happens: `there will be`, `we meet`. */
  isTold: boolean;
  /** It tells of what goes with an event said before: `afterwards`, `pre-concert talk`. */
  isBeside: boolean;
  /** It tells by when something is to be done. */
  isDue: boolean;
}
