import "server-only";
import { randomFillSync } from "node:crypto";

const idBytes = 16;
/**
 * Filled for 64 ids at a time, each byte used once: filling it for one takes as long. Node's randomUUID does
 * the same.
 */
const random = Buffer.alloc(64 * idBytes);
let used = random.length;

/** Creates an id: 16 random bytes as base64url, 22 characters, so that nobody can guess one (SPEC D4). */
export function createId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += idBytes;
  return random.toString("base64url", used - idBytes, used);
}
