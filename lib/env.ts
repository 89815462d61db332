import "server-only";
import { z } from "zod";
import { modelChoices } from "@/lib/wire/choices";

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

/** A whole number, for the keys that count something. */
const wholeNumber = (key: string, { most, otherwise }: { most: number; otherwise: number }) => {
  const error = `${key} must be a whole number from 0 to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error }).default(otherwise);
};
const perMinute = (key: string, otherwise: number) => wholeNumber(key, { most: 1_000_000, otherwise });

const isDatabaseUrl = (text: string) =>
  /^file:./.test(text) || (/^(libsql|https?):\/\/./.test(text) && URL.canParse(text));

const environmentSchema = z.object({
  /** Where the data is: `file:` and a path, or the address of a libSQL server. */
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, {
      error:
        "DATABASE_URL must be file: and a path, for example file:./data/saywhen.db, or the libsql, https or http address of a libSQL server",
    })
    .default("file:./data/saywhen.db"),
  /** What the libSQL server at DATABASE_URL asks for. */
  DATABASE_AUTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4000}$/, { error: "DATABASE_AUTH_TOKEN must be one word without spaces" })
    .optional(),
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
  /** How many proxies stand before this server and write X-Forwarded-For; 0: that header counts for nothing (SPEC D11). */
  TRUST_PROXY_HOPS: wholeNumber("TRUST_PROXY_HOPS", { most: 10, otherwise: 0 }),
  /** SPEC D11, for one visitor and for one address alike; 0 turns a limit off. */
  RATE_LIMIT_CREATES_PER_MINUTE: perMinute("RATE_LIMIT_CREATES_PER_MINUTE", 20),
  RATE_LIMIT_READS_PER_MINUTE: perMinute("RATE_LIMIT_READS_PER_MINUTE", 600),
  RATE_LIMIT_WRITES_PER_MINUTE: perMinute("RATE_LIMIT_WRITES_PER_MINUTE", 120),
  RATE_LIMIT_MODEL_TESTS_PER_MINUTE: perMinute("RATE_LIMIT_MODEL_TESTS_PER_MINUTE", 6),
  /** What is refused before it is counted as anything else, for one address (SPEC D11). */
  RATE_LIMIT_REFUSALS_PER_MINUTE: perMinute("RATE_LIMIT_REFUSALS_PER_MINUTE", 300),
  /** Groups that nobody opened for so many days are purged; 0 keeps them (SPEC D12). */
  RETENTION_DAYS: wholeNumber("RETENTION_DAYS", { most: 36_500, otherwise: 0 }),
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
  /** How long a model may take for one text, in seconds, before the rules parser reads it (SPEC D8). */
  LLM_DEADLINE_SECONDS: z.coerce
    .number({ error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .int({ error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .min(5, { error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .max(600, { error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .default(60),
  /** Who brings it may read /metrics; without it there is no such path. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { error: "METRICS_TOKEN must be one word of 16 characters or more" })
    .optional(),
  /** The least level that is logged. */
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "LOG_LEVEL must be debug, info, warn, error or silent",
    })
    .default("info"),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Environment keys in the order in which lib/commands/README.md and .env.example list them. */
export const environmentKeys = Object.keys(environmentSchema.shape);

/** Variables by which hosts that run functions, not servers, tell a program where it is. */
const serverlessVariables = [
  "VERCEL",
  "AWS_LAMBDA_FUNCTION_NAME",
  "NETLIFY",
  "K_SERVICE",
  "FUNCTIONS_WORKER_RUNTIME",
];

/** Whether these are the variables of a serverless host. There, nothing of the visitor's runs on the same machine. */
export function isServerlessHost(variables: Record<string, string | undefined>): boolean {
  return serverlessVariables.some((name) => (variables[name] ?? "") !== "");
}

/** A function has no disk that lasts, /tmp and what was deployed with it included: what is written there is lost. */
function refuseFileInFunction({ DATABASE_URL }: Environment): void {
  if (!DATABASE_URL.startsWith("file:")) return;
  throw new Error(
    "DATABASE_URL is a file, but this is a serverless host, where no file lasts. Set DATABASE_URL to the libsql or https address of a libSQL server and DATABASE_AUTH_TOKEN to its token, and run npm run db:migrate as a step of the deployment.",
  );
}

/**
 * Reads the environment; a key that is set to an empty string counts as not set.
 * Throws an Error whose message has one sentence for each key that is wrong, or says that a serverless host needs a
 * database elsewhere.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) {
    if (isServerlessHost(given)) refuseFileInFunction(parsed.data);
    return parsed.data;
  }
  throw new Error(parsed.error.issues.map((issue) => `${issue.message}.`).join(" "));
}

/** The environment of this process, read once: a wrong value stops the start, not the first request. */
export const environment: Environment = parseEnvironment(process.env);

/**
 * The header in which a serverless platform says who called, or null where this server has the caller's socket. Each
 * platform overwrites its own header, so that no caller can write it.
 */
export const platformAddressHeader: string | null = process.env.VERCEL
  ? "x-vercel-forwarded-for"
  : process.env.NETLIFY
    ? "x-nf-client-connection-ip"
    : null;

/** True under `npm run dev`; set by Next, never by hand. */
export const isDevelopment: boolean = process.env.NODE_ENV === "development";

/** Whether this process runs on a serverless host (SPEC D6). */
export const isServerless: boolean = isServerlessHost(process.env);
