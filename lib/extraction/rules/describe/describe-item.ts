import { readDetails } from "@/lib/extraction/rules/details/read-details";
import { emptyFacts, type Facts } from "@/lib/extraction/rules/items/facts";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { DetailWords } from "@/lib/extraction/rules/pack/detail-words";
import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import type { Evidence } from "@/lib/wire/evidence";
import { chooseLink, type JoinLink } from "./choose-link";
import { nameCandidates } from "./choose-name";
import { choosePlace, type WeighedPlace, weighPlaces } from "./choose-place";
import { describeByShape } from "./describe-by-shape";
import type { NameCandidate } from "./name-features";
import type { NameWords } from "./name-words";
import { leadLength } from "./phrase-place";
import type { PlacesIn } from "./place-candidates";
import type { PlaceWords } from "./place-words";
import type { Placed } from "./placed";
import type { SharedPlace } from "./shared-places";

/** An entry to describe: its stretch of the text, what its own words give, and the name of the entry before it. */
export interface Described {
  item: Item;
  segment: Segment;
  own: EventDetails;
  previous: string | null;
}

/** What describing asks of the text as a whole and of its language. */
export interface DescribeContext {
  text: string;
  words: { names: NameWords; places: PlaceWords };
  details: DetailWords;
  shared: readonly SharedPlace[];
  placesIn: PlacesIn;
  links: readonly JoinLink[];
  /** The places of the entries described before, the last one last. */
  before: Placed[];
  /** Where each item of the text begins. */
  starts: readonly number[];
  /** Is told the candidates of each name, the best first. */
  watchNames: (item: Item, candidates: readonly NameCandidate[]) => void;
  /** Is told the candidates of each place, the best first, with the name that the entry is given. */
  watchPlaces: (item: Item, title: string, candidates: readonly WeighedPlace[]) => void;
}

const leastScore = -3;
type Named = Stretch & { title: string };

/** The name that the shape of an item gives, else the best of those that its words and the lines around it offer. */
function nameOf(
  entry: Described,
  own: EventDetails,
  { text, words, watchNames }: DescribeContext,
): Named | null {
  const { facts } = entry.item.part;
  const pieces = (facts?.isHeaded ? (facts.name ?? []) : []).filter((piece) => typeof piece !== "string");
  const [first] = pieces;
  if (first !== undefined)
    return { start: first.start, end: pieces.at(-1)?.end ?? first.end, title: own.title };
  const candidates = nameCandidates({ ...entry, own, text, words: words.names });
  watchNames(entry.item, candidates);
  const [best] = candidates;
  if (best === undefined || best.score <= leastScore) return null;
  return candidates.find((one) => addsPeople(one, best, own)) ?? best;
}

/** `Planning with Ana` for `Planning`: the sentence's own name that says who comes along as well. */
function addsPeople({ title, features }: NameCandidate, best: NameCandidate, own: EventDetails): boolean {
  const [whole, less] = [title.toLowerCase(), best.title.toLowerCase()];
  if (features["engine-title"] !== true || !whole.startsWith(`${less} `)) return false;
  const more = whole.slice(less.length);
  return own.attendees.some(({ name }) => more.includes(name.toLowerCase()));
}

/** `Bell ringing at the Tithe Barn`: what the place says already leaves the name. */
function withoutPlace(title: string, { venue, location }: Placed, words: PlaceWords): string {
  const { name, place } = words.behindName.exec(title)?.groups ?? {};
  if (name === undefined || place === undefined || words.namedByPlace.test(name)) return title;
  return `${venue} ${location}`.toLowerCase().includes(place.toLowerCase()) ? name : title;
}

/** `Check-in: … / Check-out: … / The Harbour Hotel, Cork`: the line that names a stay says where it is. */
function atItsName(
  placed: Placed,
  { name, item, text, words }: DescribeContext & { name: Named | null; item: Item },
): Placed {
  if (placed.venue !== "" || placed.location !== "" || name === null) return placed;
  const line = [...item.below, ...item.above].find(({ from, end }) => from <= name.start && name.end <= end);
  const start = name.start + leadLength(text.slice(name.start, name.end), words.places);
  const [quote = "", ...rest] = text.slice(start, name.end).split(", ");
  if (line === undefined || ![quote, ...rest].every((one) => words.places.capitalised.test(one)))
    return placed;
  return {
    venue: quote,
    location: rest.join(", "),
    evidence: [{ field: "venue", quote, start, end: start + quote.length }],
  };
}

