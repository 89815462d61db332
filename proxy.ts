import { randomBytes, randomUUID } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { isDevelopment } from "@/lib/env";
import { transportHeaders } from "@/lib/http/answer-headers";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { countPage, refuseForeignHost } from "@/lib/http/count-page";
import { visitorField } from "@/lib/offline/visitor-field";
import { readClaim, settleIfPossible } from "@/lib/visitor/identify";
import { isHttps } from "@/lib/visitor/is-https";
import { visitorCookie, visitorMarkOf } from "@/lib/visitor/token";

/**
 * Gives each page its Content-Security-Policy, whose nonce Next takes from the request's headers, and renews
 * the visitor's cookie, to which their groups belong (SPEC D4). It refuses pages requested under another
 * server's name (D12) and pages beyond the limit of a minute (D11), which then cost no rendering; nothing is
 * authorized here.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const foreign = await refuseForeignHost(request);
  if (foreign !== null) return foreign;
  const claim = await readClaim(request.headers.get("cookie"));
  const refusal = await countPage(request, claim);
  if (refusal !== null) return refusal;
  // Caches may store a picture, but must not store a visitor's cookie with it; a missing picture is answered
  // as a page.
  if (request.nextUrl.pathname.startsWith("/readme/")) return NextResponse.next();
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy({ nonce, isDevelopment });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const requestId = randomUUID();
  headers.set("x-request-id", requestId);
  // Without the database nobody can be distinguished from a newcomer: the page is shown, and any existing
  // cookie stays.
  const visitor = await settleIfPossible(claim);
  const mark = visitor === null ? null : visitorMarkOf(visitor.id);
  headers.delete(visitorField);
  if (mark !== null) headers.set(visitorField, mark);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-request-id", requestId);
  for (const [name, value] of Object.entries(transportHeaders)) response.headers.set(name, value);
  if (visitor !== null) response.headers.append("set-cookie", visitorCookie(visitor.token, isHttps));
  if (mark !== null) response.headers.set(visitorField, mark);
  return response;
}

export const config = {
  // Every page, missing ones included, however it is requested. Not the API, which sets its own cookie and
  // whose large bodies a matching proxy would cut silently, and not the files of the build and of the installed app.
  matcher: ["/((?!api/|api$|_next/static/|installed/|icon.svg$|apple-icon.png$|sw.js$).*)"],
};
