import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import { draftsAt } from "./place-events";
import { readInPlace } from "./read-in-place";
import { resolveTimes } from "./resolve-times";
import { resolveTitle } from "./resolve-title";
import { readContext, type TextContext } from "./text-context";

/** An event of which only the place of its words is known. */
const nothingSaid: ModelEvent = {
  title: "",
  when: "",
  duration: "",
  recurrence: "",
  where: "",
  venue: "",
  who: [],
  notes: [],
  link: "",
  start: "",
  end: "",
  all_day: false,
  rrule: "",
};

/**
 * The event described by some words of a text (SPEC S29 `Make an event`): the date that they mean in their place, and
 * as its name the rest of their sentence, or else the words themselves. Offsets are UTF-16 units. Null where they hold
 * no date.
 */
export const draftOfQuote = (
  request: ExtractionRequest,
  words: { start: number; end: number },
): EventDraft | null => draftIn(readContext(request), words);

/** The same for a text that is read already. */
export function draftIn(
  context: TextContext,
  { start, end }: { start: number; end: number },
): EventDraft | null {
  const { source, language, around } = context;
  const quote = context.request.text.slice(start, end);
  const when = { start, end, quote, spans: [{ start, end, quote }] };
  const at = context.requestAt(when);
  const inContext = draftsAt(context.byRules, when);
  const [times] = resolveTimes({
    request: at,
    language,
    around,
    event: nothingSaid,
    when,
    duration: null,
    recurrence: null,
    otherWords: new Set(),
    inPlace: readInPlace(context, { when, inContext }),
    place: { index: 0, count: 1 },
  });
  if (times === undefined) return null;
  const named = resolveTitle({ request: at, source, title: "", when, inContext });
  const evidence =
    named.evidence.length > 0 ? named.evidence : [{ field: "title" as const, start, end, quote }];
  return {
    title: named.evidence.length > 0 ? named.title : quote,
    ...times,
    exdates: [],
    rdates: [],
    location: "",
    venue: "",
    attendees: [],
    notes: [],
    link: null,
    reminders: [],
    evidence: [...evidence, { field: "start_datetime", start, end, quote }],
  };
}
