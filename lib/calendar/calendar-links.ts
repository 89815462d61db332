import { ruleInUtc } from "@/lib/recurrence/rule-in-utc";
import { isBlank } from "@/lib/text/clean-text";
import { compactInstant, compactWall } from "@/lib/time/compact-time";
import { addDays } from "@/lib/time/wall-clock";
import type { CalendarEntry } from "./calendar-event";
import { calendarLine, descriptionText, isMailbox, locationText } from "./calendar-text";
import { type EntrySpan, type EntryTimes, entrySpan } from "./entry-span";
import { joinLink } from "./join-link";
import { fitUrl, type LinkList, type LinkLoss, type LinkParameter, type LinkText } from "./link-url";
import { yahooRecurrence } from "./yahoo-recurrence";

/** SPEC D2: the web calendars that an event can be added to by a link. */
export type CalendarService = "google" | "outlook" | "office365" | "yahoo";

export interface CalendarLink {
  service: CalendarService;
  /** Opens the service's own form, filled in; nothing is saved before the visitor says so there. */
  url: string;
  /** The parts of the event that the service will not show, each once. */
  losses: LinkLoss[];
}

/** The parts of an entry that a link can carry. */
export type LinkEntry = EntryTimes &
  Pick<
    CalendarEntry,
    "title" | "recurrence" | "rdates" | "location" | "venue" | "attendees" | "notes" | "link" | "reminders"
  >;

// Google and Outlook accept more than twice as much (Outlook 31,000 characters, measured in
// add-event-to-calendar-docs #65), but for a visitor who is not signed in, a page in front of them encodes
// the address once more. Office 365 and Yahoo failed above 2,000 (az_quickstart #4327).
const lengthMax: Record<CalendarService, number> = {
  google: 4000,
  outlook: 4000,
  office365: 2000,
  yahoo: 2000,
};

const untitled = "Event";

interface WordNames {
  title: string;
  place: string;
  attendees: string;
  notes: string;
  /** The notes in the form that the service reads. */
  written?: (text: string) => string;
}

/** The texts sent to the services, the most important first. */
function wordsOf(entry: LinkEntry, names: WordNames): (LinkText | LinkList)[] {
  const title = calendarLine(entry.title);
  const emails = entry.attendees.flatMap(({ email }) => (isMailbox(email) ? [email] : []));
  const { written } = names;
  return [
    { name: names.title, loss: "title", text: isBlank(title) ? untitled : title },
    { name: names.place, loss: "place", text: locationText(entry) },
    { name: names.attendees, loss: "attendees", entries: [...new Set(emails)] },
    { name: names.notes, loss: "notes", text: descriptionText(entry), ...(written && { written }) },
  ];
}

/** Google knows zones by `Region/City`, but not by `EST` or `Etc/GMT+5`. */
const isPlaceName = (timezone: string) =>
  /^[A-Z][A-Za-z_-]+\//.test(timezone) && !timezone.startsWith("Etc/");

/** Google reads some HTML in notes, so anything that could be a tag is escaped; other text stays as typed. */
const withoutTags = (text: string) => text.replace(/<(?=[A-Za-z/!?])/g, "&lt;");

function googleDates(span: EntrySpan): string {
  const written = (time: string) => {
    if (span.form === "date") return time.replaceAll("-", "");
    return span.form === "wall" ? compactWall(time) : compactInstant(time);
  };
  return `${written(span.start)}/${written(span.end)}`;
}

/**
 * Times in wall-clock time with `ctz`, so that a series keeps its hour; in UTC where the wall-clock time is
 * ambiguous or the zone is not named after a place. The end of whole days is exclusive, and `ctz` would shift
 * them on Android (calendar-links #198). Parameters: add-event-to-calendar-docs, services/google.md and #59.
 */
function googleLink(entry: LinkEntry): CalendarLink {
  const { recurrence, timezone, allDay } = entry;
  const rule = ruleInUtc({ rule: recurrence, timezone, allDay });
  const span = entrySpan({ entry, hasZone: isPlaceName(timezone), isSeries: rule !== null });
  const zone: LinkParameter[] = span.form === "wall" ? [["ctz", timezone]] : [];
  const series: LinkParameter[] = rule === null ? [] : [["recur", `RRULE:${rule}`]];
  const { url, losses } = fitUrl({
    base: "https://calendar.google.com/calendar/render?action=TEMPLATE",
    fixed: [["dates", googleDates(span)], ...zone, ...series],
    optional: wordsOf(entry, {
      title: "text",
      place: "location",
      attendees: "add",
      notes: "details",
      written: withoutTags,
    }),
    lengthMax: lengthMax.google,
  });
  const isSeriesLost = recurrence !== null && rule === null;
  return { service: "google", url, losses: isSeriesLost ? ["recurrence", ...losses] : losses };
}

/** Outlook's body is HTML (add-event-to-calendar-docs #60): everything in it is shown as typed. */
const asHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");

