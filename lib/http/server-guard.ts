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
/** How long a connection may stand still, which ends clients that do not read their answer. */
const idleTimeoutMs = 30_000;
/** What Next hands to a route, and what a page or a file takes. */
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
 * RFC 9112 § 3.2: without Host, which HTTP/1.0 does not know, and with two of them a request is refused: whoever stands
 * before this server might go by the other one.
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
 * RFC 9112 § 3.2.2: a target may name scheme and host, which then count for more than Host. Next would answer it by a
 * permanent redirect to that host, whose ever it is.
 */
function takeAbsoluteTarget(request: IncomingMessage): void {
  const [, host, path = ""] = /^https?:\/\/([^/?#\\]*)(.*)$/i.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
}

/** Next would send such a path elsewhere, for good and without a header of ours. */
const isFolded = (path: string) => path.includes("//") || path.includes("\\");

/** Why Next may not see a request: it would answer it with a 500 or not see what is wrong, or the process is stopping. */
function findFault(request: IncomingMessage): AppError | null {
  if (isStopping()) return new AppError("shutting_down", { headers: { "retry-after": "2" } });
  const [path = ""] = (request.url ?? "").split("?");
  if (!isDecodable(path) || hasWrongHosts(request)) return new AppError("invalid_request");
  if (isFolded(path)) return new AppError("not_found");
  // Next makes a page for any method, and reads the body of a POST first. Its development tools send some themselves.
  if (isApiPath(path) || isDevelopment || pageMethods.has(request.method ?? "")) return null;
  return new AppError("method_not_allowed", { headers: { allow: [...pageMethods].join(", ") } });
}

/** One request of a connection. */
interface Turn {
  answer: ServerResponse;
  handle: () => void;
}
/** The answer that a connection is owed, and what it asked for ahead of that. */
interface Owed {
  answer: ServerResponse;
  waiting: Turn[];
}

const owedAnswers = new WeakMap<Socket, Owed>();
/** How many requests a client may send ahead of their answers; no browser does. */
const waitingMax = 32;

/**
 * Has one request of a connection answered after the other, as they have to leave (RFC 9112 § 9.3.2). Next would begin
 * all of them, and of files that it began to send keeps those open for ever whose turn never came.
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

/** Ends a connection on which something came that is no request; half of an answer cannot be followed by another. */
function endUnreadable(error: Error, socket: Socket): void {
  if (isAnswering(socket) || isAnsweredEarly(socket)) socket.destroy();
  else refuseUnreadable(error, socket);
}

/**
 * Ends the connection of a client that does not read its answer, so that the system lets go of it too: after an orderly
 * end it would keep what was not read, up to megabytes, and ask for many minutes whether there is room for it yet.
 */
function endUnread(socket: Socket): boolean {
  if (!isAnswering(socket)) return false;
  socket.resetAndDestroy();
  return true;
}

/** What else a client expects than to be told to go on may be left aside (RFC 9110 § 10.1.1); Node would send a bare 417. */
function leaveExpectations(server: Server): void {
  if (server.listenerCount("checkExpectation") > 0) return;
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

/** Whether Next may see the request; one that it may not is answered here. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  takeAbsoluteTarget(request);
  settleUnreadBody(request, response);
  const fault = findFault(request);
  if (fault !== null) {
    refuseRequest(request, response, fault);
    return false;
  }
  // A path of the API says itself what it takes, when it is asked by a method that no operation can have.
  if (!routedMethods.has(request.method ?? "")) request.method = "PUT";
  watchAnswer(response);
  // Always written over: a client could send this header itself (SPEC D11).
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? "";
  for (const [name, value] of Object.entries(transportHeaders)) response.setHeader(name, value);
  return true;
}

let isGuarding = false;

/**
 * Stands before Next in this process's HTTP servers: answers methods and paths that Next answers with a 500
 * or a page (vercel/next.js #92527), and bounds how long headers and bodies may take. A prototype is patched because `next start`
 * makes its server itself and offers no other place; `e2e/journeys/server-guard.spec.ts` fails when an upgrade of Next takes
 * this one away.
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
      // Node would refuse a request without Host by a bare status line; `hasWrongHosts` does it with a sentence.
      Reflect.set(this, "requireHostHeader", false);
      this.headersTimeout = headersTimeoutMs;
      this.requestTimeout = requestTimeoutMs;
      this.timeout = idleTimeoutMs;
    }
    // Only Next's development tools speak WebSocket; of some such requests Next would leave the connection open for ever.
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
