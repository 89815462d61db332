import "server-only";
import type { z } from "zod";
import { icsFileName } from "@/lib/calendar/file-name";
import { toCalendar } from "@/lib/calendar/to-calendar";
import { toCalendarEntry } from "@/lib/events/event-views";
import { parseInput } from "@/lib/http/parse-input";
import type { Language } from "@/lib/messages/languages";
import { plainRule } from "@/lib/recurrence/plain-rule";
import { uidOf } from "@/lib/standalone/calendar-of-drafts";
import type { ReadingHere, TextHere } from "@/lib/standalone/read-here";
import { saidRow } from "@/lib/standalone/said-row";
import { showReading } from "@/lib/standalone/show-reading";
import {
  type CalendarEventInput,
  makeCalendarFileInputSchema,
  makeCalendarFileOutputSchema,
  readEventsInputSchema,
  readEventsOutputSchema,
} from "./tool-schemas";

/** What the tools need of whoever serves them. */
export interface ToolContext {
  /** Reads a text by the rules. */
  read: (asked: TextHere) => Promise<ReadingHere>;
  now: () => Date;
  /** The IANA zone and the BCP 47 tag of a request that names none. */
  timeZone: string;
  language: string;
  /** The language of the sentences in an answer. */
  answerLanguage: Language;
}

/** A tool as an assistant is told about it, and what it does. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodType;
  output: z.ZodType;
  /** Throws an `AppError` for what it cannot do. */
  run: (given: unknown, context: ToolContext) => Promise<Record<string, unknown>>;
}

const readEvents: Tool = {
  name: "read_events",
  title: "Read a text into events",
  description:
    "Reads a text (a mail, a letter, a programme, a chat, a line) into calendar events by rules, without a model. Each value of an event carries the exact words that it came from (evidence), phrases with two readings carry the other one (alternatives), and every date that made no event is told with the reason (unread). Times are UTC instants; timezone is the zone that the event keeps.",
  input: readEventsInputSchema,
  output: readEventsOutputSchema,
  run: async (given, context) => {
    const { text, timezone, language, now } = parseInput(readEventsInputSchema, given);
    const moment = now === undefined ? context.now() : new Date(now);
    const reading = await context.read({
      text,
      nowMs: moment.getTime(),
      timeZone: timezone ?? context.timeZone,
      language: language ?? context.language,
    });
    return showReading(reading, { language: context.answerLanguage, now: moment });
  },
};

/** An event that an assistant describes, as an entry of a file; the same event gets the same UID each time. */
function entryOf(event: CalendarEventInput, { now, timeZone }: ToolContext) {
  const { recurrence, evidence, alternatives, assumptions, ...body } = event;
  const nobody = { id: "", visitorId: "", timezone: timeZone };
  const rule = recurrence ? plainRule(recurrence) || null : null;
  const row = { ...saidRow(nobody, body, now()), recurrence: rule };
  const entry = toCalendarEntry({ ...row, id: "" });
  return { ...entry, uid: uidOf(entry) };
}

const makeCalendarFile: Tool = {
  name: "make_calendar_file",
  title: "Make a calendar file",
  description:
    "Makes one iCalendar file (.ics) of events, which every calendar opens. Takes events as read_events gives them; titles, times, places, people and notes may be changed before. An event without an end lasts an hour in the file, or a day.",
  input: makeCalendarFileInputSchema,
  output: makeCalendarFileOutputSchema,
  run: async (given, context) => {
    const { events } = parseInput(makeCalendarFileInputSchema, given);
    const entries = events.map((event) => entryOf(event, context));
    const [first, ...others] = entries;
    const title = others.length === 0 && first !== undefined ? first.title : `${entries.length} events`;
    const content = toCalendar({
      entries: [...new Map(entries.map((entry) => [entry.uid, entry])).values()],
      nowInstant: context.now().toISOString(),
    });
    return { file_name: icsFileName(title), content };
  },
};

/** SPEC B11: what an assistant can have done here. Nothing of it is stored. */
export const tools: readonly Tool[] = [readEvents, makeCalendarFile];
