// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** SPEC V1: the most UTF-16 units of a typed text (JavaScript string length). */
export const textLengthMax = 1500;

/** How many of the visitor's latest groups `/chat` shows (SPEC B6). */
export const recentGroupsMax = 5;

/** How many groups `/groups` shows at first, and how many more at a time (SPEC S19). */
export const groupRowsMax = 20;
