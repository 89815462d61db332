import { createServer } from "node:http";
import { guardServers } from "@/lib/http/server-guard";
import { stopOnSignals } from "@/lib/http/server-shutdown";

/**
 * Run as its own process by `lib/http/server-shutdown.test.ts`: a guarded server that stops as `next start`
 * does.
 */
guardServers();
stopOnSignals({ stop: () => console.log("readings told to stop"), interruptAll: () => undefined });
const server = createServer((_request, response) => {
  console.log("asked");
  setTimeout(() => response.end("finished"), 2000);
});
server.on("connection", (socket) => {
  const timer = setInterval(() => {
    if (socket.bytesRead === 0) return;
    console.log("read");
    clearInterval(timer);
  }, 5);
  socket.once("close", () => clearInterval(timer));
});
process.on("SIGTERM", () => server.close(() => process.exit(143)));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(address !== null && typeof address === "object" ? address.port : 0);
});
