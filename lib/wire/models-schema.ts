import { z } from "zod";
import { modelChoices } from "./choices";
import { baseUrlSchema } from "./preferences-schema";

/** SPEC A13: which models this server offers, and which of them it can use without a key of the visitor's. */
export const llmConfigSchema = z.strictObject({
  /** Who reads for a visitor who never chose (SPEC D8); null is the rules parser. */
  default_model: z.enum(modelChoices).nullable(),
  models: z.array(
    z.strictObject({
      id: z.enum(modelChoices),
      label: z.string(),
      provider: z.string(),
      /** The provider's own id of the model. */
      model: z.string(),
      /** Who would be asked, `host[:port]`. */
      host: z.string(),
      /** This server can use the model without a key of the visitor's. */
      has_server_key: z.boolean(),
      /** The header that a visitor's key travels in (SPEC D5); null where no key is needed. */
      key_header: z.string().nullable(),
    }),
  ),
});
export type LlmConfig = z.infer<typeof llmConfigSchema>;

/** SPEC A17 in: the address of an Ollama server. */
export const ollamaModelsRequestSchema = z.strictObject({ baseUrl: baseUrlSchema });

/** SPEC A17 out: the models that are installed there. */
export const ollamaModelsSchema = z.strictObject({ models: z.array(z.strictObject({ name: z.string() })) });
export type OllamaModels = z.infer<typeof ollamaModelsSchema>;
