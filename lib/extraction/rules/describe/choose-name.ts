import type { Facts } from "@/lib/extraction/rules/items/facts";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import { cleanName } from "./clean-name";
import { type Features, type NameCandidate, scoreOf } from "./name-features";
import type { NameWords } from "./name-words";
import { namesAround } from "./names-around";
import { ownNames, type RawName } from "./own-names";

/** An entry of an item and what the text around it offers. */
export interface Naming {
  item: Item;
  segment: Segment;
  own: EventDetails;
  text: string;
  words: NameWords;
  /** The name of the entry before it in the same block. */
  previous: string | null;
}

const longestName = 64;
const shortName = 3;
const mostMore = 2;
/** `8 x 400m` and `1:1` are what people call it. */
const counted = /\d ?[x×] ?\d|^1:1$/u;

function qualityOf(title: string, said: string, words: NameWords): Features {
  const lower = title.toLowerCase();
  return {
    wordless: !/\p{L}{2}/u.test(title) && !counted.test(title),
    small: title.replace(/[^\p{L}]/gu, "").length < shortName && !counted.test(title),
    long: title.length > longestName,
    "one-word": !/\s/u.test(title),
    "small-letter": /^["'(]?\p{Ll}/u.test(said),
    money: words.money.test(lower),
    address: words.address.test(lower),
    contact: words.contact.test(lower),
    instruction: words.instruction.test(lower),
    command: words.command.test(lower),
    auxiliary: words.auxiliary.test(lower),
    remark: words.remark.test(lower),
    weak: words.weak.test(lower),
    container: words.container.test(lower),
    place: words.place.test(lower) && !words.eventNoun.test(lower),
    sentence: words.sentence.test(lower),
    pronoun: words.pronoun.test(lower),
    "event-noun": words.eventNoun.test(lower),
  };
}

const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const sentenceBreak = /[.!?]\s|\n\s*\n/;

/** True where no sentence ends between the words and the nearest time. */
function isBesideTime(text: string, { start, end }: Stretch, times: readonly Stretch[]): boolean {
  return times.some(
    (time) =>
      !sentenceBreak.test(time.start >= end ? text.slice(end, time.start) : text.slice(time.end, start)),
  );
}

function sentenceTitle({ own, segment, text, words }: Naming): RawName[] {
  const spans = own.evidence.filter(({ field }) => field === "title");
  if (own.title === words.unnamed) return [];
  const stretch = { start: spans[0]?.start ?? segment.start, end: spans[0]?.end ?? segment.start };
  const isCommanded = words.request.test(text.slice(segment.start, segment.end).toLowerCase());
  const isBeside = isBesideTime(text, stretch, segment.taken);
  return [
    {
      ...stretch,
      title: own.title,
      features: {
        "engine-title": true,
        "of-command": isCommanded,
        "same-sentence": isBeside,
        "first-timed": isBeside,
      },
    },
  ];
}

/** The words that the looks of a row's cells give for a name, and the pieces of the whole row. */
function rowNames({ item, text, words }: Naming, facts: Facts): RawName[] {
  const { block, when } = item.part;
  if (block.kind === "record") return [];
  const row = ownNames(text, { start: block.from, end: block.end }, { times: when ?? [], words });
  const [piece] = facts.name ?? [];
  if (piece === undefined || typeof piece === "string") return row;
  const title = cleanName(text.slice(piece.start, piece.end), words);
  return [...row, { ...piece, title, features: { cell: true, "same-sentence": true, "first-timed": true } }];
}

const wordsOf = (title: string): Set<string> => new Set(keyOf(title).split(" "));

/** True for a subject that says all words of a name that the entry's own sentence gives, and few more: `Fire drill` for `drill`. */
function isFuller(key: string, features: Features, own: readonly Set<string>[]): boolean {
  if (features.subject !== true) return false;
  const words = wordsOf(key);
  return own.some(
    (less) =>
      less.size < words.size &&
      words.size <= less.size + mostMore &&
      [...less].every((word) => words.has(word)),
  );
}
/** The label of a time names what has no other name. */
const labelName = ({ label }: Facts, text: string, words: NameWords): RawName[] =>
  label
    ? [{ ...label, title: cleanName(text.slice(label.start, label.end), words), features: { label: true } }]
    : [];

/** The words that may name an entry, the best first, each with what speaks for it. */
export function nameCandidates(naming: Naming): NameCandidate[] {
  const { item, segment, text, words, previous } = naming;
  const { facts } = item.part;
  const raw: RawName[] = [
    ...(facts === null
      ? ownNames(text, segment, { times: segment.taken, words })
      : facts.isHeaded
        ? labelName(facts, text, words)
        : rowNames(naming, facts)),
    ...(facts === null ? sentenceTitle(naming) : []),
    ...(previous === null ? namesAround(item, text, words) : []),
    ...(previous === null
      ? []
      : [{ start: segment.start, end: segment.start, title: previous, features: { previous: true } }]),
  ];
  const { venue, location } = naming.own;
  const places = new Set([keyOf(venue), keyOf(location)]);
  const weigh = ({ features }: RawName): number => scoreOf(features, words.weights);
  const byTitle = new Map<string, RawName>();
  for (const name of raw) {
    const key = keyOf(name.title);
    if (key === "") continue;
    const known = byTitle.get(key);
    const better = known && weigh(known) > weigh(name) ? known : name;
    byTitle.set(key, known ? { ...better, features: { ...better.features, agreed: true } } : name);
  }
  const own = [...byTitle]
    .filter(([, { features }]) => features["same-sentence"] === true)
    .map(([key]) => wordsOf(key));
  return [...byTitle]
    .map(([key, { start, end, title, features }]) => {
      const all = {
        ...features,
        ...qualityOf(title, text.slice(start, end), words),
        "own-place": places.has(key),
        fuller: isFuller(key, features, own),
      };
      return { start, end, title, features: all, score: scoreOf(all, words.weights) };
    })
    .sort((left, right) => right.score - left.score);
}
