import "server-only";
import pino from "pino";
import { environment } from "@/lib/env";
import { requestIds } from "./request-ids";

/** All that a log line may say. Nothing here can hold a visitor's text, a key or a cookie. */
interface LogFields {
  requestId?: string;
  operation?: string;
  method?: string;
  status?: number;
  code?: string;
  durationMs?: number;
  parser?: string;
  eventCount?: number;
  textLength?: number;
  /** Who was asked to read, by the names of the registry. */
  provider?: string;
  model?: string;
  outcome?: string;
  inputTokens?: number;
  outputTokens?: number;
  errorName?: string;
  /** Where an error was thrown, without its message. */
  errorFrames?: string;
}

type LogLevel = "debug" | "info" | "warn" | "error";

const allowedFields = [
  "requestId",
  "operation",
  "method",
  "status",
  "code",
  "durationMs",
  "parser",
  "eventCount",
  "textLength",
  "provider",
  "model",
  "outcome",
  "inputTokens",
  "outputTokens",
  "errorName",
  "errorFrames",
] as const satisfies (keyof LogFields)[];

/** Identifiers, paths and numbers pass; whatever else finds its way into a value is not written. */
const harmlessValue = /^[\w .:/()[\]<>@,#-]{0,600}$/;

/** The fields of `fields` that may be logged, each value checked; an allow-list, since a list of secrets is never whole. */
export function scrubFields(fields: LogFields): Record<string, string | number> {
  const scrubbed: Record<string, string | number> = {};
  for (const key of allowedFields) {
    const value = fields[key];
    if (value === undefined) continue;
    scrubbed[key] = typeof value === "number" || harmlessValue.test(value) ? value : "[withheld]";
  }
  return scrubbed;
}

/** What of an error may be logged: its name and its frames. The message may quote a visitor's text, so it stays out. */
export function describeError(error: unknown): Pick<LogFields, "errorName" | "errorFrames"> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const stack = error.stack ?? "";
  const frames = stack
    .slice(stack.indexOf(error.message) + error.message.length)
    .split("\n")
    .flatMap((line) => /([^\\/(\s]+:\d+):\d+\)?$/.exec(line)?.[1] ?? [])
    .slice(0, 6);
  return { errorName: error.name, errorFrames: frames.join(", ").slice(0, 600) };
}

// A line is handed to the system at once, and what comes while that is under way goes together with the next: a request
// does not wait for whoever reads the log. pino writes the rest when the process exits; only a kill can lose lines.
const destination = pino(
  { level: environment.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ sync: false }),
);

/** Writes one line of JSON to standard output, with the id of the request that it is about. `event` is a constant of the code, never made of input. */
export function log(level: LogLevel, line: { event: string } & LogFields): void {
  const { requestId = requestIds.getStore() } = line;
  destination[level](scrubFields(requestId === undefined ? line : { ...line, requestId }), line.event);
}
