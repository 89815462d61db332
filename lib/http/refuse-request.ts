import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/logger";
import { refusalHeaders } from "./answer-headers";
import { failureBody } from "./failure-body";

/** A page for a person who came by a broken link. The sentences are the catalogue's own: nothing of the request is in it. */
const page = (sentence: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>SayWhen</title>
<h1>This address does not work</h1>
<p>${sentence}</p>
<p><a href="/chat">Back to SayWhen</a></p>
</html>
`;

/** Whether a person is to read the answer: a browser asks for a page, and not for the API. */
function isForPerson({ headers, url = "" }: IncomingMessage): boolean {
  return !/^\/api(\/|$)/.test(url) && (headers.accept ?? "").includes("text/html");
}

/** Answers a request that Next does not get to see: in the envelope, or as a small page for a person; and logs it. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, fault: AppError): void {
  const requestId = randomUUID();
  const isPage = isForPerson(request);
  response.writeHead(fault.status, {
    ...refusalHeaders,
    ...fault.headers,
    "content-type": `${isPage ? "text/html" : "application/json"}; charset=utf-8`,
    "x-request-id": requestId,
    connection: "close",
  });
  response.end(isPage ? page(fault.message) : failureBody(fault));
  log("info", { event: "request refused", requestId, status: fault.status, code: fault.code });
}
