import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { type Cluster, clusterSpans } from "./cluster";
import type { Entry } from "./entries";
import { chooseSpans, findCandidates } from "./find-spans";
import { joinClusters } from "./join";
import { type MarkedSpan, markSpan } from "./marked-span";
import { nowIn } from "./now";
import { findByChrono } from "./parsers/chrono-fallback";
import { dropSuperseded } from "./refiners/drop-superseded";
import { dropWeak } from "./refiners/drop-weak";
import { prepare, type Source } from "./scan";
import type { Now, Span } from "./spans";

/** Everything that was found on the way from a text to its events, for the drafts and for the trace. */
export interface Reading {
  source: Source;
  now: Now;
  candidates: readonly Span[];
  spans: readonly MarkedSpan[];
  clusters: readonly Cluster[];
  entries: readonly Entry[];
}

/** True for a span that can make an event; a length or a zone alone cannot. */
const isTime = ({ value }: MarkedSpan): boolean =>
  ["day", "clock", "recurrence", "offset", "all-day", "moment"].includes(value.kind);

/** English of the United States (and English without a region) writes the month first, all others the day. */
const writesDayFirst = (language: string): boolean =>
  language !== "" && !/^en(?:-us|-ca|-ph)?$/i.test(language);

/** Spans first, then the choice among them, then clusters, then entries: each step sees only what the one before left. */
export function runPipeline(request: ExtractionRequest): Reading {
  const source = prepare(request.text, writesDayFirst(request.language));
  const now = nowIn(request.timeZone, request.nowMs);
  const candidates = findCandidates(source);
  const chosen = dropSuperseded(source, chooseSpans(candidates));
  const marked = chosen.map((span, index) => markSpan(source, span, chosen[index - 1]?.end ?? 0));
  const kept = dropWeak(source, marked);
  const spans = kept.some(isTime)
    ? kept
    : findByChrono(source.flat, now).map((span) => markSpan(source, span, 0));
  const clusters = clusterSpans(source, spans);
  return { source, now, candidates, spans, clusters, entries: joinClusters(source, spans, clusters) };
}
