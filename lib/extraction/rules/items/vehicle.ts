import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { ShapeContext } from "./cell";

/** The name or number of what goes, in one of the lines around a leg. */
export function vehicleIn({ text, shapes }: ShapeContext, blocks: readonly Block[]): Stretch | null {
  for (const { start, end } of blocks) {
    const found = shapes.vehicle.exec(text.slice(start, end));
    if (found !== null) return { start: start + found.index, end: start + found.index + found[0].length };
  }
  return null;
}
