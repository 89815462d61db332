import { calendarBytes } from "@/lib/intake/calendar-bytes";
import type { FileRefusal } from "@/lib/intake/read-file";
import { withWorker } from "@/lib/intake/with-worker";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Comparison } from "./compare-calendar";
import type { CompareRequest } from "./compare-worker";

/** How long a comparison may take: a file made to be slow ends with its worker. */
const comparingMs = 20_000;

type FileComparison = { kind: "compared"; comparison: Comparison } | { kind: "refused"; reason: FileRefusal };

const refused = (reason: FileRefusal): FileComparison => ({ kind: "refused", reason });

const answerOf = (worker: Worker, request: CompareRequest): Promise<Comparison> =>
  new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Comparison>) => resolve(data), { once: true });
    worker.postMessage(request);
  });

/**
 * Compares a group with a calendar file in the browser, in a worker that can send nothing and is ended afterwards (SPEC B8).
 * Rejects where the worker cannot be started.
 */
export async function compareFile(file: File, events: readonly CalendarEvent[]): Promise<FileComparison> {
  const read = await calendarBytes(file);
  if (read.kind === "refused") return refused(read.reason);
  const worker = new Worker(new URL("./compare-worker.ts", import.meta.url), { type: "module" });
  const request = { bytes: read.bytes, timeZone: visitorTimeZone(), nowMs: Date.now(), events };
  const outcome = await withWorker({
    worker,
    timeMs: comparingMs,
    use: () => answerOf(worker, request),
  });
  if ("kind" in outcome) return refused("tookLong");
  return outcome.isCalendar ? { kind: "compared", comparison: outcome } : refused("noCalendar");
}
