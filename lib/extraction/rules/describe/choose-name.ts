import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";

/** What speaks for a candidate of a choice, by its name in the trace. */
export type Features = Readonly<Record<string, boolean>>;

/** Words of layout that tell a name from what stands beside it, as expressions over the words of a block. */
export interface NameWords {
  /** What a screen offers to press, and what a page says of itself. */
  controls: RegExp;
  money: RegExp;
  reference: RegExp;
  address: RegExp;
  eventNoun: RegExp;
}

const weights: Record<string, number> = {
  own: 4,
  "own-behind-time": -1,
  "first-of-stanza": 2,
  above: 1,
  below: 0.5,
  heading: 2,
  "heading-far": -1,
  "only-item": 2,
  label: 5,
  controls: -5,
  money: -2,
  reference: -3,
  address: -2,
  long: -2,
  "event-noun": 1.5,
  wordless: -20,
};

export interface NameCandidate {
  block: Block;
  features: Features;
  score: number;
}

const scoreOf = (features: Features): number =>
  Object.entries(features).reduce((sum, [name, holds]) => sum + (holds ? (weights[name] ?? 0) : 0), 0);

/** The blocks that may name an item, the best first, each with what speaks for it. */
export function nameCandidates(item: Item, text: string, words: NameWords): NameCandidate[] {
  const candidates: NameCandidate[] = [];
  const add = (block: Block, place: Features): void => {
    const said = text.slice(block.from, block.end);
    const lower = said.toLowerCase();
    const features = {
      ...place,
      "first-of-stanza": block.opensStanza,
      heading: block.kind === "heading",
      controls: words.controls.test(lower),
      money: words.money.test(lower),
      reference: words.reference.test(lower),
      address: words.address.test(lower),
      long: said.length > 70,
      "event-noun": words.eventNoun.test(lower),
      wordless: !/\p{L}{2}/u.test(said),
    };
    candidates.push({ block, features, score: scoreOf(features) });
  };
  if (!item.said.isBare && item.part.facts === null)
    add(item.block, { own: true, "own-behind-time": item.said.opensWithTime });
  for (const block of item.above)
    add(block, { above: true, "only-item": item.isOnly && item.said.opensWithTime });
  for (const block of item.below) add(block, { below: true });
  for (const block of item.headings)
    if (!item.above.includes(block))
      add(block, { "heading-far": true, "only-item": item.isOnly && item.said.isBare });
  const day = item.scope.day;
  if (day && !day.said.isBare) add(day.block, { above: true });
  return candidates.sort((left, right) => right.score - left.score);
}
