import { isOfOneDay } from "./heads";
import type { Item } from "./item";
import type { LiveBlock } from "./live-block";

/** `Put your bin out by 7am` below a list of days: by when something is to be done on each of them. */
export function isDueOnEach(items: readonly Item[], { said, block, isDue }: LiveBlock): boolean {
  const dated = new Set(items.filter((item) => isOfOneDay(item.said)).map((item) => item.block));
  return isDue && !said.hasDay && dated.size > 1 && items.at(-1)?.block.stanza !== block.stanza;
}
