import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createApiVisitor } from "@/lib/testing/api-client";
import { operations } from "./operations";

const examplesSchema = z.looseObject({ examples: z.array(z.unknown()).optional() });
const documentSchema = z.looseObject({
  openapi: z.literal("3.1.1"),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        parameters: z
          .array(z.looseObject({ name: z.string(), description: z.string().optional() }))
          .optional(),
        requestBody: z
          .object({
            content: z.object({
              "application/json": z.object({
                schema: z.object({ $ref: z.string() }),
                example: z.unknown().default(null),
              }),
            }),
          })
          .optional(),
      }),
    ),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), examplesSchema) }),
});

const describedSchema = z.looseObject({
  $ref: z.string().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** The paths of a schema's fields that have no description and refer to no schema that has one. */
function undescribedIn(schema: unknown, place: string): string[] {
  const { properties = {}, items } = describedSchema.parse(schema);
  const ofFields = Object.entries(properties).flatMap(([name, field]) => {
    const at = `${place}.${name}`;
    const { $ref, description } = describedSchema.parse(field);
    return [...($ref === undefined && description === undefined ? [at] : []), ...undescribedIn(field, at)];
  });
  return [...ofFields, ...(items === undefined ? [] : undescribedIn(items, `${place}[]`))];
}

async function fetchDocument(pathname = "/api/v1/openapi.json") {
  const response = await createApiVisitor().call("GET", pathname);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return documentSchema.parse(await response.json());
}

describe("the OpenAPI document (A15)", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(await fetchDocument())).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("is served with a trailing slash too", async () => {
    expect(await fetchDocument("/api/v1/openapi.json/")).toEqual(await fetchDocument());
  });

  it("describes every operation", async () => {
    const { paths } = await fetchDocument();
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(described.sort()).toEqual(operations.map((operation) => operation.id).sort());
  });

  it("contains examples that its own schemas accept", async () => {
    const document = await fetchDocument();
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema(document, "api");
    const ofSchemas = Object.entries(document.components.schemas).flatMap(([name, { examples = [] }]) =>
      examples.map((example) => [`#/components/schemas/${name}`, example] as const),
    );
    const ofBodies = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ requestBody }) => requestBody?.content["application/json"] ?? [])
      .flatMap(({ schema, example }) => (example === null ? [] : [[schema.$ref, example] as const]));
    expect(ofSchemas.length).toBeGreaterThan(1);
    expect(ofBodies.length).toBeGreaterThan(3);
    for (const [pointer, example] of [...ofSchemas, ...ofBodies]) {
      expect(ajv.validate({ $ref: `api${pointer}` }, example), ajv.errorsText()).toBe(true);
    }
  });

  it("describes every field and every parameter, and has an example of every body", async () => {
    const document = await fetchDocument();
    const fields = Object.entries(document.components.schemas)
      // The envelope of each failure is described with its response.
      .flatMap(([name, schema]) => undescribedIn(schema, name));
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ said: `${method} ${path}`, operation })),
    );
    const parameters = operations.flatMap(({ said, operation }) =>
      (operation.parameters ?? [])
        .filter(({ description }) => description === undefined)
        .map(({ name }) => `${said} ${name}`),
    );
    const bodies = operations
      .filter(({ operation }) => operation.requestBody?.content["application/json"].example === null)
      .map(({ said }) => said);
    expect([...fields, ...parameters, ...bodies]).toEqual([]);
  });

  it("contains no default host of this machine, no key and no stack trace", async () => {
    expect(JSON.stringify(await fetchDocument())).not.toMatch(/localhost|\/tmp\/|sk-[a-z]/i);
  });
});
