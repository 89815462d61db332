import { z } from "zod";
import { written } from "@/lib/messages/phrase";
import { cleanText } from "@/lib/text/clean-text";
import { type ChoiceSettings, choiceSettingOf, eachChoice } from "./choice-settings";
import { modelChoices, modelNameForm } from "./choices";

export const modelChoiceSchema = z.enum(modelChoices, {
  error: written("fields.choice", { field: "model", choices: modelChoices.join(", ") }),
});

/** A BCP 47 language tag. */
export const languageSchema = z
  .string({ error: written("fields.language") })
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, { error: written("fields.language") })
  .max(35, { error: written("fields.language") });

/** The address of a model server as a visitor types it; `isAllowedBaseUrl` says whether it may be used. */
export const baseUrlSchema = z
  .url({ protocol: /^https?$/, error: written("fields.baseUrl") })
  // A URL parser drops or encodes such characters, but the text would be stored as it came.
  .refine((url) => url === cleanText(url), { error: written("fields.baseUrl") })
  .max(500, { error: written("fields.tooLong", { field: "baseUrl", max: 500 }) });

const modelNameError = written("fields.modelNameThere");

/** The schemas of the settings that take one of a few words. */
function choiceSchemas(): {
  [Name in keyof ChoiceSettings]: z.ZodType<ChoiceSettings[Name], ChoiceSettings[Name]>;
};
/** The implementation: the compiler cannot tell one setting's words from another's. */
function choiceSchemas(): Record<string, z.ZodType> {
  return eachChoice((field) => {
    const { choices, problem } = choiceSettingOf(field);
    const usual = { field, choices: choices.join(", ") };
    return z.enum(choices, {
      error: problem === undefined ? written("fields.choice", usual) : written(problem),
    });
  });
}

const choiceShape = choiceSchemas();

/** The same schemas, each optional. */
function optionalChoices(): { [Name in keyof ChoiceSettings]: z.ZodOptional<(typeof choiceShape)[Name]> };
/** The implementation. */
function optionalChoices(): Record<string, z.ZodType> {
  return eachChoice((name) => choiceShape[name].optional());
}

/** SPEC A6: a visitor's preferences on the wire. They never contain keys (D5). */
export const preferencesSchema = z.strictObject({
  ...choiceShape,
  language: languageSchema,
  model_settings: z.strictObject({
    selectedModel: z.enum(modelChoices, {
      error: written("fields.choice", { field: "selectedModel", choices: modelChoices.join(", ") }),
    }),
    baseUrl: baseUrlSchema,
    modelName: z.string({ error: modelNameError }).regex(modelNameForm, { error: modelNameError }).nullable(),
  }),
  ollama_settings: z.strictObject({
    baseUrl: baseUrlSchema,
    selectedModel: z.string().regex(/^[\w.:/-]{1,100}$/, { error: written("fields.modelName") }),
  }),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** SPEC A7: any part of A6's shape. */
export const preferencesPatchSchema = z.strictObject({
  ...optionalChoices(),
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
      error: written("fields.instant", { field: "lastSyncedAt" }),
    })
    .transform((value) => new Date(value)),
});
export type PreferencesSync = z.infer<typeof preferencesSyncSchema>;
