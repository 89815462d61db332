import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { readLength } from "./length";

const side = openPattern(
  " (?<side>before|after|prior to|past) (?=(?:noon|midnight|midday|sunrise|sunset|tomorrow|today|\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\b|o'?clock|:)|\\d{1,2}:\\d\\d))",
);

/** `7 hours before tomorrow at midnight`, `5 hours after noon`: moves the time that follows it. */
export function parseShift(source: Source, at: number): Recognised | null {
  const found = readLength(source, at);
  if (!found || found.length.minutes < 60 || found.length.days > 0) return null;
  const match = matchAt(side, source, found.end);
  if (!match) return null;
  const sign = /before|prior/.test(match.groups?.side ?? "") ? -1 : 1;
  return {
    value: { kind: "shift", minutes: sign * found.length.minutes },
    end: found.end + match[0].length - 1,
  };
}
