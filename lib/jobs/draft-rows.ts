import "server-only";
import { defaultSuggestions } from "@/lib/events/default-suggestions";
import { searchTextOf } from "@/lib/events/search-text";
import type { EventDraft } from "@/lib/extraction/schema";
import { createId } from "@/lib/ids/create-id";
import { type Phrase, written } from "@/lib/messages/phrase";
import type { EventToStore } from "@/lib/stores/event-columns";
import { addDays, dateOf, type Fold, midnightOf } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { eachText } from "@/lib/wire/event-fields";

interface Place {
  groupId: string;
  visitorId: string;
  position: number;
  now: Date;
}

const stored = ({ code, params }: Phrase): string => written(code, params);

/**
 * A draft's alternative as a row holds it: a wall clock becomes a UTC instant. An alternative with the
 * start's own wall clock means the other occurrence of a repeated hour.
 */
function storedAlternative(draft: EventDraft, alternative: EventDraft["alternatives"][number]) {
  const { field, value } = alternative;
  const said = { field, label: stored(alternative.label), reason: stored(alternative.reason) };
  const isTime = (field === "start_datetime" || field === "end_datetime") && typeof value === "string";
  if (!isTime) return { ...said, value };
  const wall = value.length === 10 ? midnightOf(value) : value;
  const fold = value === draft.start && draft.startFold !== "later" ? "later" : "earlier";
  return { ...said, value: wallToInstant({ wall, fold, timeZone: draft.timezone }) };
}

/** A start as it is stored: an all-day start is the midnight of its day. */
const storedWall = (wall: string): string => (wall.length === 10 ? midnightOf(wall) : wall);

/** The moment at which a draft starts, as `wallToInstant` takes it. */
export const storedStart = ({
  start,
  startFold = "earlier",
  timezone,
}: Pick<EventDraft, "start" | "startFold" | "timezone">) => ({
  wall: storedWall(start),
  fold: startFold,
  timeZone: timezone,
});

/** Which of two repeated hours a timed draft ends in: the first, unless that is over when it starts. */
function endFoldOf({ end, ...draft }: EventDraft): Fold {
  if (end === null) return "earlier";
  const earlier = wallToInstant({ wall: end, fold: "earlier", timeZone: draft.timezone });
  return earlier <= wallToInstant(storedStart(draft)) ? "later" : "earlier";
}

/**
 * Start and end of a draft as they are stored: an all-day end moves from its last day to the midnight after
 * it.
 */
function storedTimes(draft: EventDraft) {
  const startFold: Fold = draft.startFold ?? "earlier";
  if (!draft.allDay) {
    return { startWall: draft.start, startFold, endWall: draft.end, endFold: endFoldOf(draft) };
  }
  const endWall = draft.end === null ? null : midnightOf(addDays(dateOf(draft.end), 1));
  return { startWall: midnightOf(dateOf(draft.start)), startFold, endWall, endFold: "earlier" as const };
}

/** The row of a draft, with its attendees and notes. */
export function draftRow(draft: EventDraft, { groupId, visitorId, position, now }: Place): EventToStore {
  return {
    id: createId(),
    groupId,
    visitorId,
    position,
    title: draft.title,
    ...storedTimes(draft),
    allDay: draft.allDay,
    timezone: draft.timezone,
    recurrence: draft.recurrence,
    exdates: draft.exdates.map(storedWall),
    rdates: draft.rdates.map(storedWall),
    ...eachText((name) => draft[name]),
    link: draft.link,
    reminders: draft.reminders,
    searchText: searchTextOf(draft),
    suggestions: [...defaultSuggestions],
    evidence: draft.evidence,
    alternatives: draft.alternatives.map((alternative) => storedAlternative(draft, alternative)),
    assumptions: draft.assumptions ?? [],
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    attendees: draft.attendees.map(({ name, email }) => ({ name, email: email ?? null })),
    notes: draft.notes.map((content) => ({ id: createId(), content })),
  };
}
