import { Temporal } from "#temporal";
import { createTextMemo } from "@/lib/text/text-memo";

const rememberSpelling = createTextMemo<string | null>(500);

/**
 * True for a name of the IANA time zone database, including aliases and `UTC`; offsets such as `+02:00` are
 * not zones, and neither are abbreviations such as `PST` and `IST`, which Intl accepts and Temporal refuses.
 */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(name) && spellingOf(name) !== null;
}

/**
 * A zone's name in the spelling of the IANA database (`us/pacific` → `US/Pacific`); an alias stays an alias. Throws a
 * `RangeError` for what is no zone.
 */
export function spellTimeZone(name: string): string {
  const spelling = spellingOf(name);
  if (spelling === null) throw new RangeError(`${name} is no time zone`);
  return spelling;
}

/** The spelling of a zone; null for a name that Intl, which shows times, or Temporal, which counts them, refuses. */
const spellingOf = (name: string): string | null => rememberSpelling(name, () => findSpelling(name));

function findSpelling(name: string): string | null {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return null;
  }
}
