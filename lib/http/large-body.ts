import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { Phrase } from "@/lib/messages/phrase";

/** How much a body may hold. */
export interface BodyCap {
  bytesMax: number;
  /** What is said of a body that is larger; the usual sentence if absent. */
  overCap?: Phrase;
  /** Takes a place for a body that is about to be read, and returns what gives it back. */
  takePlace?: () => () => void;
}

interface LargeBody {
  bytesMax: number;
  overCap: Phrase;
  /** How many such bodies this process reads at once. */
  atOnceMax: number;
  /** What is said of one more. */
  busy: Phrase;
}

/** The failure for what would be too much at once. */
export const busyError = (phrase: Phrase): AppError =>
  new AppError("rate_limited", { phrase, headers: { "retry-after": "5" } });

/**
 * A cap for bodies that are so large that only a few of them may be in memory at once. One more is answered
 * with `rate_limited` before any of it is read.
 */
export function capLargeBody({ bytesMax, overCap, atOnceMax, busy }: LargeBody): BodyCap {
  let taken = 0;
  return {
    bytesMax,
    overCap,
    takePlace: () => {
      if (taken >= atOnceMax) throw busyError(busy);
      taken += 1;
      return () => {
        taken -= 1;
      };
    },
  };
}
