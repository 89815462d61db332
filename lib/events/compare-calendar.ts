import { usableDraft } from "@/lib/extraction/normalize-drafts";
import { readCalendarEvents } from "@/lib/imports/read-calendar-events";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { areAlike, areSameWords, titleWords } from "./alike-titles";
import { startKey } from "./doubles";
import { findOverlaps } from "./file-overlaps";
import { type DaySpan, timesWithin } from "./file-times";
import { differencesFrom, type FileVersion, toFileVersion } from "./file-version";
import { type EventTime, groupTimes } from "./group-times";

/** What an event overlaps with, at the first time that it does. */
type Overlap = Pick<FileVersion, "title" | "start_datetime" | "end_datetime" | "timezone" | "all_day">;

/** What a calendar file says about one event of a group. */
export type Finding = { eventId: string } & (
  | { kind: "double" | "changed" | "calledOff"; version: FileVersion; hasSameId: boolean }
  | { kind: "overlap"; overlaps: readonly Overlap[]; count: number }
);

export interface Comparison {
  /** One for each event at most, in their order. */
  findings: Finding[];
  /** How many events of the file were compared. */
  comparedCount: number;
  /** How many were left out: beyond the bounds, or not to be read. */
  leftCount: number;
  isCalendar: boolean;
}

interface ComparisonRequest {
  calendar: string;
  /** The visitor's zone. */
  timeZone: string;
  nowMs: number;
  events: readonly CalendarEvent[];
}

interface FileEvent {
  uid: string | null;
  /** Whether it stands for one date of a series. */
  isPart: boolean;
  isCalledOff: boolean;
  version: FileVersion;
  words: ReadonlySet<string>;
}

const budget = { days: 400_000, times: 20_000 } as const;
const shownOverlapsMax = 3;
const movedMsMax = 14 * 86_400_000;

function fileEvents(request: ComparisonRequest) {
  const { placed, placeCancelled, unseenCount, unreadCount, calendarCount } = readCalendarEvents(request);
  const all = [...placed, ...placeCancelled()];
  const files = all.flatMap(({ event, draft, moved }, place): FileEvent[] => {
    const usable = usableDraft(draft, "");
    if (usable === null) return [];
    const version = toFileVersion(usable, { id: String(place), moved });
    const [isPart, isCalledOff] = [event.instead !== null, place >= placed.length];
    return [{ uid: event.uid, isPart, isCalledOff, version, words: titleWords(version.title) }];
  });
  return {
    files,
    leftCount: unseenCount + unreadCount + all.length - files.length,
    isCalendar: calendarCount > 0,
  };
}

/** What happens in the file on the days of a group, and the series that could not be followed. */
function timesOfFile(files: readonly FileEvent[], span: DaySpan): { times: EventTime[]; leftIds: string[] } {
  const left = { ...budget };
  const leftIds: string[] = [];
  const times = files.flatMap(({ version }) => {
    const found = timesWithin(version, span, left);
    if (found === null) leftIds.push(version.id);
    return found ?? [];
  });
  return { times, leftIds };
}

const overlapAt = (
  { title, end_datetime, timezone, all_day }: FileVersion,
  { startMs, endMs }: EventTime,
): Overlap => ({
  title,
  start_datetime: new Date(startMs).toISOString(),
  end_datetime: end_datetime === null ? null : new Date(endMs).toISOString(),
  timezone,
  all_day,
});

