import { asUtc, formatter, withPlainSpaces } from "./formatter";
import { instantToWall } from "./wall-clock";

export interface ZoneLabel {
  /** The place in the zone's name: `New York` for `America/New_York`. */
  place: string;
  /** The offset at that instant: `GMT-5`. */
  offset: string;
}

/**
 * The label of a zone on an event's chip, at the event's own instant, since the offset changes with the
 * season.
 */
export function formatZone(zone: { timeZone: string; instant: string; locale: string }): ZoneLabel {
  const parts = formatter(zone.locale, {
    timeZone: zone.timeZone,
    timeZoneName: "shortOffset",
  }).formatToParts(new Date(zone.instant));
  const place = (zone.timeZone.split("/").at(-1) ?? zone.timeZone).replaceAll("_", " ");
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  // Older runtimes format it as `GMT+0`.
  return { place, offset: offset.replace(/^GMT[+-]0$/, "GMT") };
}

/** The name of a zone in every season: `Eastern Time`; its offset if it has no name of its own. */
export function formatZoneName(zone: { timeZone: string; instant: string; locale: string }): string {
  const parts = formatter(zone.locale, {
    timeZone: zone.timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(zone.instant));
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** An instant as date and time in the reader's zone, for `Created {date}`: `Nov 20, 2026, 6:15 PM`. */
export function formatInstant(moment: { instant: string; timeZone: string; locale: string }): string {
  const { wall } = instantToWall(moment.instant, moment.timeZone);
  return withPlainSpaces(
    formatter(moment.locale, { dateStyle: "medium", timeStyle: "short" }).format(asUtc(wall)),
  );
}
