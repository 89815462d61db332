import "server-only";
import { z } from "zod";
import type { ZodOpenApiResponseObject } from "zod-openapi";
import { type ErrorCode, errorCatalogue } from "@/lib/errors/catalogue";
import { failureSchema } from "@/lib/errors/envelope";
import { putIntoWords } from "@/lib/messages/put-into-words";

const text = { type: "string" } as const;

/** The header fields of the answers; each is described once. */
export const headerComponents = {
  "X-Request-Id": {
    description: "Names this answer in the server's log.",
    required: true,
    schema: { ...text, format: "uuid" },
  },
  "Cache-Control": {
    description: "No answer is kept, but a feed, which is asked for again each time by its version.",
    required: true,
    schema: { ...text, pattern: "^(no-store|private, no-cache)$" },
  },
  ETag: {
    description: "The version of the file; with it in If-None-Match the answer is 304 while nothing changed.",
    required: true,
    schema: { ...text, pattern: '^"[A-Za-z0-9_-]+"$' },
  },
  "Set-Cookie": { description: "The visitor's cookie, for whoever came without one.", schema: text },
  "Content-Disposition": {
    description: "The name to save the file by.",
    required: true,
    schema: { ...text, pattern: "^attachment; filename" },
  },
  Allow: {
    description: "The methods that the path takes.",
    required: true,
    schema: { ...text, pattern: "^[A-Z]+(, [A-Z]+)*$" },
  },
  "Retry-After": {
    description: "Seconds until the request may be sent again.",
    required: true,
    schema: { ...text, pattern: "^[1-9][0-9]*$" },
  },
  "WWW-Authenticate": { description: "What is to be brought.", required: true, schema: text },
} as const;
const alwaysSent = ["X-Request-Id", "Cache-Control", "Set-Cookie"];

/** The answer to a client that has the current version of a file (RFC 9110 § 15.4.5). */
export const notModified: ZodOpenApiResponseObject = {
  id: "NotModified",
  description: "The client has the current version.",
  headers: headerReferences(["etag"]),
};

/** References to an answer's header fields: those of every answer, and `names` in any letter case. */
export function headerReferences(names: readonly string[]): Record<string, { $ref: string }> {
  const wanted = [...alwaysSent, ...names].map((name) => name.toLowerCase());
  const known = Object.keys(headerComponents).filter((name) => wanted.includes(name.toLowerCase()));
  return Object.fromEntries(known.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The component name of a code: `invalid_request` → `InvalidRequest`. */
const nameOf = (code: ErrorCode) =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The header fields that only some failures have. */
const headersOf: Partial<Record<ErrorCode, string>> = {
  rate_limited: "Retry-After",
  method_not_allowed: "Allow",
  unauthorized: "WWW-Authenticate",
};

/** The sentence of a code in English: the document is for developers. */
const sentenceOf = (code: ErrorCode): string => putIntoWords({ code: `errors.${code}` }, "en");

/**
 * The failures of one status: an envelope with one of their codes, and with the code's sentence or a more
 * precise one.
 */
function failureResponse(codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const error = failureSchema.shape.error.extend({ code: z.enum(codes) });
  const examples = codes.map((code) => {
    const message = sentenceOf(code);
    const said = { code: `errors.${code}`, params: {} };
    return [code, { value: { success: false, error: { code, message, said }, message } }] as const;
  });
  return {
    id: codes.map(nameOf).join("Or"),
    description: codes.map((code) => `\`${code}\`: ${sentenceOf(code)}`).join(" "),
    headers: headerReferences(codes.flatMap((code) => headersOf[code] ?? [])),
    content: {
      "application/json": {
        schema: failureSchema.extend({ error }),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

type FailureResponses = Record<`4${string}` | `5${string}`, ZodOpenApiResponseObject>;

/**
 * Describes the failures of an operation by status. The same set of failures is always the same object, so
 * that it becomes one component.
 */
export function createFailureDescriber(): (codes: readonly ErrorCode[]) => FailureResponses {
  const known = new Map<string, ZodOpenApiResponseObject>();
  return (codes) => {
    const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
    const described = [...byStatus].map(([status, same]) => {
      const response = known.get(same.join()) ?? failureResponse(same);
      known.set(same.join(), response);
      return [String(status), response] as const;
    });
    return Object.fromEntries(described);
  };
}
