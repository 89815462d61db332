import { type Answer, matchAnswers, startsOf } from "./answer";
import type { PredictedEvent } from "./predict-case";

/** What can be wrong with a text of which not every time is right. */
const readingErrors = [
  "one too many",
  "one too many, in a text that is not judged",
  "missing, left out by the judge",
  "missing, left out as over",
  "missing, never found",
  "start of another day",
  "start without its hour",
  "start at another hour",
  "start with an hour that is not said",
  "end not found",
  "end at another time",
] as const;
export type ReadingError = (typeof readingErrors)[number];

/** What became of a text: its events, and the starts of what was found and left out. */
export interface ReadText {
  events: readonly PredictedEvent[];
  isJudged: boolean;
  judgedOut: readonly string[];
  over: readonly string[];
}

const dayOf = (wall: string): string => wall.slice(0, 10);
const isDay = (wall: string): boolean => !wall.includes("T");

/** What is wrong with the start of an event; null where nothing is. */
function startError(start: string, answer: Answer): ReadingError | null {
  const starts = startsOf(answer);
  if (starts.includes(start)) return null;
  if (!starts.map(dayOf).includes(dayOf(start))) return "start of another day";
  if (isDay(start)) return "start without its hour";
  return starts.every(isDay) ? "start with an hour that is not said" : "start at another hour";
}

/** What is wrong with the end of an event, where its answer has one; null where nothing is. */
function endError(end: string | null, { end: wanted, altEnd, zoneAlt }: Answer): ReadingError | null {
  if (!wanted || zoneAlt.length > 0 || [wanted, ...altEnd].includes(end ?? "")) return null;
  return end === null ? "end not found" : "end at another time";
}

/** Why nothing was read for an answer. */
function missingError(answer: Answer, { judgedOut, over }: ReadText): ReadingError {
  const isAmong = (starts: readonly string[]): boolean =>
    starts.some((start) => startsOf(answer).includes(start));
  if (isAmong(judgedOut)) return "missing, left out by the judge";
  return isAmong(over) ? "missing, left out as over" : "missing, never found";
}

/** Everything that keeps a text from having every time right, none where all are. */
export function errorsOf(text: ReadText, answers: readonly Answer[]): ReadingError[] {
  const events = text.events.filter(({ start }) => start !== null);
  const matched = matchAnswers(events, answers, (event) => event);
  const found = new Set(matched.values());
  const extra: ReadingError = text.isJudged ? "one too many" : "one too many, in a text that is not judged";
  return [
    ...answers
      .filter(({ optional }) => !optional)
      .flatMap((answer) => {
        const event = matched.get(answer);
        if (event === undefined) return missingError(answer, text);
        return startError(event.start ?? "", answer) ?? endError(event.end, answer) ?? [];
      }),
    ...events.filter((event) => !found.has(event)).map(() => extra),
  ];
}

/** How often each error occurs, in how many texts nothing else is wrong, and in how many it is the only one. */
export interface BudgetRow {
  error: ReadingError;
  count: number;
  aloneCount: number;
  onceCount: number;
}

/** The budget of the errors of several texts, the most frequent error first. */
export function budgetOf(texts: readonly (readonly ReadingError[])[]): BudgetRow[] {
  const rows = readingErrors.map((error) => {
    const alone = texts.filter((errors) => errors.length > 0 && errors.every((one) => one === error));
    return {
      error,
      count: texts.flat().filter((one) => one === error).length,
      aloneCount: alone.length,
      onceCount: alone.filter(({ length }) => length === 1).length,
    };
  });
  return rows.sort((left, right) => right.count - left.count);
}
