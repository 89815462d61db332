import type { WallDateTime } from "./wall-clock";

/** The wall clock as an instant in UTC, so that formatting it in UTC shows exactly its digits. */
export const asUtc = (wall: WallDateTime): Date => new Date(`${wall}:00Z`);

/**
 * Node uses thin and narrow spaces where browsers use plain ones; the server's page must equal the browser's.
 */
export const withPlainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, " ");

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Creating a formatter costs far more than using it, and a screen of events uses the same few hundreds of
 * times.
 */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  formatters.set(key, made);
  return made;
}
