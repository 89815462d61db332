import "server-only";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiRequestBodyObject,
} from "zod-openapi";
import type { Operation } from "@/lib/http/operation";
import { modelProviders } from "@/lib/models/registry";
import { isHttps } from "@/lib/visitor/is-https";
import { visitorCookieName } from "@/lib/visitor/token";
import { describeSchemas } from "./describe-schemas";
import { createFailureDescriber, headerComponents, headerReferences, notModified } from "./responses";

type OpenApiDocument = ReturnType<typeof createDocument>;

/** The path below its origin at which the server serves the API. */
const apiBasePath = "/api/v1";

const description = `Free text in, calendar events out.

Every answer is \`{"success": true, "data": …}\` or \`{"success": false, "error": {"code", "message"}, "message"}\`; files and this document come as they are. Every path is served with its trailing slash and without it. HEAD is served wherever GET is; OPTIONS says which methods a path takes; another method is answered 405 with \`Allow\`, an unknown path 404.

A visitor is a cookie that the first answer sets. Whoever has the link of a group or an event may read and export it; only the visitor who made it may change it. A body is \`application/json\`. A request that another site's page sends is refused.`;

const modelKeyHeaders = Object.values(modelProviders).flatMap(({ provider, keyHeader }) =>
  keyHeader === null ? [] : [{ provider, keyHeader, scheme: `key${keyHeader.replace(/^X-|-Key$/g, "")}` }],
);

const securitySchemes = {
  visitor: {
    type: "apiKey",
    in: "cookie",
    name: visitorCookieName(isHttps),
    description: "Whose groups, events and preferences are meant. The first answer sets it.",
  },
  ...Object.fromEntries(
    modelKeyHeaders.map(({ provider, keyHeader, scheme }) => [
      scheme,
      {
        type: "apiKey" as const,
        in: "header" as const,
        name: keyHeader,
        description: `The visitor's own key for ${provider}: used for this one request, never stored or logged.`,
      },
    ]),
  ),
  metricsToken: {
    type: "http",
    scheme: "bearer",
    description: "The server's METRICS_TOKEN, for whoever runs it.",
  },
} as const;

/** Each entry suffices alone: the cookie, the cookie with a key, or no credentials. */
const securityOf = ({ takesModelKeys, takesMetricsToken }: Operation) =>
  takesMetricsToken === true
    ? [{ metricsToken: [] }]
    : [
        { visitor: [] },
        ...(takesModelKeys === true
          ? modelKeyHeaders.map(({ scheme }) => ({ visitor: [], [scheme]: [] }))
          : []),
        {},
      ];

const successWords = { 200: "Success.", 201: "Created.", 202: "Accepted: the answer is polled." } as const;

function describeBody(body: z.ZodType): ZodOpenApiRequestBodyObject {
  // Given beside the schema too: where the schema transforms its input, its own examples show the output and
  // are left out.
  const example = z.globalRegistry.get(body)?.examples?.[0];
  const content = { "application/json": { schema: body, ...(example !== undefined && { example }) } };
  return { required: true, content };
}

function describeOperation(
  operation: Operation,
  { tag, describeFailures }: { tag: string; describeFailures: ReturnType<typeof createFailureDescriber> },
): ZodOpenApiOperationObject {
  const { params, query, headerFields, body, response, contentType } = operation;
  const [mediaType = contentType] = contentType.split(";");
  return {
    operationId: operation.id,
    tags: [tag],
    summary: operation.summary,
    security: securityOf(operation),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(headerFields && { header: headerFields }),
    },
    ...(body && { requestBody: describeBody(body) }),
    responses: {
      [`${operation.status}` as const]: {
        description: successWords[operation.status],
        headers: headerReferences(operation.answerHeaders),
        content: { [mediaType]: { schema: response ?? { type: "string" } } },
      },
      ...(operation.isVersioned && { "304": notModified }),
      ...describeFailures(operation.failures),
    },
  };
}

/**
 * Describes the operations as OpenAPI 3.1, from the same schemas that validate their requests and answers
 * (A15).
 */
export function describeApi(areas: Readonly<Record<string, readonly Operation[]>>): OpenApiDocument {
  describeSchemas();
  const describeFailures = createFailureDescriber();
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, operations] of Object.entries(areas)) {
    for (const operation of operations) {
      const described = {
        [operation.method.toLowerCase()]: describeOperation(operation, { tag, describeFailures }),
      };
      paths[operation.path] = { ...paths[operation.path], ...described };
    }
  }
  return createDocument({
    openapi: "3.1.1",
    info: { title: "SayWhen", version: "1.0.0", description },
    servers: [{ url: apiBasePath }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: { headers: headerComponents, securitySchemes },
  });
}
