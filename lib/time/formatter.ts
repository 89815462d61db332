import type { WallDateTime } from "./wall-clock";

/** A wall clock read as if it were UTC, so that formatting it in UTC shows exactly the digits it holds. */
export const asUtc = (wall: WallDateTime): Date => new Date(`${wall}:00Z`);

/** Node sets thin and narrow spaces where browsers set plain ones; the page of the server has to be the browser's own. */
export const withPlainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, " ");

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and a screen of events uses the same few hundreds of times. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  formatters.set(key, made);
  return made;
}
