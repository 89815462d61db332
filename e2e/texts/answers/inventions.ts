import { addDays, addMinutes } from "@/lib/time/wall-clock";
import type { AnsweredText } from "./answered-text";
import { answeredTexts } from "./answered-texts";
import { freshAnswers } from "./fresh-answers";
import { strangersAnswers } from "./strangers-answers";

type Event = Readonly<Record<string, unknown>>;

/** An answer with something that its text does not say. */
export interface Invention {
  name: string;
  of: AnsweredText;
  answer: Event[];
}

type Invent = (event: Event) => Event[];

/**
 * Things that models invent: times from nowhere, places and people that they have read of, and plausible
 * details.
 */
const additions: Record<string, Invent> = {
  "an event from nowhere": (event) => [
    event,
    { title: "Team meeting", when: "next Tuesday at 15:00", start: "2026-12-08T15:00" },
  ],
  "an event whose quote names no time": (event) => [
    event,
    { title: event.title, when: event.title, start: "2026-12-09T17:45" },
  ],
  "a place from elsewhere": (event) => [
    { ...event, venue: "Marriott Hotel", where: "221B Baker Street, London" },
  ],
  "another person": (event) => [{ ...event, who: ["Elena Petrova <elena@corp.example>", "Mr. Smith"] }],
  "a note and a link": (event) => [
    { ...event, notes: ["Passport and ID card required"], link: "https://meet.example/abc" },
  ],
  "a title of its own": (event) => [{ ...event, title: "Confidential merger talks" }],
  "a repetition": (event) => [{ ...event, rrule: "FREQ=DAILY", recurrence: "every day" }],
  "another hour, quoted": (event) => [
    { ...event, when: "at 4:44 am", start: `${String(event.start).slice(0, 10)}T04:44` },
  ],
};

/** Mistakes that models make about a time that they have read. */
const slips: Record<string, Invent> = {
  "an hour early, as UTC is": (event) => [{ ...event, start: shifted(event.start, -60), end: "" }],
  "a day late": (event) => [{ ...event, start: shifted(event.start, 24 * 60), end: "" }],
  "a year late": (event) => [{ ...event, start: inYear(event.start, 1), end: "" }],
  "three years ago": (event) => [{ ...event, start: inYear(event.start, -3), end: "" }],
  "a whole day": (event) => [{ ...event, start: String(event.start).slice(0, 10), end: "", all_day: true }],
};

const isClock = (wall: string): boolean => wall.length > 10;

function shifted(start: unknown, minutes: number): string {
  const wall = String(start);
  return isClock(wall) ? addMinutes(wall, minutes) : addDays(wall, Math.sign(minutes));
}

const inYear = (start: unknown, years: number): string =>
  `${Number(String(start).slice(0, 4)) + years}${String(start).slice(4)}`;

/** The careful answer to each text, with its first event changed in each of these ways. */
const made = (texts: readonly AnsweredText[], kinds: Record<string, Invent>): Invention[] =>
  texts.flatMap((of) =>
    Object.entries(kinds).map(([name, invent]) => {
      const [first = {}, ...rest] = typeof of.careful === "string" ? [] : of.careful;
      return { name: `${of.name}: ${name}`, of, answer: [...invent(first), ...rest] };
    }),
  );

export const inventions: Invention[] = made(answeredTexts, additions);
export const timeSlips: Invention[] = made(answeredTexts, slips);

/** The same additions to the answers that were written without regard to the code. */
export const freshInventions: Invention[] = made(freshAnswers, additions);
export const strangersInventions: Invention[] = made(strangersAnswers, additions);
