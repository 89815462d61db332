import { trimmed } from "@/lib/extraction/rules/layout/dividers";
import { type Cell, readCell, type ShapeContext } from "./cell";

const wordy = new Set<Cell["role"]>(["text", "place", "idle"]);
/** Two of these in one cell are prices, sizes or scores. */
const withMinutes = /\d\.\d\d(?!\d)/gu;

/** `9–11`, `10.30`, `2pm`: more than a number alone. */
const looksLikeHours = /\d ?(?:[.:h]\d|[-–—] ?\d|[ap]\.?m)/iu;

/** A cell with the one hour that its words say where a day is said beside it; null where they say none, or several. */
function timedCell(context: ShapeContext, cell: Cell): Cell | null {
  const words = context.text.slice(cell.start, cell.end);
  if (!wordy.has(cell.role) || (words.match(withMinutes)?.length ?? 0) > 1) return null;
  const isHour = looksLikeHours.test(words) || context.find(cell).hasClock;
  if (!isHour || context.shapes.noEvent.test(words.toLowerCase())) return null;
  const read = readCell(context, cell, true);
  if (read !== null) return read.hasClock ? read : null;
  const { at, reading } = context.find(cell, true);
  const [clock, ...others] = reading.spans.filter(({ value }) => value.kind === "clock");
  if (clock === undefined || others.length > 0) return null;
  const rest = trimmed(context.text, { start: cell.start, end: at + clock.from }, /[\s*_,;:]/u);
  if (rest === null) return null;
  const times = [{ start: at + clock.from, end: at + clock.end }];
  return { ...cell, role: "mixed", times, rest, hasDay: false, hasClock: true };
}

/** `Wed 17 | Open morning 9–11`: beside a day an hour needs no word that leads to it, where the row says no other. */
export function withHours(context: ShapeContext, cells: readonly Cell[]): Cell[] {
  const isDated = cells.some(({ role, hasDay }) => role === "time" && hasDay);
  if (!isDated || cells.some(({ hasClock }) => hasClock)) return [...cells];
  const timed = cells.map((cell) => timedCell(context, cell));
  const count = timed.filter((cell) => cell !== null).length;
  return count === 1 ? cells.map((cell, at) => timed[at] ?? cell) : [...cells];
}
