import "server-only";
import { randomUUID } from "node:crypto";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { describeError, log } from "@/lib/log/logger";
import { isHttps } from "@/lib/visitor/is-https";
import { createVisitorToken, readVisitorToken, visitorCookie, visitorIdOf } from "@/lib/visitor/token";
import { failureBody } from "./failure-body";
import { methodNotAllowed, type Operation, type OperationResult, unknownPath } from "./operation";
import { refuseCrossSite } from "./same-origin";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

interface RouteContext {
  params: Promise<unknown>;
}
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

const alwaysHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** Whatever was thrown, as a failure of the catalogue; what is not one of ours says nothing of itself. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isDatabaseFailure(error) ? "database_unavailable" : "internal_error", { cause: error });
}

function failureResult(error: AppError): OperationResult {
  return {
    status: error.status,
    headers: { ...error.headers, "content-type": "application/json; charset=utf-8" },
    body: failureBody(error),
  };
}

function logRequest(
  line: { operation: Operation; request: Request; requestId: string; startedMs: number } & {
    result: OperationResult;
    error: AppError | null;
  },
): void {
  const { operation, request, result, error } = line;
  const level = result.status >= 500 ? "error" : "info";
  log(level, {
    event: "request",
    requestId: line.requestId,
    operation: operation.id,
    method: request.method,
    status: result.status,
    durationMs: Math.round((performance.now() - line.startedMs) * 10) / 10,
    ...(error && { code: error.code }),
    ...(result.status >= 500 && describeError(error?.cause)),
  });
}

function createHandler(operation: Operation): RouteHandler {
  return async (request, route) => {
    const startedMs = performance.now();
    const requestId = randomUUID();
    const known = readVisitorToken(request.headers.get("cookie"), isHttps);
    const token = known ?? createVisitorToken();
    let result: OperationResult;
    let error: AppError | null = null;
    try {
      if (request.method !== "GET") refuseCrossSite(request, environment.APP_ORIGIN);
      const context = { visitorId: visitorIdOf(token), now: new Date(), requestId, headers: request.headers };
      result = await operation.run(request, await route.params, context);
    } catch (thrown) {
      error = toAppError(thrown);
      result = failureResult(error);
    }
    logRequest({ operation, request, requestId, startedMs, result, error });
    const headers = new Headers({ ...alwaysHeaders, ...result.headers, "x-request-id": requestId });
    if (known === null && !headers.has("set-cookie"))
      headers.append("set-cookie", visitorCookie(token, isHttps));
    return new Response(result.body, { status: result.status, headers });
  };
}

/**
 * The handlers of one path, by method, from its operations: request id, visitor, origin, body cap, input parsed, one
 * call, output parsed, and every failure caught into the envelope. A method without an operation answers 405.
 */
export function defineRoute(operations: Partial<Record<Method, Operation>>): Record<Method, RouteHandler> {
  const refused = createHandler(
    methodNotAllowed(methods.filter((method) => operations[method] !== undefined)),
  );
  const handlerOf = (method: Method) => {
    const operation = operations[method];
    return operation === undefined ? refused : createHandler(operation);
  };
  return {
    GET: handlerOf("GET"),
    POST: handlerOf("POST"),
    PUT: handlerOf("PUT"),
    PATCH: handlerOf("PATCH"),
    DELETE: handlerOf("DELETE"),
  };
}

/** The handlers of every path that no other route serves: 404 in the envelope, whatever the method. */
export function defineUnknownRoute(): Record<Method, RouteHandler> {
  return defineRoute({
    GET: unknownPath,
    POST: unknownPath,
    PUT: unknownPath,
    PATCH: unknownPath,
    DELETE: unknownPath,
  });
}
