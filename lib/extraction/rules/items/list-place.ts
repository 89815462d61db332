import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { Item } from "./item";
import type { LiveBlock } from "./live-block";

/** Where the items of a list are, as its heading says, and the stanza of that heading. */
export interface ListPlace {
  stretch: Stretch;
  stanza: number;
}

/** True where a list is over whose heading says where its items are: `MAIN STAGE`, its acts, and then a paragraph about parking. */
export function isBehindList(
  { stretch, stanza }: ListPlace,
  { block, said }: LiveBlock,
  before: Item | undefined,
): boolean {
  if (block.kind === "heading" || block.stanza > stanza + 1) return true;
  const isProse = block.kind === "paragraph" && !said.opensWithTime;
  return isProse && block.stanza > stanza && before?.placeAbove === stretch;
}
