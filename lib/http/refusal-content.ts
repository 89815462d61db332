import "server-only";
import type { AppError } from "@/lib/errors/app-error";
import { errorCatalogue } from "@/lib/errors/catalogue";
import { failureBody } from "./failure-body";

/** Whether a path is the API's; everything else is a page or a file. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path);

function headingOf({ code }: AppError): string {
  if (code === "rate_limited") return "That was a little too fast";
  return code === "shutting_down" ? "SayWhen is being restarted" : "This address does not work";
}

/**
 * A page for a person who came by a broken link, or too often. The sentences are the catalogue's own: nothing of the
 * request is in it. The empty address is that of the page itself.
 */
function pageOf(fault: AppError): string {
  const again = errorCatalogue[fault.code].retryable ? '<p><a href="">Try again</a></p>\n' : "";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>SayWhen</title>
<h1>${headingOf(fault)}</h1>
<p>${fault.message}</p>
${again}<p><a href="/chat">Back to SayWhen</a></p>
</html>
`;
}

/**
 * What is said to whoever is refused before Next: a small page to a person, which is a browser that asks for a page and
 * not for the API; the envelope to a program.
 */
export function refusalContent(
  fault: AppError,
  { path, accept }: { path: string; accept: string | null | undefined },
): { contentType: string; body: string } {
  return !isApiPath(path) && (accept ?? "").includes("text/html")
    ? { contentType: "text/html; charset=utf-8", body: pageOf(fault) }
    : { contentType: "application/json; charset=utf-8", body: failureBody(fault) };
}
