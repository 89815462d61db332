import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { readLength } from "./length";

const within = openPattern(
  "(?:(?:with)?in|timer for|timer of|countdown of) (?:about |around |exactly |the next |another )?",
);
const after = openPattern(
  " (?<side>from now|later|hence|ago|afterwards|after that|after this|from this moment)\\b",
);

/** `in 2 hours`, `45 minutes from now`, and from the event before: `an hour later`. */
export function parseOffset(source: Source, at: number): Recognised | null {
  const opened = matchAt(within, source, at)?.[0] ?? "";
  const found = readLength(source, at + opened.length);
  if (!found || found.length.minutes === 0 || found.length.months > 0) return null;
  const followed = matchAt(after, source, found.end);
  if (opened === "" && !followed) return null;
  const side = followed?.groups?.side;
  const minutes = found.length.minutes + found.length.days * 1440;
  const from = side !== undefined && /later|afterwards|after/.test(side) ? "previous" : "now";
  return {
    value: { kind: "offset", minutes: side === "ago" ? -minutes : minutes, from },
    end: found.end + (followed?.[0].length ?? 0),
  };
}
