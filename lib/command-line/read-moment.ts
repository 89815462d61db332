import { earliestDate, latestDate } from "@/lib/time/limits";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { UsageError } from "./usage-error";

/** A day, and perhaps a clock, and perhaps what it is off from UTC. */
const form = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** False for a day or a clock that does not exist, such as 30 February. */
const isReal = (wall: string): boolean => {
  const date = new Date(`${wall}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wall);
};

/**
 * The moment that somebody types, in epoch milliseconds: `2026-11-20` (its noon), `2026-11-20T09:00`, both on the clock of the
 * zone, or an instant with its offset. Throws a `UsageError`.
 */
export function readMoment(typed: string, timeZone: string): number {
  const [, day = "", clock = "12:00", offset] = form.exec(typed.trim()) ?? [];
  const wall = `${day}T${clock}`;
  if (day >= earliestDate && day <= latestDate && isReal(wall)) {
    const instant =
      offset === undefined ? wallToInstant({ wall, timeZone, fold: "earlier" }) : `${wall}${offset}`;
    const ms = Date.parse(instant);
    if (!Number.isNaN(ms)) return ms;
  }
  throw new UsageError(
    `"${typed}" is no moment. Type a day, or a day and a clock: 2026-11-20 or 2026-11-20T09:00.`,
  );
}
