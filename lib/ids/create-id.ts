import "server-only";
import { randomBytes } from "node:crypto";

/** A new id: 16 random bytes as base64url, 22 characters, so that nobody can guess one (SPEC D4). */
export function createId(): string {
  return randomBytes(16).toString("base64url");
}
