import type { ReaderSettings } from "@/lib/llm-config/name-reader";
import type { LlmConfig } from "@/lib/wire/models-schema";

/** What this server has to read with, and what it knows of the visitor's choice: it comes with the page. */
export interface ModelOffer extends Pick<ReaderSettings, "keyOrigins" | "preferredModel"> {
  config: LlmConfig;
  /** Whether the server holds preferences of this visitor, so that a browser without a copy asks for them. */
  hasStoredPreferences: boolean;
}
