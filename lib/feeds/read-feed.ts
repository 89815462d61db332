import "server-only";
import { createBoundedMemo } from "@/lib/calendar/bounded-memo";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { toCalendar } from "@/lib/calendar/to-calendar";
import { AppError } from "@/lib/errors/app-error";
import { timesOf, toCalendarEntry } from "@/lib/events/event-views";
import { chooseLanguage } from "@/lib/messages/choose-language";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { type FeedEvent, type FeedVersion, feedStore } from "@/lib/stores/feed-store";
import { noteOpening } from "@/lib/stores/opened-groups";
import { noTexts } from "@/lib/wire/no-texts";
import { hashFeedToken } from "./feed-token";
import { entityTagOf, isKnownVersion } from "./feed-version";

interface FeedQuestion {
  token: string;
  /** The If-None-Match field, as it came. */
  knownVersions: string | null;
  now: Date;
}

/** A feed as it is answered: `content` is null where the client has it. */
interface FeedContent {
  entityTag: string;
  content: string | null;
}

/** How often calendars should ask: an edit arrives within the hour, and a day costs 24 short answers. */
const refreshMinutes = 60;

/** A calendar that asks without a version gets the text that was made before, by all that goes into it. */
const remember = createBoundedMemo<string>({
  textsMax: 64,
  lengthMax: 2_000_000,
  lengthOf: (text) => text.length,
});

/**
 * What is left of a deleted event, so that calendars that have it strike it out: that it was, when and under which name.
 */
function cancelledEntry(event: FeedEvent, deletedAt: Date): CalendarEntry {
  return {
    uid: event.id,
    sequence: event.sequence + 1,
    title: event.title,
    ...timesOf(event),
    recurrence: event.recurrence,
    exdates: event.exdates,
    rdates: event.rdates,
    ...noTexts,
    attendees: [],
    notes: [],
    link: null,
    reminders: [],
    isCancelled: true,
    createdAt: event.createdAt.toISOString(),
    updatedAt: deletedAt.toISOString(),
  };
}

const entryOf = (event: FeedEvent, groupDeletedAt: Date | null): CalendarEntry => {
  const deletedAt = event.deletedAt ?? groupDeletedAt;
  return deletedAt === null ? toCalendarEntry(event) : cancelledEntry(event, deletedAt);
};

function nameOf(events: readonly FeedEvent[], language: string): string | undefined {
  const [first, ...others] = events.filter(({ deletedAt }) => deletedAt === null);
  if (first === undefined) return undefined;
  const params = { title: first.title, more: others.length };
  return putIntoWords({ code: "feeds.name", params }, chooseLanguage(language));
}

async function writeFeed({ groupId, groupDeletedAt, language }: FeedVersion): Promise<string> {
  const events = await feedStore.findEvents(groupId);
  const entries = events.map((event) => entryOf(event, groupDeletedAt));
  const file = { entries, name: nameOf(events, language), refreshMinutes };
  return remember(JSON.stringify(file), () => toCalendar(file));
}

/**
 * SPEC B11: a group as a calendar that follows it: its events as they are now, and those deleted within the last day as
 * cancelled. A client that has the current version is told so before any calendar is made. Throws `not_found` for a token that
 * leads nowhere, or no longer.
 */
export async function readFeed({ token, knownVersions, now }: FeedQuestion): Promise<FeedContent> {
  const version = await feedStore.findVersion(hashFeedToken(token));
  if (version === null) throw new AppError("not_found");
  noteOpening({ id: version.groupId, lastOpenedAt: version.lastOpenedAt }, now);
  const entityTag = entityTagOf(version);
  if (isKnownVersion(knownVersions, entityTag)) return { entityTag, content: null };
  return { entityTag, content: await writeFeed(version) };
}
