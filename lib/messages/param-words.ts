import type { Language } from "./languages";
import type { PhraseParams } from "./phrase";

type Format = (value: string, language: Language) => string;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options]);
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options });
  formatters.set(key, format);
  // Node uses thin and narrow spaces, which a client of the API does not expect in a clock.
  return format.format(date).replace(/[\u2009\u202f]/g, " ");
}

const dayOptions = { weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;
const clockOptions = { hour: "numeric", minute: "2-digit" } as const;

/**
 * The parameters that are values and have to be put into words, by their names: `day` is `2027-05-04`,
 * `clock` `19:00`, `weekday` a number from 0 for Sunday, `language` a BCP 47 tag.
 */
const formats: Readonly<Record<string, Format>> = {
  day: (value, language) => formatDate(new Date(`${value}T00:00Z`), language, dayOptions),
  clock: (value, language) => formatDate(new Date(`1970-01-01T${value}Z`), language, clockOptions),
  // 4 January 1970 was a Sunday.
  weekday: (value, language) =>
    formatDate(new Date(Date.UTC(1970, 0, 4 + Number(value))), language, { weekday: "long" }),
  language: (value, language) => new Intl.DisplayNames(language, { type: "language" }).of(value) ?? value,
};

/** The parameters of a phrase in the words of a language; those that are words already stay unchanged. */
export function paramWords(params: PhraseParams, language: Language): PhraseParams {
  const words = Object.entries(params).map(([name, value]) => {
    const format = formats[name];
    return [name, format === undefined ? value : format(String(value), language)] as const;
  });
  // A sentence can select only by a name without slashes.
  const { zone } = params;
  return {
    ...Object.fromEntries(words),
    ...(zone !== undefined && { zoneKey: String(zone).replaceAll("/", "_") }),
  };
}
