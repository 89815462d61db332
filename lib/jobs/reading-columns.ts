import type { Reading } from "@/lib/extraction/extract-events";
import { noModelNotice } from "@/lib/extraction/llm/notices";

/** SPEC T5: what a text without an event is told. */
export const noEventMessage =
  "No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.";

/** What a text is told that could not be read at all. Its words are kept, in the group and in the box. */
export const unreadMessage =
  "This text could not be read. Try again with fewer or other words; if it fails again, please report it.";

/** The same where a plan was found and no time: what is left to say. A title turns no other word of it round. */
export function undatedMessage(title: string): string {
  const name = title.replace(/\p{Bidi_Control}/gu, "");
  return `No event was found in this text: nothing says when “${name}” is. Add a day or a time, for example: tomorrow at noon.`;
}

/** A model that failed may be why nothing was found, so a group that failed says that too: it has no screen for a notice. */
function errorOf({ drafts, notice, undated, isUnread }: Reading): string | null {
  if (drafts.length > 0) return null;
  // A notice says that the rules parser read, which is not so here.
  if (isUnread) return unreadMessage;
  const message = undated === null ? noEventMessage : undatedMessage(undated.title);
  return notice === null || notice === noModelNotice ? message : `${notice} ${message}`;
}

/** The columns of a group that was read: complete, or failed where nothing was found (SPEC T5). */
export function readingColumns(reading: Reading, processingMs: number) {
  const error = errorOf(reading);
  return {
    state: error === null ? "complete" : "failed",
    error,
    parser: reading.parser,
    model: reading.model,
    notice: reading.notice,
    processingMs: Math.round(processingMs),
    // The quotes are words of the text, which is stored beside them.
    unread: reading.unread.map(({ start, end, reason }) => ({ start, end, reason })),
  };
}