const isOf =
  (...fields: readonly string[]) =>
  (one: Evidence): boolean =>
    fields.includes(one.field);

/** `Yoga w/ Amanda` above a list: who is named with an event comes along, where its own words name nobody. */
function withPeople(
  own: EventDetails,
  { segment, name }: { segment: Segment; name: Named | null },
  { text, details }: DescribeContext,
): EventDetails {
  if (name === null || own.attendees.length > 0) return own;
  if (name.start >= segment.start && name.end <= segment.end) return own;
  const { attendees, evidence } = readDetails({ text, start: name.start, end: name.end, taken: [] }, details);
  return { ...own, attendees, evidence: [...own.evidence, ...evidence.filter(isOf("attendees"))] };
}

/** What the shape of an item says of it, with the place that a heading says for its list. */
const placedFacts = ({ part: { facts }, placeAbove }: Item): Facts | null =>
  facts === null && placeAbove === null
    ? null
    : { ...(facts ?? emptyFacts), place: facts?.place ?? placeAbove };

/** The details of an entry: the name that most speaks for, its place, and who comes along. */
export function describeItem(entry: Described, context: DescribeContext): EventDetails {
  const { text, words, shared, placesIn } = context;
  const facts = placedFacts(entry.item);
  const said = facts === null ? entry.own : describeByShape(facts, entry.own, context);
  const name = nameOf(entry, said, context);
  const own = withPeople(said, { segment: entry.segment, name }, context);
  const place = facts?.place ?? null;
  const isSaid = place !== null && !words.places.never.test(text.slice(place.start, place.end).toLowerCase());
  const isPlaced = facts?.isHeaded === true && isSaid;
  const placing = { ...entry, own, text, name, shared, before: [...context.before], words, placesIn };
  const weighed = isPlaced ? [] : weighPlaces(placing);
  const chosen = isPlaced ? own : choosePlace(weighed, placing);
  const placed = facts?.isStay === true ? atItsName(chosen, { ...context, name, item: entry.item }) : chosen;
  const named =
    facts?.isHeaded && facts.name
      ? own.evidence.filter(isOf("title"))
      : name === null || name.end === name.start
        ? []
        : [
            {
              field: "title" as const,
              quote: text.slice(name.start, name.end),
              start: name.start,
              end: name.end,
            },
          ];
  const title = name === null ? words.names.unnamed : withoutPlace(name.title, placed, words.places);
  context.watchPlaces(entry.item, title, weighed);
  context.before.push(placed);
  return withLink(entry, context, {
    ...own,
    title,
    venue: placed.venue,
    location: placed.location,
    evidence: [
      ...named,
      ...placed.evidence.filter(isOf("venue", "location")),
      ...own.evidence.filter((one) => !isOf("title", "venue", "location")(one)),
    ],
  });
}

/** The link to join is the location of what has no other, and a note beside one. */
function withLink(
  { item }: Described,
  { text, links, starts }: DescribeContext,
  details: EventDetails,
): EventDetails {
  const next = starts.find((start) => start > item.block.start) ?? text.length;
  const found = chooseLink(links, item.block, { next, isOnly: new Set(starts).size === 1 });
  if (found === null) return details;
  const quote = text.slice(found.start, found.end);
  const isKnown = [details.venue, details.location, ...details.notes].some((value) => value.includes(quote));
  if (isKnown || quote.trim() === "") return details;
  const field = details.location === "" ? ("location" as const) : ("notes" as const);
  return {
    ...details,
    location: field === "location" ? quote : details.location,
    notes: field === "notes" ? [...details.notes, quote] : details.notes,
    evidence: [...details.evidence, { field, quote, start: found.start, end: found.end }],
  };
}
