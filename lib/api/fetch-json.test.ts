import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import messages from "@/lib/messages/en.json";
import { ApiError } from "./api-error";
import { fallbacks } from "./failure-wordings";
import { checkFile, clientTimeoutMs, fetchJson } from "./fetch-json";

const loadSchema = async () => z.object({ id: z.string() });

const answer = (status: number, body: unknown) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

/** Calls the API over a network that does as it is told, and returns what was thrown. */
async function failureOf(
  network: () => Promise<Response>,
  fallback = fallbacks.groupDetails,
): Promise<ApiError> {
  vi.stubGlobal("fetch", network);
  const failure = await fetchJson({ path: "/groups/a/", loadSchema, fallback }).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error("No ApiError was thrown.");
  return failure;
}

/** The sentence of a failure that the person reads. */
const sentenceOf = ({ told }: ApiError): string =>
  "sentence" in told ? told.sentence : messages.failures[told.wording];

/** The sentences of SPEC X1, by status. */
const statusSentences: [number, string][] = [
  [400, "Invalid request. Please check your input."],
  [401, "Please log in to continue."],
  [403, "You don't have permission to perform this action."],
  [404, "Resource not found."],
  [408, "Request timed out. Please try again."],
  [429, "Too many requests. Please try again later."],
  [500, "Internal server error occurred."],
  [502, "Service temporarily unavailable."],
  [503, "Service unavailable. Please try again later."],
];

const refuse = () => Promise.reject(new TypeError("fetch failed"));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an answer of the API", () => {
  it("is returned as its data", async () => {
    vi.stubGlobal("fetch", async () => answer(200, { success: true, data: { id: "a" } }));
    await expect(fetchJson({ path: "/groups/a/", loadSchema, fallback: fallbacks.other })).resolves.toEqual({
      id: "a",
    });
  });

  it("is requested by path, method, JSON body and headers, with a time-out", async () => {
    const calls: [string, RequestInit][] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return answer(201, { success: true, data: { id: "a" } });
    });
    const headers = { "idempotency-key": "k" };
    await fetchJson({
      path: "/x/",
      method: "POST",
      body: { a: 1 },
      headers,
      loadSchema,
      fallback: fallbacks.other,
    });
    const [url, init] = calls[0] ?? [];
    expect(url).toBe("/api/v1/x/");
    expect(init).toMatchObject({ method: "POST", body: '{"a":1}', cache: "no-store" });
    expect(init?.headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "k" });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    expect(clientTimeoutMs).toBe(10_000);
  });
});

describe("the language of an answer", () => {
  it("is the page's, or the browser's if the page states none", async () => {
    const headers: unknown[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      headers.push(init.headers);
      return answer(200, { success: true, data: { id: "a" } });
    });
    for (const lang of ["de", ""]) {
      vi.stubGlobal("document", { documentElement: { lang } });
      await fetchJson({ path: "/x/", loadSchema, fallback: fallbacks.other });
      await checkFile("/x/");
    }
    expect(headers).toEqual([
      { accept: "application/json", "accept-language": "de" },
      { "accept-language": "de" },
      { accept: "application/json" },
      {},
    ]);
  });
});

describe("a failed call by its cause (SPEC X0, X1)", () => {
  it("is a refused connection while the browser is online", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const failure = await failureOf(refuse);
    const { status, severity } = failure;
    expect(sentenceOf(failure)).toBe(
      "Unable to connect to the server. Please check your internet connection.",
    );
    expect([status, severity]).toEqual([0, "error"]);
  });

  it("is a network error while the browser is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(sentenceOf(await failureOf(refuse))).toBe("Network error occurred. Please check your connection.");
  });

  it.each(["AbortError", "TimeoutError"])(
    "is a time-out for %s, before and while reading the answer",
    async (name) => {
      const timeOut = () => Promise.reject(new DOMException("over", name));
      const slow = Object.assign(answer(200, ""), { json: timeOut });
      expect(sentenceOf(await failureOf(timeOut))).toBe("Request timed out. Please try again.");
      expect(sentenceOf(await failureOf(async () => slow))).toBe("Request timed out. Please try again.");
    },
  );

  it("is a bad request by its code if there is no message", async () => {
    const body = { success: false, error: { code: "bad_request" } };
    expect(sentenceOf(await failureOf(async () => answer(400, body)))).toBe(
      "Invalid request. Please try again.",
    );
  });
});

