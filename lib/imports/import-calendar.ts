import "server-only";
import { type CalendarPart, readCalendarParts } from "@/lib/calendar/calendar-parts";
import { normalizeDrafts } from "@/lib/extraction/normalize-drafts";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Phrase } from "@/lib/messages/phrase";
import { dateOf, instantToWall } from "@/lib/time/wall-clock";
import { eachText } from "@/lib/wire/event-fields";
import { readLink } from "@/lib/wire/event-link";
import { chooseEvents } from "./choose-events";
import { createZoneFinder } from "./find-zones";
import type { ImportedEvent } from "./imported-event";
import { mergeVersions } from "./merge-versions";
import { placeSeries } from "./place-series";
import { type FileZones, placeTimes } from "./place-times";
import { readImportedEvent } from "./read-imported-event";

/** More than a person's calendar of ten years; what stands behind them is not looked at. */
const eventsReadMax = 3000;

interface ImportRequest {
  calendar: string;
  /** The visitor's zone, for whole days and times without a zone. */
  timeZone: string;
  nowMs: number;
}

interface ImportedCalendar {
  drafts: EventDraft[];
  /** What was left out or could not be kept. */
  notices: Phrase[];
  /** Why there is no event; null where there are some. */
  problem: Phrase | null;
}

/** An address that is no link to join by is kept as a note, unless the description has it. */
const notesOf = ({ description, url }: ImportedEvent): string[] =>
  [description, readLink(url) !== null || description.includes(url) ? "" : url].filter((note) => note !== "");

function draftOf(event: ImportedEvent, zones: FileZones): { draft: EventDraft; isWhole: boolean } {
  const times = placeTimes(event, zones);
  const { isWhole, ...series } = placeSeries(event, times, zones);
  const draft: EventDraft = {
    title: event.title,
    ...times,
    ...series,
    ...eachText((name) => (name === "location" ? event.location : "")),
    attendees: event.attendees,
    notes: notesOf(event),
    link: event.url || null,
    reminders: event.reminders,
    evidence: [],
    alternatives: [],
  };
  return { draft, isWhole };
}

function fileZones(calendars: readonly CalendarPart[], { timeZone, nowMs }: ImportRequest): FileZones {
  const zones = calendars.flatMap(({ parts }) => parts.filter(({ name }) => name === "VTIMEZONE"));
  const finder = createZoneFinder(zones, { own: timeZone, year: new Date(nowMs).getUTCFullYear() });
  const line = calendars.flatMap(({ lines }) => lines).find((one) => /^X-WR-TIMEZONE[:;]/iu.test(one));
  const calendar = line === undefined ? timeZone : finder.find(line.replace(/^[^:]*:/u, ""));
  return { own: timeZone, calendar, finder };
}

const told = (code: Phrase["code"], count: number): Phrase[] =>
  count === 0 ? [] : [{ code, params: { count } }];

function problemOf(calendars: readonly CalendarPart[], eventCount: number, cancelledCount: number): Phrase {
  if (calendars.length === 0) return { code: "imports.noCalendar" };
  if (eventCount === 0) return { code: "imports.noEvents" };
  return { code: cancelledCount > 0 ? "imports.allCancelled" : "imports.noneReadable" };
}

/** A zone's name as a sentence can hold it. */
const shownName = (name: string): string => name.replace(/\p{Bidi_Control}|\p{Cc}/gu, "").slice(0, 60);

/**
 * SPEC B10: the events of a calendar file (RFC 5545) as drafts, within the limits of every other reading. Never throws:
 * what cannot be read is left out, and the notices say what was.
 */
export function importCalendar(request: ImportRequest): ImportedCalendar {
  const calendars = readCalendarParts(request.calendar);
  const parts = calendars.flatMap(({ parts: all }) => all.filter(({ name }) => name === "VEVENT"));
  const read = parts.slice(0, eventsReadMax).flatMap((part) => readImportedEvent(part) ?? []);
  const isCancelled = calendars.some(({ lines }) => lines.some((line) => /^METHOD:\s*CANCEL/iu.test(line)));
  const { events, cancelledCount, laterCount } = mergeVersions(read, isCancelled);
  const zones = fileZones(calendars, request);
  const placed = events.map((event) => draftOf(event, zones));
  const today = dateOf(instantToWall(new Date(request.nowMs).toISOString(), request.timeZone).wall);
  const chosen = chooseEvents(
    placed.map(({ draft }) => draft),
    today,
  );
  const { drafts } = normalizeDrafts(chosen, "");
  if (drafts.length === 0)
    return { drafts, notices: [], problem: problemOf(calendars, parts.length, cancelledCount) };
  const [unknownZone] = zones.finder.unknown;
  const leftCount = parts.length - read.length + events.length - chosen.length;
  return {
    drafts,
    notices: [
      { code: "imports.taken" },
      ...told("imports.left", leftCount),
      ...told("imports.cancelled", cancelledCount),
      ...told("imports.series", placed.filter(({ isWhole }) => !isWhole).length + laterCount),
      ...(unknownZone === undefined
        ? []
        : [{ code: "imports.zone", params: { name: shownName(unknownZone) } } as const]),
    ],
    problem: null,
  };
}
