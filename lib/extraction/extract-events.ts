import "server-only";
import type { ExtractionRequest } from "./extractor";
import { cutNotice, normalizeDrafts } from "./normalize-drafts";
import { rulesExtractor } from "./rules/rules-extractor";
import type { EventDraft } from "./schema";

/** What was read, by whom, and what the visitor is told about it. */
export interface Reading {
  drafts: EventDraft[];
  parser: "rules" | "llm";
  /** The language model's name; null for the rules parser. */
  model: string | null;
  notice: string | null;
}

/** SPEC D8: said when a model was asked for and this server has none. */
export const noModelNotice =
  "No language model is set up on this server, so the rules parser read this text.";

/**
 * Reads a text into event drafts. No language model can be configured yet, so the rules parser reads every text, and
 * says so where a model was asked for (SPEC D8).
 */
export async function extractEvents(request: ExtractionRequest & { useModel: boolean }): Promise<Reading> {
  const found = await rulesExtractor.extract(request);
  const { drafts, cutCount } = normalizeDrafts(found, request.text);
  const notices = [request.useModel ? noModelNotice : null, cutNotice(cutCount)].filter(
    (notice) => notice !== null,
  );
  return {
    drafts,
    parser: rulesExtractor.id,
    model: null,
    notice: notices.length > 0 ? notices.join(" ") : null,
  };
}
