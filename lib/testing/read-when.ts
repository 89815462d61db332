import { readText } from "@/lib/extraction/rules/read-text";
import type { EventDraft } from "@/lib/extraction/schema";

/** When and where the texts of the parser's tests are read, unless a test says otherwise. */
const spoken = { now: "2026-11-20T12:00:00-05:00", timeZone: "America/New_York", language: "en" };

/** The drafts of a text read on Friday, 20 November 2026, at noon in New York. */
export function readSpoken(text: string, changes: Partial<typeof spoken> = {}): EventDraft[] {
  const { now, timeZone, language } = { ...spoken, ...changes };
  return readText({ text, nowMs: Date.parse(now), timeZone, language });
}

/** Each event of a text as `start`, `start/end` or with its rule after a space; the year 2026 is left out. */
export function readWhen(text: string, changes: Partial<typeof spoken> = {}): string[] {
  return readSpoken(text, changes).map(({ start, end, recurrence }) =>
    [end === null ? start : `${start}/${end}`, ...(recurrence === null ? [] : [recurrence])]
      .join(" ")
      .replaceAll("2026-", ""),
  );
}

/** The alternatives to the first event's start; the year 2026 is left out. */
export const doubtsOf = (text: string, changes: Partial<typeof spoken> = {}): string[] =>
  (readSpoken(text, changes)[0]?.alternatives ?? [])
    .filter(({ field }) => field === "start_datetime")
    .map(({ value }) => String(value).replaceAll("2026-", ""));
