// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** Why words that name a day or an hour made no event (SPEC B13). */
export const unreadReasons = [
  "stamp",
  "past",
  "hours",
  "quoted",
  "called-off",
  "unclear",
  "too-many",
] as const;
export type UnreadReason = (typeof unreadReasons)[number];
