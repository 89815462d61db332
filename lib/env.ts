import "server-only";
import { z } from "zod";
import { modelChoices } from "@/lib/preferences/schema";

const modelName = (key: string) =>
  z
    .string()
    .regex(/^[\w.:/-]{1,100}$/, { error: `${key} must be the name of a model, such as gpt-4o` })
    .optional();
const modelKey = (key: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: `${key} must be one word without spaces` })
    .optional();
const modelAddress = (key: string) =>
  z.url({ protocol: /^https?$/, error: `${key} must be an http or https address` }).optional();

const environmentSchema = z.object({
  /** Where the data is: `file:` and a path. */
  DATABASE_URL: z
    .string()
    .regex(/^file:./, {
      error: "DATABASE_URL must be file: and a path, for example file:./data/saywhen.db",
    })
    .default("file:./data/saywhen.db"),
  /** The port that `npm start` serves on. */
  PORT: z.coerce
    .number({ error: "PORT must be a number from 0 to 65535" })
    .int({ error: "PORT must be a number from 0 to 65535" })
    .min(0, { error: "PORT must be a number from 0 to 65535" })
    .max(65_535, { error: "PORT must be a number from 0 to 65535" })
    .default(3000),
  /** The public origin, without a path; https makes the visitor cookie Secure (SPEC D12). */
  APP_ORIGIN: z
    .url({ protocol: /^https?$/, error: "APP_ORIGIN must be an origin such as https://saywhen.example" })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Addresses of models that visitors may choose besides the official ones, each with its path (SPEC D6). */
  LLM_ALLOWED_BASE_URLS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((url) => url.trim())
        .filter((url) => url !== ""),
    )
    .pipe(
      z.array(
        z.url({
          protocol: /^https?$/,
          error: "LLM_ALLOWED_BASE_URLS must be http or https addresses, separated by commas",
        }),
      ),
    ),
  /** Who reads for visitors who never chose a model (SPEC D8). */
  LLM_DEFAULT_MODEL: z
    .enum(modelChoices, { error: `LLM_DEFAULT_MODEL must be one of ${modelChoices.join(", ")}` })
    .optional(),
  /** For each provider the server's own key, the address that this key goes to, and the model asked for there. */
  OPENAI_API_KEY: modelKey("OPENAI_API_KEY"),
  OPENAI_BASE_URL: modelAddress("OPENAI_BASE_URL"),
  OPENAI_MODEL: modelName("OPENAI_MODEL"),
  DEEPSEEK_API_KEY: modelKey("DEEPSEEK_API_KEY"),
  DEEPSEEK_BASE_URL: modelAddress("DEEPSEEK_BASE_URL"),
  DEEPSEEK_MODEL: modelName("DEEPSEEK_MODEL"),
  ANTHROPIC_API_KEY: modelKey("ANTHROPIC_API_KEY"),
  ANTHROPIC_BASE_URL: modelAddress("ANTHROPIC_BASE_URL"),
  ANTHROPIC_MODEL: modelName("ANTHROPIC_MODEL"),
  DASHSCOPE_API_KEY: modelKey("DASHSCOPE_API_KEY"),
  DASHSCOPE_BASE_URL: modelAddress("DASHSCOPE_BASE_URL"),
  DASHSCOPE_MODEL: modelName("DASHSCOPE_MODEL"),
  /** Ollama has no key; its address sets it up. */
  OLLAMA_BASE_URL: modelAddress("OLLAMA_BASE_URL"),
  OLLAMA_MODEL: modelName("OLLAMA_MODEL"),
  /** The least level that is logged. */
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "LOG_LEVEL must be debug, info, warn, error or silent",
    })
    .default("info"),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Environment keys in the order in which README and .env.example list them. */
export const environmentKeys = Object.keys(environmentSchema.shape);

/**
 * Reads the environment; a key that is set to an empty string counts as not set.
 * Throws an Error whose message has one sentence for each key that is wrong.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.message}.`).join(" "));
}

/** The environment of this process, read once: a wrong value stops the start, not the first request. */
export const environment: Environment = parseEnvironment(process.env);

/** True under `npm run dev`; set by Next, never by hand. */
export const isDevelopment: boolean = process.env.NODE_ENV === "development";
