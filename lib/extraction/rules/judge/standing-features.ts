import type { Block } from "@/lib/extraction/rules/layout/block";
import { bucket, type EventContext, type FoundEvent } from "./found-event";

const stanzaCounts = [2, 3, 5, 8];
const stanzaShares = [0.2, 0.4, 0.7, 0.95];

const stanzaOf = ({ mail, stanza }: Block): string => `${mail} ${stanza}`;

/** What stands around an item: in a list of dates all lines have one, and in a table rows stand below rows. */
export function standingFeatures(
  all: readonly FoundEvent[],
  { blocks }: EventContext,
): (one: FoundEvent) => string[] {
  const blocksIn = Map.groupBy(blocks, stanzaOf);
  const datedIn = Map.groupBy(new Set(all.map(({ item }) => item.block)), stanzaOf);
  const rows = blocks.filter(({ kind }) => kind === "row").length;
  return ({ item: { block } }) => {
    const stanza = blocksIn.get(stanzaOf(block))?.length ?? 0;
    const dated = datedIn.get(stanzaOf(block))?.length ?? 0;
    const above = blocks.findLast(({ start }) => start < block.start);
    return [
      `stanza:${bucket(dated, stanzaCounts)}`,
      `stanza-share:${bucket(dated / Math.max(1, stanza), stanzaShares)}`,
      `under:${above?.kind ?? "none"}`,
      ...(rows > blocks.length / 2 ? ["table"] : []),
    ];
  };
}
