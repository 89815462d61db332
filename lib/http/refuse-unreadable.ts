import "server-only";
import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/logger";
import { defaultLanguage } from "@/lib/messages/languages";
import type { PhraseCode } from "@/lib/messages/phrase";
import { refusalHeaders } from "./answer-headers";
import { addressFields } from "./client-address";
import { failureBody } from "./failure-body";
import { countRefusal, refusalLogLevel } from "./request-gate";
import { lingerAndClose } from "./unread-body";

/**
 * What Node's parser reports about a request that it gives up on, by its code; every other code means that it
 * is not HTTP.
 */
const refusals: Readonly<Record<string, { status: string; code: PhraseCode }>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", code: "requests.headersTooLarge" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: "413 Payload Too Large", code: "requests.requestTooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", code: "requests.timedOut" },
};
const noHttp = { status: "400 Bad Request", code: "errors.invalid_request" } as const;

const tooMany = "429 Too Many Requests";

function answerFault(socket: Socket, fault: AppError, status: string): void {
  const requestId = randomUUID();
  // The wanted language cannot be read either.
  const body = failureBody(fault, defaultLanguage);
  const fields = {
    ...refusalHeaders,
    ...fault.headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    "x-request-id": requestId,
    connection: "close",
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status}\r\n${head.join("")}\r\n${body}`;
  lingerAndClose(socket, answer);
  log(refusalLogLevel(fault), {
    event: "request refused",
    requestId,
    status: Number.parseInt(status, 10),
    code: fault.code,
  });
}

/** Nothing of the request can be read, so the address is the socket's; behind a proxy it is the proxy's. */
async function answerCounted(socket: Socket, fault: AppError, status: string): Promise<void> {
  const counted = await countRefusal(addressFields(socket.remoteAddress), fault);
  if (socket.writable) answerFault(socket, counted, counted.code === "rate_limited" ? tooMany : status);
  else socket.destroy();
}

/**
 * Answers what Node could not read as a request, in the envelope and with the headers of every answer; Node
 * alone would send a bare status line (`server.on("clientError")`, whose statuses these are). Nothing follows
 * on the connection; a connection that was to be upgraded from HTTP ends in the same way. It counts as a
 * refusal.
 */
export function refuseUnreadable(error: Error, socket: Socket): void {
  const code = "code" in error ? String(error.code) : "";
  // A client that is gone, or is in the middle of receiving another answer, cannot be answered.
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code: said } = refusals[code] ?? noHttp;
  void answerCounted(socket, new AppError("invalid_request", { phrase: { code: said } }), status);
}
