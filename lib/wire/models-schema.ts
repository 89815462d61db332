import { z } from "zod";
import { modelChoices } from "./choices";
import { baseUrlSchema, modelChoiceSchema } from "./preferences-schema";

/** SPEC A13: the models that this server offers, and which of them it can use without a visitor's key. */
export const llmConfigSchema = z.strictObject({
  /** The reader for visitors who never chose (SPEC D8); null is the rules parser. */
  default_model: z.enum(modelChoices).nullable(),
  models: z.array(
    z.strictObject({
      id: z.enum(modelChoices),
      label: z.string(),
      provider: z.string(),
      /** The provider's own model id. */
      model: z.string(),
      /** The host that would be asked, `host[:port]`. */
      host: z.string(),
      /** Whether this server can use the model without a visitor's key. */
      has_server_key: z.boolean(),
      /** The header that carries a visitor's key (SPEC D5); null where no key is needed. */
      key_header: z.string().nullable(),
    }),
  ),
});
export type LlmConfig = z.infer<typeof llmConfigSchema>;

/** The request of SPEC A17: the address of an Ollama server. */
export const ollamaModelsRequestSchema = z.strictObject({ baseUrl: baseUrlSchema });

/** The request of SPEC B14: a provider, and the address of a server with that provider's API. */
export const modelNamesRequestSchema = z.strictObject({
  provider: modelChoiceSchema,
  baseUrl: baseUrlSchema,
});

/** The most model names in an answer; OpenRouter has about four hundred. */
export const modelNamesMax = 500;

/** The answer of SPEC A17 and B14: the models of a server. */
export const modelNamesSchema = z.strictObject({ models: z.array(z.strictObject({ name: z.string() })) });
export type ModelNames = z.infer<typeof modelNamesSchema>;
