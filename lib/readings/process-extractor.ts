import "server-only";
import { environment } from "@/lib/env";
import { createExtractor } from "@/lib/extraction/extract-events";
import { log } from "@/lib/log/logger";
import { measures } from "@/lib/metrics/measures";
import { outboundFetch } from "@/lib/outbound/outbound-fetch";
import { read } from "./process-readings";

/** Reads a text into event drafts with this process's readers, outbound fetch, log and metrics. */
export const extractEvents = createExtractor({
  read,
  send: outboundFetch,
  deadlineMs: environment.LLM_DEADLINE_SECONDS * 1000,
  onModelAsked: ({ provider, model, outcome, durationMs, tokens }) => {
    measures()?.model({ provider, outcome, durationMs });
    log("info", {
      event: "model asked",
      provider,
      model,
      outcome,
      durationMs: Math.round(durationMs),
      ...tokens,
    });
  },
});
