import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How much is still read of what a client sends after its last answer, and how long it may take to see that. No longer,
 * since all that Next made for a request lives as long as its connection.
 */
const lingerBytesMax = 256 * 1024;
const lingerMs = 1000;

/** The request of a connection that was answered before its body had come, the latest one. */
const answeredEarly = new WeakMap<Socket, IncomingMessage>();

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Whether a body comes to its end without a reader: Node takes in so much of a request before it stops reading the
 * connection. One that was given up half way is not taken in, and of a chunked one nobody knows how long it is.
 */
function isTakenIn(request: IncomingMessage): boolean {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  return !request.destroyed && length < request.readableHighWaterMark;
}

/**
 * Ends a connection behind its last answer (RFC 9112 § 9.6): our side at once, the other when the client has ended its
 * own or had the time to. An end of both at once resets the connection of a client that is still sending, which
 * then may lose the answer. What comes meanwhile is no request any more. Only so much of it is read, since it is garbage
 * faster than it is collected; then the client is left waiting.
 */
export function lingerAndClose(socket: Socket, lastWords = ""): void {
  let bytes = 0;
  // Node's parser: a request behind the last answer must not be begun.
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
 * Whether the answer to the latest request of a connection is out, and some of that request is not in: whatever goes
 * wrong with the rest cannot be answered once more.
 */
export function isAnsweredEarly(socket: Socket): boolean {
  return answeredEarly.get(socket)?.complete === false;
}

/**
 * Keeps an answer that leaves before its request is read from spoiling the connection for the next one, which behind a
 * proxy is somebody else's: it says `Connection: close` and lingers, unless the rest is small and comes to its end by
 * itself. Decided when the answer's head is written, by when most bodies are in.
 */
export function settleUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  // Taken now: a body that is given up takes the socket away from its request.
  const { socket } = request;
  response.writeHead = new Proxy(response.writeHead, {
    apply: (writeHead, self, values) => {
      if (!request.complete && !response.headersSent) {
        if (!isTakenIn(request)) response.setHeader("connection", "close");
        answeredEarly.set(socket, request);
        // What Node calls behind an answer that is the last one, whoever made it so.
        socket.destroySoon = () => lingerAndClose(socket);
        response.once("close", () => Reflect.deleteProperty(socket, "destroySoon"));
      }
      return Reflect.apply(writeHead, self, values);
    },
  });
}
