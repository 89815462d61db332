import type { Block } from "@/lib/extraction/rules/layout/block";
import type { ShapeContext } from "./cell";
import { type Part, plainPart } from "./facts";
import { gridShape, hourGridShape } from "./grid";
import { journeyShape } from "./journey";
import { legRowShape } from "./leg-row";
import { legShape } from "./legs";
import { listingShape, placeHeadingShape } from "./listings";
import { openRangeShape } from "./open-range";
import { recordShape } from "./records";
import { routeRowShape } from "./route-row";
import { calledOffShape } from "./row-called-off";
import { isDayOff, readRow } from "./rows";
import { tableShape } from "./table";
import { timedCellsShape } from "./timed-cells";

/** What several blocks from one place of a text on say together, and how many they are; null where they say nothing so. */
export type ReadShape = (
  context: ShapeContext,
  blocks: readonly Block[],
  at: number,
) => { parts: Part[]; count: number } | null;

const rowShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  if (isDayOff(context, blocks, at)) return { parts: [], count: 1 };
  const parts = block === undefined ? null : readRow(context, block);
  return parts === null ? null : { parts, count: 1 };
};

/** The shapes in the order in which they are tried. */
const shapes: readonly ReadShape[] = [
  gridShape,
  hourGridShape,
  tableShape,
  calledOffShape,
  openRangeShape,
  legRowShape,
  routeRowShape,
  legShape,
  journeyShape,
  recordShape,
  placeHeadingShape,
  timedCellsShape,
  listingShape,
  rowShape,
];

/** The blocks of a text as parts: those that a shape reads together, all others as they stand. */
export function shapeParts(context: ShapeContext, blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < blocks.length; ) {
    const found = shapes.reduce<ReturnType<ReadShape>>(
      (known, read) => known ?? read(context, blocks, at),
      null,
    );
    const block = blocks[at];
    if (found === null && block !== undefined) parts.push(plainPart(block));
    parts.push(...(found?.parts ?? []));
    at += found?.count ?? 1;
  }
  return parts;
}
