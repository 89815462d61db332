import { textParts } from "@/lib/wire/text-limits";

interface Choosable {
  isWanted: boolean | null;
  /** Null while it is not read. */
  isDated: boolean | null;
}

/**
 * Which parts of a long text are read and sent: those that the visitor wants, and where they did not say, those with
 * dates or not read yet. At most as many as a text may have; none where none has a date, so that such a text is too long.
 */
export function chooseParts(parts: readonly Choosable[]): boolean[] {
  let leftCount: number = textParts.max;
  return parts.map(({ isWanted, isDated }) => {
    const isChosen = leftCount > 0 && (isWanted ?? isDated !== false);
    if (isChosen) leftCount -= 1;
    return isChosen;
  });
}
