import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/logger";
import { refusalHeaders } from "./answer-headers";
import { refusalContent } from "./refusal-content";

/** Answers a request that Next does not get to see: in the envelope, or as a small page for a person; and logs it. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, fault: AppError): void {
  const requestId = randomUUID();
  const { contentType, body } = refusalContent(fault, {
    path: request.url ?? "",
    accept: request.headers.accept,
  });
  response.writeHead(fault.status, {
    ...refusalHeaders,
    ...fault.headers,
    "content-type": contentType,
    "content-length": Buffer.byteLength(body),
    "x-request-id": requestId,
    connection: "close",
  });
  response.end(body);
  log("info", { event: "request refused", requestId, status: fault.status, code: fault.code });
}
