import "server-only";
import { isHttps } from "@/lib/visitor/is-https";

/**
 * RFC 6797: a browser that came over https comes back over https only. Subdomains are left out, since they
 * may belong to others.
 */
export const transportHeaders: Readonly<Record<string, string>> = isHttps
  ? { "strict-transport-security": "max-age=31536000" }
  : {};

/**
 * The policy of an answer that is not a page: if a browser renders it, it loads nothing and cannot be framed.
 */
const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of an answer that Next never sees, so that `next.config.mjs` cannot add them. */
export const refusalHeaders: Readonly<Record<string, string>> = {
  ...transportHeaders,
  "cache-control": "no-store",
  "content-security-policy": barePolicy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
