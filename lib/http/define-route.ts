import "server-only";
import { randomUUID } from "node:crypto";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { isPurgeDue, purgeNow } from "@/lib/db/purge-by-time";
import { isServerless } from "@/lib/env";
import { AppError, isAppError } from "@/lib/errors/app-error";
import { describeError, log } from "@/lib/log/logger";
import { requestIds } from "@/lib/log/request-ids";
import { runAfter } from "@/lib/log/run-after";
import { chooseLanguage } from "@/lib/messages/choose-language";
import type { Language } from "@/lib/messages/languages";
import { measures } from "@/lib/metrics/measures";
import {
  readClaim,
  settleIfPossible,
  settleVisitor,
  type Visitor,
  type VisitorClaim,
} from "@/lib/visitor/identify";
import { isHttps } from "@/lib/visitor/is-https";
import { visitorCookie } from "@/lib/visitor/token";
import { transportHeaders } from "./answer-headers";
import { failureBody } from "./failure-body";
import type { Operation, OperationMethod, OperationResult, Runnable } from "./operation";
import { allowedMethods, listMethods, methodNotAllowed, unknownPath } from "./path-answers";
import { countMore, countRefusal, passGate } from "./request-gate";

interface RouteContext {
  params: Promise<unknown>;
}
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;
type RouteHandlers = Record<OperationMethod | "HEAD" | "OPTIONS" | "PUT", RouteHandler>;

/** An id that no visitor has, since visitors' ids are hashes. */
const nobodysId = "";
const noClaim: VisitorClaim = { token: null, knownId: null };

const alwaysHeaders = {
  ...transportHeaders,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/**
 * Turns whatever was thrown into a failure of the catalogue; an error that is not ours reveals nothing about
 * itself.
 */
function toAppError(error: unknown, requestId: string): AppError {
  if (isAppError(error)) return error;
  if (isDatabaseFailure(error)) return new AppError("database_unavailable", { cause: error });
  const phrase = { code: "requests.internalErrorNamed", params: { requestId } } as const;
  return new AppError("internal_error", { cause: error, phrase });
}

function failureResult(error: AppError, language: Language): OperationResult {
  return {
    status: error.status,
    headers: { ...error.headers, "content-type": "application/json; charset=utf-8" },
    body: failureBody(error, language),
  };
}

function reportRequest(
  line: { operation: Runnable; request: Request; requestId: string; startedMs: number } & {
    result: OperationResult;
    error: AppError | null;
  },
): void {
  const { operation, request, result, error } = line;
  // Probes are polled again and again, and the answer itself tells the caller all there is to know.
  const isProbed = operation.limit === "none" && result.status < 400;
  const level = result.status >= 500 ? "error" : isProbed ? "debug" : "info";
  const durationMs = performance.now() - line.startedMs;
  measures()?.request(operation.id, result.status, durationMs);
  log(level, {
    event: "request",
    requestId: line.requestId,
    operation: operation.id,
    method: request.method,
    status: result.status,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(error && { code: error.code }),
    ...(result.status >= 500 && describeError(error?.cause)),
  });
}

/** A probe, and what is the same for everybody, have no visitor. */
const isWithoutVisitor = ({ limit, isForAnybody }: Runnable): boolean =>
  limit === "none" || isForAnybody === true;

/**
 * The visitor who sent the request. Null for a probe, which has no visitor, and where the visitor is unknown
 * but not needed: some paths answer without the database, and then no cookie is replaced.
 */
async function visitorOf(operation: Runnable, claim: VisitorClaim): Promise<Visitor | null> {
  if (isWithoutVisitor(operation)) return null;
  const { needsDatabase } = operation;
  return needsDatabase === false ? settleIfPossible(claim) : settleVisitor(claim);
}

function createHandler(operation: Runnable): RouteHandler {
  const handle = async (request: Request, route: RouteContext, requestId: string): Promise<Response> => {
    const startedMs = performance.now();
    const language = chooseLanguage(request.headers.get("accept-language"));
    let result: OperationResult;
    let error: AppError | null = null;
    let visitor: Visitor | null = null;
    try {
      const claim = isWithoutVisitor(operation) ? noClaim : await readClaim(request.headers.get("cookie"));
      const counted = { limit: operation.limit, visitorId: claim.knownId };
      await passGate(request, counted);
      visitor = await visitorOf(operation, claim);
      const context = {
        visitorId: visitor?.id ?? nobodysId,
        now: new Date(),
        language,
        requestId,
        headers: request.headers,
        countMore: (times: number) => countMore(request, { ...counted, times }),
      };
      result = await operation.run(request, await route.params, context);
      if (isServerless && operation.limit !== "none" && isPurgeDue()) {
        runAfter(() => purgeNow("request"));
      }
    } catch (thrown) {
      error = toAppError(thrown, requestId);
      // Nothing else counts the requests that a probe refuses, such as guesses at the metrics token.
      const isUncounted = operation.limit === "none" && error.status < 500;
      if (isUncounted) error = await countRefusal(request.headers, error);
      result = failureResult(error, language);
    }
    reportRequest({ operation, request, requestId, startedMs, result, error });
    // A plain object: Response builds its Headers from it, and building them twice costs more than everything
    // else here.
    const headers: Record<string, string> = {
      ...alwaysHeaders,
      ...result.headers,
      "x-request-id": requestId,
    };
    if (visitor?.isHeld === false && error?.code !== "forbidden") {
      headers["set-cookie"] ??= visitorCookie(visitor.token, isHttps);
    }
    if (result.body !== null) headers["content-length"] = String(Buffer.byteLength(result.body));
    return new Response(request.method === "HEAD" ? null : result.body, { status: result.status, headers });
  };
  return (request, route) => {
    const requestId = randomUUID();
    return requestIds.run(requestId, () => handle(request, route, requestId));
  };
}

/** One handler for each method; GET's handler also serves HEAD, with the same headers and no body. */
function routeHandlers(
  runnableOf: (method: OperationMethod) => Runnable,
  { options, other }: { options: Runnable; other: Runnable },
): RouteHandlers {
  const get = createHandler(runnableOf("GET"));
  return {
    GET: get,
    HEAD: get,
    OPTIONS: createHandler(options),
    POST: createHandler(runnableOf("POST")),
    PUT: createHandler(other),
    PATCH: createHandler(runnableOf("PATCH")),
    DELETE: createHandler(runnableOf("DELETE")),
  };
}

/**
 * Makes the handlers of one path from its operations: request id, visitor, host, origin, limits, body cap,
 * parsed input, one call, parsed output, and every failure turned into the envelope. A method without an
 * operation answers 405, OPTIONS lists the methods.
 */
export function defineRoute(...operations: Operation[]): RouteHandlers {
  if (operations.every((operation) => operation.isOffered === false)) return defineUnknownRoute();
  const allowed = allowedMethods(operations.map((operation) => operation.method));
  const refused = methodNotAllowed(allowed);
  const runnableOf = (method: OperationMethod) =>
    operations.find((operation) => operation.method === method) ?? refused;
  return routeHandlers(runnableOf, { options: listMethods(allowed), other: refused });
}

/** The handlers of every path that no other route serves: 404 in the envelope, whatever the method. */
export function defineUnknownRoute(): RouteHandlers {
  return routeHandlers(() => unknownPath, { options: unknownPath, other: unknownPath });
}
