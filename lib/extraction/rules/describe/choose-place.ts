import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import type { Evidence } from "@/lib/wire/evidence";
import type { NameWords } from "./name-words";
import { type PlaceQuestion, placeIn } from "./own-places";
import { type Place, placeRank } from "./phrase-place";
import type { PlaceWords } from "./place-words";
import type { SharedPlace } from "./shared-places";

/** An entry whose name is known, and what may say where it is. */
export interface Placing {
  item: Item;
  segment: Segment;
  own: EventDetails;
  text: string;
  name: (Stretch & { title: string }) | null;
  shared: readonly SharedPlace[];
  words: { names: NameWords; places: PlaceWords };
}

/** Where an entry is, with the words that say so. */
export type Placed = Pick<EventDetails, "venue" | "location" | "evidence">;

const linkStart = /^(?:https?:|www\.)/;

function placedBy(text: string, { venue, location }: Place): Placed {
  const evidence: Evidence[] = [];
  const quote = (field: "venue" | "location", stretch: Stretch | null): string => {
    if (stretch === null) return "";
    evidence.push({ field, quote: text.slice(stretch.start, stretch.end), ...stretch });
    return text.slice(stretch.start, stretch.end).replace(/\s+/g, " ");
  };
  return { venue: quote("venue", venue), location: quote("location", location), evidence };
}

/** The place that the sentence engine gives, where it is one: no small word after `at`, and not the name itself. */
function engineOwn({ own, name, words }: Placing): Placed | null {
  const evidence = own.evidence.filter(({ field }) => field === "venue" || field === "location");
  const isGood = (value: string, field: string): boolean => {
    const spans = evidence.filter((one) => one.field === field);
    const isName = name !== null && spans.some(({ start, end }) => start <= name.start && end >= name.end);
    return (
      value !== "" &&
      !isName &&
      (linkStart.test(value) || value.includes(",") || placeRank(value, words.places) > 0)
    );
  };
  const venue = isGood(own.venue, "venue") ? own.venue : "";
  const location = isGood(own.location, "location") ? own.location : "";
  if (venue === "" && location === "") return null;
  const kept = evidence.filter(({ field }) => (field === "venue" ? venue : location) !== "");
  return { venue, location, evidence: kept };
}

function labelled(text: string, blocks: readonly Block[], words: PlaceWords): Place | null {
  for (const { label, from, end } of blocks)
    if (label !== null && words.label.test(text.slice(label.start, label.end).toLowerCase().trim()))
      return { venue: { start: from, end }, location: null };
  return null;
}

/** The times that a block says, an address (`12 Main St`) or a price not among them. */
const timesOf = ({ at, reading }: Said): Stretch[] =>
  reading.spans
    .filter(({ value, strength }) => value.kind !== "noise" && strength === "strong")
    .map(({ from, end }) => ({ start: from + at, end: end + at }));

function around({ item, text, words, name }: Placing): Place | null {
  const near = [...item.below, ...item.above];
  const given = labelled(text, near, words.places);
  if (given !== null) return given;
  const question: PlaceQuestion = { text, times: [], name, words };
  for (const block of near) {
    if (block.kind === "paragraph") continue;
    const place = placeIn({ start: block.from, end: block.end }, question, true);
    if (place !== null) return place;
  }
  const { day } = item.scope;
  if (day === null || day.block === item.block) return null;
  const times = day.said.reading.spans.map(({ from, end }) => ({
    start: from + day.said.at,
    end: end + day.said.at,
  }));
  return placeIn({ start: day.block.from, end: day.block.end }, { ...question, times });
}

function sharedFor({ item, segment, text, shared, words }: Placing): Place | null {
  const said = `${text.slice(segment.start, segment.end)} ${text.slice(item.block.start, item.block.end)}`;
  const isAway = words.places.away.test(said);
  const hasHome = shared.some(({ reach }) => reach === "home");
  for (const { reach, place } of shared) {
    if (reach === "home" ? words.places.home.test(said) && !isAway : !(hasHome && isAway)) return place;
  }
  return null;
}

/** Where an entry is: its own words first, then the lines around it, then what the text says for all. */
export function choosePlace(placing: Placing): Placed {
  const { item, segment, text, name, words } = placing;
  const own = engineOwn(placing);
  const read = placeIn(segment, { text, times: segment.taken, name, words });
  if (own !== null && (own.venue !== "" || read === null || read.location !== null)) return own;
  const found =
    read ??
    placeIn(item.block, { text, times: segment.taken, others: timesOf(item.said), name, words }) ??
    around(placing) ??
    sharedFor(placing);
  if (found === null) return own ?? { venue: "", location: "", evidence: [] };
  const placed = placedBy(text, found);
  if (own === null || placed.venue === "") return own ?? placed;
  return {
    venue: placed.venue,
    location: own.location,
    evidence: [...placed.evidence.filter(({ field }) => field === "venue"), ...own.evidence],
  };
}
