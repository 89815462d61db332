import type { Reading } from "@/lib/extraction/extract-events";
import type { Phrase } from "@/lib/messages/phrase";
import { storePhrases } from "@/lib/messages/stored-phrases";

/** The message for a text without an event (SPEC T5); for a plan without a time, it says what is missing. */
export function nothingFound({ undated }: Pick<Reading, "undated">): Phrase {
  if (undated === null) return { code: "results.noEvent" };
  // A title does not affect the direction of the other words in the sentence.
  const title = undated.title.replace(/\p{Bidi_Control}/gu, "");
  return { code: "results.undated", params: { title } };
}

/**
 * A failed model may be why nothing was found, so a failed group says that too: it has no screen for a
 * notice.
 */
function errorOf(reading: Reading): Phrase[] {
  const { drafts, notices, failure } = reading;
  if (drafts.length > 0) return [];
  // A notice says that the rules parser read the text, which is not true here. The text is kept, in the group
  // and in the box.
  if (failure !== null) return [{ code: `results.${failure}` }];
  const isOnlyModelless = notices.length === 1 && notices[0]?.code === "notices.noModel";
  return [...(isOnlyModelless ? [] : notices), nothingFound(reading)];
}

/** The columns of a group that was read: complete, or failed where nothing was found (SPEC T5). */
export function readingColumns(reading: Reading, processingMs: number) {
  const error = storePhrases(errorOf(reading));
  return {
    state: error === null ? "complete" : "failed",
    error,
    parser: reading.parser,
    model: reading.model,
    notice: storePhrases(reading.notices),
    processingMs: Math.round(processingMs),
    // The quotes are words of the text, which is stored beside them.
    offered: reading.offered,
    unread: reading.unread.map(({ start, end, reason }) => ({ start, end, reason })),
  };
}
