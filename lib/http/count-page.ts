import "server-only";
import { randomUUID } from "node:crypto";
import { AppError, isAppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/logger";
import { chooseLanguage } from "@/lib/messages/choose-language";
import { putIntoWords } from "@/lib/messages/put-into-words";
import type { VisitorClaim } from "@/lib/visitor/identify";
import { refusalHeaders } from "./answer-headers";
import { refusalContent } from "./refusal-content";
import { countRefusal, countRequest } from "./request-gate";
import { isServedHost } from "./request-host";

function refusePage({ headers, url }: Request, fault: AppError): Response {
  const requestId = randomUUID();
  const { contentType, body } = refusalContent(fault, {
    path: new URL(url).pathname,
    accept: headers.get("accept"),
    acceptLanguage: headers.get("accept-language"),
  });
  log("info", { event: "page refused", requestId, status: fault.status, code: fault.code });
  return new Response(body, {
    status: fault.status,
    headers: { ...refusalHeaders, ...fault.headers, "content-type": contentType, "x-request-id": requestId },
  });
}

/**
 * The refusal of a page that is asked for under another server's name (SPEC D12): a sentence, or a 429 when
 * there are too many such requests. Null for every other page.
 */
export async function refuseForeignHost(request: Request): Promise<Response | null> {
  if (isServedHost(request.headers.get("host"))) return null;
  const fault = await countRefusal(
    request.headers,
    new AppError("forbidden", { phrase: { code: "requests.foreignHost" } }),
  );
  if (fault.code === "rate_limited") return refusePage(request, fault);
  const headers = { ...refusalHeaders, "content-type": "text/plain; charset=utf-8" };
  const language = chooseLanguage(request.headers.get("accept-language"));
  return new Response(`${putIntoWords(fault.phrase, language)}\n`, { status: fault.status, headers });
}

/**
 * Counts a page as one read of its visitor and of its address (SPEC D11), whatever it shows. Returns the
 * refusal of a page over the limit, before anything is rendered; null for every other page.
 */
export async function countPage(request: Request, { knownId }: VisitorClaim): Promise<Response | null> {
  try {
    await countRequest(request.headers, { kind: "reads", visitorId: knownId });
    return null;
  } catch (error) {
    if (isAppError(error) && error.code === "rate_limited") return refusePage(request, error);
    throw error;
  }
}
