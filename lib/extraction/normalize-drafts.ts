import type { Phrase } from "@/lib/messages/phrase";
import { cleanText, isBlank } from "@/lib/text/clean-text";
import { earliestDate, latestDate } from "@/lib/time/limits";
import { eachText, eventFields } from "@/lib/wire/event-fields";
import { emailPattern, eventLimits, eventsPerTextMax } from "@/lib/wire/event-limits";
import { readLink } from "@/lib/wire/event-link";
import type { UndatedPlan } from "./rules/read-undated";
import type { EventDraft } from "./schema";

// Without zod, which a browser would have to fetch to read a text.
const isEmail = (address: string): boolean =>
  address.length <= eventLimits.emailLength && emailPattern.test(address);

/** The notice when a text held more events than are kept (SPEC K1); empty when none was cut. */
export function cutNotice(count: number): Phrase[] {
  return count === 0 ? [] : [{ code: "notices.cut", params: { count, max: eventsPerTextMax } }];
}

/** A text cleaned and cut; empty if it has no visible character. */
function bounded(value: string, lengthMax: number): string {
  if (value === "") return value;
  const cut = cleanText(value).trim().slice(0, lengthMax).toWellFormed();
  return isBlank(cut) ? "" : cut;
}

const isWithinRange = (wall: string) => wall.slice(0, 10) >= earliestDate && wall.slice(0, 10) <= latestDate;

/** An end that is not after its start is dropped; for whole days the last day may be the first. */
function usableEnd(draft: EventDraft): string | null {
  if (draft.end === null || !isWithinRange(draft.end)) return null;
  const isAfter = draft.allDay ? draft.end >= draft.start : draft.end > draft.start;
  return isAfter ? draft.end : null;
}

function usableAttendees(attendees: EventDraft["attendees"]): EventDraft["attendees"] {
  const bound = attendees.slice(0, eventLimits.attendees).map((attendee) => {
    const name = bounded(attendee.name, eventLimits.nameLength);
    const { email } = attendee;
    return email !== undefined && isEmail(email) ? { name, email } : { name };
  });
  return bound.filter(({ name }) => name !== "");
}

const usableReminders = (minutes: readonly number[]): number[] =>
  [...new Set(minutes.filter((each) => each <= eventLimits.reminderMinutes))]
    .sort((left, right) => right - left)
    .slice(0, eventLimits.reminders);

const titleOf = (title: string): string => bounded(title.replace(/\s+/g, " "), eventFields.title.lengthMax);

function normalizeDraft(draft: EventDraft, text: string): EventDraft {
  return {
    ...draft,
    title: titleOf(draft.title) || "Event",
    end: usableEnd(draft),
    ...eachText((name) => bounded(draft[name], eventFields[name].lengthMax)),
    attendees: usableAttendees(draft.attendees),
    notes: draft.notes
      .map((note) => bounded(note, eventLimits.noteLength))
      .filter((note) => note !== "")
      .slice(0, eventLimits.notes),
    link: draft.link === null ? null : readLink(draft.link),
    reminders: usableReminders(draft.reminders),
    evidence: draft.evidence.filter(({ start, end, quote }) => text.slice(start, end) === quote),
  };
}

/** A plan without a time, within the same limits; null if its title has no visible character. */
export function normalizeUndated(plan: UndatedPlan): UndatedPlan | null {
  const title = titleOf(plan.title);
  if (title === "") return null;
  return {
    title,
    venue: bounded(plan.venue, eventFields.venue.lengthMax),
    location: bounded(plan.location, eventFields.location.lengthMax),
    attendees: usableAttendees(plan.attendees),
  };
}

/** A draft within the limits of E2; null for one that starts outside of the dates of V3. */
export const usableDraft = (draft: EventDraft, text: string): EventDraft | null =>
  isWithinRange(draft.start) ? normalizeDraft(draft, text) : null;

/**
 * Drafts as they may be stored, whoever read them: within the limits of E2 and the dates of V3, with ends
 * after starts, quotes that are in the text, no event twice, at most 50. `cutCount` is how many more events
 * were found.
 */
export function normalizeDrafts(
  drafts: EventDraft[],
  text: string,
): { drafts: EventDraft[]; cutCount: number } {
  const seen = new Set<string>();
  const usable = drafts
    .flatMap((draft) => usableDraft(draft, text) ?? [])
    .filter((draft) => {
      const key = JSON.stringify([draft.title, draft.start, draft.end, draft.timezone, draft.recurrence]);
      return !seen.has(key) && seen.add(key);
    });
  return {
    drafts: usable.slice(0, eventsPerTextMax),
    cutCount: Math.max(0, usable.length - eventsPerTextMax),
  };
}
