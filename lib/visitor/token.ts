import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** Half a year, in seconds; every page renews it. */
const cookieLifetimeSeconds = 180 * 24 * 60 * 60;

/** The visitor's secret: 32 random bytes as base64url. It stays in the cookie; the server keeps its hash alone. */
export function createVisitorToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The visitor's id in the database: the SHA-256 of the token (SPEC D4). */
export function visitorIdOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** `__Host-` binds the cookie to this origin over https; browsers refuse that prefix on plain http. */
export function visitorCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-saywhen" : "saywhen";
}

/** The token in a Cookie header (RFC 6265 § 4.2), or null when there is none of the right form. */
export function readVisitorToken(cookieHeader: string | null, isHttps: boolean): string | null {
  const prefix = `${visitorCookieName(isHttps)}=`;
  const pair = (cookieHeader ?? "").split(/; ?/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? "";
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** The Set-Cookie value that keeps a token (RFC 6265 § 4.1). */
export function visitorCookie(token: string, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${cookieLifetimeSeconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${visitorCookieName(isHttps)}=${token}; ${attributes}`;
}

/** The Set-Cookie value that takes the cookie away. */
export function expiredVisitorCookie(isHttps: boolean): string {
  return `${visitorCookieName(isHttps)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
