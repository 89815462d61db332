import type { Phrase } from "@/lib/messages/phrase";
import type { ModelChoice } from "@/lib/wire/choices";
import type { Unread } from "@/lib/wire/unread";
import type { ExtractionRequest } from "./extractor";
import { languageNotice } from "./language-notice";
import { offeredDrafts } from "./llm/answer/offer-drafts";
import {
  doubtfulNotice,
  failureNotice,
  keylessNotice,
  noModelNotice,
  nothingFoundNotice,
  refusedNotice,
} from "./llm/notices";
import { ProviderError } from "./llm/provider-error";
import { readWithModel } from "./llm/read-with-model";
import type { ModelReader } from "./llm/reader";
import type { RetryPolicy } from "./llm/retry";
import { cutNotice, normalizeDrafts } from "./normalize-drafts";
import type { UndatedPlan } from "./rules/read-undated";
import type { EventDraft } from "./schema";
import { type DoReadingTask, type HeldAnswer, textRequestOf } from "./worker/reading-task";

/** The result of a reading: what was read, by whom, and what the visitor is told about it. */
export interface Reading {
  drafts: EventDraft[];
  parser: "rules" | "llm";
  /** The provider's id of the model that read; null for the rules parser. */
  model: string | null;
  notices: readonly Phrase[];
  /** If no event was found: what the text asks for without saying when; null if it asks for nothing. */
  undated: UndatedPlan | null;
  /** The words of the text that name a day or an hour and made no event (SPEC B13). */
  unread: Unread[];
  /** Events that the rules parser read but the model that read the text did not name (SPEC E1). */
  offered: EventDraft[];
  /** Why nothing is known about the text: even the rules parser failed or took too long, or never had its turn. */
  failure: "unreadable" | "busy" | null;
}

export interface EventRequest extends ExtractionRequest {
  /** Whether the visitor wants a model to read. */
  useModel: boolean;
  /** The reader to use; null where no model can be asked. */
  reader: ModelReader | null;
  /** The model that was named but cannot be asked, when `reader` is null; the notice names it. */
  keylessChoice?: ModelChoice | null;
  /** The time limit for the model, retries and repair included; the tools' own limit if absent. */
  deadlineMs?: number;
  /** The outbound fetch; the tools' own unless a test passes another. */
  fetch?: typeof fetch;
  policy?: RetryPolicy;
  /**
   * Called whenever a further event of the model's answer is complete. Its argument, when called, reads the
   * events so far by the same rules as the final answer. A new attempt starts again.
   */
  onProgress?: (readSoFar: () => Promise<Reading>) => void;
}

/** The tokens that a provider counted; absent where it did not answer. */
interface Tokens {
  inputTokens?: number;
  outputTokens?: number;
}

/** The outcome of asking a model; it contains no word of the text. */
interface ModelAsked {
  provider: ModelChoice;
  model: string;
  /** `answered`, `repaired`, or the kind of the failure. */
  outcome: string;
  durationMs: number;
  tokens: Tokens;
}

/** Everything outside itself that an extractor uses. */
export interface ExtractorTools {
  read: DoReadingTask;
  send: typeof fetch;
  deadlineMs: number;
  onModelAsked(asked: ModelAsked): void;
}

/** A request with the tools that its reading may use. */
interface Extraction {
  request: EventRequest;
  tools: ExtractorTools;
}

async function readByRules({ request, tools }: Extraction, notices: Phrase[]): Promise<Reading> {
  const byRules = { parser: "rules", model: null } as const;
  const outcome = await tools.read({ kind: "text", request: textRequestOf(request) }, request.caller);
  request.signal?.throwIfAborted();
  if (outcome.kind !== "text") {
    const failure = outcome.kind === "unread" && outcome.reason === "waited" ? "busy" : "unreadable";
    return { ...byRules, drafts: [], notices: [], undated: null, unread: [], offered: [], failure };
  }
  const { drafts, cutCount, undated, unread, unknownLanguage } = outcome.reading;
  const told = [...notices, ...languageNotice(unknownLanguage), ...cutNotice(cutCount)];
  return { ...byRules, drafts, notices: told, undated, unread, offered: [], failure: null };
}

/** The reading of a model's answer, and how many of its events were refused. */
function heldReading(answer: HeldAnswer, request: EventRequest, { model }: ModelReader) {
  const { drafts, cutCount } = normalizeDrafts(answer.drafts, request.text);
  const refusedCount = answer.refusals.filter(({ field }) => field === "when").length;
  const reading: Reading = {
    drafts,
    parser: "llm",
    model,
    notices: [
      ...refusedNotice(refusedCount),
      ...doubtfulNotice(answer.doubtfulEvents),
      ...cutNotice(cutCount + answer.unreadEvents),
    ],
    undated: null,
    unread: answer.unread,
    offered: answer.offered,
    failure: null,
  };
  return { reading, refusedCount };
}

async function readByModel(extraction: Extraction, reader: ModelReader): Promise<Reading> {
  const { request, tools } = extraction;
  const startedMs = performance.now();
  const report = (outcome: string, tokens: Tokens = {}) => {
    const { provider, model } = reader;
    const durationMs = performance.now() - startedMs;
    tools.onModelAsked({ provider, model, outcome, durationMs, tokens });
  };
  try {
    const { deadlineMs = tools.deadlineMs, fetch: send = tools.send, policy, onProgress } = request;
    const readingOf = (held: HeldAnswer) => heldReading(held, request, reader).reading;
    const answer = await readWithModel(request, {
      reader,
      deadlineMs,
      send,
      policy,
      read: tools.read,
      onProgress: onProgress && ((holdSoFar) => onProgress(async () => readingOf(await holdSoFar()))),
    });
    const { inputTokens, outputTokens, isRepaired } = answer;
    report(isRepaired ? "repaired" : "answered", { inputTokens, outputTokens });
    const { reading, refusedCount } = heldReading(answer, request, reader);
    if (reading.drafts.length > 0) return reading;
    const byRules = await readByRules(extraction, [nothingFoundNotice(reader, refusedCount)]);
    if (byRules.drafts.length === 0) return { ...reading, undated: byRules.undated };
    return { ...byRules, offered: offeredDrafts(answer.offered, byRules.drafts) };
  } catch (error) {
    request.signal?.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    report(error.kind);
    return readByRules(extraction, [failureNotice(error.kind, reader)]);
  }
}

/**
 * Makes a reader of texts. A text is read by the model that a request gives, otherwise by the rules parser,
 * which also reads if the model fails or finds nothing (SPEC D8). Whoever reads, only values that are in the
 * text are kept. A reading rejects only with the reason of its `signal`; every failure of a provider becomes
 * a notice, and a failure of the rules parser an unread text.
 */
export function createExtractor(tools: ExtractorTools): (request: EventRequest) => Promise<Reading> {
  return (request) => {
    const { useModel, reader, keylessChoice } = request;
    const extraction = { request, tools };
    if (!useModel) return readByRules(extraction, []);
    if (reader !== null) return readByModel(extraction, reader);
    return readByRules(extraction, [keylessChoice ? keylessNotice(keylessChoice) : noModelNotice]);
  };
}
