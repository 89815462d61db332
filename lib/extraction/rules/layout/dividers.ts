import type { Stretch } from "./block";

const firm = /\t+|\s{2,}|\s*[|│•·]\s*|\s?\.(?:\s?\.){2,}\s?/gu;
const brackets = /\([^()\n]*\)/gu;
const dash = /\s[-–—]{1,2}\s|—/gu;

/** A stretch without the blanks around it; null where nothing else is there. */
export function trimmed(text: string, { start, end }: Stretch, around = /[\s*_]/u): Stretch | null {
  let from = start;
  let to = end;
  while (from < to && around.test(text.charAt(from))) from += 1;
  while (to > from && around.test(text.charAt(to - 1))) to -= 1;
  return to > from ? { start: from, end: to } : null;
}

function splitAt(text: string, stretch: Stretch, dividers: readonly Stretch[]): Stretch[] {
  const cells: Stretch[] = [];
  let start = stretch.start;
  for (const divider of [...dividers, { start: stretch.end, end: stretch.end }]) {
    const cell = trimmed(text, { start, end: divider.start });
    if (cell !== null) cells.push(cell);
    start = divider.end;
  }
  return cells;
}

const found = (text: string, { start, end }: Stretch, divider: RegExp): Stretch[] =>
  [...text.slice(start, end).matchAll(divider)].map(({ 0: { length }, index }) => ({
    start: start + index,
    end: start + index + length,
  }));

const isWithin =
  (kept: readonly Stretch[]) =>
  (divider: Stretch): boolean =>
    kept.some(({ start, end }) => start < divider.start && divider.end < end);

const slashed = /\t+|\s{2,}|\s*[|│•·]\s*|\s\/{1,2}\s/gu;

/** The parts of a line between signs that part one thing from another: no dash, and a slash among blanks. */
export const thingsBetween = (text: string, stretch: Stretch, kept: readonly Stretch[]): Stretch[] =>
  splitAt(
    text,
    stretch,
    found(text, stretch, slashed).filter((divider) => !isWithin(kept)(divider)),
  );

/**
 * The parts of a line between tabs, pipes, dots, bullets, runs of blanks and dashes. What stands within one of `kept`,
 * `10:00 – 11:00`, is not parted, nor by a dash what stands in brackets: `(Presidents' Day - no school!)`.
 */
export function cellsBetween(text: string, stretch: Stretch, kept: readonly Stretch[]): Stretch[] {
  const isKept = isWithin(kept);
  const isBracketed = isWithin(found(text, stretch, brackets));
  const firmly = found(text, stretch, firm);
  const loosely = found(text, stretch, dash).filter(
    (divider) =>
      !isKept(divider) &&
      !isBracketed(divider) &&
      firmly.every(({ start, end }) => end <= divider.start || start >= divider.end),
  );
  const free = firmly.filter(
    (divider) => !isKept(divider) || /[\t|│]/u.test(text.slice(divider.start, divider.end)),
  );
  return splitAt(
    text,
    stretch,
    [...free, ...loosely].sort((left, right) => left.start - right.start),
  );
}
