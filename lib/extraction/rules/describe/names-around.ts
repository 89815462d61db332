import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cleanName } from "./clean-name";
import { markTimes, splitSentences } from "./marked-sentences";
import type { Features } from "./name-features";
import { type NamePiece, piecesOf } from "./name-pieces";
import type { NameWords } from "./name-words";
import { ownNames, type RawName } from "./own-names";

interface Around {
  words: NameWords;
  features: Features;
  times: readonly Stretch[];
  isRecord: boolean;
}

/** A line as a whole, and its first piece where it has several. */
function rawNames(text: string, block: Block, { words, features, times, isRecord }: Around): RawName[] {
  const label =
    block.label === null ? "" : text.slice(block.label.start, block.label.end).toLowerCase().trim();
  const isTitle = words.ownLabel.test(label);
  const start = isTitle ? block.from : (block.label?.start ?? block.from);
  const said = markTimes(text, { start, end: block.end }, times);
  const all = {
    ...features,
    heading: block.kind === "heading",
    subject: block.kind === "subject",
    "opens-stanza": block.opensStanza,
    "own-label": isTitle,
    "other-label": words.otherLabel.test(label),
  };
  // What is told in the sentences above labels: `The spring concert will take place as follows:`.
  if (isRecord && block.kind === "paragraph")
    return ownNames(text, block, { times, words }).map((name) => ({
      ...name,
      features: { ...name.features, ...features, "sentence-behind": false },
    }));
  const [sentence] = splitSentences(said, start, words);
  const [piece, ...others] = sentence ? piecesOf(sentence) : [];
  const whole = {
    start,
    end: block.end,
    title: cleanName(said, words),
    features: { ...all, "whole-line": true },
  };
  if (piece === undefined || others.length === 0) return [whole];
  // `Town Hall, High Street` below a date is where it is.
  const isPlace = ({ words: said }: NamePiece): boolean =>
    words.place.test(said.toLowerCase()) || words.address.test(said.toLowerCase());
  if (features.below === true && isPlace(piece) && others[0]?.opening === ",") return [];
  // `Playhouse, Quarry Hill, Leeds LS2 7UP` below the name: what stands before an address is where it is.
  const isAddressed = others.some(({ words: more }) => words.address.test(more.toLowerCase()));
  if (features["one-of-several"] === true && isAddressed && !words.eventNoun.test(piece.words.toLowerCase()))
    return [];
  return [{ start: piece.start, end: piece.end, title: cleanName(piece.words, words), features: all }, whole];
}

/** What words of a language find in blocks that have no part in the item. */
const namesSaid = (
  blocks: readonly Block[],
  patterns: readonly RegExp[],
  { text, words, features }: { text: string; words: NameWords; features: Features },
): RawName[] =>
  blocks.flatMap(({ start, end }) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text.slice(start, end));
      const name = match?.groups?.name;
      if (!match || name === undefined) return [];
      const from = start + match.index + match[0].lastIndexOf(name);
      return [{ start: from, end: from + name.length, title: cleanName(name, words), features }];
    }),
  );

/** `Your reservation at Nonna is confirmed!`, `a reminder of your appointment with Dr. Okafor`: what a mail says that it is about; and what the mail asks for that it answers. */
function namesOfMail(
  { introduction = [], asked = [] }: Item,
  { text, words, place }: { text: string; words: NameWords; place: Features },
): RawName[] {
  const features = { ...place, built: true, introduced: true };
  const [plan] = namesSaid(asked, words.asked ?? [], { text, words, features: { built: true, above: true } });
  const said = namesSaid(introduction, words.introduced ?? [], { text, words, features });
  return plan === undefined ? said : [...said, plan];
}

/** The lines above and below an item, its headings, and the line that names its day, as names of it. */
export function namesAround(item: Item, text: string, words: NameWords): RawName[] {
  const { block, said, above, below, headings, scope, isOnly } = item;
  const place = { "only-item": isOnly, "item-opens-with-time": said.opensWithTime, "item-bare": said.isBare };
  const add =
    (features: Features) =>
    (one: Block): RawName[] =>
      rawNames(text, one, {
        words,
        times: item.timesAbove,
        isRecord: block.kind === "record",
        features: { ...place, ...features, "right-beside": Math.abs(one.stanza - block.stanza) === 0 },
      });
  const far = headings.filter((heading) => !above.includes(heading));
  const day = scope.day && !scope.day.said.isBare && scope.day.block !== block ? [scope.day.block] : [];
  return [
    ...namesOfMail(item, { text, words, place }),
    ...above.flatMap(add({ above: true, "one-of-several": above.length > 1 })),
    ...below.slice(0, 3).flatMap(add({ below: true })),
    ...far.flatMap((heading, index) => add({ "heading-far": true, "heading-farther": index > 0 })(heading)),
    ...day.flatMap(add({ above: true, "day-line": true })),
  ];
}
