import "server-only";
import type { AppError } from "@/lib/errors/app-error";
import { errorCatalogue } from "@/lib/errors/catalogue";
import { chooseLanguage } from "@/lib/messages/choose-language";
import type { Language } from "@/lib/messages/languages";
import type { PhraseCode } from "@/lib/messages/phrase";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { failureBody } from "./failure-body";

/** Whether a path is the API's; everything else is a page or a file. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path);

function headingOf({ code }: AppError): PhraseCode {
  if (code === "rate_limited") return "refusals.tooFast";
  return code === "shutting_down" ? "refusals.restarting" : "refusals.brokenAddress";
}

/**
 * A page for a person who followed a broken link, or sent too many requests. Its sentences come from the
 * catalogue and contain nothing from the request. The empty address is that of the page itself.
 */
function pageOf(fault: AppError, language: Language): string {
  const say = (code: PhraseCode) => putIntoWords({ code }, language);
  const again = errorCatalogue[fault.code].retryable
    ? `<p><a href="">${say("refusals.tryAgain")}</a></p>\n`
    : "";
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>SayWhen</title>
<h1>${say(headingOf(fault))}</h1>
<p>${putIntoWords(fault.phrase, language)}</p>
${again}<p><a href="/chat">${say("refusals.back")}</a></p>
</html>
`;
}

/** What decides the form of a refusal: the path, and the header fields of these names. */
interface RefusedRequest {
  path: string;
  accept: string | null | undefined;
  acceptLanguage: string | null | undefined;
}

/**
 * The answer to a request that is refused before it reaches Next: a small page for a person (a browser that
 * asks for a page and not for the API), the envelope for a program.
 */
export function refusalContent(
  fault: AppError,
  { path, accept, acceptLanguage }: RefusedRequest,
): { contentType: string; body: string } {
  const language = chooseLanguage(acceptLanguage);
  return !isApiPath(path) && (accept ?? "").includes("text/html")
    ? { contentType: "text/html; charset=utf-8", body: pageOf(fault, language) }
    : { contentType: "application/json; charset=utf-8", body: failureBody(fault, language) };
}
