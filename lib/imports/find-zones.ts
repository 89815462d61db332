import { findIana } from "windows-iana";
import type { CalendarPart } from "@/lib/calendar/calendar-parts";
import { isTimeZone, spellTimeZone } from "@/lib/time/zone-name";
import { readDefinition } from "./zone-definition";
import { agreesWith, type ZoneMoments } from "./zone-moments";
import { zoneOfRules } from "./zone-of-rules";

/** Each costs a comparison with every zone there is. */
const rulesComparedMax = 5;

/** More than the zones of a calendar of many years need. */
const yearsLookedMax = 2000;

const plain = (line: string): string => line.replace(/^[^:]*:/u, "").trim();
const lineOf = ({ lines }: CalendarPart, name: string): string =>
  plain(lines.find((line) => line.toUpperCase().startsWith(name)) ?? "");

/** The names that a zone may mean: itself, and the end of a path such as `/example.org/20050126_1/Europe/Berlin`. */
function namesIn(id: string): string[] {
  const steps = id.split("/").filter((step) => step !== "");
  return [id, steps.slice(-3).join("/"), steps.slice(-2).join("/")];
}

const named = (id: string): string | undefined => {
  const known = namesIn(id).find(isTimeZone);
  return known === undefined ? undefined : spellTimeZone(known);
};

export interface ZoneFinder {
  /** The IANA name of a zone of the file; the visitor's own for one that means none. */
  find: (id: string) => string;
  /** The zones of the file that mean none. */
  unknown: ReadonlySet<string>;
}

interface ZoneQuestion {
  own: string;
  year: number;
  /** The times for which the file uses its zones. */
  moments?: ReadonlyMap<string, ZoneMoments>;
}

/**
 * Finds the zones of a file: by their names, by those that Windows gives them, by the place beside their rules, or by
 * the rules themselves. What the file itself says of a zone counts before what its name means elsewhere (RFC 5545 §
 * 3.2.19).
 */
export function createZoneFinder(
  zones: readonly CalendarPart[],
  { own, year, moments = new Map() }: ZoneQuestion,
): ZoneFinder {
  const rulesOf = new Map(zones.map((zone) => [lineOf(zone, "TZID"), zone]));
  const found = new Map<string, string>();
  const unknown = new Set<string>();
  const budget = { years: yearsLookedMax };
  let comparedCount = 0;
  const byRules = (rules: CalendarPart, likely: readonly string[]): string | null => {
    if (comparedCount >= rulesComparedMax) return null;
    comparedCount += 1;
    return zoneOfRules(rules, { likely: [...likely, own], year });
  };
  const zoneOf = (id: string): string | null => {
    const rules = rulesOf.get(id);
    const meant = named(id) ?? findIana(id)[0];
    if (rules === undefined) return meant ?? null;
    const place = named(lineOf(rules, "X-LIC-LOCATION"));
    const used = moments.get(id);
    const definition = meant === undefined || used === undefined ? null : readDefinition(rules, budget);
    if (meant === undefined || used === undefined || definition === null)
      return meant ?? place ?? byRules(rules, []);
    const known = place === undefined ? [meant] : [meant, place];
    const fitting = known.find((zone) => agreesWith(zone, { definition, moments: used }));
    return fitting ?? byRules(rules, known) ?? meant;
  };
  const find = (rawId: string): string => {
    const id = rawId.replace(/^"|"$/gu, "").trim();
    const known = found.get(id);
    if (known !== undefined) return known;
    const zone = zoneOf(id);
    if (zone === null) unknown.add(id);
    found.set(id, zone ?? own);
    return zone ?? own;
  };
  return { find, unknown };
}
