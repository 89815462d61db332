import { environment, isServerless } from "@/lib/env";

/** `maxDuration` of the routes whose answers readings go on behind: the longest that every serverless plan allows. */
export const serverlessSecondsMax = 60;
/** What is left of it for the answer before a reading and for what is stored after. */
const serverlessReserveSeconds = 10;

/** How long a reading by a model may take. On a serverless host it ends before the function that it runs in does. */
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
