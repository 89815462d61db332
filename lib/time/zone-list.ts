import { foldText } from "@/lib/text/fold-text";
import { formatZone, formatZoneName, type ZoneLabel } from "./format-zone";

/** A zone that a person can choose. */
export interface ZoneChoice extends ZoneLabel {
  id: string;
  /** The zone's common name in every season: `Eastern Time`. */
  name: string;
}

/**
 * The current spellings of names that browsers still list in an old one (the `backward` file of the IANA
 * database).
 */
const currentSpellings = new Map([
  ["America/Godthab", "America/Nuuk"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["America/Indianapolis", "America/Indiana/Indianapolis"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Atlantic/Faeroe", "Atlantic/Faroe"],
  ["Europe/Kiev", "Europe/Kyiv"],
]);

/**
 * Every zone of the IANA database that this runtime knows: those of `first`, then the others in the order of
 * their places. The offsets are those at `instant`, since they change with the season.
 */
export function listZones(question: {
  instant: string;
  locale: string;
  first: readonly string[];
}): ZoneChoice[] {
  const { instant, locale, first } = question;
  const all = Intl.supportedValuesOf("timeZone").map((id) => currentSpellings.get(id) ?? id);
  const toChoice = (id: string): ZoneChoice => ({
    id,
    ...formatZone({ timeZone: id, instant, locale }),
    name: formatZoneName({ timeZone: id, instant, locale }),
  });
  const others = new Set([...all, "UTC"].filter((id) => !first.includes(id)));
  return [
    ...[...new Set(first)].map(toChoice),
    ...[...others].map(toChoice).sort((one, other) => one.place.localeCompare(other.place, locale)),
  ];
}

const searchTexts = new WeakMap<ZoneChoice, string>();

function searchTextOf(zone: ZoneChoice): string {
  const known = searchTexts.get(zone);
  if (known !== undefined) return known;
  const text = foldText([zone.id.replaceAll(/[/_]/g, " "), zone.id, zone.name, zone.offset].join(" "));
  searchTexts.set(zone, text);
  return text;
}

/**
 * The zones whose place, region, name or offset contains every word of the query, ignoring case and accents;
 * those whose place begins with the query come first.
 */
export function filterZones(zones: readonly ZoneChoice[], query: string): ZoneChoice[] {
  const wanted = foldText(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = zones.filter((zone) => words.every((word) => searchTextOf(zone).includes(word)));
  if (wanted === "") return found;
  const isPlace = (zone: ZoneChoice) => foldText(zone.place).startsWith(wanted);
  return [...found.filter(isPlace), ...found.filter((zone) => !isPlace(zone))];
}
