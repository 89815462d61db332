import type { Arrow, House } from "./house-graph";

/** The place of a folder, or of an arrow that crosses a row between two folders. */
export interface Spot {
  /** The folder's name; null for an arrow. */
  folder: string | null;
  /** Its centre. */
  x: number;
  row: number;
  width: number;
}

/** An arrow with the spots that it crosses, the highest first. */
export type Way = Spot[];

const gap = 14;
const passWidth = 10;
const sweeps = 40;

/** The width of the name at 13 px in a plain typeface, plus padding. */
const widthOf = (folder: string): number => Math.round(folder.length * 7.1) + 26;

/** Moves a row's spots apart, each as near to its preferred place as its neighbours allow. */
function spread(row: readonly Spot[], wanted: ReadonlyMap<Spot, number>): void {
  const spaceOf = (one: Spot, other: Spot) => (one.width + other.width) / 2 + gap;
  const forward: number[] = [];
  for (const [index, spot] of row.entries()) {
    const before = row[index - 1];
    const least = before === undefined ? -Infinity : (forward[index - 1] ?? 0) + spaceOf(before, spot);
    forward.push(Math.max(wanted.get(spot) ?? spot.x, least));
  }
  const backward: number[] = [];
  for (const [index, spot] of [...row.entries()].reverse()) {
    const behind = row[index + 1];
    const most = behind === undefined ? Infinity : (backward[0] ?? 0) - spaceOf(spot, behind);
    backward.unshift(Math.min(wanted.get(spot) ?? spot.x, most));
  }
  for (const [index, spot] of row.entries())
    spot.x = Math.round(((forward[index] ?? 0) + (backward[index] ?? 0)) / 2);
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A path for each arrow, with a spot in each row that it crosses. */
function waysOf(arrows: readonly Arrow[], spots: Spot[][], spotOf: (folder: string) => Spot): Way[] {
  return arrows.map(({ from, to }) => {
    const [start, end] = [spotOf(from), spotOf(to)];
    const between = Array.from({ length: start.row - end.row - 1 }, (_, step): Spot => {
      const row = start.row - step - 1;
      const pass = { folder: null, x: (start.x + end.x) / 2, row, width: passWidth };
      spots[row]?.push(pass);
      return pass;
    });
    return [start, ...between, end];
  });
}

/**
 * Places the folders and arrows of a house so that arrows are short and cross little. The left edge is at 0.
 */
export function placeHouse({ rows, down }: House): { spots: Spot[]; ways: Way[]; width: number } {
  const placed = new Map<string, Spot>();
  const spots = rows.map((folders, row) =>
    folders.map((folder, index) => {
      const spot: Spot = { folder, x: index * 130 - folders.length * 65, row, width: widthOf(folder) };
      placed.set(folder, spot);
      return spot;
    }),
  );
  const spotOf = (folder: string): Spot => {
    const spot = placed.get(folder);
    if (spot === undefined) throw new Error(`The house has no folder ${folder}.`);
    return spot;
  };
  const ways = waysOf(down, spots, spotOf);
  const beside = new Map<Spot, Spot[]>();
  for (const way of ways)
    for (const [index, spot] of way.entries())
      for (const next of [way[index - 1], way[index + 1]])
        if (next !== undefined) beside.set(spot, [...(beside.get(spot) ?? []), next]);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isOrdering = sweep < sweeps / 2;
    for (const row of sweep % 2 === 0 ? spots : [...spots].reverse()) {
      const wanted = new Map(
        row.map((spot) => {
          const next = beside.get(spot) ?? [];
          return [spot, next.length === 0 ? spot.x : mean(next.map(({ x }) => x))];
        }),
      );
      if (isOrdering) row.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0));
      spread(row, wanted);
    }
  }
  const all = spots.flat();
  const left = Math.min(...all.map(({ x, width }) => x - width / 2));
  for (const spot of all) spot.x -= left;
  return { spots: all, ways, width: Math.max(...all.map(({ x, width }) => x + width / 2)) };
}
