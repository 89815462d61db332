import "server-only";
import { z } from "zod";
import { type ModelProvider, type ModelSetting, modelProviders } from "@/lib/models/registry";
import { modelChoices, modelNameForm } from "@/lib/wire/choices";

const modelName = (key: string) =>
  z
    .string()
    .regex(modelNameForm, { error: `${key} must be the name of a model, such as gpt-4o` })
    .optional();
const modelKey = (key: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: `${key} must be one word without spaces` })
    .optional();
const modelAddress = (key: string) =>
  z.url({ protocol: /^https?$/, error: `${key} must be an http or https address` }).optional();

const socialUrl = (key: string, network: string) =>
  z
    .url({ protocol: /^https?$/, error: `${key} must be an http or https address` })
    .optional()
    .describe(
      `your own page there, to which the footer's link leads; without it the link leads to ${network} itself`,
    );

/** A whole number, for the keys that count something. */
const wholeNumber = (key: string, { most, otherwise }: { most: number; otherwise: number }) => {
  const error = `${key} must be a whole number from 0 to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error }).default(otherwise);
};
const perMinute = (key: string, otherwise: number) => wholeNumber(key, { most: 1_000_000, otherwise });

const isDatabaseUrl = (text: string) =>
  /^file:./.test(text) || (/^(libsql|https?):\/\/./.test(text) && URL.canParse(text));

/** The keys of the providers, one provider after another: its key, its address, its model. */
function providerSettings(): Record<ModelSetting, z.ZodOptional<z.ZodType<string>>>;
/** The implementation: the compiler cannot tell which keys `Object.fromEntries` makes. */
function providerSettings(): Record<string, z.ZodType> {
  const ofProvider = ({ settings, settingWords }: ModelProvider) => {
    const { apiKey, baseUrl, model } = settings;
    const keys: [ModelSetting, z.ZodType][] = [
      ...(apiKey === null ? [] : [[apiKey, modelKey(apiKey)] satisfies [ModelSetting, z.ZodType]]),
      [baseUrl, modelAddress(baseUrl)],
      [model, modelName(model)],
    ];
    return keys.map(([key, schema]) => [key, schema.describe(settingWords[key] ?? "")] as const);
  };
  return Object.fromEntries(Object.values(modelProviders).flatMap(ofProvider));
}

const choiceNames = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  modelChoices.map((choice) => `\`${choice}\``),
);

