import { environment, isServerless } from "@/lib/env";

/**
 * `maxDuration` of the routes that read a text after their answer: the longest that every serverless plan
 * allows.
 */
export const serverlessSecondsMax = 60;
/** The part of it that is kept for the answer before a reading and for storing the result after it. */
const serverlessReserveSeconds = 10;

/**
 * How long a reading by a model may take. On a serverless host it ends before the function in which it runs.
 */
export function deadlineMsOf(question: { seconds: number; isServerless: boolean }): number {
  const seconds = question.isServerless
    ? Math.min(question.seconds, serverlessSecondsMax - serverlessReserveSeconds)
    : question.seconds;
  return seconds * 1000;
}

/** The deadline on this server. */
export const readingDeadlineMs: number = deadlineMsOf({
  seconds: environment.LLM_DEADLINE_SECONDS,
  isServerless,
});
