import "server-only";
import { z } from "zod";
import type { ZodOpenApiResponseObject } from "zod-openapi";
import { type ErrorCode, errorCatalogue } from "@/lib/errors/catalogue";
import { failureSchema } from "@/lib/errors/envelope";

const text = { type: "string" } as const;

/** The header fields of the answers, each described once. */
export const headerComponents = {
  "X-Request-Id": {
    description: "Names this answer in the server's log.",
    required: true,
    schema: { ...text, format: "uuid" },
  },
  "Cache-Control": {
    description: "No answer is kept.",
    required: true,
    schema: { ...text, const: "no-store" },
  },
  "Set-Cookie": { description: "The visitor's cookie, for whoever came without one.", schema: text },
  "Content-Disposition": {
    description: "The name to save the file by.",
    required: true,
    schema: { ...text, pattern: "^attachment; filename" },
  },
  Allow: { description: "The methods that the path takes.", required: true, schema: text },
  "Retry-After": {
    description: "Seconds until the request may be sent again.",
    required: true,
    schema: { ...text, pattern: "^[1-9][0-9]*$" },
  },
} as const;
const alwaysSent = ["X-Request-Id", "Cache-Control", "Set-Cookie"];
const sentWithFailure: Partial<Record<ErrorCode, string>> = {
  method_not_allowed: "Allow",
  rate_limited: "Retry-After",
};

/** References to the header fields of an answer: those that every answer has, and `names`, in any case. */
export function headerReferences(names: readonly string[]): Record<string, { $ref: string }> {
  const wanted = [...alwaysSent, ...names].map((name) => name.toLowerCase());
  const known = Object.keys(headerComponents).filter((name) => wanted.includes(name.toLowerCase()));
  return Object.fromEntries(known.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** `invalid_request` → `InvalidRequest`. */
const responseName = (code: ErrorCode) =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** One failure of the catalogue: the envelope with its code and its own sentence, or a more exact one. */
function failureResponse(code: ErrorCode): ZodOpenApiResponseObject {
  const { message } = errorCatalogue[code];
  const error = failureSchema.shape.error.extend({ code: z.literal(code) });
  return {
    description: `\`${code}\`: ${message}`,
    headers: headerReferences([sentWithFailure[code] ?? []].flat()),
    content: {
      "application/json": {
        schema: failureSchema.extend({ error }),
        example: { success: false, error: { code, message }, message },
      },
    },
  };
}

const isErrorCode = (code: string): code is ErrorCode => code in errorCatalogue;

/** Every failure of the catalogue, by the name of its response among the components. */
export function failureResponses(): Record<string, ZodOpenApiResponseObject> {
  const codes = Object.keys(errorCatalogue).filter(isErrorCode);
  return Object.fromEntries(codes.map((code) => [responseName(code), failureResponse(code)]));
}

/** The failures of an operation, by status. No two codes of the catalogue that one operation answers share a status. */
export function referToFailures(
  codes: readonly ErrorCode[],
): Record<`4${string}` | `5${string}`, { $ref: string }> {
  const references = codes.map((code) => [
    String(errorCatalogue[code].status),
    { $ref: `#/components/responses/${responseName(code)}` },
  ]);
  return Object.fromEntries(references);
}
