import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { createdGroupSchema } from "@/lib/groups/schema";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";

const runCount = 1500;
const slowestMs = 1000;

const fields = [
  "text",
  "use_llm",
  "timezone",
  "language",
  "model",
  "title",
  "start_datetime",
  "end_datetime",
  "all_day",
  "location",
  "venue",
  "attendees",
  "notes",
  "suggestions",
  "updated_at",
  "ids",
  "content",
  "name",
  "email",
  "theme",
  "model_settings",
  "ollama_settings",
  "lastSyncedAt",
  "__proto__",
  "constructor",
];
const hostileTexts = [
  "Lunch tomorrow at noon",
  "\u0000\u0008",
  "\uD800",
  "🎉".repeat(400),
  "\u202Egnp.ics",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "2027-02-30T10:00:00Z",
  "2027-03-10T10:00:00Z",
  "9999-12-31T23:59:59Z",
  "Europe/Paris",
  "1".repeat(1500),
  "every ".repeat(250),
];
const word = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary", maxLength: 200 }));
const scalar = fc.oneof(word, fc.double(), fc.integer(), fc.boolean(), fc.constant(null));
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: "small" }, scalar, fc.array(tie("any"), { maxLength: 4 }), tie("object")),
  object: fc.dictionary(fc.constantFrom(...fields), tie("any"), { maxKeys: 5 }),
})).any;
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom(...fields), fc.oneof(scalar, value), { maxKeys: 6 })
      .map((json) => JSON.stringify(json)),
  },
  { weight: 1, arbitrary: value.map((json) => JSON.stringify(json) ?? "") },
  { weight: 1, arbitrary: word },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((depth) => "[".repeat(depth)) },
);

describe("the API under generated requests", () => {
  it("never answers a 5xx, answers every refusal in the envelope, and takes no second", {
    timeout: 120_000,
  }, async () => {
    const visitor = createApiVisitor();
    const create = { body: { text: "Planning tomorrow at 9am\nRetro on Friday at 3pm" } };
    const { group } = await dataOf(
      await visitor.call("POST", "/api/v1/groups/create-from-text/", create),
      createdGroupSchema,
    );
    const event = group.events[0]?.id ?? "";
    const foreign = "A".repeat(22);
    const paths = [
      "groups/create-from-text",
      "groups",
      `groups/${group.id}`,
      `groups/${group.id}/status`,
      `groups/${group.id}/download_ics`,
    ]
      .concat([
        "events",
        `events/${event}`,
        `events/${event}/status`,
        `events/${event}/download_ics`,
        `events/${event}/add_note`,
      ])
      .concat([
        `events/${event}/add_attendee`,
        "events/restore",
        `events/${foreign}`,
        `groups/${foreign}/restore`,
        "preferences",
      ])
      .concat(["preferences/sync", "healthz", "readyz", "nowhere", "events/%20", "groups/__proto__"]);
    const request = fc.record({
      method: fc.constantFrom("GET", "POST", "PUT", "PATCH", "PATCH", "DELETE"),
      path: fc.constantFrom(...paths),
      query: fc.oneof(
        fc.constant(""),
        fc
          .tuple(fc.constantFrom("limit", "cursor", "search", "ids", "x"), word)
          .map(([key, text]) => `?${new URLSearchParams({ [key]: text.toWellFormed() })}`),
      ),
      rawBody: body,
      headers: fc.constantFrom<Record<string, string>>(
        {},
        { "idempotency-key": "x" },
        { "content-type": "text/plain" },
        { origin: "null" },
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, rawBody, headers }) => {
        const startedMs = performance.now();
        const call = method === "GET" || method === "DELETE" ? { headers } : { rawBody, headers };
        const response = await visitor.call(method, `/api/v1/${path}${query}`, call);
        expect(performance.now() - startedMs).toBeLessThan(slowestMs);
        expect(response.status).toBeLessThan(500);
        if (response.status >= 400) failureSchema.parse(await response.json());
        // What a run deleted comes back, so that the next one has something to work on.
        if (method === "DELETE" && response.ok) await visitor.call("POST", `/api/v1/${path}/restore/`);
      }),
      { numRuns: runCount, endOnFailure: true },
    );
    expect((await visitor.call("GET", "/api/v1/readyz")).status).toBe(200);
  });
});
