import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { trimmed } from "@/lib/extraction/rules/layout/dividers";
import { type Cell, isPlace, type ShapeContext } from "./cell";
import type { Facts, NamePiece } from "./facts";
import type { FieldRole } from "./shape-words";

/** A cell with what the header of its column says of it. */
export interface HeadedCell {
  cell: Cell;
  header: FieldRole | null;
}

const aside = /[([]([^()[\]]{1,40})[)\]]$/u;

/** `Keynote (Main Hall)`, `Review (Tom)`: what stands in brackets behind a name is no part of it, and may be its place. */
function bracketed(context: ShapeContext, name: Stretch): { name: Stretch; place: Stretch | null } {
  const found = aside.exec(context.text.slice(name.start, name.end));
  const words = found?.[1];
  if (!found || words === undefined || found.index === 0) return { name, place: null };
  const start = name.start + found.index + found[0].indexOf(words);
  const inside = { start, end: start + words.length };
  const bare = trimmed(context.text, { start: name.start, end: name.start + found.index }) ?? name;
  return { name: bare, place: isPlace(context, inside) ? trimmed(context.text, inside) : null };
}

/** `Tots & Co, church hall`: what stands behind the last comma of a name, where that is a place. */
function behindComma(context: ShapeContext, name: Stretch): { name: Stretch; place: Stretch | null } {
  const words = context.text.slice(name.start, name.end);
  const comma = words.indexOf(", ");
  if (comma < 3) return { name, place: null };
  const tail = { start: name.start + comma + 2, end: name.end };
  if (!isPlace(context, tail)) return { name, place: null };
  return { name: { start: name.start, end: name.start + comma }, place: tail };
}

/** `Dinner @ Ocean Prime`: what stands behind the sign is where it is. */
function behindSign({ text }: ShapeContext, name: Stretch): { name: Stretch; place: Stretch | null } {
  const at = text.slice(name.start, name.end).indexOf(" @ ");
  if (at < 3) return { name, place: null };
  const place = trimmed(text, { start: name.start + at + 3, end: name.end });
  return { name: { start: name.start, end: name.start + at }, place };
}

/** A name without the place that stands behind it, and that place. */
export function partName(context: ShapeContext, name: Stretch): { name: Stretch; place: Stretch | null } {
  const signed = behindSign(context, name);
  if (signed.place !== null) return signed;
  const first = bracketed(context, name);
  return first.place === null ? behindComma(context, first.name) : first;
}

function scoreOf(context: ShapeContext, { cell, header }: HeadedCell): number {
  const { rest, role } = cell;
  if (rest === null || role === "idle" || header === "reference" || header === "side") return -10;
  const words = context.text.slice(rest.start, rest.end).toLowerCase();
  const byHeader =
    header === "title" ? 6 : header === "kind" ? 3 : header === "place" || header === "people" ? -4 : 0;
  const byRole = role === "text" || role === "mixed" ? 2 : role === "place" ? 0 : -2;
  const isLong = words.length > 70;
  return (
    byHeader +
    byRole +
    (context.names.eventNoun.test(words) ? 1 : 0) -
    (isLong ? 2 : 0) -
    (header === "group" ? 1 : 0)
  );
}

const restOf = ({ cell }: HeadedCell): Stretch[] => (cell.rest === null ? [] : [cell.rest]);

/** What a fixture adds to the name of its opponent: the competition before it, the side behind it. */
function namePieces(cells: readonly HeadedCell[], best: HeadedCell, name: Stretch): NamePiece[] {
  if (best.header !== "title") return [name];
  const [group] = cells
    .filter(({ header, cell }) => header === "group" && cell.role === "text")
    .flatMap(restOf);
  const [side] = cells.filter(({ header }) => header === "side").flatMap(restOf);
  const before: NamePiece[] = group === undefined ? [] : [group, ": "];
  return [...before, name, ...(side === undefined ? [] : [" (", side, ")"])];
}

const isAddress = ({ text, names }: ShapeContext, { start, end }: Stretch): boolean =>
  names.address.test(text.slice(start, end).toLowerCase()) && /^\d/u.test(text.slice(start, end));

/**
 * Which of the cells beside a time is the name, which the place, and who comes along. With `namesItself` a line of one
 * cell is named by it, even where that sounds like a place.
 */
export function chooseCells(context: ShapeContext, cells: readonly HeadedCell[], namesItself = false): Facts {
  const ranked = cells
    .map((one) => ({ one, score: scoreOf(context, one) }))
    .filter(({ score, one }) => score > -3 && one.cell.rest !== null)
    .sort((left, right) => right.score - left.score);
  const best = ranked[0]?.one;
  const placed = cells.find(
    ({ header, cell }) => cell.rest !== null && header === "place" && cell.role !== "idle",
  );
  const sounding = cells.find(
    (one) => one !== best && one.cell.role === "place" && one.header !== "reference",
  );
  const people = cells
    .filter(({ header, cell }) => header === "people" || (header === null && cell.role === "people"))
    .flatMap(restOf);
  const isHeaded = namesItself || cells.some(({ header }) => header !== null);
  const place = (placed ?? sounding)?.cell.rest ?? null;
  if (best === undefined || best.cell.rest === null) return { name: null, place, people, isHeaded };
  const isSole = namesItself && cells.length === 1;
  if (best.cell.role === "place" && best.header === null && !isSole && !isAddress(context, best.cell.rest)) {
    return { name: null, place: place ?? best.cell.rest, people, isHeaded };
  }
  const own = partName(context, best.cell.rest);
  const namesPlace = best.cell.role === "place" && place === null && isAddress(context, best.cell.rest);
  return {
    name: namePieces(cells, best, own.name),
    place: place ?? own.place ?? (namesPlace ? best.cell.rest : null),
    people,
    isHeaded,
  };
}
