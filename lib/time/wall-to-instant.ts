import { Temporal } from "#temporal";
import { createTextMemo } from "@/lib/text/text-memo";
import type { ZonedWall } from "./wall-clock";

// Apart from wall-clock.ts, since the first pages that show an event only go the other way.

/**
 * A zone's rules do not change while a process runs, and looking them up is most of the cost of making an
 * answer.
 */
const rememberInstant = createTextMemo<string>(2000);

/**
 * The instant of a wall-clock time, as a UTC ISO string with milliseconds. A time that a clock change skips
 * moves forward by the length of the gap (Temporal `compatible`, RFC 5545 § 3.3.5).
 */
export function wallToInstant(zoned: ZonedWall): string {
  return rememberInstant(`${zoned.fold} ${zoned.wall} ${zoned.timeZone}`, () => findInstant(zoned));
}

function findInstant({ wall, timeZone, fold }: ZonedWall): string {
  const plain = Temporal.PlainDateTime.from(wall);
  const earlier = plain.toZonedDateTime(timeZone, { disambiguation: "compatible" });
  // Only the later of two instants needs the second lookup, and each lookup in the zone's rules takes time.
  const chosen = fold === "later" ? laterOf(plain, earlier) : earlier;
  return new Date(chosen.epochMilliseconds).toISOString();
}

/** The later of the two instants of a repeated wall-clock time; otherwise its only instant. */
function laterOf(plain: Temporal.PlainDateTime, earlier: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const later = plain.toZonedDateTime(earlier.timeZoneId, { disambiguation: "later" });
  return earlier.toPlainDateTime().equals(later.toPlainDateTime()) ? later : earlier;
}
