/** How long what was deleted, and an Idempotency-Key, is kept (SPEC A18, A22). */
export const keptAfterDeletionMs = 24 * 60 * 60 * 1000;
