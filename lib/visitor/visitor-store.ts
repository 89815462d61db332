import "server-only";
import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { AppError } from "@/lib/errors/app-error";
import { findServerKey, isStoredVisitor } from "./data";
import { storeServerKey } from "./mutations";

/** Checks visitors' cookies. Both throw `database_unavailable` while the key is unavailable. */
export interface VisitorStore {
  /** The key of the tags in cookies: one for the database and all of its instances (SPEC D4). */
  cookieKey(): Promise<KeyObject>;
  isStored(visitorId: string): Promise<boolean>;
}

const keyName = "visitor-cookie";
const keyBytes = 32;
/** How long a page waits for the key; after that it comes without a cookie, and the next page sets it. */
const keyWaitMs = 1000;

async function fromDatabase<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isDatabaseFailure(error)) throw new AppError("database_unavailable", { cause: error });
    throw error;
  }
}

/**
 * The stored key; the first instance that finds none creates it. The key read after that is the one that all
 * instances share.
 */
async function loadCookieKey(): Promise<KeyObject> {
  const found = await findServerKey(keyName);
  if (found !== null) return createSecretKey(found, "base64url");
  await storeServerKey(keyName, randomBytes(keyBytes).toString("base64url"));
  const made = await findServerKey(keyName);
  if (made === null) throw new Error("The key of the visitors' cookies was stored and is not there.");
  return createSecretKey(made, "base64url");
}

/** The failure for a key that has not arrived within `keyWaitMs`. */
async function isLate(signal: AbortSignal): Promise<never> {
  await wait(keyWaitMs, undefined, { ref: false, signal });
  throw new AppError("database_unavailable", { cause: new Error("The key of the cookies is late.") });
}

/**
 * A store that reads its key once and then keeps it in memory. After a failure the key is requested again,
 * with one query for all waiting callers; a late key serves later callers.
 */
export function createVisitorStore(): VisitorStore {
  let key: KeyObject | null = null;
  let loading: Promise<KeyObject> | null = null;
  const load = async () => {
    try {
      key = await fromDatabase(loadCookieKey);
      return key;
    } finally {
      loading = null;
    }
  };
  return {
    cookieKey: async () => {
      if (key !== null) return key;
      loading ??= load();
      const late = new AbortController();
      try {
        return await Promise.race([loading, isLate(late.signal)]);
      } finally {
        late.abort();
      }
    },
    isStored: (visitorId) => fromDatabase(() => isStoredVisitor(visitorId)),
  };
}
