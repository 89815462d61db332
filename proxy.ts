import { type NextRequest, NextResponse } from "next/server";
import { isHttps } from "@/lib/visitor/is-https";
import { createVisitorToken, readVisitorToken, visitorCookie } from "@/lib/visitor/token";

/** Gives each page's visitor the cookie that their groups belong to, and renews it (SPEC D4). Nothing is authorised here. */
export function proxy(request: NextRequest): NextResponse {
  const token = readVisitorToken(request.headers.get("cookie"), isHttps) ?? createVisitorToken();
  const response = NextResponse.next();
  response.headers.append("set-cookie", visitorCookie(token, isHttps));
  return response;
}

export const config = {
  // Pages only: the API sets its own cookie, and a matching proxy would cut large bodies silently (DESIGN § Dependencies).
  matcher: ["/", "/chat/:path*", "/groups/:path*", "/events/:path*"],
};
