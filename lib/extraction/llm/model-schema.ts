import { z } from "zod";
import type { AnswerSchema } from "./language-model";

/**
 * Words of the text, or an empty string; models without an enforced schema send null or leave the field out.
 */
const quote = (description: string) =>
  z
    .string()
    .nullish()
    .transform((words) => words ?? "")
    .pipe(z.string().describe(description));
const quotes = (description: string) =>
  z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? [])
    .pipe(z.array(z.string()).describe(description));

/**
 * One event as a model is asked for it: flat, with only strings, one list type and one boolean, which every
 * provider's structured output can enforce. Quotes are exact words of the text; `start`, `end` and `rrule`
 * are the model's own reading, which the code checks against the quotes.
 */
export const modelEventSchema = z.object({
  title: z.string().describe("A short title made of words of the text"),
  when: z.string().describe("Quote: the words that say the day and the time"),
  duration: quote("Quote: the words that say how long it lasts or when it ends"),
  recurrence: quote("Quote: the words that say how it repeats"),
  where: quote("Quote: an address or a city"),
  venue: quote("Quote: the name of a place or room"),
  who: quotes("Quotes: one person each, with the e-mail address if the text has it"),
  notes: quotes("Quotes: what to bring, mind or know"),
  link: quote("Quote: a web address to join at"),
  start: quote("Your own reading: YYYY-MM-DDTHH:MM, or YYYY-MM-DD for a whole day"),
  end: quote("Your own reading in the same form; the last day of whole days; empty if the text gives no end"),
  all_day: z
    .boolean()
    .nullish()
    .transform((said) => said ?? false)
    .pipe(z.boolean().describe("True if the text gives no time of day")),
  rrule: quote("Your own reading of how it repeats, as an RRULE value; empty if it does not"),
});
export type ModelEvent = z.infer<typeof modelEventSchema>;

const modelAnswerSchema = z.object({ events: z.array(modelEventSchema) });

const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(modelAnswerSchema, { io: "output" });

/** The answer as a JSON schema, for providers that enforce one and for the prompt of those that do not. */
export const answerJsonSchema: AnswerSchema = jsonSchema;
