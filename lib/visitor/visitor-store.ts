import "server-only";
import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { AppError } from "@/lib/errors/app-error";
import { findServerKey, isStoredVisitor } from "./data";
import { storeServerKey } from "./mutations";

/** What visitors' cookies are checked against. Both throw `database_unavailable` where it is unavailable. */
export interface VisitorStore {
  /** The key of the tags in cookies: one for the database and all of its instances (SPEC D4). */
  cookieKey(): Promise<KeyObject>;
  isStored(visitorId: string): Promise<boolean>;
}

const keyName = "visitor-cookie";
const keyBytes = 32;
/** No page waits longer for the key: the page then comes without a cookie, and the next one brings it. */
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
 * The key as it is stored; created by the first instance that finds none. The key read after that is the one that all
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

/** What is told of a key that has not come within `keyWaitMs`. */
async function isLate(signal: AbortSignal): Promise<never> {
  await wait(keyWaitMs, undefined, { ref: false, signal });
  throw new AppError("database_unavailable", { cause: new Error("The key of the cookies is late.") });
}

/**
 * A store whose key is read once and then held in memory. A key that could not be read is asked for again, with one
 * query for all callers that wait; a late key serves later callers.
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
