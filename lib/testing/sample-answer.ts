import { type ResolvedAnswer, resolveAnswer } from "@/lib/extraction/llm/answer/resolve-answer";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";

/** The text that the model tests read: two events, each with a day and a clock. */
export const sampleText =
  "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday from 3 to 4pm.";

/** A Saturday morning in Paris. */
export const sampleNowMs = Date.parse("2026-11-21T09:00:00Z");

/** An event as a model answers it; each test sets only the fields that it is about. */
export function modelEvent(changes: Partial<ModelEvent> = {}): ModelEvent {
  return {
    title: "Lunch with Ana",
    when: "tomorrow at noon",
    duration: "",
    recurrence: "",
    where: "",
    venue: "",
    who: [],
    notes: [],
    link: "",
    start: "2026-11-22T12:00",
    end: "",
    all_day: false,
    rrule: "",
    ...changes,
  };
}

export const lunch = modelEvent({ venue: "Café Luz", who: ["Ana"] });
export const review = modelEvent({
  title: "Design review",
  when: "on Friday from 3 to 4pm",
  start: "2026-11-27T15:00",
  end: "2026-11-27T16:00",
});

/** The JSON of an answer with these events, as a model writes it. */
export const answerOf = (...events: ModelEvent[]): string => JSON.stringify({ events });

/**
 * What the code makes of an answer about a text that is read in Paris, on the morning of Saturday,
 * 2026-11-21.
 */
export function resolveSample(text: string, ...events: Partial<ModelEvent>[]): ResolvedAnswer {
  return resolveAnswer(
    { text, nowMs: sampleNowMs, timeZone: "Europe/Paris", language: "en" },
    events.map((event) => modelEvent({ title: "", start: "", ...event })),
  );
}

/** The same for an answer with one event. */
export const resolveSampleEvent = (text: string, event: Partial<ModelEvent>): EventDraft | undefined =>
  resolveSample(text, event).drafts[0];
