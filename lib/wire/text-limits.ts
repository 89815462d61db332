// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** SPEC V1: the most UTF-16 units of a typed text (JavaScript string length). */
export const textLengthMax = 1500;

/** SPEC B10: how many parts a create may take of one text that is longer than that. */
export const textParts = { min: 2, max: 8 } as const;

/** What stands between two parts of a text: where it is cut at its line breaks, they are that text again. */
const partSeparator = "\n";

/** The text that parts are read and kept as, in their order; offsets of evidence are offsets into it. */
export const joinParts = (parts: readonly string[]): string => parts.join(partSeparator);

/** How many times the time of one text the reading of a longer one may take: once for each of its parts. */
export const partCountOf = (text: string): number =>
  Math.min(textParts.max, Math.max(1, Math.ceil(text.length / textLengthMax)));

/** How many of the visitor's latest groups `/chat` shows (SPEC B6). */
export const recentGroupsMax = 5;

/** How many groups `/groups` shows at first, and how many more at a time (SPEC S19). */
export const groupRowsMax = 20;
