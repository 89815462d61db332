import type { ModelEvent } from "@/lib/extraction/llm/model-schema";

/** What a model is asked about in the tests of the model path; two events, each with a day and a clock. */
export const sampleText =
  "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday from 3 to 4pm.";

/** Saturday morning in Paris. */
export const sampleNowMs = Date.parse("2026-11-21T09:00:00Z");

/** An event as a model answers it; each test states only what it is about. */
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

/** An answer with these events, as the JSON that a model writes. */
export const answerOf = (...events: ModelEvent[]): string => JSON.stringify({ events });
