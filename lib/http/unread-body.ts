import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How much of what a client sends after its last answer is still read, and how long the client has to see
 * that answer. Not longer, since everything that Next allocated for a request lives as long as its
 * connection.
 */
const lingerBytesMax = 256 * 1024;
const lingerMs = 1000;

/** The latest request of a connection that was answered before its body had arrived. */
const answeredEarly = new WeakMap<Socket, IncomingMessage>();

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Whether a body reaches its end without a reader: Node buffers this much of a request before it stops
 * reading the connection. A body that was abandoned half way is not buffered, and the length of a chunked one
 * is unknown.
 */
function isTakenIn(request: IncomingMessage): boolean {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  return !request.destroyed && length < request.readableHighWaterMark;
}

/**
 * Ends a connection after its last answer (RFC 9112 § 9.6): our side at once, the other side when the client
 * has ended its own or its time is up. Ending both at once resets the connection of a client that is still
 * sending, which may then lose the answer. What arrives meanwhile is no longer a request. Only a limited
 * amount of it is read, since it becomes garbage faster than it is collected; after that the client is left
 * waiting.
 */
export function lingerAndClose(socket: Socket, lastWords = ""): void {
  let bytes = 0;
  // Node's parser: a request after the last answer must not be started.
  socket.removeAllListeners("data");
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > lingerBytesMax) socket.pause();
  });
  socket.on("error", () => socket.destroy());
  socket.once("end", () => socket.destroy());
  socket.resume();
  socket.end(lastWords, () => setTimeout(() => socket.destroy(), lingerMs).unref());
}

/**
 * Whether the latest request of a connection is answered but not fully received: whatever goes wrong with the
 * rest cannot be answered a second time.
 */
export function isAnsweredEarly(socket: Socket): boolean {
  return answeredEarly.get(socket)?.complete === false;
}

/**
 * Keeps an answer that is sent before its request was read from spoiling the connection for the next request,
 * which behind a proxy is somebody else's: the answer says `Connection: close` and the connection lingers,
 * unless the rest is small and ends by itself. Decided when the head of the answer is written; most bodies
 * have arrived by then.
 */
export function settleUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  // Read now: an abandoned body detaches the socket from its request.
  const { socket } = request;
  response.writeHead = new Proxy(response.writeHead, {
    apply: (writeHead, self, values) => {
      if (!request.complete && !response.headersSent) {
        if (!isTakenIn(request)) response.setHeader("connection", "close");
        answeredEarly.set(socket, request);
        // What Node calls after an answer that is the last one, whatever made it the last.
        socket.destroySoon = () => lingerAndClose(socket);
        response.once("close", () => Reflect.deleteProperty(socket, "destroySoon"));
      }
      return Reflect.apply(writeHead, self, values);
    },
  });
}
