import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { requireEvent } from "@/lib/events/data";
import { toEvent, type Viewer } from "@/lib/events/event-views";
import type { Caller } from "@/lib/extraction/extractor";
import { draftRow } from "@/lib/jobs/draft-rows";
import type { Phrase } from "@/lib/messages/phrase";
import { read } from "@/lib/readings/process-readings";
import { type NewEvent, saidRow } from "@/lib/standalone/said-row";
import type { EventStore } from "@/lib/stores/event-store";
import type { StoredGroup } from "@/lib/stores/group-columns";
import { transact } from "@/lib/stores/transact";
import { eventsPerTextMax, groupTextLengthMax } from "@/lib/wire/event-limits";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Evidence } from "@/lib/wire/evidence";
import type { AddEvent } from "@/lib/wire/offered";
import { addedEventId, type EventSource, storedDraftsOf, toOffered } from "./added-events";
import { requireGroup } from "./data";

interface AddEventRequest {
  groupId: string;
  body: AddEvent;
  caller: Caller;
  viewer: Viewer;
  now: Date;
}

/** A visitor may add as many events as a text may have. */
const eventsPerGroupMax = 2 * eventsPerTextMax;

const refusal = (phrase: Phrase): AppError => new AppError("invalid_request", { phrase });

/** What the body names: words of the text, an event that was offered, or an event of the client's own. */
function sourceOf(group: StoredGroup, { body, viewer }: AddEventRequest): EventSource {
  const { quote_start: start, quote_end: end } = body;
  if (start !== undefined && end !== undefined) {
    if (end > group.sourceText.length) throw refusal({ code: "adding.outsideText" });
    return { kind: "quote", start, end };
  }
  const draft = storedDraftsOf(group).find((one) => {
    const offered = toOffered(one, group, viewer);
    return offered.title === body.title && offered.start_datetime === body.start_datetime;
  });
  if (draft !== undefined) return { kind: "offered", draft };
  const { evidence = [], alternatives = [], assumptions = [], recurrence = null } = body;
  if ([...evidence, ...alternatives, ...assumptions].length > 0 || recurrence !== null)
    throw refusal({ code: "adding.onlyOffered" });
  return { kind: "said", body };
}

/** The event that a source makes, as it is to be stored. Throws `invalid_request` for words that hold no date. */
async function rowOf(
  group: StoredGroup,
  source: EventSource,
  { body, caller, now }: AddEventRequest,
): Promise<NewEvent> {
  if (source.kind === "said") return saidRow(group, body, now);
  const place = { groupId: group.id, visitorId: group.visitorId, position: 0, now };
  if (source.kind === "offered") return draftRow(source.draft, place);
  const { sourceText: text, timezone: timeZone, language, createdAt } = group;
  const request = { text, timeZone, language, nowMs: createdAt.getTime() };
  const outcome = await read({ ...source, request }, caller);
  if (outcome.kind !== "quote" || outcome.draft === null) throw refusal({ code: "adding.noDate" });
  return draftRow(outcome.draft, place);
}

/** The offset of the words that say when an event is; null where it has none. */
function timeWordsAt(evidence: readonly Evidence[]): number | null {
  const starts = evidence.filter(({ field }) => field === "start_datetime").map(({ start }) => start);
  return starts.length === 0 ? null : Math.min(...starts);
}

/** After the last event of the group whose words come before its own; without words, after all. */
function positionOf(
  { evidence }: NewEvent,
  { events }: StoredGroup,
  places: ReadonlyMap<string, number>,
): number {
  const own = timeWordsAt(evidence);
  if (own === null) return Math.max(-1, ...places.values()) + 1;
  const before = events.filter((event) => (timeWordsAt(event.evidence) ?? own) < own);
  return Math.max(-1, ...before.map(({ id }) => places.get(id) ?? -1)) + 1;
}

interface Storing {
  id: string;
  row: NewEvent;
  group: StoredGroup;
}

/**
 * Stores an event under its id, or restores it where it was made before and deleted since; an existing one stays as it
 * is.
 */
async function storeOnce(events: EventStore, { id, row, group }: Storing): Promise<void> {
  const all = await events.findPlaces(group.id);
  const known = all.find((place) => place.id === id);
  if (known !== undefined) {
    if (known.deletedAt !== null) await events.update(id, { deletedAt: null });
    return;
  }
  if (all.filter(({ deletedAt }) => deletedAt === null).length >= eventsPerGroupMax)
    throw refusal({ code: "adding.groupFull", params: { max: eventsPerGroupMax } });
  const position = positionOf(row, group, new Map(all.map((place) => [place.id, place.position])));
  await events.makeRoom(group.id, position);
  await events.insert([{ ...row, id, position }]);
  if ((await events.textLengthOfGroup(group.id)) > groupTextLengthMax)
    throw refusal({ code: "events.groupFull", params: { max: groupTextLengthMax } });
}

/**
 * SPEC S29: makes an event from words that made none, from an event that was offered, or from a client's description;
 * the same request makes one event, however often it is sent. Throws `not_found`; `forbidden` for a stranger;
 * `invalid_request` for words without a date, times that are not an event's, and a group that is not read yet.
 */
export async function addEvent(request: AddEventRequest): Promise<CalendarEvent> {
  const { groupId, viewer } = request;
  const group = await requireGroup(groupId);
  if (group.visitorId !== viewer.visitorId) throw new AppError("forbidden");
  if (group.state !== "complete") throw refusal({ code: "adding.notRead" });
  const source = sourceOf(group, request);
  const id = addedEventId(groupId, source);
  if (!group.events.some((event) => event.id === id)) {
    const row = await rowOf(group, source, request);
    await transact(({ events }) => storeOnce(events, { id, row, group }));
  }
  return toEvent(await requireEvent(id), viewer);
}
