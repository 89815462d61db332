import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { nowIn } from "./now";
import { runPipeline } from "./pipeline";
import { tighten } from "./tight-text";

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence.
 * Pure and synchronous, so it runs in a browser while somebody types.
 */
export function readText(written: ExtractionRequest): EventDraft[] {
  const { text, restore } = tighten(written.text);
  const request = { ...written, text };
  const { source, entries, now } = runPipeline(request);
  return buildDrafts({
    source,
    entries,
    request,
    now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    readDetails,
    restore,
  });
}
