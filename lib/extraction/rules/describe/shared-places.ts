import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { addressLines } from "./address-lines";
import type { NameWords } from "./name-words";
import { leadLength } from "./phrase-place";
import type { PlaceCandidate, PlaceSource, PlacesIn } from "./place-candidates";
import type { PlaceWords } from "./place-words";
import { surelyTimes } from "./surely-times";

/** A place that is said for many events: for all, for games at home, at the head or the foot of the text, or in lines below them. */
export interface SharedPlace extends PlaceCandidate {
  reach: "all" | "home" | "edge" | "above";
  /** Of what is said for what stands right above: the stanza where that is said. */
  stanza?: number;
}

interface SharedContext {
  text: string;
  words: { names: NameWords; places: PlaceWords };
  placesIn: PlacesIn;
}

const mute = new Set<Block["kind"]>([
  "header",
  "stamp",
  "separator",
  "greeting",
  "closing",
  "signature",
  "chat",
]);
const mostEdges = 3;
/** Of a place with its address at the head of a text, or that opens one all of whose events have an hour: the house of a listing, where its events say no place. */
export const houseFeature = "house-address";

/** What a block says of many events: where its label asks where they are, or one of its sentences speaks of all. */
function saidForAll(
  { block, times, hasAbove }: { block: Block; times: readonly Stretch[]; hasAbove: boolean },
  { text, words, placesIn }: SharedContext,
): SharedPlace[] {
  const { label } = block;
  const isWhere =
    label !== null && words.places.label.test(text.slice(label.start, label.end).toLowerCase().trim());
  const found = placesIn({ start: block.from, end: block.end }, { times, source: isWhere ? "where" : "all" });
  if (isWhere) return found.map((one) => ({ ...one, reach: "all" }));
  const shared = found.filter(({ features }) => features.includes("all:is-shared"));
  const isOfTwo = words.places.ofTwo?.test(text.slice(block.from, block.end).toLowerCase()) && hasAbove;
  return shared.map((one) =>
    isOfTwo ? { ...one, reach: "above", stanza: block.stanza } : { ...one, reach: "all" },
  );
}

/** `Venue: Room 204`: where one label alone asks where the events of a text are, it is the house of those that say no place. */
function asHouse(found: readonly SharedPlace[][]): readonly SharedPlace[][] {
  const asks = (places: readonly SharedPlace[]): boolean => places.some(({ source }) => source === "where");
  if (found.filter(asks).length !== 1) return found;
  return found.map((places) =>
    asks(places) ? places.map((one) => ({ ...one, features: [...one.features, houseFeature] })) : places,
  );
}

/** What is said for all by the same words in the same way says nothing new. */
function eachOnce(found: readonly SharedPlace[], text: string): SharedPlace[] {
  const said = new Set<string>();
  return found.filter(({ reach, phrase: { start, end }, features }) => {
    const key = [text.slice(start, end), ...features].join("\n");
    return reach !== "all" || said.size < said.add(key).size;
  });
}

/** Where the games at home are. */
function saidForHome(block: Block, { text, words, placesIn }: SharedContext): SharedPlace[] {
  const start = block.label?.start ?? block.from;
  const match = words.places.forHome.exec(text.slice(start, block.end).replace(/[\n\r]/g, " "));
  const phrase = match?.groups?.place;
  if (!match || phrase === undefined) return [];
  const from = start + match.index + match[0].lastIndexOf(phrase);
  const at = from + leadLength(phrase, words.places);
  return placesIn({ start: at, end: block.end }, { times: [], source: "home" })
    .filter(({ phrase: { start: begin } }) => begin === at)
    .map((one) => ({ ...one, reach: "home" }));
}

/** What a line at the head or the foot of the text may say of where its events are. */
function saidAtEdge(
  { block, times, isTitle }: { block: Block; times: readonly Stretch[]; isTitle: boolean },
  source: PlaceSource,
  { text, words, placesIn }: SharedContext,
): SharedPlace[] {
  if (words.places.forHome.test(text.slice(block.label?.start ?? block.from, block.end))) return [];
  const isContact = words.names.contact.test(text.slice(block.from, block.end).toLowerCase());
  return placesIn({ start: block.from, end: block.end }, { times, source })
    .filter(({ features }) => !features.includes("is-a:bare"))
    .map((one) => {
      const hasAddress = one.place.venue !== null && one.features.includes("goes-on:address");
      const opens = isTitle && one.phrase.start === block.from && one.features.includes("is-a:noun");
      const isHouse = source === "head" && (hasAddress || opens) && !isContact;
      const more = [`${source}:${block.kind}`, ...(isHouse ? [houseFeature] : [])];
      return { ...one, features: [...one.features, ...more], reach: "edge" };
    });
}

/** What the lines of an address say: as sure as the cell of a table for what stands right above. */
function saidByLines(lines: readonly Block[], context: SharedContext): SharedPlace[] {
  const found = addressLines(lines, context);
  return found.map(({ place, phrase, stanza }) => ({
    place,
    phrase,
    stanza,
    source: "lines",
    features: ["cell", "has-location", ...(place.venue ? ["has-venue"] : [])],
    reach: "above",
  }));
}

/** The places that a text says for many of its events. `timed` tells which blocks are events themselves. */
export function sharedPlaces(
  {
    blocks,
    live,
    timed,
  }: { blocks: readonly Block[]; live: readonly LiveBlock[]; timed: ReadonlySet<Block> },
  context: SharedContext,
): SharedPlace[] {
  const closing = blocks.findIndex(({ kind }) => kind === "closing");
  const spoken = blocks.filter((block, index) => !mute.has(block.kind) && (closing < 0 || index < closing));
  const times = new Map(live.map(({ block, said }) => [block, surelyTimes(said)]));
  const isListing = live.every(({ block, said }) => !timed.has(block) || said.hasClock);
  const atEdge = (source: PlaceSource) => (block: Block) =>
    saidAtEdge(
      { block, times: times.get(block) ?? [], isTitle: isListing && block === blocks[0] },
      source,
      context,
    );
  const hasAbove = ({ start, stanza }: Block): boolean =>
    [...timed].some((one) => one.start < start && one.stanza >= stanza - 1);
  const quiet = spoken.filter((block) => !timed.has(block));
  const head = quiet.slice(0, mostEdges);
  const foot = closing < 0 ? quiet.slice(-mostEdges).filter((block) => !head.includes(block)) : [];
  const forAll = spoken.map((block) =>
    saidForAll({ block, times: times.get(block) ?? [], hasAbove: hasAbove(block) }, context),
  );
  return [
    ...eachOnce(asHouse(forAll).flat(), context.text),
    ...spoken.flatMap((block) => saidForHome(block, context)),
    ...head.flatMap(atEdge("head")),
    ...foot.flatMap(atEdge("foot")),
    ...saidByLines(quiet, context),
  ];
}
