import type { Cluster } from "./cluster";
import { daysOf, type Entry, entryHasClock, entryHasDay } from "./entries";
import type { Signal, Verdict } from "./join-decision";
import type { MarkedSpan } from "./marked-span";

const saysDeadline = ({ isDue, role }: MarkedSpan): boolean => isDue === true && role !== "deadline";
const isDeadline = ({ moment }: Cluster): boolean => moment.spans.some(saysDeadline);

/** True where one of the two is a deadline and the other is none: neither says more of the other. */
export const isOtherMatter = ({ parts }: Entry, cluster: Cluster): boolean =>
  isDeadline(cluster) !== parts.flat().some(isDeadline);

/**
 * What a block of a longer text says differently from a message: each of its sentences may tell of a matter of its own, and
 * an hour without a day is of the day that the sentence before it names. Null where the usual judgement holds.
 */
export function judgeInPart(
  last: Entry,
  entry: Entry,
  [usual]: readonly [Verdict, ...Signal[]],
): [Verdict, Signal] | null {
  const [first] = entry.parts[0] ?? [];
  if (first !== undefined && isOtherMatter(last, first)) return ["part", ["deadline", -9]];
  if (usual !== "part" || entryHasDay(entry) || !entryHasClock(entry)) return null;
  return daysOf(last).length > 0 ? ["inherit", ["same-day", -1]] : null;
}