const withoutMilliseconds = (instant: string) => instant.replace(/\.\d{3}Z$/, "Z");

/**
 * Times in UTC, which Outlook converts to the visitor's own zone; whole days as dates with an exclusive end.
 * It has no parameter for a series (add-event-to-calendar-docs #34), so only the first event is carried.
 */
function microsoftLink(service: "outlook" | "office365", entry: LinkEntry): CalendarLink {
  const span = entrySpan({ entry, hasZone: false, isSeries: false });
  const host = service === "outlook" ? "outlook.live.com" : "outlook.office.com";
  const wholeDays: LinkParameter[] = span.form === "date" ? [["allday", "true"]] : [];
  const { url, losses } = fitUrl({
    base: `https://${host}/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent`,
    fixed: [
      ["startdt", withoutMilliseconds(span.start)],
      ["enddt", withoutMilliseconds(span.end)],
      ...wholeDays,
    ],
    optional: wordsOf(entry, {
      title: "subject",
      place: "location",
      attendees: "to",
      notes: "body",
      written: asHtml,
    }),
    lengthMax: lengthMax[service],
  });
  return { service, url, losses: entry.recurrence === null ? losses : ["recurrence", ...losses] };
}

/** `DUR=allday` is only for a single day; several go from midnight to midnight (calendar-links #240). */
function yahooTimes(span: EntrySpan): { times: LinkParameter[]; losses: LinkLoss[] } {
  const [start, end] = [span.start, span.end].map((time) =>
    span.form === "date" ? time.replaceAll("-", "") : compactInstant(time),
  );
  if (span.form === "date" && addDays(span.start, 1) === span.end) {
    return {
      times: [
        ["ST", start ?? ""],
        ["DUR", "allday"],
      ],
      losses: [],
    };
  }
  return {
    times: [
      ["ST", start ?? ""],
      ["ET", end ?? ""],
    ],
    losses: span.form === "date" ? ["all_day"] : [],
  };
}

/**
 * Times in UTC, which Yahoo converts to the visitor's own zone. Its parameter names must be in capitals, or
 * they are ignored. Parameters: add-event-to-calendar-docs #61, from the web client of August 2026.
 */
function yahooLink(entry: LinkEntry): CalendarLink {
  const { recurrence, timezone, startWall } = entry;
  const rule = ruleInUtc({ rule: recurrence, timezone, allDay: true });
  const repeated = rule === null ? null : yahooRecurrence(rule, startWall);
  const { times, losses: timeLosses } = yahooTimes(entrySpan({ entry, hasZone: false, isSeries: false }));
  const pattern: LinkParameter[] = repeated === null ? [] : [["RPAT", repeated.pattern]];
  const patternEnd: LinkParameter[] = repeated?.end ? [["REND", repeated.end]] : [];
  const { url, losses } = fitUrl({
    base: "https://calendar.yahoo.com/?v=60",
    fixed: [...times, ...pattern, ...patternEnd],
    optional: wordsOf(entry, { title: "TITLE", place: "in_loc", attendees: "inv_list", notes: "DESC" }),
    lengthMax: lengthMax.yahoo,
  });
  const seriesLosses: LinkLoss[] = recurrence !== null && repeated === null ? ["recurrence"] : [];
  return { service: "yahoo", url, losses: [...seriesLosses, ...timeLosses, ...losses] };
}

/**
 * Adds what no service has a parameter for (SPEC B9): the dates of a series without a rule, reminders, which each of them sets by its own defaults, and a link
 * to join, which goes along as the first line of the notes and is lost where there is no room for it.
 */
function withJoinLosses(entry: LinkEntry, { service, url, losses }: CalendarLink): CalendarLink {
  const link = joinLink(entry);
  const values = [...new URL(url).searchParams.values()];
  const isCarried =
    link === null || values.some((value) => value.includes(link) || value.includes(asHtml(link)));
  const isOnDates = entry.recurrence === null && entry.rdates.length > 0;
  return {
    service,
    url,
    losses: [
      ...(isOnDates ? (["recurrence"] as const) : []),
      ...losses,
      ...(isCarried ? [] : (["link"] as const)),
      ...(entry.reminders.length === 0 ? [] : (["reminders"] as const)),
    ],
  };
}

/**
 * SPEC D2: the links that open an event in Google Calendar, Outlook.com, Office 365 and Yahoo, in this order.
 * None of the services documents its link; the parameters are those that add-event-to-calendar-docs observed.
 * An event without an end gets the length that it has in a file, since each service would choose another.
 * Throws a RangeError for a wall-clock time or a zone that does not exist.
 */
export function calendarLinks(entry: LinkEntry): CalendarLink[] {
  return [
    googleLink(entry),
    microsoftLink("outlook", entry),
    microsoftLink("office365", entry),
    yahooLink(entry),
  ].map((link) => withJoinLosses(entry, link));
}
