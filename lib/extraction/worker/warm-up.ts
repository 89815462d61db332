import { runReadingTask } from "./reading-task";

/** One text of each kind, so that most of the parser is compiled afterwards. */
const texts = [
  "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm",
  "Weekly sync every Monday at 10 until Dec 18\nRoom 12, 5 Main Street\nBring the slides",
  "Set up a call with Bob about 20 people",
  "When: Tuesday 1 December 2026, 18:00-20:00 CET\nWhere: Town Hall\nRSVP by Friday to ana@example.com",
];
const when = "tomorrow at noon";
const nothing = {
  duration: "",
  recurrence: "",
  where: "",
  venue: "",
  notes: [],
  link: "",
  end: "",
  rrule: "",
};
const event = { ...nothing, title: "Lunch", when, who: ["Ana"], start: "2026-11-21T12:00", all_day: false };

/**
 * Reads a few texts and an answer: the first one costs a new thread ten times as much as later ones, and
 * nobody should wait for that.
 */
export function warmUp(): void {
  for (const text of texts) {
    const request = { text, nowMs: Date.UTC(2026, 10, 20), timeZone: "Europe/Paris", language: "en" };
    runReadingTask({ kind: "text", request });
    runReadingTask({ kind: "answer", request, events: [event] });
  }
}
