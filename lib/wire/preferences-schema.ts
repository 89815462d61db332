import { z } from "zod";
import { cleanText } from "@/lib/text/clean-text";
import { modelChoices, modelNameForm, themeChoices } from "./choices";

export const modelChoiceSchema = z.enum(modelChoices, {
  error: `model must be one of ${modelChoices.join(", ")}.`,
});

/** A BCP 47 language tag. */
export const languageSchema = z
  .string({ error: "language must be a tag such as en or pt-BR." })
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, { error: "language must be a tag such as en or pt-BR." })
  .max(35, { error: "language must be a tag such as en or pt-BR." });

/** An address of a model server, as a visitor types it; `isAllowedBaseUrl` says whether it may be used. */
export const baseUrlSchema = z
  .url({ protocol: /^https?$/, error: "baseUrl must be an http or https address." })
  // A URL parser drops or encodes these, but the text would be kept as it came.
  .refine((url) => url === cleanText(url), { error: "baseUrl must be an http or https address." })
  .max(500, { error: "baseUrl may have at most 500 characters." });

const modelNameError = "modelName must be the name of a model at baseUrl, such as gpt-4o, or null.";

/** SPEC A6: a visitor's preferences, on the wire. Keys are never among them (D5). */
export const preferencesSchema = z.strictObject({
  theme: z.enum(themeChoices, { error: "theme must be system, light or dark." }),
  language: languageSchema,
  model_settings: z.strictObject({
    selectedModel: z.enum(modelChoices, {
      error: `selectedModel must be one of ${modelChoices.join(", ")}.`,
    }),
    baseUrl: baseUrlSchema,
    modelName: z.string({ error: modelNameError }).regex(modelNameForm, { error: modelNameError }).nullable(),
  }),
  ollama_settings: z.strictObject({
    baseUrl: baseUrlSchema,
    selectedModel: z
      .string()
      .regex(/^[\w.:/-]{1,100}$/, { error: "selectedModel must be the name of a model, such as qwen2." }),
  }),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** SPEC A7: any part of A6's shape. */
export const preferencesPatchSchema = z.strictObject({
  theme: preferencesSchema.shape.theme.optional(),
  language: preferencesSchema.shape.language.optional(),
  model_settings: preferencesSchema.shape.model_settings.partial().optional(),
  ollama_settings: preferencesSchema.shape.ollama_settings.partial().optional(),
});
export type PreferencesPatch = z.infer<typeof preferencesPatchSchema>;

/** SPEC A14: a part of A6's shape, and when the browser's copy last changed. */
export const preferencesSyncSchema = preferencesPatchSchema.extend({
  lastSyncedAt: z.iso
    .datetime({
      offset: true,
      error: "lastSyncedAt must be a date and time with its offset, such as 2026-11-21T14:00:00Z.",
    })
    .transform((value) => new Date(value)),
});
export type PreferencesSync = z.infer<typeof preferencesSyncSchema>;
