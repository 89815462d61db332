import type { Block } from "@/lib/extraction/rules/layout/block";
import type { Item } from "./item";
import type { LiveBlock } from "./live-block";

const mostLines = 3;
const farthest = 1;

/**
 * The lines without a time above an item. Labels that name nothing (`Date: … Venue: …`) have with them what stands before
 * them, sentences and lines with a time as well: `You are invited to the summer dinner. Details as follows:`.
 */
export function linesAbove({ block, part, above }: Item, live: readonly LiveBlock[]): Block[] {
  if (block.kind !== "record" || part.facts?.name !== null || part.facts.label) return above;
  const before = live
    .filter(({ said }) => !said.isBare)
    .map((one) => one.block)
    .filter(
      (one) =>
        one.end <= block.start &&
        one.mail === block.mail &&
        one.stanza >= block.stanza - farthest &&
        !["field", "row", "record"].includes(one.kind),
    );
  return [...new Set([...before.slice(-mostLines), ...above])];
}
