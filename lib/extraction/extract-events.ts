import "server-only";
import { environment } from "@/lib/env";
import { log } from "@/lib/log/logger";
import { measures } from "@/lib/metrics/measures";
import { outboundFetch } from "@/lib/outbound/outbound-fetch";
import type { ModelChoice } from "@/lib/preferences/choices";
import type { ExtractionRequest } from "./extractor";
import { languageNotice } from "./language-notice";
import {
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
import { unknownLanguage } from "./rules/languages/known-languages";
import type { UndatedPlan } from "./rules/read-undated";
import type { EventDraft } from "./schema";
import { read } from "./worker/process-readings";
import { textRequestOf } from "./worker/reading-task";

/** What was read, by whom, and what the visitor is told about it. */
export interface Reading {
  drafts: EventDraft[];
  parser: "rules" | "llm";
  /** The provider's id of the model that read; null for the rules parser. */
  model: string | null;
  notice: string | null;
  /** Where no event was found: what the text asks for without saying when; null where it asks for nothing. */
  undated: UndatedPlan | null;
  /** True where even the rules parser failed, or took too long: nothing is known of the text. */
  isUnread: boolean;
}

export interface EventRequest extends ExtractionRequest {
  /** Whether the visitor wants a model to read. */
  useModel: boolean;
  /** Who is to read; null where no model can be asked. */
  reader: ModelReader | null;
  /** The model that was named and cannot be asked, when `reader` is null: the notice says so. */
  keylessChoice?: ModelChoice | null;
  /** How long the model may take in all, retries and repair included; LLM_DEADLINE_SECONDS where nothing is said. */
  deadlineMs?: number;
  /** The way out; the guarded fetch of this process unless a test has its own. */
  fetch?: typeof fetch;
  policy?: RetryPolicy;
}

const sentences = (...notices: (string | null)[]): string | null =>
  notices.filter((notice) => notice !== null).join(" ") || null;

async function readByRules(request: EventRequest, notice: string | null): Promise<Reading> {
  const byRules = { parser: "rules", model: null } as const;
  const outcome = await read({ kind: "text", request: textRequestOf(request) }, request.caller);
  request.signal?.throwIfAborted();
  if (outcome.kind !== "text") return { ...byRules, drafts: [], notice: null, undated: null, isUnread: true };
  const { drafts, cutCount, undated } = outcome.reading;
  const told = sentences(notice, languageNotice(unknownLanguage(request)), cutNotice(cutCount));
  return { ...byRules, drafts, notice: told, undated, isUnread: false };
}

async function readByModel(request: EventRequest, reader: ModelReader): Promise<Reading> {
  const startedMs = performance.now();
  const report = (outcome: string, tokens: { inputTokens?: number; outputTokens?: number } = {}) => {
    const durationMs = performance.now() - startedMs;
    measures()?.model({ provider: reader.provider, outcome, durationMs });
    log("info", {
      event: "model asked",
      provider: reader.provider,
      model: reader.model,
      outcome,
      durationMs: Math.round(durationMs),
      ...tokens,
    });
  };
  try {
    const { deadlineMs = environment.LLM_DEADLINE_SECONDS * 1000, fetch: send = outboundFetch } = request;
    const answer = await readWithModel(request, { reader, deadlineMs, send, policy: request.policy });
    report(answer.isRepaired ? "repaired" : "answered", answer);
    const { drafts, cutCount } = normalizeDrafts(answer.drafts, request.text);
    const refusedCount = answer.refusals.filter(({ field }) => field === "when").length;
    const byModel = {
      drafts,
      parser: "llm",
      model: reader.model,
      notice: sentences(refusedNotice(refusedCount), cutNotice(cutCount + answer.unreadEvents)),
      undated: null,
      isUnread: false,
    } as const;
    if (drafts.length > 0) return byModel;
    const byRules = await readByRules(request, nothingFoundNotice(reader, refusedCount));
    return byRules.drafts.length > 0 ? byRules : { ...byModel, undated: byRules.undated };
  } catch (error) {
    request.signal?.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    report(error.kind);
    return readByRules(request, failureNotice(error.kind, reader));
  }
}

/**
 * Reads a text into event drafts: by the model that is given, else by the rules parser, which also stands in where the
 * model fails or finds nothing (SPEC D8). Whoever read, no value is kept that is not in the text. Rejects only with the
 * reason of `signal`; every failure of a provider becomes a notice, and one of the rules parser an unread text.
 */
export function extractEvents(request: EventRequest): Promise<Reading> {
  const { useModel, reader, keylessChoice } = request;
  if (!useModel) return readByRules(request, null);
  if (reader !== null) return readByModel(request, reader);
  return readByRules(request, keylessChoice ? keylessNotice(keylessChoice) : noModelNotice);
}
