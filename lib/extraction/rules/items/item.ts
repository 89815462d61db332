import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { Scope } from "@/lib/extraction/rules/scope/scope";
import type { Part } from "./facts";

/** A block that says when something is, with the blocks around it that may say what and where, and what was said for all. */
export interface Item {
  block: Block;
  /** What its shape says of it. */
  part: Part;
  said: Said;
  scope: Scope;
  /** Blocks without a time of the same stanza: those above it that no item before it has, and those below it. */
  above: Block[];
  below: Block[];
  /** The headings that it stands under, the nearest first. */
  headings: Block[];
  /** True where it is the only item of its stanza. */
  isOnly: boolean;
}
