import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";

/** An answer of the API, as received. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  body: string;
}

const reference = z.object({ $ref: z.string() });
const responseSchema = z.object({
  headers: z.record(z.string(), reference).default({}),
  content: z.record(z.string(), z.object({ schema: z.unknown() })).default({}),
});
const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        responses: z.record(z.string(), z.union([reference, responseSchema])),
      }),
    ),
  ),
  components: z.looseObject({
    headers: z.record(z.string(), z.looseObject({ required: z.boolean().optional() })),
    responses: z.record(z.string(), responseSchema),
  }),
});

type Document = z.infer<typeof documentSchema>;

const escapePointer = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
const pointerOf = (parts: readonly string[]) =>
  `api#/${parts.map((part) => encodeURIComponent(escapePointer(part))).join("/")}`;
const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf("/") + 1);

/**
 * Returns a function that lists the problems of a value with the schema at a JSON pointer into the document.
 */
function createSchemaCheck(document: object): (pointer: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return [`${ajv.errorsText(validate.errors)}: ${JSON.stringify(value).slice(0, 500)}`];
  };
}

/** The place of each operation in the document and the answers it describes, by operation id. */
function listPlaces({ paths }: Document) {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId, responses }]) => [operationId, { path, method, responses }] as const,
      ),
    ),
  );
}

/** Checks answers against one OpenAPI document. */
interface AnswerChecker {
  /** The operations that the document describes. */
  operationIds: readonly string[];
  /** The problems of an operation's answer; empty for an answer as described. */
  check(operationId: string, answer: ReceivedAnswer): string[];
  /** The statuses that an operation is described with. */
  statusesOf(operationId: string): number[];
}

/**
 * Checks the status, headers and body of answers against an OpenAPI 3.1 document, whose schemas are JSON
 * Schema 2020-12.
 */
export function createAnswerChecker(openApiDocument: unknown): AnswerChecker {
  const document = documentSchema.parse(openApiDocument);
  const problemsOf = createSchemaCheck(document);
  const places = listPlaces(document);
  const find = (operationId: string, status: number) => {
    const place = places.get(operationId);
    const found = place?.responses[String(status)];
    if (place === undefined || found === undefined) return null;
    if (!("$ref" in found)) {
      return { response: found, parts: ["paths", place.path, place.method, "responses", String(status)] };
    }
    const response = document.components.responses[nameOf(found.$ref)];
    return response === undefined
      ? null
      : { response, parts: ["components", "responses", nameOf(found.$ref)] };
  };
  const checkHeader = (name: string, component: string, headers: Headers) => {
    const value = headers.get(name);
    const isRequired = document.components.headers[component]?.required === true;
    if (value === null) return isRequired ? [`${name} is missing`] : [];
    return problemsOf(pointerOf(["components", "headers", component, "schema"]), value);
  };
  return {
    operationIds: [...places.keys()],
    statusesOf: (operationId) => Object.keys(places.get(operationId)?.responses ?? {}).map(Number),
    check: (operationId, { status, headers, body }) => {
      const found = find(operationId, status);
      if (found === null) return [`${operationId} is not described with status ${status}`];
      const { response, parts } = found;
      const mediaType = headers.get("content-type")?.split(";")[0] ?? "";
      if (!(mediaType in response.content))
        return [`${operationId} ${status} is not described as ${mediaType}`];
      const content = mediaType === "application/json" ? JSON.parse(body) : body;
      return [
        ...Object.entries(response.headers).flatMap(([name, { $ref }]) =>
          checkHeader(name, nameOf($ref), headers),
        ),
        ...problemsOf(pointerOf([...parts, "content", mediaType, "schema"]), content),
      ];
    },
  };
}
