import { z } from "zod";
import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import { readText } from "@/lib/extraction/rules/read-text";
import { readUndated } from "@/lib/extraction/rules/read-undated";
import type { EventDraft } from "@/lib/extraction/schema";
import { instantToWall } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { isTimeZone } from "@/lib/time/zone-name";

/**
 * One case of an evaluation: a text, the moment at which it is read, and the reader's zone and language. Other
 * keys are ignored.
 */
const evaluationCaseSchema = z.object({
  id: z.string(),
  text: z.string(),
  reference: z.iso.datetime({ offset: true, error: "must be an ISO time with an offset" }),
  timezone: z.string().refine(isTimeZone, { error: "must be an IANA time zone" }),
  /** The visitor's language; English where it is not said. */
  language: z.string().exactOptional(),
});
export type EvaluationCase = z.infer<typeof evaluationCaseSchema>;

/**
 * One event of a prediction. Times are in wall-clock time of the case's zone; an all-day `end` is its last
 * day. `start` is null for a plan for which the visitor is asked to name a date.
 */
export interface PredictedEvent {
  title: string;
  start: string | null;
  end: string | null;
  all_day: boolean;
  location: string;
  venue: string;
  attendees: { name: string; email: string | null }[];
  recurrence: string | null;
  /** Starts that the series excludes, and additional starts. */
  exdates: string[];
  rdates: string[];
  notes: string[];
}

/** The corpora were written before an event had a link: where one joins is its location there, or else a note (SPEC E3). */
function placesOf({ location, notes, link, evidence }: EventDraft): { location: string; notes: string[] } {
  const said = link === null ? undefined : evidence.find(({ field }) => field === "link")?.quote;
  if (said === undefined) return { location, notes };
  return location === "" ? { location: said, notes } : { location, notes: [...notes, said] };
}

function inZone(wall: string, draft: EventDraft, timeZone: string): string {
  if (draft.allDay || draft.timezone === timeZone) return wall;
  return instantToWall(wallToInstant({ wall, timeZone: draft.timezone, fold: "earlier" }), timeZone).wall;
}

const guestsOf = (attendees: EventDraft["attendees"]): PredictedEvent["attendees"] =>
  attendees.map(({ name, email }) => ({ name, email: email ?? null }));

/** The plan of a text without a time, which the visitor is told instead of getting an event. */
function predictUndated(request: ExtractionRequest): PredictedEvent[] {
  const plan = readUndated(tellRequest(request));
  if (plan === null) return [];
  const { attendees, ...words } = plan;
  const never = { start: null, end: null, all_day: false, recurrence: null, exdates: [], rdates: [] };
  return [{ ...words, ...never, attendees: guestsOf(attendees), notes: [] }];
}

/** Reads the text of one case by the rules parser, in the terms of the case. */
export function predictCase(
  { id, text, reference, timezone, language = "en" }: EvaluationCase,
  read: (request: ExtractionRequest) => EventDraft[] = readText,
): {
  id: string;
  events: PredictedEvent[];
} {
  const request = { text, nowMs: Date.parse(reference), timeZone: timezone, language };
  const drafts = read(request);
  if (drafts.length === 0) return { id, events: predictUndated(request) };
  return {
    id,
    events: drafts.map((draft) => ({
      title: draft.title,
      start: inZone(draft.start, draft, timezone),
      end: draft.end === null ? null : inZone(draft.end, draft, timezone),
      all_day: draft.allDay,
      ...placesOf(draft),
      venue: draft.venue,
      attendees: guestsOf(draft.attendees),
      recurrence: draft.recurrence,
      exdates: draft.exdates.map((wall) => inZone(wall, draft, timezone)),
      rdates: draft.rdates.map((wall) => inZone(wall, draft, timezone)),
    })),
  };
}

/** Reads one line of a case file; throws an Error whose message names the line and its problem. */
export function parseCaseLine(line: string, lineNumber: number): EvaluationCase {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${lineNumber}: not a JSON object.`);
  }
  const parsed = evaluationCaseSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `Line ${lineNumber}: ${issue?.path.join(".") || "the case"}: ${issue?.message ?? "not valid"}.`,
  );
}
