/** One part of an RRULE value, as in `INTERVAL=2`. */
interface RulePart {
  name: string;
  value: string;
}

/** The weekdays of RFC 5545 § 3.3.10, in the order of ISO weekdays. */
export const weekdayCodes: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export const isWeekdayCode = (text: string): boolean => weekdayCodes.includes(text);

/**
 * The parts of an RRULE value (RFC 5545 § 3.3.10) in their order and in capitals, with or without `RRULE:`
 * before them. Nothing is validated: a rule comes from a reader, a model or a database, and each caller knows
 * what it can express. ical.js's Recur is not used here, since it would add 23 kB (gzip) to the browser for
 * the words of a card.
 */
export function readRuleParts(rule: string): RulePart[] {
  const parts = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "")
    .split(";");
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", ...rest] = part.split("=");
      return { name, value: rest.join("=") };
    });
}

/** The parts by name; if a name appears twice, the last one. */
export const rulePartsByName = (rule: string): ReadonlyMap<string, string> =>
  new Map(readRuleParts(rule).map(({ name, value }) => [name, value]));

/** The RRULE value that these parts make. */
export const writeRuleParts = (parts: readonly RulePart[]): string =>
  parts.map(({ name, value }) => `${name}=${value}`).join(";");
