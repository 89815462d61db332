import type { Reading } from "@/lib/extraction/extract-events";

/** SPEC T5: what a text without an event is told. */
export const noEventMessage =
  "No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.";

/** The columns of a group that was read: complete, or failed where nothing was found (SPEC T5). */
export function readingColumns(reading: Reading, processingMs: number) {
  const found = reading.drafts.length > 0;
  return {
    state: found ? "complete" : "failed",
    error: found ? null : noEventMessage,
    parser: reading.parser,
    model: reading.model,
    notice: reading.notice,
    processingMs: Math.round(processingMs),
  };
}
