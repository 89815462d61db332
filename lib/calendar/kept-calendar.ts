import { compactInstant } from "@/lib/time/compact-time";
import { createBoundedMemo } from "./bounded-memo";
import type { CalendarEntry } from "./calendar-event";
import { toCalendar } from "./to-calendar";

/**
 * The limit for files with their entries: four million characters are eight megabytes, or four if all are
 * Latin-1.
 */
const heldLengthMax = 4_000_000;
const filesMax = 128;
/** A placeholder for the moment of the answer. */
const epoch = "1970-01-01T00:00:00.000Z";
const stampLine = (instant: string) => `\r\nDTSTAMP:${compactInstant(instant)}\r\n`;

const remember = createBoundedMemo<readonly string[]>({
  textsMax: filesMax,
  lengthMax: heldLengthMax,
  lengthOf: (parts) => parts.reduce((length, part) => length + part.length, 0),
});

/**
 * Exactly `toCalendar` with a DTSTAMP. A calendar that asks again and again for unchanged events gets the
 * file that was made before: it is remembered by everything that goes into it, each entry whole, and only the
 * moment is filled in. No other line can be mistaken for a DTSTAMP, since every line end of a text is escaped
 * or folded (RFC 5545 § 3.1, § 3.3.11).
 */
export function toStampedCalendar(file: { entries: readonly CalendarEntry[]; nowInstant: string }): string {
  const { entries, nowInstant } = file;
  const written = JSON.stringify(entries);
  const parts = remember(written, () => toCalendar({ entries, nowInstant: epoch }).split(stampLine(epoch)));
  return parts.join(stampLine(nowInstant));
}
