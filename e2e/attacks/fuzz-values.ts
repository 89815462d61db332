import fc from "fast-check";
import { z } from "zod";

/** Texts that are known to break programs. */
const hostileTexts = [
  "Lunch tomorrow at noon",
  "\u0000\u0008",
  "\uD800",
  "🎉".repeat(400),
  "\u202Egnp.ics",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "2027-02-30T10:00:00Z",
  "9999-12-31T23:59:59Z",
  "Europe/Paris",
  "1".repeat(1500),
  "every ".repeat(250),
  "BEGIN:VEVENT\r\nSUMMARY:x",
  "%00%ff../../etc/passwd",
];
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 200 }),
);

const readable = fc.oneof(
  fc.constantFrom("Retro", "Café Luz", "Bring the slides.", "山田さんと会議", "كتابة"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => `a${text}`),
);

const writtenTexts = [
  "Planning tomorrow at 9am\nRetro on Friday at 3pm",
  "Lunch with Ana at noon at Café Luz",
  "Standup every weekday at 9:15 until Dec 18",
  "Team offsite 14-16 January",
];

/** Values that a field accepts but its schema does not spell out, by field name. */
const meant: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.constantFrom(...writtenTexts),
  parts: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...writtenTexts) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...writtenTexts.map((text) => `${text}\n`.repeat(28).slice(0, 1500))),
      },
    ),
    { minLength: 2, maxLength: 8 },
  ),
  timezone: fc.constantFrom("UTC", "Europe/Paris", "Asia/Kathmandu", "America/New_York", "Pacific/Apia"),
  start_datetime: fc.constantFrom(
    "2027-03-10T10:00:00Z",
    "2027-03-28T01:30:00.000Z",
    "2028-02-29T23:59:00+05:45",
  ),
  end_datetime: fc.constantFrom(null, "2028-05-10T11:00:00Z"),
  email: fc.constantFrom("ana@example.com", "a.b+c@sub.example.org"),
  // A name that no resolver resolves (RFC 6761 § 6.4), so nothing leaves this machine.
  baseUrl: fc.constant("https://models.invalid/v1"),
  // A note's id has to be one of the event's own, and no event has this `updated_at`.
  notes: fc.array(fc.record({ content: readable }), { maxLength: 3 }),
  updated_at: fc.constant(undefined),
};

const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
});

function stringOf({ format, pattern }: z.infer<typeof schemaSchema>): fc.Arbitrary<unknown> {
  if (format === "date-time") return fc.constantFrom("2026-11-21T10:00:00.000Z", "2027-01-01T00:00:00Z");
  if (format === "uuid") return fc.uuid();
  return pattern === undefined ? readable : fc.stringMatching(new RegExp(pattern));
}

/** What generated values of a schema draw on. */
interface ValueSources {
  /** The schemas of the OpenAPI document, by name. */
  schemas: Readonly<Record<string, unknown>>;
  /** Ids of existing events. */
  events: readonly string[];
}

/** Values that are valid by a JSON Schema of the OpenAPI document. */
export function valuesOf(schema: unknown, sources: ValueSources): fc.Arbitrary<unknown> {
  const known = schemaSchema.parse(schema);
  const { $ref, anyOf, type, properties = {}, required = [] } = known;
  if ($ref !== undefined) return valuesOf(sources.schemas[$ref.slice($ref.lastIndexOf("/") + 1)], sources);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => valuesOf(one, sources)));
  if (known.enum !== undefined) return fc.constantFrom(...known.enum);
  if (type === "object") {
    const model = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        name,
        name === "ids"
          ? fc.subarray([...sources.events], { minLength: 1 })
          : (meant[name] ?? valuesOf(one, sources)),
      ]),
    );
    return fc.record(model, { requiredKeys: required });
  }
  if (type === "array") return fc.array(valuesOf(known.items, sources), { minLength: 1, maxLength: 3 });
  if (type === "boolean") return fc.boolean();
  if (type === "integer" || type === "number") return fc.integer({ min: 1, max: 50 });
  return type === "null" ? fc.constant(null) : stringOf(known);
}

const fieldNames = [
  "text",
  "parts",
  "title",
  "ids",
  "notes",
  "theme",
  "name",
  "updated_at",
  "__proto__",
  "constructor",
];
const scalar = fc.oneof(
  hostileText,
  fc.double(),
  fc.integer(),
  fc.bigInt().map(String),
  fc.boolean(),
  fc.constant(null),
);
const anyJson = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: "small" }, scalar, fc.array(tie("any"), { maxLength: 4 }), tie("object")),
  object: fc.dictionary(fc.constantFrom(...fieldNames), tie("any"), { maxKeys: 5 }),
})).any;

/** Replaces one field of a value, or adds one that it does not have. */
const spoil = (values: fc.Arbitrary<unknown>) =>
  fc
    .tuple(values, fc.nat(), fc.constantFrom(...fieldNames), anyJson)
    .map(([value, index, foreign, wrong]) => {
      const entries = value !== null && typeof value === "object" ? Object.entries(value) : [];
      const name = entries[index % (entries.length + 1)]?.[0] ?? foreign;
      return JSON.stringify(Object.fromEntries([...entries, [name, wrong]]));
    });

/** Bodies that are invalid in some way, most of them nearly valid. */
export function brokenBodies(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: spoil(values) },
    { weight: 2, arbitrary: anyJson.map((json) => JSON.stringify(json) ?? "") },
    { weight: 2, arbitrary: values.map((value) => JSON.stringify(value).slice(0, -1)) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(10, 1000, 10_000).map((depth) => "[".repeat(depth)) },
    { weight: 1, arbitrary: fc.constant(`${'{"a":'.repeat(4000)}1${"}".repeat(4000)}`) },
    { weight: 1, arbitrary: fc.constant('{"__proto__":{"isAdmin":true},"text":"Lunch at noon"}') },
    { weight: 1, arbitrary: fc.constant('{"text":1e999,"limit":-9007199254740993}') },
  );
}
