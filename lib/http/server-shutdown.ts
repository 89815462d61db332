import "server-only";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isDevelopment } from "@/lib/env";

/**
 * Times after the signal, within the 30 s that hosts allow. Readings by models may finish until the first,
 * then they are handed back or closed by the rules (at once under `npm run dev`, where somebody waits for the
 * prompt); at the next, connections that are still open are cut; at the last, the process ends, whatever it
 * is waiting for.
 */
const handBackAfterMs = isDevelopment ? 0 : 20_000;
const cutAfterMs = 25_000;
const endAfterMs = 28_000;
/** How often connections that have become idle are closed, so that no keep-alive delays the end. */
const sweepEveryMs = 100;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

const servers = new Set<Server>();
const sockets = new Set<Socket>();
const openAnswers = new Set<ServerResponse>();
let isEnding = false;

/** Whether this process was asked to stop: it then finishes what it has and accepts nothing new. */
export const isStopping = (): boolean => isEnding;

/** Closes a server's connection when the process stops. */
export function watchConnection(server: Server, socket: Socket): void {
  servers.add(server);
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
}

/** Ends the connection together with its answer when the process stops meanwhile. */
export function watchAnswer(response: ServerResponse): void {
  openAnswers.add(response);
  response.once("close", () => openAnswers.delete(response));
}

function later(afterMs: number, act: () => void): void {
  setTimeout(act, afterMs).unref();
}

/** Node counts a connection as idle only after its first request; browsers open some in advance. */
function closeIdleConnections(): void {
  for (const server of servers) server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * On SIGTERM and SIGINT, beside what Next itself does (it closes its listening socket, waits for its
 * connections and for what runs behind answers, and exits): closes connections as soon as they are idle, and
 * limits how long the whole stop takes.
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
