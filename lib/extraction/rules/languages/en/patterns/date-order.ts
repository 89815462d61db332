import type { ExtractionRequest } from "@/lib/extraction/extractor";

/** Zones of countries that write the month first in English. */
const monthFirstZone = /^(?:America|US|Canada|Etc)\/|^(?:UTC|GMT|Asia\/Manila|Pacific\/(?:Honolulu|Guam))$/;

/**
 * English of the United States, Canada and the Philippines writes the month first, all others the day; where the language
 * names no country, the zone does.
 */
export function writesDayFirst({
  language,
  timeZone,
}: Pick<ExtractionRequest, "language" | "timeZone">): boolean {
  if (/^(?:en)?$/i.test(language)) return !monthFirstZone.test(timeZone);
  return !/^en-(?:us|ca|ph)$/i.test(language);
}
