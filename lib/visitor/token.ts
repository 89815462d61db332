import "server-only";
import { createHmac, hash, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";

/** Half a year, in seconds; every page renews it. */
const cookieLifetimeSeconds = 180 * 24 * 60 * 60;

/**
 * 32 random bytes as base64url, and after a dot the tag of 16 bytes. Cookies of releases before the tag have
 * none.
 */
const tokenForm = /^[A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]{22})?$/;
const tagBytes = 16;

/** The random part of a token, which alone identifies its visitor. */
const secretOf = (token: string) => token.slice(0, 43);

function tagOf(secret: string, key: KeyObject): Buffer {
  return createHmac("sha256", key).update(secret).digest().subarray(0, tagBytes);
}

/** The token with this key's tag instead of the one that it has, if any. It identifies the same visitor. */
export function signVisitorToken(token: string, key: KeyObject): string {
  const secret = secretOf(token);
  return `${secret}.${tagOf(secret, key).toString("base64url")}`;
}

/**
 * Creates a new visitor's secret, which stays in the cookie, with the tag by which this server recognizes it
 * (SPEC D4).
 */
export function createVisitorToken(key: KeyObject): string {
  return signVisitorToken(randomBytes(32).toString("base64url"), key);
}

/** Whether the tag of a token was made with this key, in a time that reveals nothing about the right tag. */
export function isTagged(token: string, key: KeyObject): boolean {
  const secret = secretOf(token);
  const tag = Buffer.from(token.slice(secret.length + 1), "base64url");
  return tag.length === tagBytes && timingSafeEqual(tag, tagOf(secret, key));
}

/**
 * The visitor's id in the database: the SHA-256 of the token's random part, with and without a tag (SPEC D4).
 */
export function visitorIdOf(token: string): string {
  return hash("sha256", secretOf(token), "base64url");
}

/** What a page says of its visitor to this browser's own code: the same for one visitor, and of no use to anybody else. */
export function visitorMarkOf(visitorId: string): string {
  return hash("sha256", `copies of ${visitorId}`, "base64url").slice(0, 22);
}

/** `__Host-` binds the cookie to this origin over https; browsers refuse that prefix on plain http. */
export function visitorCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-saywhen" : "saywhen";
}

/** The token in a Cookie header (RFC 6265 § 4.2), whoever made it; null if none has the right form. */
export function readVisitorToken(cookieHeader: string | null, isHttps: boolean): string | null {
  const prefix = `${visitorCookieName(isHttps)}=`;
  const pair = (cookieHeader ?? "").split(/; ?/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? "";
  return tokenForm.test(token) ? token : null;
}

/** The Set-Cookie value that keeps a token (RFC 6265 § 4.1). */
export function visitorCookie(token: string, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${cookieLifetimeSeconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${visitorCookieName(isHttps)}=${token}; ${attributes}`;
}

/** The Set-Cookie value that deletes the cookie. */
export function expiredVisitorCookie(isHttps: boolean): string {
  return `${visitorCookieName(isHttps)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
