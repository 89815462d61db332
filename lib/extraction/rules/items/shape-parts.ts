import type { Block } from "@/lib/extraction/rules/layout/block";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import type { ShapeContext } from "./cell";
import { type Part, plainPart } from "./facts";
import { legRowShape } from "./leg-row";
import { routeRowShape } from "./route-row";
import { calledOffShape } from "./row-called-off";
import { rowShape } from "./rows";
import { timedCellsShape } from "./timed-cells";

/** What several blocks from one place of a text on say together, and how many they are; null where they say nothing so. */
export type ReadShape = (
  context: ShapeContext,
  blocks: readonly Block[],
  at: number,
) => { parts: Part[]; count: number } | null;

/** The shapes that one block can have alone, in the order in which they are tried. */
const shapesOfOne: readonly ReadShape[] = [
  calledOffShape,
  legRowShape,
  routeRowShape,
  timedCellsShape,
  rowShape,
];

/**
 * The blocks of a text as parts: those that a shape reads together, all others as they stand. Throws where `shapesOfSeveral`
 * are asked for and not loaded.
 */
export function shapeParts(
  context: ShapeContext,
  blocks: readonly Block[],
  shapesOfSeveral: readonly ReadShape[] | null,
): Part[] {
  const shapes = blocks.length > 1 ? shapesOfSeveral : shapesOfOne;
  if (shapes === null) throw new NotLoaded();
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
