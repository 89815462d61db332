import "server-only";
import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors/catalogue";
import { successSchema } from "@/lib/errors/envelope";
import type { Language } from "@/lib/messages/languages";
import type { BodyCap } from "./large-body";
import { parseInput } from "./parse-input";
import type { LimitKind } from "./rate-limits";
import { readQuery } from "./read-query";
import { readJsonBody } from "./request-body";
import { parseParams, readFields } from "./request-fields";

/** A 1,500-character text is at most 9 kB of escaped JSON. */
const defaultBodyBytesMax = 32 * 1024;

/**
 * The methods that an operation can have. `defineRoute` answers HEAD and OPTIONS for each path, and refuses
 * PUT; the server's guard passes on methods that Next does not know as PUT.
 */
export const operationMethods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type OperationMethod = (typeof operationMethods)[number];

/** What every handler knows about a request besides its input. */
interface RequestContext {
  /** The visitor's id, whether or not a row for it exists yet. */
  visitorId: string;
  now: Date;
  /** The language of the answer. */
  language: Language;
  requestId: string;
  headers: Headers;
  /** Counts the request so many times more than the once that it has counted. Throws `rate_limited`. */
  countMore(times: number): Promise<void>;
}

/** An answer before it is sent. */
export interface OperationResult {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** What runs for a method of a path. */
export interface Runnable {
  /** The name in logs. */
  id: string;
  /** What a request counts as (SPEC D11); by its method if absent. A probe ("none") also has no host check. */
  limit?: LimitKind | "none";
  /** False for an operation that answers without the database. */
  needsDatabase?: false;
  /** True where it is the same for everybody who asks: no cookie is read or set. */
  isForAnybody?: true;
  run(request: Request, params: unknown, context: RequestContext): Promise<OperationResult>;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Schema = z.ZodType | undefined;
/** Parameters by their names. */
type Fields = z.ZodObject | undefined;

/** The single description of an operation, for the router, the OpenAPI document and the tests. */
interface Description<P, Q, H, B> {
  /** The operation's name in logs and in the OpenAPI document. */
  id: string;
  method: OperationMethod;
  /**
   * Below /api/v1, parameters in braces, with a trailing slash where the API documents one; both spellings
   * are served.
   */
  path: string;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: P;
  query?: Q;
  /** Header fields that the operation itself takes, by their names in lower case. */
  headerFields?: H;
  body?: B;
  bodyBytesMax?: number;
  /** In its place where a body is so large that few may be read at once. */
  bodyCap?: BodyCap;
  /** Whether the request may carry the visitor's own keys for models, each in its header (SPEC D5). */
  takesModelKeys?: true;
  /** The failures it can answer besides those that follow from its method and its schemas. */
  failures?: readonly ErrorCode[];
  /** See `Runnable`. */
  limit?: LimitKind | "none";
  /** See `Runnable`. */
  needsDatabase?: false;
  /** See `Runnable`. */
  isForAnybody?: true;
  /** False where this server has no such path, whatever the method. */
  isOffered?: boolean;
  /** Whether it is for the operator, who sends METRICS_TOKEN. */
  takesMetricsToken?: true;
}

/** One method of one path: its description, and what runs. Made by `jsonOperation` and `fileOperation`. */
export interface Operation extends Runnable, Omit<Description<Fields, Fields, Fields, Schema>, "failures"> {
  status: 200 | 201 | 202;
  /** The whole answer of a success as JSON, or null where it is a text of that type. */
  response: z.ZodType | null;
  /** The success's Content-Type. */
  contentType: string;
  /** Header fields of a success besides those that every answer has, by their names in lower case. */
  answerHeaders: readonly string[];
  /** Whether it also answers 304, to a client that has the current version. */
  isVersioned: boolean;
  failures: readonly ErrorCode[];
}

interface HandlerInput<P, Q, H, B> extends RequestContext {
  params: Parsed<P>;
  query: Parsed<Q>;
  headerFields: Parsed<H>;
  body: Parsed<B>;
}

interface JsonDefinition<
  P extends Fields,
  Q extends Fields,
  H extends Fields,
  B extends Schema,
  R extends z.ZodType,
> extends Description<P, Q, H, B> {
  response: R;
  status?: 200 | 201 | 202;
  /** Headers of a success besides those that every answer has. */
  answerHeaders?: Record<string, string>;
  handler: (input: HandlerInput<P, Q, H, B>) => Promise<z.input<R>>;
}

/** A file for the client, under a name to save it by where it has one. */
export interface FileAnswer {
  contentDisposition?: string;
  /** Null where the client has the file already: it is answered 304 (RFC 9110 § 15.4.5). */
  content: string | null;
  /** The version of the file, with its quotes (RFC 9110 § 8.8.3). */
  entityTag?: string;
}

/** A client may keep the file, and asks each time whether it has changed. */
const revalidated = "private, no-cache";

interface FileDefinition<P extends Fields, Q extends Fields> extends Description<P, Q, undefined, undefined> {
  contentType: string;
  /** What the content holds, where it is JSON. */
  response?: z.ZodType;
  /** Whether the client should save the answer, which then carries a file name. */
  isDownload: boolean;
  /** Whether it has a version, by which a client asks for it only if it changed (RFC 9110 § 13.1.2). */
  isVersioned?: true;
  handler: (input: HandlerInput<P, Q, undefined, undefined>) => Promise<FileAnswer>;
}

type AnyDescription = Description<Fields, Fields, Fields, Schema>;

/** Every failure that an operation can answer, each once (SPEC A20). */
function failuresOf({ params, query, headerFields, body, ...rest }: AnyDescription): ErrorCode[] {
  const takesInput = query !== undefined || headerFields !== undefined || body !== undefined;
  const codes: ErrorCode[] = [
    ...(takesInput ? (["invalid_request"] as const) : []),
    ...(rest.limit === "none" ? [] : (["forbidden", "rate_limited"] as const)),
    ...(params === undefined ? [] : (["not_found"] as const)),
    "method_not_allowed",
    ...(body === undefined ? [] : (["payload_too_large", "unsupported_media_type"] as const)),
    ...(rest.failures ?? []),
    "internal_error",
    "shutting_down",
    ...(rest.needsDatabase === false ? [] : (["database_unavailable"] as const)),
  ];
  return [...new Set(codes)];
}

/** What the handler is given: the context, and the request's parts as its schemas parsed them. */
async function parseRequest<P extends Fields, Q extends Fields, H extends Fields, B extends Schema>(
  schemas: Description<P, Q, H, B>,
  request: Request,
  { context, rawParams }: { context: RequestContext; rawParams: unknown },
): Promise<HandlerInput<P, Q, H, B>> {
  const cap = schemas.bodyCap ?? { bytesMax: schemas.bodyBytesMax ?? defaultBodyBytesMax };
  const parsed = {
    params: schemas.params && parseParams(schemas.params, rawParams),
    query: schemas.query && parseInput(schemas.query, readQuery(request.url)),
    headerFields:
      schemas.headerFields && parseInput(schemas.headerFields, readFields(schemas.headerFields, request)),
    body: schemas.body && parseInput(schemas.body, await readJsonBody(request, cap)),
  };
  // The parsed boundary: each value was parsed by the schema from which its type is inferred.
  return { ...context, ...parsed } as HandlerInput<P, Q, H, B>;
}

/**
 * An operation that answers JSON in the envelope. What the handler returns is parsed too, so no undocumented
 * field leaves the server.
 */
export function jsonOperation<
  P extends Fields = undefined,
  Q extends Fields = undefined,
  H extends Fields = undefined,
  B extends Schema = undefined,
  R extends z.ZodType = z.ZodType,
>(definition: JsonDefinition<P, Q, H, B, R>): Operation {
  const { response, status = 200, answerHeaders = {}, handler, ...description } = definition;
  const contentType = "application/json; charset=utf-8";
  return {
    ...description,
    status,
    response: successSchema(response),
    contentType,
    answerHeaders: Object.keys(answerHeaders),
    isVersioned: false,
    failures: failuresOf(description),
    run: async (request, rawParams, context) => {
      const data = response.parse(
        await handler(await parseRequest(definition, request, { context, rawParams })),
      );
      const headers = { ...answerHeaders, "content-type": contentType };
      return { status, headers, body: JSON.stringify({ success: true, data }) };
    },
  };
}

/** An operation that answers a file; its failures are JSON in the envelope like all others. */
export function fileOperation<P extends Fields = undefined, Q extends Fields = undefined>(
  definition: FileDefinition<P, Q>,
): Operation {
  const { contentType, response = null, isDownload, handler, ...description } = definition;
  const { isVersioned = false } = definition;
  return {
    ...description,
    status: 200,
    response,
    contentType,
    answerHeaders: [...(isDownload ? ["content-disposition"] : []), ...(isVersioned ? ["etag"] : [])],
    isVersioned,
    failures: failuresOf(description),
    run: async (request, rawParams, context) => {
      const file = await handler(await parseRequest(definition, request, { context, rawParams }));
      const { content, contentDisposition: disposition, entityTag } = file;
      const version = entityTag === undefined ? {} : { etag: entityTag, "cache-control": revalidated };
      if (content === null) return { status: 304, headers: version, body: null };
      const headers = {
        "content-type": contentType,
        ...version,
        ...(disposition && { "content-disposition": disposition }),
      };
      return { status: 200, headers, body: content };
    },
  };
}
