import type { Block } from "@/lib/extraction/rules/layout/block";
import type { Item } from "./item";
import type { LiveBlock } from "./live-block";
import { namedInStacks } from "./stacks";

const mostLines = 3;
const farthest = 1;

/**
 * The lines without a time above an item. Labels that name nothing (`Date: … Venue: …`) have with them what stands before
 * them, sentences and lines with a time as well: `You are invited to the summer dinner. Details as follows:`.
 */
function linesAbove({ block, part, above }: Item, live: readonly LiveBlock[]): Block[] {
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

const mostIntroduced = 4;

/** The lines without a time before an item in its mail. */
const introductionOf = ({ block }: Item, live: readonly LiveBlock[]): Block[] =>
  live
    .filter(
      ({ block: one, said }) =>
        one.mail === block.mail && one.end <= block.start && !said.hasDay && !said.hasClock,
    )
    .map((one) => one.block)
    .slice(-mostIntroduced);

/** Items with the lines that stand above them, and those that introduce the only one of a mail. */
export function withLinesAround(items: readonly Item[], live: readonly LiveBlock[]): Item[] {
  const perStanza = Map.groupBy(items, ({ block }) => block.stanza);
  const perMail = Map.groupBy(items, ({ block }) => block.mail);
  return namedInStacks(items, live).map((item) => ({
    ...item,
    above: linesAbove(item, live),
    introduction: perMail.get(item.block.mail)?.length === 1 ? introductionOf(item, live) : [],
    isOnly: perStanza.get(item.block.stanza)?.length === 1,
  }));
}
