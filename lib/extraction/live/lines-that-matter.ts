import type { EventDraft } from "@/lib/extraction/schema";

/** A stretch of a text that is kept or left out as a whole. */
interface Piece {
  start: number;
  /** Without the blanks behind it. */
  end: number;
  line: number;
}

const isEndOfSentence = (text: string, at: number): boolean =>
  ".!?".includes(text.charAt(at)) && text.charAt(at + 1) === " ";

/** The lines of a text, each cut into its sentences. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let line = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isEndOfLine = at === text.length || text[at] === "\n";
    if (!isEndOfLine && !isEndOfSentence(text, at)) continue;
    const end = isEndOfLine ? at : at + 1;
    if (text.slice(start, end).trim() !== "") pieces.push({ start, end, line });
    if (isEndOfLine) line += 1;
    start = at + 1;
  }
  return pieces;
}

/**
 * The sentences and lines of a text that say something about its events, in their order and as many as fit into `lengthMax`
 * characters; null if none does. The evidence of the drafts stands in `text`.
 */
export function linesThatMatter(
  text: string,
  drafts: readonly EventDraft[],
  lengthMax: number,
): string | null {
  const words = drafts.flatMap(({ evidence }) => evidence);
  const kept = piecesOf(text).filter((piece) =>
    words.some(({ start, end }) => start < piece.end && piece.start < end),
  );
  let result = "";
  let lastLine = -1;
  for (const { start, end, line } of kept) {
    const between = result === "" ? "" : line === lastLine ? " " : "\n";
    const next = result + between + text.slice(start, end).trim();
    if (next.length > lengthMax) break;
    result = next;
    lastLine = line;
  }
  return result === "" ? null : result;
}
