import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { sampleEvent } from "@/lib/testing/sample-event";
import { sampleGroup } from "@/lib/testing/sample-group";
import { eventListSchema, eventStatusSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema, groupListSchema, groupSchema } from "@/lib/wire/group-schema";
import { llmConfigSchema } from "@/lib/wire/models-schema";
import { preferencesSchema } from "@/lib/wire/preferences-schema";
import { fallbacks } from "./failure-wordings";
import { fetchJson } from "./fetch-json";
import { readKnownKeys } from "./read-known-keys";

const event = sampleEvent({
  evidence: [{ field: "title", quote: "Lunch", start: 0, end: 5 }],
  alternatives: [
    {
      field: "all_day",
      value: true,
      label: "All day",
      label_said: { code: "labels.allDay", params: {} },
      reason: "No time was said.",
      reason_said: null,
    },
  ],
});
const group = sampleGroup({
  events: [event, sampleEvent()],
  source_text: "Lunch",
  unread: [{ quote: "Lunch", start: 0, end: 5, reason: "unclear" }],
});
const answers: [string, z.ZodType, unknown][] = [
  ["a created group", createdGroupSchema, { group }],
  ["a group", groupSchema, group],
  ["groups", groupListSchema, { groups: [group], next_cursor: null }],
  ["events", eventListSchema, { events: [event], next_cursor: "c" }],
  ["an event", eventStatusSchema, { processing_complete: true, processing_error: null, event }],
  [
    "preferences",
    preferencesSchema,
    {
      theme: "dark",
      language: "en",
      model_settings: { selectedModel: "gpt4o", baseUrl: "https://api.openai.com/v1", modelName: null },
      ollama_settings: { baseUrl: "http://localhost:11434", selectedModel: "qwen2" },
    },
  ],
  ["an offer of models", llmConfigSchema, { default_model: null, models: [] }],
];

/**
 * The value as a later release may send it: each object in it has keys that this release does not know, but
 * the values of a sentence, which have any names.
 */
function fromLater(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromLater);
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).map(([key, part]) => [key, key === "params" ? part : fromLater(part)]);
  return { link: null, ...Object.fromEntries(known), planned: [{ title: "soon" }], constructor: 1 };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an answer of a later release", () => {
  it.each(answers)("is read as %s without the new keys", async (_, schema, data) => {
    const body = JSON.stringify({ success: true, data: fromLater(data), took_ms: 3 });
    vi.stubGlobal("fetch", async () => new Response(body));
    const read = fetchJson({ path: "/x/", loadSchema: async () => schema, fallback: fallbacks.other });
    await expect(read).resolves.toEqual(data);
  });

  it.each(answers)("is refused by the strict schema by which the server answers %s", (_, schema, data) => {
    expect(schema.safeParse(data).success).toBe(true);
    expect(schema.safeParse(fromLater(data)).success).toBe(false);
  });

  it("is a failure if a known key is missing or wrong, with or without new keys", async () => {
    const wrong = [{ ...group, id: 7 }, { ...group, events: [{ ...event, title: null }] }, {}, null, "text"];
    for (const data of wrong) {
      vi.stubGlobal(
        "fetch",
        async () => new Response(JSON.stringify({ success: true, data: fromLater(data) })),
      );
      const read = fetchJson({
        path: "/x/",
        loadSchema: async () => groupSchema,
        fallback: fallbacks.groupDetails,
      });
      await expect(read).rejects.toMatchObject({ told: { wording: "groupDetails" } });
    }
  });

  it("is read even if the new keys are found in several rounds", () => {
    const inner = z.strictObject({ a: z.string() });
    const schema = z.strictObject({ list: z.array(inner) }).pipe(z.object({ list: z.array(inner.strict()) }));
    expect(readKnownKeys(schema, { list: [{ a: "x", b: 1 }], c: 2 })).toEqual({
      success: true,
      data: { list: [{ a: "x" }] },
    });
  });
});
