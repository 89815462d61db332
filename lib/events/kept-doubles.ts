import type { Double } from "./doubles";

const storageKey = "saywhen:doubles";
/** The pairs remembered at most; the one that was kept longest ago goes first. */
const pairsMax = 200;

type Pair = Pick<Double, "keptId" | "doubleId">;

const pairOf = ({ keptId, doubleId }: Pair): string => `${keptId} ${doubleId}`;

/** Any stored value is read: another version of the program, or the visitor, may have written it. */
function readPairs(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((pair) => typeof pair === "string") : [];
  } catch {
    // Storage is blocked, or a foreign text stands under our key.
    return [];
  }
}

/** Whether the visitor keeps both of two events although they are alike. */
export const isDoubleKept = (pair: Pair): boolean => readPairs().includes(pairOf(pair));

/** Remembers in this browser that both of two events are kept, or no longer. */
export function rememberDouble(pair: Pair, isKept: boolean): void {
  const others = readPairs().filter((other) => other !== pairOf(pair));
  const next = isKept ? [...others, pairOf(pair)].slice(-pairsMax) : others;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It then lasts as long as the page.
  }
}

/** Forgets all of them, as the visitor who deletes all data expects (SPEC A19). */
export function forgetKeptDoubles(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Where storage is blocked, nothing is remembered.
  }
}
