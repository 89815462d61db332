import "server-only";
import { nothingFound } from "@/lib/jobs/reading-columns";
import type { Language } from "@/lib/messages/languages";
import { putIntoWords } from "@/lib/messages/put-into-words";
import type { ReadingHere } from "./read-here";
import type { ShownReading } from "./reading-schema";
import { showDraft } from "./show-draft";

interface Told {
  language: Language;
  now: Date;
}

/** Whose rows the drafts would be: nobody's, since nothing is stored. */
const nobody = "";

/** The sentence for a text without an event; null where there is one. */
export const noEventIn = ({ drafts, undated }: ReadingHere, language: Language): string | null =>
  drafts.length > 0 ? null : putIntoWords(nothingFound({ undated }), language);

/** What there is to tell about a reading, as one paragraph; null for nothing. */
export const noticeOf = ({ notices }: ReadingHere, language: Language): string | null =>
  notices.length === 0 ? null : notices.map((notice) => putIntoWords(notice, language)).join(" ");

/** A reading in the shapes of the API (SPEC B11). */
export function showReading(reading: ReadingHere, { language, now }: Told): ShownReading {
  const owner = { groupId: nobody, visitorId: nobody, now };
  const events = reading.drafts.map((draft) => {
    const { suggestions, ...event } = showDraft(draft, owner, { visitorId: nobody, language });
    return event;
  });
  return {
    events,
    unread: reading.unread,
    notice: noticeOf(reading, language),
    error: noEventIn(reading, language),
  };
}
