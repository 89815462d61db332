import { describe, expect, it } from "vitest";
import { z } from "zod";
import { operations } from "./operations";

const id = "l5RlYqjV0Y3oVqzuUYbt1A";
const patch = {
  title: "Lunch with Ana",
  start_datetime: "2026-11-21T17:00:00.000Z",
  end_datetime: "2026-11-21T18:00:00.000Z",
  all_day: false,
  timezone: "America/New_York",
  location: "Luz Street 5",
  venue: "Café Luz",
  attendees: [{ name: "Ana", email: "ana@example.com" }],
  notes: [{ id, content: "Bring the slides" }],
  suggestions: ["Book a table"],
  link: "https://meet.example/abc",
  recurrence: "FREQ=WEEKLY",
  exdates: ["2026-11-21T14:00"],
  rdates: ["2026-11-22"],
  updated_at: "2026-11-20T12:00:00.000Z",
};
const { updated_at: _, recurrence: __, ...added } = patch;
const preferences = {
  theme: "dark",
  language: "en-US",
  model_settings: { selectedModel: "gpt4o", baseUrl: "https://api.openai.com/v1", modelName: "gpt-4o" },
  ollama_settings: { baseUrl: "http://localhost:11434/some/path", selectedModel: "qwen2" },
};

/**
 * Every text that each operation accepts, with a valid value, by the operation and the part of the request.
 */
const samples: Record<string, unknown> = {
  "createGroupFromText headerFields": {
    "idempotency-key": "8f14e45f-ceea-467f-a9d4-1c0f5a3b1e11",
    "x-model-key-origin": "https://api.openai.com",
  },
  "createGroupFromText body": {
    text: "Lunch tomorrow at noon",
    timezone: "America/New_York",
    language: "en",
    model: "gpt4o",
  },
  "importGroup body": { calendar: "BEGIN:VCALENDAR", timezone: "America/New_York" },
  "listGroups query": { search: "retro", cursor: "eyJh" },
  "downloadGroup query": { ids: id },
  "listEvents query": { search: "retro", cursor: "eyJh" },
  "deleteEvents query": { ids: id },
  "patchEvent body": patch,
  "addEvent body": added,
  "addNote body": { content: "Bring the slides" },
  "addAttendee body": { name: "Ana", email: "ana@example.com" },
  "restoreEvents body": { ids: [id] },
  "patchPreferences body": preferences,
  "syncPreferences body": { ...preferences, lastSyncedAt: "2026-11-20T12:00:00.000Z" },
  "listModels headerFields": { "x-model-key-origin": "https://api.openai.com" },
  "listModels body": { provider: "custom", baseUrl: "https://api.openai.com/v1" },
  "getPictureReader query": { model: "gpt4o", has_key: "true" },
  "sendPicture headerFields": { "x-model-key-origin": "https://api.openai.com" },
  "sendPicture body": { picture: "iVBORw0KGgo=", host: "api.openai.com", model: "gpt4o" },
  "listOllamaModels body": { baseUrl: "http://localhost:11434/some/path" },
};
/** The same, where a body may say the same in two ways. */
const otherSamples: Record<string, unknown> = {
  "createGroupFromText body": { parts: ["Lunch tomorrow at noon", "Dinner on Friday"] },
};
/** Texts that may be blank: they are not stored, or stored as empty. */
const mayBeBlank = ["location", "venue", "suggestions.0", "search", "cursor"];

const parts = operations.flatMap((operation) =>
  (["query", "headerFields", "body"] as const).flatMap((part) => {
    const schema = operation[part];
    return schema === undefined ? [] : [{ name: `${operation.id} ${part}`, schema }];
  }),
);

