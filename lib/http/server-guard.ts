import "server-only";
import { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { isDevelopment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { transportHeaders } from "./answer-headers";
import { socketAddressHeader } from "./client-address";
import { isApiPath } from "./refusal-content";
import { refuseRequest } from "./refuse-request";
import { isStopping, watchAnswer, watchConnection } from "./server-shutdown";

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
/** How long a connection may stand still, which ends clients that do not read their answer. */
const idleTimeoutMs = 30_000;
/** How much of a body is still read once it has been refused, and how long its sender may then take to see that. */
const unreadBytesMax = 256 * 1024;
const lingerMs = 1000;
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

/** RFC 9112 § 3.2: a second Host is refused, or whoever stands before this server might go by the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}

/** Why Next may not see a request: it would answer it with a 500 or not see what is wrong, or the process is stopping. */
function findFault(request: IncomingMessage): AppError | null {
  if (isStopping()) return new AppError("shutting_down", { headers: { "retry-after": "2" } });
  const [path = ""] = (request.url ?? "").split("?");
  if (!isDecodable(path) || hasTwoHosts(request)) return new AppError("invalid_request");
  // Next makes a page for any method, and reads the body of a POST first. Its development tools send some themselves.
  if (isApiPath(path) || isDevelopment || pageMethods.has(request.method ?? "")) return null;
  return new AppError("method_not_allowed", { headers: { allow: [...pageMethods].join(", ") } });
}

/**
 * Ends the connection of a client that goes on sending a body after its answer. Node would read all of it, and what it
 * reads is garbage faster than it is collected; an end at once would lose the answer (RFC 9112 § 9.6).
 */
function stopReading(socket: Socket): void {
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes <= unreadBytesMax) return;
    socket.pause();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}

/** Whether Next may see the request; one that it may not is answered here. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  const fault = findFault(request);
  if (fault !== null) {
    refuseRequest(request, response, fault);
    return false;
  }
  // A path of the API says itself what it takes, when it is asked by a method that no operation can have.
  if (!routedMethods.has(request.method ?? "")) request.method = "PUT";
  watchAnswer(response);
  // Taken now: a body that is given up takes the socket away from its request.
  const { socket } = request;
  response.once("finish", () => {
    if (!request.complete) stopReading(socket);
  });
  // Always written over: a client could send this header itself (SPEC D11).
  request.headers[socketAddressHeader] = socket.remoteAddress ?? "";
  for (const [name, value] of Object.entries(transportHeaders)) response.setHeader(name, value);
  return true;
}

let isGuarding = false;

/**
 * Stands before Next in this process's HTTP servers: answers methods and paths that Next answers with a 500
 * or a page (vercel/next.js #92527), and bounds how long headers and bodies may take. A prototype is patched because `next start`
 * makes its server itself and offers no other place; `e2e/server-guard.spec.ts` fails when an upgrade of Next takes
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
      this.headersTimeout = headersTimeoutMs;
      this.requestTimeout = requestTimeoutMs;
      this.timeout = idleTimeoutMs;
    }
    if (
      event === "request" &&
      request instanceof IncomingMessage &&
      response instanceof ServerResponse &&
      !admit(request, response)
    ) {
      return true;
    }
    return Reflect.apply(emit, this, [event, ...values]);
  };
}
