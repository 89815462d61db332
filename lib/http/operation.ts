import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { parseInput } from "./parse-input";
import { readJsonBody } from "./request-body";

/** A 1,500-character text is at most 9 kB of escaped JSON. */
const defaultBodyBytesMax = 32 * 1024;

/** What every handler knows of a request besides its input. */
export interface RequestContext {
  /** The visitor's id, whether or not a row for it exists yet. */
  visitorId: string;
  now: Date;
  requestId: string;
  headers: Headers;
}

/** An answer before it is sent. */
export interface OperationResult {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One method of one path, ready to be run by `defineRoute`. */
export interface Operation {
  id: string;
  run(request: Request, params: unknown, context: RequestContext): Promise<OperationResult>;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

interface InputSchemas<Params, Query, Body> {
  /** The operation's name in logs and in the OpenAPI document. */
  id: string;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyBytesMax?: number;
}

interface HandlerInput<Params, Query, Body> extends RequestContext {
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
}

type Schema = z.ZodType | undefined;

interface JsonOperation<P extends Schema, Q extends Schema, B extends Schema, R extends z.ZodType>
  extends InputSchemas<P, Q, B> {
  response: R;
  status?: 200 | 201;
  /** Headers of the answer besides those that every answer has. */
  answerHeaders?: Record<string, string>;
  handler: (input: HandlerInput<P, Q, B>) => Promise<z.input<R>>;
}

/** A file to be saved by the client. */
export interface FileAnswer {
  contentType: string;
  contentDisposition: string;
  content: string;
}

interface FileOperation<P extends Schema, Q extends Schema> extends InputSchemas<P, Q, undefined> {
  handler: (input: HandlerInput<P, Q, undefined>) => Promise<FileAnswer>;
}

/**
 * What the handler is given: the context, and the request's parts as its schemas parsed them. A path parameter of the
 * wrong form names nothing, so it is answered as unknown (SPEC A20).
 */
async function parseRequest<P extends Schema, Q extends Schema, B extends Schema>(
  schemas: InputSchemas<P, Q, B>,
  request: Request,
  { context, rawParams }: { context: RequestContext; rawParams: unknown },
): Promise<HandlerInput<P, Q, B>> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const bytesMax = schemas.bodyBytesMax ?? defaultBodyBytesMax;
  const parsed = {
    params: schemas.params && parseInput(schemas.params, rawParams, "not_found"),
    query: schemas.query && parseInput(schemas.query, search),
    body: schemas.body && parseInput(schemas.body, await readJsonBody(request, bytesMax)),
  };
  // The parsed boundary: each value was parsed by the very schema that its type is inferred from.
  return { ...context, ...parsed } as HandlerInput<P, Q, B>;
}

/** An operation that answers JSON in the envelope. What the handler returns is parsed too, so nothing unsaid leaves. */
export function jsonOperation<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends z.ZodType = z.ZodType,
>(definition: JsonOperation<P, Q, B, R>): Operation {
  return {
    id: definition.id,
    run: async (request, rawParams, context) => {
      const input = await parseRequest(definition, request, { context, rawParams });
      const data = definition.response.parse(await definition.handler(input));
      return {
        status: definition.status ?? 200,
        headers: { ...definition.answerHeaders, "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify({ success: true, data }),
      };
    },
  };
}

/** An operation that answers a file; its failures are JSON in the envelope like all others. */
export function fileOperation<P extends Schema = undefined, Q extends Schema = undefined>(
  definition: FileOperation<P, Q>,
): Operation {
  return {
    id: definition.id,
    run: async (request, rawParams, context) => {
      const input = await parseRequest(definition, request, { context, rawParams });
      const file = await definition.handler(input);
      return {
        status: 200,
        headers: { "content-type": file.contentType, "content-disposition": file.contentDisposition },
        body: file.content,
      };
    },
  };
}

/** The operation of a method that a path does not take: 405 with Allow (RFC 9110 § 15.5.6). */
export function methodNotAllowed(allowed: string[]): Operation {
  return {
    id: "methodNotAllowed",
    run: () => Promise.reject(new AppError("method_not_allowed", { headers: { allow: allowed.join(", ") } })),
  };
}

/** The operation of a path that does not exist. */
export const unknownPath: Operation = {
  id: "unknownPath",
  run: () => Promise.reject(new AppError("not_found")),
};
