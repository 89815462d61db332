import type { Caller, ExtractionRequest } from "@/lib/extraction/extractor";
import { draftOfQuote } from "@/lib/extraction/llm/answer/draft-of-quote";
import { offeredDrafts } from "@/lib/extraction/llm/answer/offer-drafts";
import { offeredNear } from "@/lib/extraction/llm/answer/offer-near";
import { type ResolvedAnswer, resolveAnswer } from "@/lib/extraction/llm/answer/resolve-answer";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { normalizeDrafts } from "@/lib/extraction/normalize-drafts";
import { type RulesReading, readByRules } from "@/lib/extraction/read-by-rules";
import { tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import { readWhole } from "@/lib/extraction/rules/read-text";
import type { EventDraft } from "@/lib/extraction/schema";
import { unreadOf } from "@/lib/extraction/unread-of";

/** What a reader receives, in a form that can be sent to another thread. */
export type TextRequest = Omit<ExtractionRequest, "signal">;

/** A model's answer checked against its text, and the times of the text from which it made no event. */
export type HeldAnswer = Omit<ResolvedAnswer, "timeless"> &
  Pick<RulesReading, "unread"> & {
    /**
     * Events that the rules parser read but the model did not name (SPEC E1), and events of the model whose time is not
     * in the text, each at an unread time that stands beside its words.
     */
    offered: EventDraft[];
  };

/** The part of a request that a reader needs. */
export const textRequestOf = ({ text, nowMs, timeZone, language }: ExtractionRequest): TextRequest => ({
  text,
  nowMs,
  timeZone,
  language,
});

/**
 * A task for a reader: to read a text by the rules, to check a model's answer against its text, or to make an event
 * from some words of a text, given by their offsets.
 */
export type ReadingTask =
  | { kind: "text"; request: TextRequest }
  | { kind: "answer"; request: TextRequest; events: readonly ModelEvent[] }
  | { kind: "quote"; request: TextRequest; start: number; end: number };

/** The result of each kind of task. */
type ReadingResult =
  | { kind: "text"; reading: RulesReading }
  | { kind: "answer"; answer: HeldAnswer }
  | { kind: "quote"; draft: EventDraft | null };

/** A task without a result: the reader failed, or its time ran out while it read or waited for its turn. */
interface Failed {
  kind: "unread";
  reason: "failed" | "slow" | "waited";
  /** The error that the reader threw; its message may contain words of the text. */
  error?: unknown;
}

export type ReadingOutcome = ReadingResult | Failed;

/** Runs a task in any thread. Never rejects: any failure makes the text unread. */
export type DoReadingTask = (task: ReadingTask, caller?: Caller) => Promise<ReadingOutcome>;

function holdAnswer(request: TextRequest, events: readonly ModelEvent[]): HeldAnswer {
  const { timeless, ...answer } = resolveAnswer(request, events);
  const whole = readWhole(request);
  const found = answer.drafts;
  const { drafts, cutCount } = normalizeDrafts([...found], request.text);
  const unread = unreadOf(request.text, { found, drafts, cutCount, whole });
  const byRules = normalizeDrafts([...whole.drafts], request.text).drafts;
  const offered = offeredNear(request, { timeless, unread, offered: offeredDrafts(byRules, drafts) });
  return { ...answer, unread, offered: normalizeDrafts(offered, request.text).drafts };
}

function readQuoted(request: TextRequest, words: { start: number; end: number }): EventDraft | null {
  const draft = draftOfQuote(request, words);
  return draft === null ? null : (normalizeDrafts([draft], request.text).drafts[0] ?? null);
}

function resultOf(task: ReadingTask): ReadingResult {
  if (task.kind === "text") return { kind: "text", reading: readByRules(tellRequest(task.request)) };
  if (task.kind === "quote") return { kind: "quote", draft: readQuoted(task.request, task) };
  return { kind: "answer", answer: holdAnswer(task.request, task.events) };
}

/** Runs a task in this thread, synchronously; any error of a reader makes the text unread. */
export function runReadingTask(task: ReadingTask): ReadingOutcome {
  try {
    return resultOf(task);
  } catch (error) {
    return { kind: "unread", reason: "failed", error };
  }
}
