import type { z } from "zod";
import { ApiError } from "./api-error";
import { type FailureWording, type Fallback, fallbacks, wordingOfStatus } from "./failure-wordings";
import { readKnownKeys } from "./read-known-keys";

/** SPEC K1: how long the browser waits for an answer. */
export const clientTimeoutMs = 10_000;

const apiBase = "/api/v1";

interface FetchJsonOptions<T extends z.ZodType> {
  /** The path below `/api/v1`, with its trailing slash and query. */
  path: string;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Loads the schema of `data`, the one that the route answers by: zod is not part of a page's first load.
   */
  loadSchema: () => Promise<T>;
  fallback: Fallback;
}

/** A member of any value; undefined if it has none. */
function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** SPEC X3: the wording for a 2xx answer that is not a success. */
function fallbackWording(payload: unknown, fallback: Fallback): FailureWording {
  if (memberOf(payload, "success") === true) return fallback.malformed ?? fallback.unreadable;
  return typeof payload === "object" && payload !== null ? fallback.unsuccessful : fallback.unreadable;
}

/**
 * The error for an answer that is not a success; `payload` is its parsed JSON, undefined if it had none.
 * Every part may be missing, since a proxy between browser and server answers in its own form.
 */
function answerError(response: Response, payload: unknown, fallback: Fallback): ApiError {
  const failure = memberOf(payload, "error");
  const code = textOf(memberOf(failure, "code"));
  const sentence = textOf(memberOf(failure, "message")) ?? textOf(memberOf(payload, "message"));
  const base = { status: response.status, code };
  if (sentence !== null) return new ApiError({ ...base, told: { sentence } });
  if (code === "bad_request") return new ApiError({ ...base, told: { wording: "badRequest" } });
  const wording = response.ok ? fallbackWording(payload, fallback) : wordingOfStatus(response.status);
  return new ApiError({ ...base, told: { wording } });
}

/** The error for a request that got no answer (SPEC X0). */
function transportError(cause: unknown, fallback: Fallback): ApiError {
  const base = { status: 0, code: null, cause };
  const name = cause instanceof Error ? cause.name : "";
  if (name === "AbortError" || name === "TimeoutError")
    return new ApiError({ ...base, told: { wording: "timedOut" } });
  const wording = fallback.transport ?? (navigator.onLine ? "connectionRefused" : "networkError");
  return new ApiError({ ...base, told: { wording } });
}

/** Reads the body as JSON; undefined if it is not JSON. A time-out while reading is still a time-out. */
async function readPayload(response: Response, fallback: Fallback): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw transportError(cause, fallback);
  }
}

/** Asks for sentences in the page's language, which a person may have chosen, instead of the browser's. */
function languageHeader(): Record<string, string> {
  const language = typeof document === "undefined" ? "" : document.documentElement.lang;
  return language === "" ? {} : { "accept-language": language };
}

/**
 * Calls the API and returns the envelope's `data`, parsed by its schema without unknown keys. Gives up after
 * `clientTimeoutMs`. Throws only `ApiError`, with the wordings of SPEC X0–X3.
 */
export async function fetchJson<T extends z.ZodType>(options: FetchJsonOptions<T>): Promise<z.output<T>> {
  const { path, method = "GET", body, headers, loadSchema, fallback } = options;
  let response: Response;
  let schema: T;
  try {
    const answering = fetch(`${apiBase}${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...languageHeader(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: "no-store",
      signal: AbortSignal.timeout(clientTimeoutMs),
    });
    // Both run at once; a schema that cannot be fetched means that the server cannot be reached.
    [response, schema] = await Promise.all([answering, loadSchema()]);
  } catch (cause) {
    throw transportError(cause, fallback);
  }
  const payload = await readPayload(response, fallback);
  if (response.ok && memberOf(payload, "success") === true) {
    const data = readKnownKeys(schema, memberOf(payload, "data"));
    if (data.success) return data.data;
  }
  throw answerError(response, payload, fallback);
}

/**
 * Checks that a file of the API exists, so that a failing download can be reported. Throws only `ApiError`.
 */
export async function checkFile(path: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`${apiBase}${path}`, {
      method: "HEAD",
      headers: languageHeader(),
      cache: "no-store",
      signal: AbortSignal.timeout(clientTimeoutMs),
    });
  } catch (cause) {
    throw transportError(cause, fallbacks.other);
  }
  if (!response.ok) throw answerError(response, undefined, fallbacks.other);
}
