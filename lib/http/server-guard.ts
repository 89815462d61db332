import "server-only";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { isDevelopment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { transportHeaders } from "./answer-headers";
import { socketAddressHeader } from "./client-address";
import { isApiPath } from "./refusal-content";
import { refuseRequest } from "./refuse-request";
import { refuseUnreadable } from "./refuse-unreadable";
import { isStopping, watchAnswer, watchConnection } from "./server-shutdown";
import { isAnsweredEarly, settleUnreadBody } from "./unread-body";

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
/** How long a connection may be idle; this disconnects clients that do not read their answer. */
const idleTimeoutMs = 30_000;
/**
 * How long a connection is kept between two requests: longer than the 60 s for which nginx and most load balancers keep
 * it, so that it is never closed here just as a request comes that nobody may repeat. Node's own 5 s do that.
 */
const keepAliveTimeoutMs = 65_000;
/** The methods that Next passes to a route, and those that a page or a file takes. */
const routedMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const pageMethods = new Set(["GET", "HEAD"]);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/**
 * RFC 9112 § 3.2: a request without Host (HTTP/1.0 has none) or with two of them is refused: a proxy in front
 * of this server might use the other one.
 */
function hasWrongHosts({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1 || (count === 0 && httpVersion !== "1.0");
}

/**
 * RFC 9112 § 3.2.2: a request target may name scheme and host, which then override Host. Next would answer it
 * with a permanent redirect to that host, no matter whose it is.
 */
function takeAbsoluteTarget(request: IncomingMessage): void {
  const [, host, path = ""] = /^https?:\/\/([^/?#\\]*)(.*)$/i.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
}

/** Next would redirect such a path permanently and without our headers. */
const isFolded = (path: string) => path.includes("//") || path.includes("\\");

/**
 * Why a request may not reach Next: Next would answer with a 500 or not notice what is wrong, or the process
 * is stopping.
 */
function findFault(request: IncomingMessage): AppError | null {
  if (isStopping()) return new AppError("shutting_down", { headers: { "retry-after": "2" } });
  const [path = ""] = (request.url ?? "").split("?");
  if (!isDecodable(path) || hasWrongHosts(request)) return new AppError("invalid_request");
  if (isFolded(path)) return new AppError("not_found");
  // Next makes a page for any method, and reads the body of a POST first. Its development tools send some
  // themselves.
  if (isApiPath(path) || isDevelopment || pageMethods.has(request.method ?? "")) return null;
  return new AppError("method_not_allowed", { headers: { allow: [...pageMethods].join(", ") } });
}

/** One request of a connection. */
interface Turn {
  answer: ServerResponse;
  handle: () => void;
}
/** The answer that a connection is waiting for, and the requests that it sent ahead of that. */
interface Owed {
  answer: ServerResponse;
  waiting: Turn[];
}

const owedAnswers = new WeakMap<Socket, Owed>();
/** How many requests a client may send ahead of their answers; browsers send none. */
const waitingMax = 32;

/**
 * Answers the requests of a connection one after the other, in the order in which the answers must be sent
 * (RFC 9112 § 9.3.2). Next would start all of them, and would keep files open for ever if their turn to be
 * sent never came.
 */
function takeTurns(socket: Socket, { answer, handle }: Turn): void {
  const owed = owedAnswers.get(socket);
  if (owed !== undefined) {
    if (owed.waiting.length < waitingMax) owed.waiting.push({ answer, handle });
    else socket.destroy();
    return;
  }
  owedAnswers.set(socket, { answer, waiting: [] });
  answer.once("close", () => {
    const { waiting = [] } = owedAnswers.get(socket) ?? {};
    owedAnswers.delete(socket);
    if (!socket.writable) return;
    for (const next of waiting) takeTurns(socket, next);
  });
  handle();
}

function isAnswering(socket: Socket): boolean {
  return owedAnswers.get(socket)?.answer.headersSent === true;
}

/**
 * Ends a connection that received something that is not a request; a half-sent answer cannot be followed by
 * another.
 */
function endUnreadable(error: Error, socket: Socket): void {
  if (isAnswering(socket) || isAnsweredEarly(socket)) socket.destroy();
  else refuseUnreadable(error, socket);
}

/**
 * Ends the connection of a client that does not read its answer, so that the system frees it too: after an
 * orderly end it would keep the unread data, up to megabytes, and probe for many minutes for room to send it.
 */
function endUnread(socket: Socket): boolean {
  if (!isAnswering(socket)) return false;
  socket.resetAndDestroy();
  return true;
}

/** An expectation other than 100-continue may be ignored (RFC 9110 § 10.1.1); Node would send a bare 417. */
function leaveExpectations(server: Server): void {
  if (server.listenerCount("checkExpectation") > 0) return;
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

/** Whether Next may see the request; if not, the request is answered here. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  takeAbsoluteTarget(request);
  settleUnreadBody(request, response);
  const fault = findFault(request);
  if (fault !== null) {
    refuseRequest(request, response, fault);
    return false;
  }
  // A path of the API says itself which methods it takes, when asked with a method that no operation can
  // have.
  if (!routedMethods.has(request.method ?? "")) request.method = "PUT";
  watchAnswer(response);
  // Always overwritten: a client could send this header itself (SPEC D11).
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? "";
  for (const [name, value] of Object.entries(transportHeaders)) response.setHeader(name, value);
  return true;
}

let isGuarding = false;

/**
 * Stands before Next in this process's HTTP servers: answers methods and paths that Next answers with a 500
 * or a page (vercel/next.js #92527), and limits how long headers and bodies may take. A prototype is patched
 * because `next start` makes its server itself and offers no other place; `e2e/journeys/server-guard.spec.ts`
 * fails when an upgrade of Next removes this one.
 */
export function guardServers(): void {
  if (isGuarding) return;
  isGuarding = true;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function guardedEmit(this: Server, event: string, ...values: unknown[]): boolean {
    const [request, response] = values;
    if (event === "connection") {
      if (request instanceof Socket) watchConnection(this, request);
      leaveExpectations(this);
      // Node would refuse a request without Host with a bare status line; `hasWrongHosts` does so with a
      // sentence.
      Reflect.set(this, "requireHostHeader", false);
      this.headersTimeout = headersTimeoutMs;
      this.requestTimeout = requestTimeoutMs;
      this.timeout = idleTimeoutMs;
      this.keepAliveTimeout = keepAliveTimeoutMs;
    }
    // Only Next's development tools speak WebSocket; for some of these requests Next would leave the
    // connection open for ever.
    if (event === "upgrade" && response instanceof Socket && !isDevelopment) {
      refuseUnreadable(new Error("upgrade"), response);
      return true;
    }
    if (event === "timeout" && request instanceof Socket && endUnread(request)) return true;
    if (event === "clientError" && request instanceof Error && response instanceof Socket) {
      endUnreadable(request, response);
      return true;
    }
    if (event === "request" && request instanceof IncomingMessage && response instanceof ServerResponse) {
      const handle = () => {
        if (admit(request, response)) Reflect.apply(emit, this, [event, ...values]);
      };
      takeTurns(request.socket, { answer: response, handle });
      return true;
    }
    return Reflect.apply(emit, this, [event, ...values]);
  };
}
