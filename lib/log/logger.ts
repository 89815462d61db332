import "server-only";
import pino from "pino";
import { environment } from "@/lib/env";
import { requestIds } from "./request-ids";

/** All fields that a log line may have. None of them can contain a visitor's text, a key or a cookie. */
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
  /** The provider that was asked, by its name in the registry. */
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

/** Identifiers, paths and numbers match; any other value is withheld. */
const harmlessValue = /^[\w .:/()[\]<>@,#-]{0,600}$/;

/**
 * The fields that may be logged, each with its value checked. An allow-list, since a list of secrets is never
 * complete.
 */
export function scrubFields(fields: LogFields): Record<string, string | number> {
  const scrubbed: Record<string, string | number> = {};
  for (const key of allowedFields) {
    const value = fields[key];
    if (value === undefined) continue;
    scrubbed[key] = typeof value === "number" || harmlessValue.test(value) ? value : "[withheld]";
  }
  return scrubbed;
}

/**
 * What may be logged of an error: its name and stack frames, but not its message, which may quote a visitor's
 * text.
 */
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

// Lines are written asynchronously, and those that arrive during a write go together into the next one, so a
// request never waits for the reader of the log. pino writes the rest when the process exits; only a kill
// loses lines.
const destination = pino(
  { level: environment.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ sync: false }),
);

/**
 * Writes a line of JSON to standard output, with the id of its request. `event` is a constant of the code and
 * never contains input.
 */
export function log(level: LogLevel, line: { event: string } & LogFields): void {
  const { requestId = requestIds.getStore() } = line;
  destination[level](scrubFields(requestId === undefined ? line : { ...line, requestId }), line.event);
}
