import type { EventDraft } from "@/lib/extraction/schema";

/**
 * What the worker says: first that it is ready, or that it cannot be of use; then the result of each text in turn, null where
 * its reading failed.
 */
export type LiveMessage = { kind: "ready" | "broken" } | { kind: "read"; drafts: EventDraft[] | null };