const environmentSchema = z.object({
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, {
      error:
        "DATABASE_URL must be file: and a path, for example file:./data/saywhen.db, or the libsql, https or http address of a libSQL server",
    })
    .default("file:./data/saywhen.db")
    .describe(
      "where the data is: `file:` and a path, whose folder and file are made when missing, or the `libsql:`, `https:` or `http:` address of a libSQL server, which several instances share",
    ),
  DATABASE_AUTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4000}$/, { error: "DATABASE_AUTH_TOKEN must be one word without spaces" })
    .optional()
    .describe("the token that the libSQL server asks for"),
  PORT: z.coerce
    .number({ error: "PORT must be a number from 0 to 65535" })
    .int({ error: "PORT must be a number from 0 to 65535" })
    .min(0, { error: "PORT must be a number from 0 to 65535" })
    .max(65_535, { error: "PORT must be a number from 0 to 65535" })
    .default(3000)
    .describe("the port of `npm start`"),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/, error: "APP_ORIGIN must be an origin such as https://saywhen.example" })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      "the public origin, and the only host that is then answered; without it loopback names and this machine's own addresses are (in a container any private address). https makes the visitor cookie `Secure` and `__Host-` and sends HSTS",
    ),
  TRUST_PROXY_HOPS: wholeNumber("TRUST_PROXY_HOPS", { most: 10, otherwise: 0 }).describe(
    "how many proxies of yours stand before this server and write `X-Forwarded-For`; 0: that header counts for nothing",
  ),
  RATE_LIMIT_CREATES_PER_MINUTE: perMinute("RATE_LIMIT_CREATES_PER_MINUTE", 20).describe(
    "texts that one visitor, and one address, may send in a minute, a long one once for each of its parts; 0 turns the limit off, as in the next four",
  ),
  RATE_LIMIT_READS_PER_MINUTE: perMinute("RATE_LIMIT_READS_PER_MINUTE", 600).describe(
    "GET requests, pages too: one over the limit is answered with two sentences and is not rendered",
  ),
  RATE_LIMIT_WRITES_PER_MINUTE: perMinute("RATE_LIMIT_WRITES_PER_MINUTE", 120).describe(
    "edits, deletions, changes of preferences",
  ),
  RATE_LIMIT_MODEL_TESTS_PER_MINUTE: perMinute("RATE_LIMIT_MODEL_TESTS_PER_MINUTE", 6).describe(
    "tests of a connection to a model's server, and lists of its models",
  ),
  RATE_LIMIT_FEEDS_PER_MINUTE: perMinute("RATE_LIMIT_FEEDS_PER_MINUTE", 120).describe(
    "requests of one address for calendar feeds, which calendars repeat by themselves",
  ),
  RATE_LIMIT_REFUSALS_PER_MINUTE: perMinute("RATE_LIMIT_REFUSALS_PER_MINUTE", 300).describe(
    "what is refused to one address before it counts as anything else ([Limits](../../app/api/README.md)); 0 turns the limit off",
  ),
  RETENTION_DAYS: wholeNumber("RETENTION_DAYS", { most: 36_500, otherwise: 0 }).describe(
    "groups that nobody opened for so many days are purged, and visitors with nothing left; 0 keeps them",
  ),
  SOCIAL_GITHUB_URL: socialUrl("SOCIAL_GITHUB_URL", "GitHub"),
  SOCIAL_MASTODON_URL: socialUrl("SOCIAL_MASTODON_URL", "Mastodon"),
  SOCIAL_BLUESKY_URL: socialUrl("SOCIAL_BLUESKY_URL", "Bluesky"),
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
    )
    .describe(
      "addresses of models that visitors may choose besides the four providers' own and Ollama's default (none on a serverless host); with their paths, separated by commas; `http` for hosts in a private network alone",
    ),
  LLM_DEFAULT_MODEL: z
    .enum(modelChoices, { error: `LLM_DEFAULT_MODEL must be one of ${modelChoices.join(", ")}` })
    .optional()
    .describe(
      `who reads for visitors who never chose: ${choiceNames}; without it the first of them that is set up below`,
    ),
  ...providerSettings(),
  LLM_DEADLINE_SECONDS: z.coerce
    .number({ error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .int({ error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .min(5, { error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .max(600, { error: "LLM_DEADLINE_SECONDS must be a number of seconds from 5 to 600" })
    .default(60)
    .describe(
      "how long a model may take for one text, 5 to 600; then the rules parser reads it. On a serverless host at most 50, so that it ends before the function does",
    ),
  MCP_ENABLED: z
    .enum(["true", "false"], { error: "MCP_ENABLED must be true or false" })
    .default("false")
    .transform((word) => word === "true")
    .describe(
      "`true` lets assistants read texts at `/api/mcp` ([The server for assistants](../mcp/README.md)); without it the path does not exist",
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { error: "METRICS_TOKEN must be one word of 16 characters or more" })
    .optional()
    .describe("16 characters or more; who brings it reads `/metrics` (§ Operating it)"),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "LOG_LEVEL must be debug, info, warn, error or silent",
    })
    .default("info")
    .describe("`debug`, `info`, `warn`, `error` or `silent`"),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Environment keys in the order in which lib/commands/README.md and .env.example list them, each with what it does. */
export const environmentKeys = environmentSchema.keyof().options.map((key) => ({
  key,
  words: environmentSchema.shape[key].description ?? "",
}));

/** Variables by which serverless hosts tell a program where it runs. */
const serverlessVariables = [
  "VERCEL",
  "AWS_LAMBDA_FUNCTION_NAME",
  "NETLIFY",
  "K_SERVICE",
  "FUNCTIONS_WORKER_RUNTIME",
];

/**
 * Whether these are the variables of a serverless host. No program of the visitor's, such as Ollama, runs on
 * such a host.
 */
export function isServerlessHost(variables: Record<string, string | undefined>): boolean {
  return serverlessVariables.some((name) => (variables[name] ?? "") !== "");
}

/** A function has no lasting disk, including /tmp and the deployed files: what is written there is lost. */
function refuseFileInFunction({ DATABASE_URL }: Environment): void {
  if (!DATABASE_URL.startsWith("file:")) return;
  throw new Error(
    "DATABASE_URL is a file, but this is a serverless host, where no file lasts. Set DATABASE_URL to the libsql or https address of a libSQL server and DATABASE_AUTH_TOKEN to its token, and run npm run db:migrate as a step of the deployment.",
  );
}

/** There is no sensible default model for a server that is none of the providers'. */
function requireModelName({ LLM_BASE_URL, LLM_MODEL }: Environment): void {
  if (LLM_BASE_URL === undefined || LLM_MODEL !== undefined) return;
  throw new Error("LLM_MODEL must name the model that the server at LLM_BASE_URL is asked for.");
}

/**
 * Reads the environment; a key that is set to an empty string counts as not set.
 * Throws an Error whose message has one sentence for each key that is wrong or missing, or says that a serverless host
 * needs a database elsewhere.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) {
    requireModelName(parsed.data);
    if (isServerlessHost(given)) refuseFileInFunction(parsed.data);
    return parsed.data;
  }
  throw new Error(parsed.error.issues.map((issue) => `${issue.message}.`).join(" "));
}

/** The environment of this process, read once: a wrong value stops the start, not the first request. */
export const environment: Environment = parseEnvironment(process.env);

/**
 * The header in which a serverless platform names the caller; null where this server has the caller's socket.
 * Each platform overwrites its own header, so no caller can forge it.
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
