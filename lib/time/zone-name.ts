import { Temporal } from "#temporal";
import { createTextMemo } from "@/lib/text/text-memo";

const rememberIsZone = createTextMemo<boolean>(500);
const rememberSpelling = createTextMemo<string>(500);

/**
 * True for a name of the IANA time zone database, including aliases and `UTC`; offsets such as `+02:00` are
 * not zones.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(name)) return false;
  return rememberIsZone(name, () => knowsZone(name));
}

function knowsZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * A zone's name in the spelling of the IANA database (`us/pacific` → `US/Pacific`); an alias stays an alias.
 */
export function spellTimeZone(name: string): string {
  return rememberSpelling(name, () => {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  });
}
