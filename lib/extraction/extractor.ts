import type { EventDraft } from "./schema";

/** What every reader of a text is given. The clock and the zone are arguments: extraction has no state of its own. */
export interface ExtractionRequest {
  text: string;
  /** The visitor's now, epoch milliseconds. */
  nowMs: number;
  /** The visitor's IANA zone: "tomorrow at 2 PM" means tomorrow there. */
  timeZone: string;
  /** BCP 47 language of the text, as far as known. */
  language: string;
  signal?: AbortSignal;
}

/** Text to event drafts, in the order of the text. The rules parser and every language model implement this. */
export interface Extractor {
  id: "rules" | "llm";
  extract(request: ExtractionRequest): Promise<EventDraft[]>;
}
