import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/logger";
import { refusalHeaders } from "./answer-headers";
import { addressFields } from "./client-address";
import { refusalContent } from "./refusal-content";
import { countRefusal, refusalLogLevel } from "./request-gate";

function answerFault(request: IncomingMessage, response: ServerResponse, fault: AppError): void {
  const requestId = randomUUID();
  const { contentType, body } = refusalContent(fault, {
    path: request.url ?? "",
    accept: request.headers.accept,
    acceptLanguage: request.headers["accept-language"],
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
  log(refusalLogLevel(fault), {
    event: "request refused",
    requestId,
    status: fault.status,
    code: fault.code,
  });
}

async function answerCounted(request: IncomingMessage, response: ServerResponse, fault: AppError) {
  const fields = addressFields(request.socket.remoteAddress, request.headers);
  answerFault(request, response, await countRefusal(fields, fault));
}

/**
 * Answers a request that never reaches Next, in the envelope or as a small page for a person, and logs it. A
 * fault of the client counts as a refusal of its address, and is answered with 429 when there are too many.
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, fault: AppError): void {
  if (fault.status >= 500) answerFault(request, response, fault);
  else void answerCounted(request, response, fault);
}
