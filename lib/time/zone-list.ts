import { formatZone, formatZoneName, type ZoneLabel } from "./format-zone";
import { listZoneAliases, type ZoneAliases } from "./zone-aliases";

/** A zone that a person can choose. */
export interface ZoneChoice extends ZoneLabel, ZoneAliases {
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

const noAliases: ZoneAliases = { abbreviations: [], names: [] };

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
  const aliases = listZoneAliases(locale);
  const toChoice = (id: string): ZoneChoice => ({
    id,
    ...formatZone({ timeZone: id, instant, locale }),
    name: formatZoneName({ timeZone: id, instant, locale }),
    ...(aliases.get(id) ?? noAliases),
  });
  const others = new Set([...all, "UTC"].filter((id) => !first.includes(id)));
  return [
    ...[...new Set(first)].map(toChoice),
    ...[...others].map(toChoice).sort((one, other) => one.place.localeCompare(other.place, locale)),
  ];
}
