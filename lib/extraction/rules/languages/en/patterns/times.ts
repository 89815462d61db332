import { cardinalSource, numberOf } from "@/lib/extraction/rules/languages/en/words/numbers";
import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";

const times = openPattern(
  `(?:for )?(?:a total of )?(?:(?<count>${cardinalSource}) ?(?:times|x|occurrence(?:s|\\(s\\))|sessions|instances|repetitions|meetings|classes)|(?<twice>twice))(?![a-z])`,
);

/** `10 times`, `for 5 occurrences`, `3x`, `twice`: the COUNT of a recurrence. */
export function parseTimes(source: Source, at: number): Recognised | null {
  const match = matchAt(times, source, at);
  if (!match?.groups) return null;
  const count = match.groups.twice === undefined ? numberOf(match.groups.count ?? "") : 2;
  return Number.isNaN(count) || count < 1
    ? null
    : { value: { kind: "times", count }, end: at + match[0].length, strength: "weak" };
}
