import "server-only";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors/app-error";
import { failureBody } from "./failure-body";

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** What is wrong with a request that Next itself would answer with a 500, or null. */
function findFault(request: IncomingMessage): AppError | null {
  if (!knownMethods.has(request.method ?? "")) {
    return new AppError("method_not_allowed", { headers: { allow: [...knownMethods].join(", ") } });
  }
  const [path = ""] = (request.url ?? "").split("?");
  return isDecodable(path) ? null : new AppError("invalid_request");
}

function refuse(response: ServerResponse, fault: AppError): void {
  response.writeHead(fault.status, {
    ...fault.headers,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    connection: "close",
  });
  response.end(failureBody(fault));
}

let isGuarding = false;

/**
 * Stands before Next in this process's HTTP servers: answers methods and paths that Next answers with a 500
 * (vercel/next.js #92527), and bounds how long headers and bodies may take. A prototype is patched because `next start`
 * makes its server itself and offers no other place; `e2e/server-guard.spec.ts` fails when an upgrade of Next takes
 * this one away.
 */
export function guardServers(): void {
  if (isGuarding) return;
  isGuarding = true;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function guardedEmit(this: Server, event: string, ...values: unknown[]): boolean {
    const [request, response] = values;
    if (
      event !== "request" ||
      !(request instanceof IncomingMessage) ||
      !(response instanceof ServerResponse)
    ) {
      return Reflect.apply(emit, this, [event, ...values]);
    }
    this.headersTimeout = headersTimeoutMs;
    this.requestTimeout = requestTimeoutMs;
    const fault = findFault(request);
    if (fault !== null) {
      refuse(response, fault);
      return true;
    }
    return Reflect.apply(emit, this, [event, ...values]);
  };
}
