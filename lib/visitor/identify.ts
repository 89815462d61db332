import "server-only";
import type { KeyObject } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isAppError } from "@/lib/errors/app-error";
import { createTextMemo, type TextMemo } from "@/lib/text/text-memo";
import { isHttps } from "./is-https";
import { visitorsOfProcess } from "./process-visitors";
import { createVisitorToken, isTagged, readVisitorToken, signVisitorToken, visitorIdOf } from "./token";

/** Who a request may come from, before the database is queried. */
export interface VisitorClaim {
  /** The cookie's token, whoever issued it; null without a well-formed one. */
  token: string | null;
  /**
   * The visitor whose cookie has this server's tag; null for every other caller, who is a stranger to the
   * limits.
   */
  knownId: string | null;
}

/** Who a request comes from. */
export interface Visitor {
  id: string;
  /** The token that the visitor's cookie should contain. */
  token: string;
  /** Whether the browser has that cookie already. */
  isHeld: boolean;
}

/** How long an answer that needs no database waits for the database to resolve the cookie. */
const settleWaitMs = 1000;

/** How many tokens are kept with whom they identify; each takes a few hundred bytes. */
const recognizedMax = 2000;
const recognized = new WeakMap<KeyObject, TextMemo<string | null>>();

/**
 * The visitor whose token has the tag of this key; null for any other token. Remembered, since the tag and the
 * id took a twentieth of the processor time of a request that only reads.
 */
function recognize(token: string, key: KeyObject): string | null {
  const known = recognized.get(key) ?? createTextMemo<string | null>(recognizedMax);
  recognized.set(key, known);
  return known(token, () => (isTagged(token, key) ? visitorIdOf(token) : null));
}

/** Reads a Cookie header. Never fails: while the key is unavailable, it recognizes nobody. */
export async function readClaim(cookieHeader: string | null): Promise<VisitorClaim> {
  const token = readVisitorToken(cookieHeader, isHttps);
  if (token === null) return { token, knownId: null };
  try {
    const key = await (await visitorsOfProcess()).cookieKey();
    return { token, knownId: recognize(token, key) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { token, knownId: null };
  }
}

/**
 * Resolves the visitor of a claim (SPEC D4): the one whose cookie has this server's tag, or who has a row.
 * Cookies from before the tags have only their row, and so do cookies whose key was lost with a restored
 * database; both get the tag. Any other cookie was not issued here, and its sender is a new visitor. Throws
 * `database_unavailable` if this cannot be decided, so that no cookie is replaced by mistake.
 */
export async function settleVisitor({ token, knownId }: VisitorClaim): Promise<Visitor> {
  if (token !== null && knownId !== null) return { id: knownId, token, isHeld: true };
  const visitors = await visitorsOfProcess();
  const key = await visitors.cookieKey();
  const isKept = token !== null && (await visitors.isStored(visitorIdOf(token)));
  const given = isKept ? signVisitorToken(token, key) : createVisitorToken(key);
  return { id: visitorIdOf(given), token: given, isHeld: false };
}

/** Like `settleVisitor`, within a second; null if it cannot be decided. For answers that need no database. */
export async function settleIfPossible(claim: VisitorClaim): Promise<Visitor | null> {
  if (claim.knownId !== null) return settleVisitor(claim);
  const late = new AbortController();
  try {
    return await Promise.race([
      settleVisitor(claim),
      wait(settleWaitMs, null, { ref: false, signal: late.signal }),
    ]);
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  } finally {
    late.abort();
  }
}