const sampled = [samples, otherSamples].flatMap((some) =>
  Object.entries(some).flatMap(([name, sample]) =>
    parts.filter((part) => part.name === name).map(({ schema }) => ({ name, sample, schema })),
  ),
);

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The paths of the texts in a JSON schema, such as `attendees.0.name`. */
function textsOf(schema: JsonSchema, path: string[] = []): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsOf(field, [...path, name])),
    ...(schema.items === undefined ? [] : textsOf(schema.items, [...path, "0"])),
    ...(schema.anyOf ?? []).flatMap((option) => textsOf(option, path)),
  ];
  return schema.type === "string" ? [path.join("."), ...inner] : inner;
}

/** The paths of the texts in a value, with each text. */
function stringsIn(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, [...path, name]));
}

function withText(value: unknown, path: string, change: (text: string) => string, at = ""): unknown {
  if (typeof value === "string") return at === path ? change(value) : value;
  if (Array.isArray(value)) {
    return value.map((inner, index) =>
      withText(inner, path, change, at === "" ? `${index}` : `${at}.${index}`),
    );
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withText(inner, path, change, at === "" ? name : `${at}.${name}`),
    ]),
  );
}

const isHarmless = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n]/u.test(text);
const badCharacters = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  "\u007F",
  "\u0085",
  "\uD800",
  "\uDC00",
];
const places: ((text: string, bad: string) => string)[] = [
  (text, bad) => bad + text,
  (text, bad) => text + bad,
  (text, bad) => `${text.slice(0, -2)}${bad}${text.slice(-2)}`,
];

describe("every text that the API accepts (RA16)", () => {
  it("is covered by this test", () => {
    const taken = parts.flatMap(({ name, schema }) => {
      const described: JsonSchema = JSON.parse(
        JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
      );
      return textsOf(described).map((path) => `${name}: ${path}`);
    });
    const known = sampled.flatMap(({ name, sample }) =>
      stringsIn(sample).map(([path]) => `${name}: ${path.replace(/\d+/g, "0")}`),
    );
    // One text with a suggestion on each line is the same input as the list of them.
    expect([...new Set(taken)].filter((path) => !path.endsWith(": suggestions")).sort()).toEqual(
      [...new Set(known)].sort(),
    );
    for (const { name, sample, schema } of sampled)
      expect(schema.safeParse(sample).error, name).toBeUndefined();
  });

  it.each(sampled)(
    "in $name is cleaned of control characters and lone surrogates, or refused",
    ({ sample, schema }) => {
      for (const [path] of stringsIn(sample)) {
        for (const bad of badCharacters) {
          for (const place of places) {
            const parsed = schema.safeParse(withText(sample, path, (text) => place(text, bad)));
            if (!parsed.success) continue;
            const left = stringsIn(parsed.data).filter(([, text]) => !isHarmless(text));
            expect(left, `${path} with ${JSON.stringify(bad)}`).toEqual([]);
          }
        }
      }
    },
  );

  it.each(sampled)(
    "in $name is refused where it is required and has no visible character",
    ({ sample, schema }) => {
      for (const [path] of stringsIn(sample).filter(([at]) => !mayBeBlank.includes(at))) {
        for (const blank of ["", " \t\n", "\u200B\u2060\uFEFF", "\u0000\u0007"]) {
          const parsed = schema.safeParse(withText(sample, path, () => blank));
          expect(parsed.success, `${path} as ${JSON.stringify(blank)}`).toBe(false);
        }
      }
    },
  );

  it("for a place is stored as empty if it has no visible character", () => {
    const { schema } = parts.find(({ name }) => name === "patchEvent body") ?? {};
    const unseen = { location: "\u200B\u0000", venue: " \u2060" };
    expect(schema?.parse(unseen)).toEqual({ location: "", venue: "" });
  });

  it("with suggestions is cleaned line by line", () => {
    const { schema } = parts.find(({ name }) => name === "patchEvent body") ?? {};
    expect(schema?.parse({ suggestions: "a\u0000b\r\n\u200B\n c\uD800" })).toEqual({
      suggestions: ["ab", "c\uFFFD"],
    });
  });
});
