import { gridShape, hourGridShape } from "./grid";
import { journeyShape } from "./journey";
import { legRowShape } from "./leg-row";
import { legShape } from "./legs";
import { listingShape, placeHeadingShape } from "./listings";
import { openRangeShape } from "./open-range";
import { recordShape } from "./records";
import { routeRowShape } from "./route-row";
import { calledOffShape } from "./row-called-off";
import { rowShape } from "./rows";
import type { ReadShape } from "./shape-parts";
import { tableShape } from "./table";
import { timedCellsShape } from "./timed-cells";

/** The shapes of a text of several blocks, in the order in which they are tried. */
export const shapesOfSeveral: readonly ReadShape[] = [
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
