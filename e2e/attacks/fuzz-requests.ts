import fc from "fast-check";
import { z } from "zod";
import { brokenBodies, hostileText, valuesOf } from "./fuzz-values";

/** One request of the fuzzer; `operationId` is null for a path or a method that the API does not have. */
export interface FuzzRequest {
  operationId: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

const parameterSchema = z.looseObject({ in: z.string(), name: z.string(), schema: z.unknown() });
const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .optional(),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The ids to work with: some that exist, and one that does not. */
interface FuzzIds {
  groups: readonly string[];
  events: readonly string[];
}

const nobodysId = "A".repeat(22);
const oddIds = fc.constantFrom(
  nobodysId,
  "__proto__",
  "%20",
  "x".repeat(3000),
  "..%2f..",
  "%00",
  "%F0%9F%8E%89",
);
const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-16" },
  { "idempotency-key": "x" },
  { cookie: `saywhen=${"x".repeat(5000)}` },
  { cookie: "saywhen=;;;=\u00ff" },
  { origin: "null" },
  { "x-openai-key": "sk-\u00e9" },
  { "x-forwarded-for": "1.1.1.1, ::1, evil" },
  { accept: "text/calendar;q=x,*/*" },
  { range: "bytes=0-1", "if-none-match": "*" },
  { "content-encoding": "gzip" },
);

type Parameters = z.infer<typeof operationSchema>["parameters"];

function queryOf(parameters: Parameters, ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const model = Object.fromEntries(
    names.map((name) => [name, name === "ids" ? ids : fc.constantFrom("1", "20", "retro", "")]),
  );
  const right = fc.record(model, { requiredKeys: names.filter((name) => name === "ids") });
  const wrong = fc.tuple(fc.constantFrom("limit", "cursor", "search", "ids", "x"), hostileText);
  return fc.oneof(
    {
      weight: 3,
      arbitrary: right.map((fields) =>
        new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
      ),
    },
    {
      weight: 1,
      arbitrary: wrong.map(([key, text]) => new URLSearchParams({ [key]: text.toWellFormed() }).toString()),
    },
  );
}

/** An operation of the document, with its path and the ids that its path may name. */
interface Place {
  path: string;
  method: string;
  operation: z.infer<typeof operationSchema>;
  schemas: Readonly<Record<string, unknown>>;
}

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd });

function requestsOf({ path, method, operation, schemas }: Place, ids: FuzzIds): fc.Arbitrary<FuzzRequest> {
  const own = path.startsWith("/groups/") ? ids.groups : ids.events;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const values = schema === undefined ? null : valuesOf(schema, { schemas, events: ids.events });
  const body =
    values === null
      ? fc.constant(null)
      : fc.oneof(
          values.map((value) => JSON.stringify(value)),
          brokenBodies(values),
        );
  const listed = fc.subarray([...ids.events], { minLength: 1, maxLength: 3 }).map((some) => some.join());
  return fc
    .record({
      id: mostly(fc.constantFrom(...own), oddIds),
      query: queryOf(operation.parameters, listed),
      body,
      extra: mostly(fc.constant({}), oddHeaders),
      slash: fc.constantFrom("", "/"),
    })
    .map(({ id, query, body: content, extra, slash }) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path: `/api/v1${path.replace("{id}", id).replace("{token}", `${id}.ics`).replace(/\/?$/, slash)}${query === "" ? "" : `?${query}`}`,
      headers: { ...(content === null ? {} : { "content-type": "application/json" }), ...extra },
      body: content,
    }));
}

/** Paths and methods that the API does not have, or answers without an operation. */
function strangeRequests(paths: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const unknown = ["/nowhere", "/v1", "/v1/groups/x/y/z", "/v1/%2e%2e/", "/v2/groups/", ""];
  return fc
    .tuple(
      fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"),
      fc.constantFrom(...unknown, ...paths.map((path) => `/v1${path}`)),
      oddIds,
      oddHeaders,
    )
    .map(([method, path, id, headers]) => ({
      operationId: null,
      method,
      path: `/api${path.replace("{id}", id)}`,
      headers,
      body: ["POST", "PUT", "PATCH"].includes(method) ? "{}" : null,
    }));
}

/**
 * Requests for every operation of an OpenAPI document, most of them nearly valid, and for paths and methods
 * that it does not have.
 */
export function fuzzRequests(openApiDocument: unknown, ids: FuzzIds): fc.Arbitrary<FuzzRequest> {
  const { paths, components } = documentSchema.parse(openApiDocument);
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      // After this request the round has nothing left to work on.
      ({
        weight: operation.operationId === "deleteVisitor" ? 1 : 20,
        arbitrary: requestsOf({ path, method, operation, schemas: components.schemas }, ids),
      }),
    ),
  );
  return fc.oneof(...known, { weight: 60, arbitrary: strangeRequests(Object.keys(paths)) });
}