/** The only event of the file with the same name near an event's time: a copy that was moved. Null for none or several. */
function movedCopy(
  event: CalendarEvent,
  { files, taken }: { files: readonly FileEvent[]; taken: ReadonlySet<FileEvent> },
): FileEvent | null {
  const words = titleWords(event.title);
  const near = files.filter(
    (file) =>
      !taken.has(file) &&
      !file.isPart &&
      !file.isCalledOff &&
      (file.version.recurrence === null) === (event.recurrence === null) &&
      areSameWords(words, file.words) &&
      Math.abs(Date.parse(file.version.start_datetime) - Date.parse(event.start_datetime)) <= movedMsMax,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

interface Sides {
  events: readonly CalendarEvent[];
  files: readonly FileEvent[];
  ours: readonly EventTime[];
  theirs: readonly EventTime[];
}

/** The copy among the events of the file that are at one of the times of an event. */
function copyAmong(event: CalendarEvent, files: readonly FileEvent[]): FileEvent | undefined {
  const words = titleWords(event.title);
  const alike = files.filter((file) => areAlike(words, file.words));
  // A series goes on without one of its dates.
  const isWhole = ({ version }: FileEvent) => event.recurrence === null || version.recurrence !== null;
  return alike.find(({ isCalledOff }) => !isCalledOff) ?? alike.find(isWhole);
}

/** The event of the file that is another copy of each event, where there is one. */
function findCopies({ events, files, ours, theirs }: Sides): Map<string, FileEvent> {
  const byUid = new Map(files.filter(({ isPart }) => !isPart).map((file) => [file.uid, file]));
  const byId = new Map(files.map((file) => [file.version.id, file]));
  const together = new Map<string, FileEvent[]>();
  for (const time of theirs) {
    const file = byId.get(time.eventId);
    if (file === undefined) continue;
    const known = together.get(startKey(time));
    if (known === undefined) together.set(startKey(time), [file]);
    else known.push(file);
  }
  const copies = new Map<string, FileEvent>();
  for (const event of events) {
    const own = ours.filter(({ eventId }) => eventId === event.id);
    const atItsTimes = own.flatMap((time) => together.get(startKey(time)) ?? []);
    const copy = byUid.get(event.id) ?? copyAmong(event, atItsTimes);
    if (copy !== undefined) copies.set(event.id, copy);
  }
  const taken = new Set(copies.values());
  const isOnlyName = (event: CalendarEvent) =>
    events.every(
      (other) => other === event || !areSameWords(titleWords(other.title), titleWords(event.title)),
    );
  for (const event of events) {
    const copy = copies.has(event.id) || !isOnlyName(event) ? null : movedCopy(event, { files, taken });
    if (copy !== null) copies.set(event.id, copy);
  }
  return copies;
}

/** What a copy is: the same, changed, or called off. A date of a series tells nothing of how the whole differs. */
function findingOfCopy(event: CalendarEvent, { uid, isPart, isCalledOff, version }: FileEvent): Finding {
  const hasSameId = uid === event.id;
  if (isCalledOff) return { eventId: event.id, kind: "calledOff", version, hasSameId };
  const isOther = isPart || (version.recurrence === null) !== (event.recurrence === null);
  const isComparable = hasSameId || !isOther;
  const isChanged = isComparable && differencesFrom(event, { version, hasSameId }).length > 0;
  return { eventId: event.id, kind: isChanged ? "changed" : "double", version, hasSameId };
}

/**
 * SPEC B8: compares a group with a calendar file: what is there already, what another copy changed or called off, and what overlaps. An
 * event that is there already is not also told to overlap. Never throws; bounded in time whatever the file holds.
 */
export function compareCalendar(request: ComparisonRequest): Comparison {
  const { events } = request;
  const { files, leftCount, isCalendar } = fileEvents(request);
  const ours = groupTimes(events);
  const days = ours.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const span = { first: days[0] ?? "", last: days.at(-1) ?? "" };
  const { times: theirs, leftIds } = timesOfFile(files, span);
  const copies = findCopies({ events, files, ours, theirs });
  const calledOff = new Set(files.flatMap(({ isCalledOff, version }) => (isCalledOff ? version.id : [])));
  const overlaps = findOverlaps(
    ours,
    theirs.filter(({ eventId }) => !calledOff.has(eventId)),
  );
  const partlyCount = new Set([...leftIds, ...overlaps.leftIds]).size;
  const versions = new Map(files.map(({ version }) => [version.id, version]));
  const findings = events.flatMap((event): Finding[] => {
    const copy = copies.get(event.id);
    if (copy !== undefined) return [findingOfCopy(event, copy)];
    const times = overlaps.found.get(event.id);
    if (times === undefined) return [];
    const shown = [...times].slice(0, shownOverlapsMax).flatMap(([id, time]) => {
      const version = versions.get(id);
      return version === undefined ? [] : [overlapAt(version, time)];
    });
    return [{ eventId: event.id, kind: "overlap", overlaps: shown, count: times.size }];
  });
  return {
    findings,
    comparedCount: files.length - partlyCount,
    leftCount: leftCount + partlyCount,
    isCalendar,
  };
}
