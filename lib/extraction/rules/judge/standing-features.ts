import type { Block } from "@/lib/extraction/rules/layout/block";
import { bucket, type EventContext, type FoundEvent } from "./found-event";

const stanzaCounts = [2, 3, 5, 8];
const stanzaShares = [0.2, 0.4, 0.7, 0.95];

const besides = (left: Block, right: Block): boolean =>
  left.stanza === right.stanza && left.mail === right.mail;

/** What stands around an item: in a list of dates all lines have one, and in a table rows stand below rows. */
export function standingFeatures(
  { item: { block } }: FoundEvent,
  all: readonly FoundEvent[],
  { blocks }: EventContext,
): string[] {
  const stanza = blocks.filter((other) => besides(other, block)).length;
  const dated = new Set(all.map(({ item }) => item.block).filter((other) => besides(other, block))).size;
  const rows = blocks.filter(({ kind }) => kind === "row").length;
  const above = blocks.findLast(({ start }) => start < block.start);
  return [
    `stanza:${bucket(dated, stanzaCounts)}`,
    `stanza-share:${bucket(dated / Math.max(1, stanza), stanzaShares)}`,
    `under:${above?.kind ?? "none"}`,
    ...(rows > blocks.length / 2 ? ["table"] : []),
  ];
}
