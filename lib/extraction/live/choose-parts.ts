import { textParts } from "@/lib/wire/text-limits";

interface Choosable {
  isWanted: boolean | null;
  /** Null while it is not read. */
  isDated: boolean | null;
}

/**
 * Which parts of a long text are read and sent: those that the visitor wants; where they did not say, those with dates,
 * and all where none has any or none is read yet. At most as many as a text may have.
 */
export function chooseParts(parts: readonly Choosable[]): boolean[] {
  const isAnyDated = parts.some(({ isDated }) => isDated === true);
  let leftCount: number = textParts.max;
  return parts.map(({ isWanted, isDated }) => {
    const isChosen = leftCount > 0 && (isWanted ?? (isDated !== false || !isAnyDated));
    if (isChosen) leftCount -= 1;
    return isChosen;
  });
}
