import "server-only";
import { normalizeDrafts } from "@/lib/extraction/normalize-drafts";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Phrase } from "@/lib/messages/phrase";
import { dateOf, instantToWall } from "@/lib/time/wall-clock";
import { chooseEvents } from "./choose-events";
import { type CalendarRequest, readCalendarEvents } from "./read-calendar-events";

interface ImportedCalendar {
  drafts: EventDraft[];
  /** What was left out or could not be kept. */
  notices: Phrase[];
  /** Why there is no event; null where there are some. */
  problem: Phrase | null;
}

const told = (code: Phrase["code"], count: number): Phrase[] =>
  count === 0 ? [] : [{ code, params: { count } }];

function problemOf(counts: { calendarCount: number; partCount: number; cancelledCount: number }): Phrase {
  if (counts.calendarCount === 0) return { code: "imports.noCalendar" };
  if (counts.partCount === 0) return { code: "imports.noEvents" };
  return { code: counts.cancelledCount > 0 ? "imports.allCancelled" : "imports.noneReadable" };
}

/** A zone's name as a sentence can hold it. */
const shownName = (name: string): string => name.replace(/\p{Bidi_Control}|\p{Cc}/gu, "").slice(0, 60);

/**
 * SPEC B10: the events of a calendar file (RFC 5545) as drafts, within the limits of every other reading. Never throws:
 * what cannot be read is left out, and the notices say what was.
 */
export function importCalendar(request: CalendarRequest): ImportedCalendar {
  const read = readCalendarEvents(request);
  const today = dateOf(instantToWall(new Date(request.nowMs).toISOString(), request.timeZone).wall);
  const chosen = chooseEvents(
    read.placed.map(({ draft }) => draft),
    today,
  );
  const { drafts } = normalizeDrafts(chosen, "");
  if (drafts.length === 0) return { drafts, notices: [], problem: problemOf(read) };
  const [unknownZone] = read.unknownZones;
  const oddCount = read.placed.filter(({ isWhole }) => !isWhole).length + read.laterCount;
  return {
    drafts,
    notices: [
      { code: "imports.taken" },
      ...told("imports.left", read.unreadCount + read.placed.length - chosen.length),
      ...told("imports.cancelled", read.cancelledCount),
      ...told("imports.series", oddCount),
      ...(unknownZone === undefined
        ? []
        : [{ code: "imports.zone", params: { name: shownName(unknownZone) } } as const]),
    ],
    problem: null,
  };
}
