import { rawTimeZones } from "@vvo/tzdb";
import { formatter } from "./formatter";
import { furtherCities, furtherCountryNames } from "./zone-cities";

/** A row of `@vvo/tzdb`, which follows the IANA database, CLDR and GeoNames. */
type ZoneRow = (typeof rawTimeZones)[number];

/** What people call a zone besides its IANA name. */
export interface ZoneAliases {
  /** `EST`, `EDT`, `ET`. */
  abbreviations: readonly string[];
  /** Its largest cities, its country in English and in the reader's language, its names in words. */
  names: readonly string[];
}

const abbreviation = /^[A-Z]{2,5}$/;

/** Each name once. */
const known = (list: readonly (string | undefined)[]): string[] => [
  ...new Set(list.filter((name) => name !== undefined).filter((name) => name !== "")),
];

/** `ET` of `America/New_York`; a zone without such a name gives an offset or a place. */
const shortGenericName = (timeZone: string): string | undefined =>
  formatter("en-US", { timeZone, timeZoneName: "shortGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value;

/** The names of countries in a language, in full and in short; undefined for a code that it does not know. */
function countryNamer(locale: string): (code: string) => (string | undefined)[] {
  const namers = [
    new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
    new Intl.DisplayNames("en", { type: "region", fallback: "none", style: "short" }),
  ];
  return (code) => namers.map((namer) => namer.of(code));
}

/** The aliases of every zone, by its IANA name and by each name that is only another spelling of it. */
export function listZoneAliases(locale: string): ReadonlyMap<string, ZoneAliases> {
  const nameCountry = countryNamer(locale);
  const aliases = new Map<string, ZoneAliases>();
  const aliasesOf = (row: ZoneRow): ZoneAliases => ({
    abbreviations: known([row.abbreviation, row.dstAbbreviation, shortGenericName(row.name)]).filter((name) =>
      abbreviation.test(name),
    ),
    names: known([
      ...nameCountry(row.countryCode),
      row.countryName,
      ...(furtherCountryNames[row.countryCode] ?? []),
      row.alternativeName,
    ]),
  });
  for (const row of rawTimeZones) {
    const shared = aliasesOf(row);
    // The cities belong to the zone that the row is named by, the rest to every zone of its group.
    for (const id of row.group) if (!aliases.has(id)) aliases.set(id, shared);
    const cities = known([...row.mainCities, ...(furtherCities[row.name] ?? [])]);
    aliases.set(row.name, { ...shared, names: [...cities, ...shared.names] });
  }
  return aliases;
}
