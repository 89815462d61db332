import "server-only";
import { normalizeDrafts } from "@/lib/extraction/normalize-drafts";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Phrase } from "@/lib/messages/phrase";
import { earliestDate, latestDate } from "@/lib/time/limits";
import { dateOf, instantToWall, type WallDate } from "@/lib/time/wall-clock";
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

const zonesNamedMax = 3;

/** What is told of the zones that are not known. */
function zonesNotice(zones: readonly string[]): Phrase[] {
  const [name] = zones.map(shownName);
  if (name === undefined) return [];
  if (zones.length === 1) return [{ code: "imports.zone", params: { name } }];
  const names = zones.slice(0, zonesNamedMax).map(shownName).join(", ");
  return [{ code: "imports.zones", params: { names, more: Math.max(0, zones.length - zonesNamedMax) } }];
}

const isKeptDay = (day: WallDate): boolean => day >= earliestDate && day <= latestDate;

/**
 * SPEC B10: the events of a calendar file (RFC 5545) as drafts, within the limits of every other reading. Never throws:
 * what cannot be read is left out, and the notices say what was.
 */
export function importCalendar(request: CalendarRequest): ImportedCalendar {
  const read = readCalendarEvents(request);
  const today = dateOf(instantToWall(new Date(request.nowMs).toISOString(), request.timeZone).wall);
  const dated = read.placed.filter(({ draft }) => isKeptDay(draft.start.slice(0, 10)));
  const chosen = chooseEvents(
    dated.map(({ draft }) => draft),
    today,
  );
  const { drafts } = normalizeDrafts(chosen, "");
  if (drafts.length === 0) return { drafts, notices: [], problem: problemOf(read) };
  const oddCount = dated.filter(({ isWhole }) => !isWhole).length + read.laterCount;
  return {
    drafts,
    notices: [
      { code: "imports.taken" },
      ...told("imports.left", read.unseenCount + dated.length - chosen.length),
      ...told("imports.undated", read.unreadCount + read.placed.length - dated.length),
      ...told("imports.cancelled", read.cancelledCount),
      ...told("imports.series", oddCount),
      ...zonesNotice([...read.unknownZones]),
    ],
    problem: null,
  };
}
