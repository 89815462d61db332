import type { Unread } from "@/lib/wire/unread";
import type { ReadEvents } from "./read-events";
import { findUnread } from "./rules/unread/find-unread";
import { timesTold } from "./rules/unread/times-told";
import type { EventDraft } from "./schema";

/** What a reader found, and what of it is kept. */
interface Found extends Omit<ReadEvents, "unknownLanguage"> {
  found: readonly EventDraft[];
}

/** The times of a text that made no event that is kept. */
export function unreadOf(text: string, { found, drafts, cutCount, whole }: Found): Unread[] {
  const told = timesTold(
    whole,
    drafts.flatMap(({ evidence }) => evidence),
  );
  return findUnread(text, told, { kept: drafts, found: cutCount > 0 ? found : drafts });
}
