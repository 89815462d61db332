import { connect, type Socket } from "node:net";

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  /** The answer as received, head and body. */
  text: string;
  /** From the first byte sent to the first byte of the answer, or to the end. */
  elapsedMs: number;
}

/**
 * After this time a request counts as unanswered: longer than a server's first request takes on a busy
 * machine.
 */
const longestMs = 20_000;

type Part = string | Uint8Array;

/** Writes as fast as the server reads; hangs once the connection closes, for which the caller waits too. */
async function writeAll(socket: Socket, parts: Iterable<Part>): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    if (socket.write(part)) await new Promise((resolve) => setImmediate(resolve));
    else await new Promise<void>((resolve) => socket.once("drain", () => resolve()));
  }
}

/**
 * Sends bytes that no HTTP client would send, and reads the answer until the server closes the connection, or
 * for a fifth of a second after its first byte. With `connection: close` the server would close at once, and
 * a client that is still writing would lose the answer with the connection. With `goesOn` the client does not
 * close its side with the server's: it keeps sending for that fifth of a second.
 */
export async function sendRaw(
  port: number,
  parts: Iterable<Part>,
  { goesOn = false }: { goesOn?: boolean } = {},
): Promise<RawAnswer> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: goesOn });
  const startedMs = performance.now();
  let text = "";
  let firstByteMs = Number.NaN;
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    if (text === "") {
      firstByteMs = performance.now();
      setTimeout(() => socket.destroy(), 200).unref();
    }
    text += chunk;
  });
  setTimeout(() => socket.destroy(), longestMs).unref();
  // A server that has answered may reset the connection while the rest is still being written.
  socket.on("error", () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await Promise.race([writeAll(socket, parts), closed]);
  await closed;
  const elapsedMs = (Number.isNaN(firstByteMs) ? performance.now() : firstByteMs) - startedMs;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, elapsedMs };
}

/** The head of a request, with each line ended as RFC 9112 requires. */
export function requestHead(startLine: string, fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [startLine, ...lines, "", ""].join("\r\n");
}
