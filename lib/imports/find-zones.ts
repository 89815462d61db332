import { findIana } from "windows-iana";
import type { CalendarPart } from "@/lib/calendar/calendar-parts";
import { isTimeZone, spellTimeZone } from "@/lib/time/zone-name";
import { zoneOfRules } from "./zone-of-rules";

/** Each costs a comparison with every zone there is. */
const rulesComparedMax = 5;

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

/**
 * Finds the zones of a file: by their names, by those that Windows gives them, by the place beside their rules, or by
 * the rules themselves.
 */
export function createZoneFinder(
  zones: readonly CalendarPart[],
  { own, year }: { own: string; year: number },
): ZoneFinder {
  const rulesOf = new Map(zones.map((zone) => [lineOf(zone, "TZID"), zone]));
  const found = new Map<string, string>();
  const unknown = new Set<string>();
  let comparedCount = 0;
  const byRules = (id: string): string | undefined => {
    const rules = rulesOf.get(id);
    if (rules === undefined || comparedCount >= rulesComparedMax) return undefined;
    const place = named(lineOf(rules, "X-LIC-LOCATION"));
    if (place !== undefined) return place;
    comparedCount += 1;
    return zoneOfRules(rules, { own, year }) ?? undefined;
  };
  const find = (rawId: string): string => {
    const id = rawId.replace(/^"|"$/gu, "").trim();
    const known = found.get(id);
    if (known !== undefined) return known;
    const zone = named(id) ?? findIana(id)[0] ?? byRules(id);
    if (zone === undefined) unknown.add(id);
    found.set(id, zone ?? own);
    return zone ?? own;
  };
  return { find, unknown };
}
