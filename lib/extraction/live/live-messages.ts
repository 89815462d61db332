import type { EventDraft } from "@/lib/extraction/schema";
import type { FoundPart } from "./long-text";

/** What is understood of a text; of a long one also of each part. */
export interface LiveRead {
  drafts: EventDraft[];
  parts: readonly FoundPart[];
  /** The lines of a long text that say something about its events, as many as may be sent; null where there are none. */
  kept: string | null;
}

/**
 * What the worker says: first that it is ready, or that it cannot be of use; then the result of each text in turn, null where
 * its reading failed.
 */
export type LiveMessage = { kind: "ready" | "broken" } | { kind: "read"; read: LiveRead | null };
