import type { Caller, ExtractionRequest } from "@/lib/extraction/extractor";
import { type ResolvedAnswer, resolveAnswer } from "@/lib/extraction/llm/answer/resolve-answer";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { normalizeDrafts, normalizeUndated } from "@/lib/extraction/normalize-drafts";
import { unknownLanguage } from "@/lib/extraction/rules/languages/known-languages";
import type { WholeReading } from "@/lib/extraction/rules/read-in-language";
import { readWhole } from "@/lib/extraction/rules/read-text";
import { readUndated, type UndatedPlan } from "@/lib/extraction/rules/read-undated";
import { findUnread } from "@/lib/extraction/rules/unread/find-unread";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Unread } from "@/lib/wire/unread";

/** What a reader is given, as it can be sent to another thread. */
export type TextRequest = Omit<ExtractionRequest, "signal">;

/** What the rules parser made of a text. */
interface RulesReading {
  drafts: EventDraft[];
  /** How many events were found beyond those that are kept. */
  cutCount: number;
  /** Where no event was found: the plan that has no time; null where there is none. */
  undated: UndatedPlan | null;
  /** The times of the text that made no event (SPEC B13). */
  unread: Unread[];
}

/** A model's answer held against its text, and the times of the text that made no event of it. */
export type HeldAnswer = ResolvedAnswer & Pick<RulesReading, "unread">;

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
type ReadingResult = { kind: "text"; reading: RulesReading } | { kind: "answer"; answer: HeldAnswer };

/** A task that came to nothing: the reader failed, or its time was over while it read or waited for its turn. */
interface Failed {
  kind: "unread";
  reason: "failed" | "slow" | "waited";
  /** What the reader threw, whose message may hold words of the text. */
  error?: unknown;
}

export type ReadingOutcome = ReadingResult | Failed;

/** Does a task for somebody, in whichever thread. Never rejects: whatever goes wrong makes the text unread. */
export type DoReadingTask = (task: ReadingTask, caller?: Caller) => Promise<ReadingOutcome>;

/** The drafts that are kept of those found, and the times that made none of them. */
function keep({ text }: TextRequest, found: readonly EventDraft[], { timesTold }: WholeReading) {
  const { drafts, cutCount } = normalizeDrafts([...found], text);
  const unread = findUnread(text, timesTold(), { kept: drafts, found: cutCount > 0 ? found : drafts });
  return { drafts, cutCount, unread };
}

function readByRules(request: TextRequest): RulesReading {
  const whole = readWhole(request);
  const found = whole.drafts;
  const isAsked = found.length === 0 && unknownLanguage(request) === null;
  const undated = isAsked ? readUndated(request) : null;
  return { ...keep(request, found, whole), undated: undated && normalizeUndated(undated) };
}

function holdAnswer(request: TextRequest, events: readonly ModelEvent[]): HeldAnswer {
  const answer = resolveAnswer(request, events);
  return { ...answer, unread: keep(request, answer.drafts, readWhole(request)).unread };
}

/** Does a task in this thread, synchronously; whatever a reader throws makes the text unread. */
export function runReadingTask(task: ReadingTask): ReadingOutcome {
  try {
    return task.kind === "text"
      ? { kind: "text", reading: readByRules(task.request) }
      : { kind: "answer", answer: holdAnswer(task.request, task.events) };
  } catch (error) {
    return { kind: "unread", reason: "failed", error };
  }
}
