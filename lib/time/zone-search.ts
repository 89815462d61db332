import { foldText } from "@/lib/text/fold-text";
import { leadingZones } from "./zone-cities";
import type { ZoneChoice } from "./zone-list";

/** A zone that was found, and the alias that the query names; null where its own place or name does. */
export interface FoundZone extends ZoneChoice {
  alias: string | null;
}

interface SearchTexts {
  place: string;
  names: string[];
  all: string;
}

const searchTexts = new WeakMap<ZoneChoice, SearchTexts>();

function searchTextsOf(zone: ZoneChoice): SearchTexts {
  const known = searchTexts.get(zone);
  if (known !== undefined) return known;
  const { id, place, name, offset, abbreviations, names } = zone;
  const parts = [id, id.replaceAll(/[/_]/g, " "), name, offset, offset.replace("GMT", "UTC")];
  const texts = {
    place: foldText(place),
    names: [...abbreviations, name, ...names].map(foldText),
    all: foldText([...parts, ...abbreviations, ...names].join(" ")),
  };
  searchTexts.set(zone, texts);
  return texts;
}

/** How well a zone answers a query, 0 best: one of its names, the beginning of its place or of a name, or a part. */
function distanceOf(zone: ZoneChoice, wanted: string): number {
  const { place, names } = searchTextsOf(zone);
  if (place === wanted || names.includes(wanted)) return 0;
  if (place.startsWith(wanted)) return 1;
  return names.some((name) => name.startsWith(wanted)) ? 2 : 3;
}

function leadOf({ id }: ZoneChoice): number {
  const position = leadingZones.indexOf(id);
  return position === -1 ? leadingZones.length : position;
}

/** The alias that a query names, to be shown where nothing else of the zone says why it was found. */
function aliasOf({ place, name, abbreviations, names }: ZoneChoice, wanted: string): string | null {
  const isShown = [place, name].some((shown) => foldText(shown).startsWith(wanted));
  const alias = [...abbreviations, ...names].find((other) => foldText(other).startsWith(wanted));
  return isShown ? null : (alias ?? null);
}

/**
 * The zones whose place, region, offset, abbreviation, country or city contains every word of the query, ignoring case
 * and accents; the best answers first, otherwise in the order of `zones`.
 */
export function filterZones(zones: readonly ZoneChoice[], query: string): FoundZone[] {
  const wanted = foldText(query).trim();
  const words = wanted.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) return zones.map((zone) => ({ ...zone, alias: null }));
  return zones
    .filter((zone) => words.every((word) => searchTextsOf(zone).all.includes(word)))
    .map((zone) => ({ zone, distance: distanceOf(zone, wanted), lead: leadOf(zone) }))
    .sort((one, other) => one.distance - other.distance || one.lead - other.lead)
    .map(({ zone }) => ({ ...zone, alias: aliasOf(zone, wanted) }));
}
