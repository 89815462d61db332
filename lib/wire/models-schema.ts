import { z } from "zod";
import { modelChoices } from "./choices";
import { baseUrlSchema, modelChoiceSchema } from "./preferences-schema";

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

/** SPEC B14 in: a provider, and the address of a server that speaks as it does. */
export const modelNamesRequestSchema = z.strictObject({
  provider: modelChoiceSchema,
  baseUrl: baseUrlSchema,
});

/** The most names of models that are told; OpenRouter has some four hundred. */
export const modelNamesMax = 500;

/** SPEC A17 and B14 out: the models that a server has. */
export const modelNamesSchema = z.strictObject({ models: z.array(z.strictObject({ name: z.string() })) });
export type ModelNames = z.infer<typeof modelNamesSchema>;
