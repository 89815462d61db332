import { randomBytes, randomUUID } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { isDevelopment } from "@/lib/env";
import { transportHeaders } from "@/lib/http/answer-headers";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { countPage, refuseForeignHost } from "@/lib/http/count-page";
import { readClaim, settleIfPossible } from "@/lib/visitor/identify";
import { isHttps } from "@/lib/visitor/is-https";
import { visitorCookie } from "@/lib/visitor/token";

/**
 * Gives each page its Content-Security-Policy, whose nonce Next takes from the request's headers, and its visitor the
 * cookie that their groups belong to, renewed (SPEC D4). A page that is asked for under another server's name is refused
 * (D12), and one too many in a minute (D11), which costs no rendering so; nothing is authorised here.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const foreign = await refuseForeignHost(request);
  if (foreign !== null) return foreign;
  const claim = await readClaim(request.headers.get("cookie"));
  const refusal = await countPage(request, claim);
  if (refusal !== null) return refusal;
  // A picture may be kept by caches, which must not keep a visitor's cookie with it; one that is not there is a page.
  if (request.nextUrl.pathname.startsWith("/readme/")) return NextResponse.next();
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy({ nonce, isDevelopment });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const requestId = randomUUID();
  headers.set("x-request-id", requestId);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-request-id", requestId);
  for (const [name, value] of Object.entries(transportHeaders)) response.headers.set(name, value);
  // Without the database nobody is told from a newcomer: the page is shown, and whatever cookie there is stays.
  const visitor = await settleIfPossible(claim);
  if (visitor !== null) response.headers.append("set-cookie", visitorCookie(visitor.token, isHttps));
  return response;
}

export const config = {
  // Every page, those that are not there included, however it is asked for. Not the API, which sets its own cookie and
  // whose large bodies a matching proxy would cut silently, and not the files of the build.
  matcher: ["/((?!api/|api$|_next/static/|icon.svg$).*)"],
};
