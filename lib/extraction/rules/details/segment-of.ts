import type { Segment, TextSpan } from "@/lib/extraction/rules/types";

/**
 * A segment for tests from a text in which square brackets mark the words that say when:
 * `Lunch with Ana [tomorrow at noon] at Café Luz`.
 */
export function segmentOf(marked: string): Segment {
  let text = "";
  const taken: TextSpan[] = [];
  for (const [index, piece] of marked.split(/[[\]]/u).entries()) {
    if (index % 2 === 1) taken.push({ start: text.length, end: text.length + piece.length, rule: "marked" });
    text += piece;
  }
  return { text, start: 0, end: text.length, taken };
}
