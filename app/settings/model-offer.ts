import type { ReaderSettings, VisitorKeyRules } from "@/lib/llm-config/name-reader";
import type { LlmConfig } from "@/lib/wire/models-schema";

/** The models that this server offers, and what it knows of the visitor's choice; sent with the page. */
export interface ModelOffer extends VisitorKeyRules, Pick<ReaderSettings, "preferredModel"> {
  config: LlmConfig;
  /** Whether the server holds preferences of this visitor, so that a browser without a copy asks for them. */
  hasStoredPreferences: boolean;
}
