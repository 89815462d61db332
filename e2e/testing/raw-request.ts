import { connect, type Socket } from "node:net";

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  /** The answer as it came, head and body. */
  text: string;
  /** From the first byte sent to the first byte of the answer (or the end). */
  elapsedMs: number;
}

/** After this a request counts as not answered: more than the first one of a server takes on a machine that is busy. */
const longestMs = 20_000;

type Part = string | Uint8Array;

/** Writes as fast as the server reads; left hanging when the connection closes, which its caller waits for too. */
async function writeAll(socket: Socket, parts: Iterable<Part>): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    if (socket.write(part)) await new Promise((resolve) => setImmediate(resolve));
    else await new Promise<void>((resolve) => socket.once("drain", () => resolve()));
  }
}

/**
 * Sends bytes that no HTTP client would send, and reads what comes back until the server closes the connection, or a
 * fifth of a second after the first byte of an answer. With `connection: close` in it the server would close at once,
 * and a client that is still writing would lose the answer with the connection. One that `goesOn` does not end its side
 * with the server's: it sends for that fifth of a second.
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

/** The head of a request, each line ended as RFC 9112 has it. */
export function requestHead(startLine: string, fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [startLine, ...lines, "", ""].join("\r\n");
}
