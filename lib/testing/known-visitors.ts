import { createSecretKey } from "node:crypto";
import { createVisitorToken } from "@/lib/visitor/token";

/** The tests' key of cookies, as `plantCookieKey` stores it. */
export const knownKeyText = "a-key-of-the-tests-that-no-server-would-make";
const key = createSecretKey(knownKeyText, "base64url");

/** The cookie's token of a new visitor, for servers whose database has the tests' key. */
export function createKnownToken(): string {
  return createVisitorToken(key);
}
