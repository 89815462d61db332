import type { Caller, ExtractionRequest } from "@/lib/extraction/extractor";
import { type ResolvedAnswer, resolveAnswer } from "@/lib/extraction/llm/answer/resolve-answer";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { normalizeDrafts, normalizeUndated } from "@/lib/extraction/normalize-drafts";
import { unknownLanguage } from "@/lib/extraction/rules/languages/known-languages";
import { readText } from "@/lib/extraction/rules/read-text";
import { readUndated, type UndatedPlan } from "@/lib/extraction/rules/read-undated";
import type { EventDraft } from "@/lib/extraction/schema";

/** What a reader is given, as it can be sent to another thread. */
export type TextRequest = Omit<ExtractionRequest, "signal">;

/** What the rules parser made of a text. */
interface RulesReading {
  drafts: EventDraft[];
  /** How many events were found beyond those that are kept. */
  cutCount: number;
  /** Where no event was found: the plan that has no time; null where there is none. */
  undated: UndatedPlan | null;
}

/** The part of a request that a reader needs. */
export const textRequestOf = ({ text, nowMs, timeZone, language }: ExtractionRequest): TextRequest => ({
  text,
  nowMs,
  timeZone,
  language,
});

/** What there is to do for a reader: a text to be read by the rules, or a model's answer to be held against its text. */
export type ReadingTask =
  | { kind: "text"; request: TextRequest }
  | { kind: "answer"; request: TextRequest; events: readonly ModelEvent[] };

/** What became of a task, by its kind. */
type ReadingResult = { kind: "text"; reading: RulesReading } | { kind: "answer"; answer: ResolvedAnswer };

/** A task that came to nothing: the reader failed, or its time was over while it read or waited for its turn. */
interface Unread {
  kind: "unread";
  reason: "failed" | "slow" | "waited";
  /** What the reader threw, whose message may hold words of the text. */
  error?: unknown;
}

export type ReadingOutcome = ReadingResult | Unread;

/** Does a task for somebody, in whichever thread. Never rejects: whatever goes wrong makes the text unread. */
export type DoReadingTask = (task: ReadingTask, caller?: Caller) => Promise<ReadingOutcome>;

function readByRules(request: TextRequest): RulesReading {
  const found = readText(request);
  const isAsked = found.length === 0 && unknownLanguage(request) === null;
  const undated = isAsked ? readUndated(request) : null;
  return { ...normalizeDrafts(found, request.text), undated: undated && normalizeUndated(undated) };
}

/** Does a task in this thread, synchronously; whatever a reader throws makes the text unread. */
export function runReadingTask(task: ReadingTask): ReadingOutcome {
  try {
    return task.kind === "text"
      ? { kind: "text", reading: readByRules(task.request) }
      : { kind: "answer", answer: resolveAnswer(task.request, task.events) };
  } catch (error) {
    return { kind: "unread", reason: "failed", error };
  }
}
