import { createSecretKey } from "node:crypto";
import { createVisitorToken } from "@/lib/visitor/token";

/** The tests' cookie key, as `plantCookieKey` stores it. */
export const knownKeyText = "a-key-of-the-tests-that-no-server-would-make";
const key = createSecretKey(knownKeyText, "base64url");

/** The cookie token of a new visitor, for servers whose database has the tests' cookie key. */
export function createKnownToken(): string {
  return createVisitorToken(key);
}
