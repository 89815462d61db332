import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The server as another origin has it, which can go away, or come back as a later release. */
export interface Relay {
  origin: string;
  /** While it is, each connection ends without an answer. */
  isDown: boolean;
  /** Whether the service worker is that of another release. */
  isLater: boolean;
  /** The requests that came through, by method and path. */
  asked: string[];
  close: () => void;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

/** The worker with another name for its release, which is the only name of 64 digits in it. */
async function sendLater(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const later = (await textOf(answer)).replaceAll(/[0-9a-f]{64}/g, "a".repeat(64));
  const { "content-length": _, etag: __, ...fields } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, fields).end(later);
}

/** Stands between a browser and the server at this origin. */
export async function startRelay(upstream: string): Promise<Relay> {
  const server = createServer((asked, response) => {
    const { method = "", url = "", headers } = asked;
    if (relay.isDown) {
      asked.socket.destroy();
      return;
    }
    relay.asked.push(`${method} ${url}`);
    const isWorker = relay.isLater && url === "/sw.js";
    // Read here, and whole: a browser asks whether what it has is still current.
    const { "if-none-match": _, "if-modified-since": __, ...others } = headers;
    const fields = isWorker ? { ...others, "accept-encoding": "identity" } : headers;
    const passed = request(`${upstream}${url}`, { method, headers: fields }, (answer) => {
      if (isWorker) {
        void sendLater(answer, response);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    // A page that is left ends its requests.
    response.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  const relay: Relay = {
    origin: "",
    isDown: false,
    isLater: false,
    asked: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The relay has no port.");
  relay.origin = `http://localhost:${address.port}`;
  return relay;
}
