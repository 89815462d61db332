import { matchAt, openPattern, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { readLength } from "./length";

const within = openPattern(
  "(?:(?:with)?in|timer for|timer of|countdown of) (?:about |around |exactly |the next |another )?",
);
const after = openPattern(
  " (?<side>from now|later|hence|ago|afterwards|after that|after this|from this moment)\\b",
);

const rightNow = pattern("(?:starting |beginning |from )?(?:right now|now)(?: on)?");
/** "Now" is the time only where it opens or ends a text, or a length follows: "now for 20 minutes". */
const nowEnds = /^[.!]?\s*$|^ for \d/;

function readNow(source: Source, at: number): Recognised | null {
  const match = matchAt(rightNow, source, at);
  const end = at + (match?.[0].length ?? 0);
  if (!match || !nowEnds.test(source.lower.slice(end, end + 8))) return null;
  return { value: { kind: "offset", minutes: 0, from: "now" }, end, strength: "weak" };
}

/** `in 2 hours`, `45 minutes from now`, and from the event before: `an hour later`. `now` is in no time. */
export function parseOffset(source: Source, at: number): Recognised | null {
  const now = readNow(source, at);
  if (now) return now;
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
