import { sumOf } from "@/lib/extraction/rules/choose/scorer";
import { entryHasClock } from "@/lib/extraction/rules/entries";
import type { Item } from "@/lib/extraction/rules/items/item";
import { type Block, overlaps, type Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import { besideItsHour, entryFeatures, likeBefore, repeatsOf } from "./entry-features";
import { leadLength } from "./phrase-place";
import type { PlaceCandidate, PlaceSource, PlacesIn } from "./place-candidates";
import { has, kindOf, looksOf, told } from "./place-phrases";
import type { PlaceWords } from "./place-words";
import { nowhere, type Placed, placedBy } from "./placed";
import { knownPlaces, settlePlace, withAddress } from "./settle-place";
import { houseFeature, type SharedPlace } from "./shared-places";
import { surelyTimes } from "./surely-times";

/** An entry whose name is known, and what may say where it is. */
export interface Placing {
  item: Item;
  segment: Segment;
  own: EventDetails;
  text: string;
  name: (Stretch & { title: string }) | null;
  shared: readonly SharedPlace[];
  /** The places of the entries before it, the last one last. */
  before: readonly Placed[];
  words: { places: PlaceWords };
  placesIn: PlacesIn;
}

/** A candidate with what it would say and how much speaks for it. */
export interface WeighedPlace {
  /** Where the entry would be; what stands for another place is looked up when this is asked. */
  placed: () => Placed;
  features: readonly string[];
  score: number;
}

/** Letters of a line between an entry and words that may say where it is. */
const farthestInLine = 200;
const linkStart = /^(?:https?:|www\.)/;

/** How the words of a place stand to the name of the entry. */
function besideName(phrase: Stretch, { name, text, segment }: Placing): string[] {
  if (name === null) return [];
  if (!overlaps(phrase, segment))
    return name.title.toLowerCase().includes(text.slice(phrase.start, phrase.end).toLowerCase())
      ? ["name-far"]
      : [];
  const said = text.slice(phrase.start, phrase.end).toLowerCase();
  const title = name.title.toLowerCase();
  if (overlaps(phrase, name)) {
    if (phrase.start <= name.start) return ["name-opens"];
    return [said.length * 2 > title.length ? "name-most" : "name-end"];
  }
  if (title.includes(said)) return ["name-says"];
  return [name.start < phrase.start ? "name-before" : "name-behind"];
}

/** The words of a name are a place where a noun of places or an address says so. */
const isUnsure = (features: readonly string[]): boolean =>
  features.includes("is-a:capitals") || features.includes("is-a:bare");

/** One or two words before a place. */
const wordsBefore = /(?:\S{1,20} )?\S{1,20} $/u;

/** True where the words before a place lead to it: `in Lisbon`, `at the Tannery`. */
function isLed(text: string, start: number, words: PlaceWords): boolean {
  const before = wordsBefore.exec(text.slice(Math.max(0, start - 42), start))?.[0] ?? "";
  const last = before.slice(before.indexOf(" ") + 1);
  return [before, last].some((led) => led !== "" && leadLength(`${led}x`, words) === led.length);
}

/** The place that the sentence engine or the shape of the item gives. */
function given({
  own,
  item,
  text,
  words,
}: Placing): (Omit<WeighedPlace, "score"> & { source: PlaceSource })[] {
  const { venue, location } = own;
  if (venue === "" && location === "") return [];
  const source: PlaceSource = item.part.facts?.place ? "cell" : item.placeAbove ? "list" : "engine";
  const said = venue || location;
  const evidence = own.evidence.filter(({ field }) => field === "venue" || field === "location");
  return [
    {
      source,
      placed: () => ({ venue, location, evidence }),
      features: [
        source,
        ...looksOf(said, words.places),
        `${source}:${kindOf(said, words.places)}`,
        ...(venue === "" ? [] : ["has-venue"]),
        ...(location === "" ? [] : ["has-location"]),
        ...has("is-link", linkStart.test(location)),
        ...has("is-led", evidence[0] !== undefined && isLed(text, evidence[0].start, words.places)),
      ],
    },
  ];
}

/** The lines around an item, each with how it stands to it and where its own times are. */
function linesAround({ item }: Placing): { block: Block; source: PlaceSource; times: readonly Stretch[] }[] {
  const { above, below, headings, scope, timesAbove, elsewhere } = item;
  const day = scope.day && scope.day.block !== item.block ? scope.day : null;
  const far = headings.filter((heading) => !above.includes(heading));
  const told = elsewhere.toSorted((left, right) => left.start - right.start);
  const lines = (blocks: readonly Block[], source: PlaceSource, times: readonly Stretch[] = []) =>
    blocks.map((block) => ({ block, source, times }));
  return [
    ...lines(below.slice(0, 1), "next", told),
    ...lines(below.slice(1, 3), "below", told),
    ...lines(above.slice(-3), "above", timesAbove),
    ...lines(far.slice(0, 2), "heading", timesAbove),
    ...(day === null ? [] : lines([day.block], "day", surelyTimes(day.said))),
  ];
}

function around(placing: Placing): PlaceCandidate[] {
  return linesAround(placing).flatMap(({ block, source, times }) =>
    placing.placesIn({ start: block.from, end: block.end }, { times, source }).map((one) => ({
      ...one,
      features: [...one.features, `${source}:${block.kind}`],
    })),
  );
}

/** The places that the text says for many of its events and for this one. */
function sharedFor({ item, segment, text, shared, words }: Placing): SharedPlace[] {
  const said = `${text.slice(segment.start, segment.end)} ${text.slice(item.block.start, item.block.end)}`;
  const isAway = words.places.away.test(said);
  const hasHome = shared.some(({ reach }) => reach === "home");
  return shared.filter(({ reach, stanza = 0, phrase }) => {
    if (reach === "home") return words.places.home.test(said) && !isAway;
    const isBelow = phrase.start > item.block.start && stanza <= item.block.stanza + 1;
    return !(hasHome && isAway) && (reach !== "above" || isBelow);
  });
}

const isSame = (left: Stretch, right: Stretch): boolean =>
  left.start === right.start && left.end === right.end;

/** The stretch of a line that may say where an entry is: up to the times of others, and not far from it. */
function reachOf({ item, segment }: Placing, others: readonly Stretch[]): Stretch {
  const first = segment.taken[0] ?? segment;
  const last = segment.taken.at(-1) ?? segment;
  const limits = segment.taken.length === 0 ? [] : others;
  const before = limits.filter(({ end }) => end <= first.start).map(({ end }) => end);
  const behind = limits.filter(({ start }) => start >= last.end).map(({ start }) => start);
  return {
    start: Math.max(item.block.from, segment.start - farthestInLine, ...before),
    end: Math.min(item.block.end, segment.end + farthestInLine, ...behind),
  };
}

/** What the rest of the entry's line says, as far as no time of another entry stands between. */
function inLine(placing: Placing, times: readonly Stretch[]): PlaceCandidate[] {
  const { item, segment, placesIn } = placing;
  const own = segment.taken;
  const others = times.filter((time) => !own.some((one) => overlaps(one, time)));
  const all = [...own, ...times.filter((time) => !own.some((one) => isSame(one, time)))].sort(
    (left, right) => left.start - right.start,
  );
  const isOwn = ({ start, end }: Stretch): boolean =>
    own.length === 0 ||
    own.some(
      (time) =>
        !others.some(
          (other) => other.start >= Math.min(time.end, end) && other.end <= Math.max(time.start, start),
        ),
    );
  const line = { start: item.block.from, end: item.block.end };
  return placesIn(line, { times: all, source: "line", near: reachOf(placing, others) }).filter(
    ({ phrase }) => !overlaps(phrase, segment) && isOwn(phrase),
  );
}

/** What may say where an entry is, each weighed, the surest first: its own words, the lines around it, what the text says for all. */
export function weighPlaces(placing: Placing): WeighedPlace[] {
  const { item, segment, text, words, name, before } = placing;
  const known = knownPlaces(placing);
  const hasClock = item.said.hasClock || item.said.reading.entries.some(entryHasClock);
  const entry = entryFeatures(name?.title ?? placing.own.title, hasClock, words.places);
  // `Subscriptions due`, without an hour: what is said for all that one goes to is not said for it.
  const isAnywhere = entry.length < 2;
  const times = surelyTimes(item.said);
  const found = [
    ...placing.placesIn(segment, { times: segment.taken, source: "own" }),
    ...inLine(placing, times),
    ...around(placing),
    ...(isAnywhere ? sharedFor(placing) : []),
  ].filter(
    ({ phrase, features }) =>
      !times.some((time) => overlaps(time, phrase)) &&
      !(name !== null && overlaps(name, phrase) && phrase.start <= name.start && isUnsure(features)),
  );
  const of = (source: PlaceSource): string[] => entry.map((one) => told(source, one));
  const weighed = [
    ...given(placing).map((one) => ({ ...one, features: [...one.features, ...of(one.source)] })),
    ...found.map(({ place, phrase, source, features }) => ({
      placed: () => settlePlace(placedBy(text, place), words.places, known),
      features: [
        ...features,
        ...besideName(phrase, placing),
        ...of(source),
        ...besideItsHour(text, phrase, item.elsewhere),
        repeatsOf(text, phrase),
        likeBefore(text.slice(phrase.start, phrase.end), before),
      ],
    })),
  ];
  return weighed
    .map((one) => ({ ...one, score: sumOf(one.features, words.places.weights) }))
    .sort((left, right) => right.score - left.score);
}

const outOfHouse = [told("head", "nowhere"), told("where", "nowhere")];

/** Where an entry is: the surest of its candidates, where one is sure enough, else the house that the text names with its address; a link that the entry has stays. */
export function choosePlace(weighed: readonly WeighedPlace[], placing: Placing): Placed {
  const { own, words } = placing;
  const [best] = weighed;
  const isSure = best !== undefined && best.score >= words.places.bar;
  const hasLink = linkStart.test(own.location);
  const house = weighed.find(
    ({ features }) =>
      !hasLink && features.includes(houseFeature) && !outOfHouse.some((one) => features.includes(one)),
  );
  const placed = (isSure ? best : house)?.placed() ?? nowhere;
  if (!hasLink || placed.location !== "")
    return withAddress(placed, words.places, () => [
      ...weighed.map((one) => one.placed()),
      ...knownPlaces(placing)(),
    ]);
  const link = own.evidence.filter(({ field }) => field === "location");
  return { ...placed, location: own.location, evidence: [...placed.evidence, ...link] };
}
