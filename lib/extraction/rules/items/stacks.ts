import type { Block } from "@/lib/extraction/rules/layout/block";
import type { Item } from "./item";
import type { LiveBlock } from "./live-block";

/** So many hours alone in lines of their own are a programme. */
const leastTimes = 3;
/** A name and a place. */
const mostNaming = 2;

/** An hour of a day above that stands alone in its line, with the lines between it and the times before and behind it in its stanza. */
interface Alone {
  item: Item;
  before: Block[];
  behind: Block[];
}

/** Two short lines in a row may look like one sentence that was wrapped. */
const naming = new Set<Block["kind"]>(["line", "item", "heading", "paragraph"]);

const isAlone = ({ said, part, block }: Item): boolean =>
  said.isBare && said.hasClock && !said.hasDay && part.facts === null && naming.has(block.kind);

function linesOf({ block }: Item, live: readonly LiveBlock[], way: 1 | -1): Block[] {
  const lines: Block[] = [];
  const from = live.findIndex((one) => one.block === block);
  for (let at = from + way; from >= 0; at += way) {
    const next = live[at];
    if (next === undefined || next.block.stanza !== block.stanza || next.said.isBare) break;
    if (!naming.has(next.block.kind)) break;
    lines.push(next.block);
  }
  return way === 1 ? lines : lines.reverse();
}

function timesAlone(items: readonly Item[], live: readonly LiveBlock[]): Alone[] {
  const alone = items.filter(isAlone).sort((left, right) => left.block.start - right.block.start);
  return alone.map((item) => ({
    item,
    before: linesOf(item, live, -1),
    behind: linesOf(item, live, 1),
  }));
}

/** On which side of all such hours their lines stand: the first has none before it, or the last none behind it. */
function sideOf(alone: readonly Alone[]): "before" | "behind" | null {
  const stanzas = new Set(alone.map(({ item }) => item.block.stanza));
  // Of hours each in a stanza of its own, a stanza is about one thing and opens with its name.
  if (alone.length < leastTimes || stanzas.size === alone.length) return null;
  const isBefore = alone.every(({ before }) => before.length > 0);
  const isBehind = alone.every(({ behind }) => behind.length > 0);
  if (isBefore === isBehind) return null;
  return isBefore ? "before" : "behind";
}

/**
 * A programme as browsers copy it, each hour alone in its line, has the names of all its hours on one side:
 * `8:00 AM / River 5K start / Alton Baker Park / 9:00 AM / …`.
 */
export function namedInStacks(items: readonly Item[], live: readonly LiveBlock[]): Item[] {
  const alone = timesAlone(items, live);
  const side = sideOf(alone);
  if (side === null) return [...items];
  const known = new Map(alone.map((one) => [one.item, one]));
  const most = Math.min(mostNaming, ...alone.map(({ before }) => before.length));
  return items.map((item) => {
    const found = known.get(item);
    if (found === undefined) return item;
    return side === "before"
      ? { ...item, above: found.before.slice(-most), below: [] }
      : { ...item, above: found.behind.slice(0, mostNaming), below: found.behind.slice(mostNaming) };
  });
}
