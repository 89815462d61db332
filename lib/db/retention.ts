/** How long deleted items and Idempotency-Keys are kept (SPEC A18, A22). */
export const keptAfterDeletionMs = 24 * 60 * 60 * 1000;
