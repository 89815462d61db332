import { matchAt, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";

const words = pattern(
  "\\(?(?:all[ -]day(?: long)?|the (?:whole|entire) day|all of the day|full[ -]day|for the (?:whole |entire )?day)\\)?",
);

/** `all day`, `the whole day`, `full-day`. */
export function parseAllDay(source: Source, at: number): Recognised | null {
  const match = matchAt(words, source, at);
  return match && { value: { kind: "all-day" }, end: at + match[0].length };
}
