import "server-only";

/** The style elements that libraries insert without a nonce, by the SHA-256 of their text. */
export const styleHashes = {
  /**
   * sonner inserts its style sheet when it is imported; `content-security-policy.test.ts` follows its
   * releases.
   */
  sonner: "StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  /** A style element is empty for a moment before its text is appended. */
  empty: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
} as const;

interface PolicyOptions {
  /** Fresh for each answer. */
  nonce: string;
  /** React's development build evaluates strings and inserts styles; production allows neither. */
  isDevelopment: boolean;
}

/**
 * The Content-Security-Policy of every page (CSP Level 3): scripts only by nonce, and what they load, styles
 * from this origin, by nonce or by hash, nothing from anywhere else, and no framing.
 */
export function contentSecurityPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  const hashes = Object.values(styleHashes).map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : [`'nonce-${nonce}'`, ...hashes].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The worker that reads a text while it is typed, from a file of the build (next.config.mjs has that file's own policy).
    "worker-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