describe("a failed answer (SPEC X1, X2)", () => {
  it.each(statusSentences)("of %i without a sentence says: %s", async (status, sentence) => {
    expect(sentenceOf(await failureOf(async () => answer(status, "<html>")))).toBe(sentence);
    expect(sentenceOf(await failureOf(async () => answer(status, { success: false })))).toBe(sentence);
  });

  it.each([405, 409, 418, 504])("of %i says that something unexpected occurred", async (status) => {
    expect(sentenceOf(await failureOf(async () => answer(status, "{}")))).toBe(
      "An unexpected error occurred. Please try again later.",
    );
  });

  it("shows the server's sentence, whatever its status", async () => {
    const body = {
      success: false,
      error: { code: "invalid_request", message: "Say when." },
      message: "Say when.",
    };
    for (const status of [200, 400, 500]) {
      const { message, code } = await failureOf(async () => answer(status, body));
      expect([message, code]).toEqual(["Say when.", "invalid_request"]);
    }
    const flat = { success: false, message: "Flat." };
    expect(sentenceOf(await failureOf(async () => answer(400, flat)))).toBe("Flat.");
  });

  it.each([
    [400, "warning", false],
    [404, "warning", false],
    [429, "warning", true],
    [499, "warning", false],
    [500, "error", true],
    [503, "error", true],
  ])("of %i is a %s, and may succeed later: %s", async (status, severity, isRetryable) => {
    const failure = await failureOf(async () => answer(status, "{}"));
    expect([failure.severity, failure.isRetryable]).toEqual([severity, isRetryable]);
  });
});

describe("a 2xx answer that is not a success (SPEC X3)", () => {
  const refused = { success: false };
  const unreadable = "<html>";
  const malformed = { success: true, data: {} };
  it.each([
    ["createGroup", refused, "Failed to create events"],
    ["createGroup", unreadable, "Failed to create events"],
    ["createGroup", malformed, "Invalid response from server"],
    ["groupDetails", refused, "Failed to fetch group details"],
    ["groupDetails", unreadable, "Failed to fetch group details"],
    ["deleteEvent", refused, "Failed to delete event"],
    ["eventStatus", refused, "Failed to get event status"],
    ["eventStatus", unreadable, "Failed to fetch event status"],
    ["savePreferences", refused, "Failed to save preferences"],
  ] as const)("of %s with %j says: %s", async (operation, body, sentence) => {
    const failure = await failureOf(async () => answer(200, body), fallbacks[operation]);
    expect(sentenceOf(failure)).toBe(sentence);
  });

  it("reports a transport failure of the event's status with its own sentence", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    expect(sentenceOf(await failureOf(refuse, fallbacks.eventStatus))).toBe("Failed to fetch event status");
  });
});

describe("a file", () => {
  it("is requested by HEAD and exists", async () => {
    const network = vi.fn(async () => new Response(null, { status: 200 }));
    vi.stubGlobal("fetch", network);
    await expect(checkFile("/events/a/download_ics/")).resolves.toBeUndefined();
    expect(network).toHaveBeenCalledWith(
      "/api/v1/events/a/download_ics/",
      expect.objectContaining({ method: "HEAD" }),
    );
  });

  it("that is missing is reported like any other failure", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("fetch", refuse);
    await expect(checkFile("/x/")).rejects.toMatchObject({ told: { wording: "connectionRefused" } });
    vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
    await expect(checkFile("/x/")).rejects.toMatchObject({ told: { wording: "unavailable" } });
  });
});
