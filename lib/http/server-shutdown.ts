import "server-only";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isDevelopment } from "@/lib/env";

/**
 * From the signal on, within the 30 s that hosts give: readings by models may finish, then they are handed back or closed
 * by the rules (at once under `npm run dev`, where somebody waits for the prompt); then connections that are still open
 * are cut; then the process ends whatever it waits for.
 */
const handBackAfterMs = isDevelopment ? 0 : 20_000;
const cutAfterMs = 25_000;
const endAfterMs = 28_000;
/** How often connections that have become idle are closed, so that nobody's keep-alive holds up the end. */
const sweepEveryMs = 100;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

const servers = new Set<Server>();
const sockets = new Set<Socket>();
const openAnswers = new Set<ServerResponse>();
let isEnding = false;

/** Whether this process was told to stop: it finishes what it has and takes nothing new. */
export const isStopping = (): boolean => isEnding;

/** Has a server's connection closed when the process stops. */
export function watchConnection(server: Server, socket: Socket): void {
  servers.add(server);
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
}

/** Has the connection of an answer end with it when the process stops meanwhile. */
export function watchAnswer(response: ServerResponse): void {
  openAnswers.add(response);
  response.once("close", () => openAnswers.delete(response));
}

function later(afterMs: number, act: () => void): void {
  setTimeout(act, afterMs).unref();
}

/** Node counts a connection as idle only after its first request; browsers open some ahead of any. */
function closeIdleConnections(): void {
  for (const server of servers) server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * On SIGTERM and SIGINT, beside what Next itself does (it closes its listening socket, waits for its connections and for
 * what runs behind answers, and exits): closes connections as soon as they are idle, and bounds the whole.
 */
export function stopOnSignals(readings: { stop(): void; interruptAll(): void }): void {
  const stop = (signal: keyof typeof exitCodes) => {
    if (isEnding) return;
    isEnding = true;
    readings.stop();
    for (const response of openAnswers) {
      if (!response.headersSent) response.setHeader("connection", "close");
    }
    setInterval(closeIdleConnections, sweepEveryMs).unref();
    later(handBackAfterMs, readings.interruptAll);
    later(cutAfterMs, () => {
      for (const server of servers) server.closeAllConnections();
    });
    later(endAfterMs, () => process.exit(exitCodes[signal]));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
