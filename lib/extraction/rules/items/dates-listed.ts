import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { ShapeContext } from "./cell";
import type { Part } from "./facts";
import { isSeries } from "./heads";

/** The words that say when a record begins, without what stands behind its last time: `01:00 PM London`. */
const begun = ({ find }: ShapeContext, { when }: Part): Stretch[] =>
  (when ?? []).map((value) => {
    const { at, reading } = find(value, true);
    return { start: value.start, end: at + (reading.clusters.at(-1)?.to ?? value.end - at) };
  });

/**
 * `Every week on Thu, 8 occurrence(s)` right below the time of a meeting, and below it nothing but its dates, one a line, as
 * Zoom writes them: the part as a series, and how many lines say so; null where no such lines follow.
 */
export function datesListed(
  context: ShapeContext,
  part: Part,
  below: readonly Block[],
): { part: Part; count: number } | null {
  const { find } = context;
  const [often, ...lines] = below;
  if (often === undefined || often.opensStanza) return null;
  const said = find({ start: often.start, end: often.end });
  if (!isSeries(said) || said.hasClock || !said.opensWithTime) return null;
  const other = lines.findIndex((line) => {
    const { isBare, hasDay, hasClock } = find({ start: line.start, end: line.end });
    return line.opensStanza || !isBare || !hasDay || !hasClock;
  });
  const count = other < 0 ? lines.length : other;
  if (count === 0) return null;
  const when = [...begun(context, part), { start: often.start, end: often.end }];
  return { part: { ...part, block: { ...part.block, end: often.end }, when }, count: count + 1 };
}
