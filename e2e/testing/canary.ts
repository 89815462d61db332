import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/** A real HTTP server on the loopback interface that counts what reaches it, down to single octets. */
export interface Canary {
  port: number;
  /** `http://127.0.0.1:PORT` */
  origin: string;
  connectionCount(): number;
  byteCount(): number;
  close(): Promise<void>;
}

async function listen(server: Server, address: { host: string; port: number }): Promise<number> {
  server.listen(address);
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The canary has no port.");
  return bound.port;
}

/** Starts a canary that answers with `answer`, or by default with 200 and a sentence. */
export async function startCanary(
  answer: RequestListener = (_request, response) => response.end("the canary sings"),
): Promise<Canary> {
  let connections = 0;
  let bytes = 0;
  const server = createServer(answer);
  server.on("connection", (socket) => {
    connections += 1;
    socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    socket.on("error", () => socket.destroy());
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    connectionCount: () => connections,
    byteCount: () => bytes,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
