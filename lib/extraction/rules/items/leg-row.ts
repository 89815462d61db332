import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import type { ShapeContext } from "./cell";
import { emptyFacts, type NamePiece } from "./facts";
import { vehicleIn } from "./legs";
import type { ReadShape } from "./shape-parts";

/** A cell that opens with a word for going or coming, with the words of it that say when. */
interface Timed extends Stretch {
  way: "departs" | "arrives" | null;
  hasClock: boolean;
  times: readonly Stretch[];
}

const longestRow = 220;
/** So many lines above a row may name what goes. */
const mostAbove = 6;

function timedCell({ text, find, shapes }: ShapeContext, cell: Stretch): Timed {
  const lower = text.slice(cell.start, cell.end).toLowerCase();
  const { at, reading, hasClock } = find(cell);
  const times = reading.clusters.map(({ from, to }) => ({ start: at + from, end: at + to }));
  const way =
    shapes.departs.exec(lower)?.index === 0
      ? "departs"
      : shapes.arrives.exec(lower)?.index === 0
        ? "arrives"
        : null;
  return { ...cell, way, hasClock, times };
}

/** `Departure 22:15 3 Dec     Arrival 04:50 4 Dec`: one line with both ends of a journey, each in a cell of its own. */
export const legRowShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  if (block === undefined || block.end - block.start > longestRow) return null;
  const parts = cellsBetween(context.text, { start: block.start, end: block.end }, []);
  if (parts.length < 2) return null;
  const cells = parts.map((cell) => timedCell(context, cell));
  const [departure, ...moreDepartures] = cells.filter(({ way }) => way === "departs");
  const [arrival, ...moreArrivals] = cells.filter(({ way }) => way === "arrives");
  if (departure === undefined || arrival === undefined || moreDepartures.length + moreArrivals.length > 0)
    return null;
  if (!departure.hasClock || !arrival.hasClock || arrival.start < departure.start) return null;
  const above = blocks.slice(Math.max(0, at - mostAbove), at).reverse();
  const vehicle = vehicleIn(context, [block, ...above.filter((one) => isNear(block, one))]);
  const name: NamePiece[] | null = vehicle === null ? null : [vehicle];
  // `Thu 28 Oct 2027   Departure 07:10   Arrival 08:05`
  const days = cells.filter((cell) => cell.way === null && !cell.hasClock && cell.start < departure.start);
  const apart = cells.filter((cell) => cell !== departure && !days.includes(cell));
  return {
    parts: [
      {
        block,
        when: [...days, departure].flatMap(({ times }) => times),
        ends: arrival.times,
        apart,
        facts: { ...emptyFacts, name, isHeaded: name !== null },
      },
    ],
    count: 1,
  };
};

const isNear = (block: Block, one: Block): boolean =>
  one.mail === block.mail && one.stanza >= block.stanza - 1;
