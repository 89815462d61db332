/** A stretch of a line of the text, and whether a field was read from it. */
export interface LinePart {
  text: string;
  isLit: boolean;
}

interface Span {
  start: number;
  end: number;
}

/** What is shown at most, in UTF-16 units, before the first lit word and behind the last. */
const charactersBefore = 32;
const charactersBehind = 64;
const omitted = "…";

const onOneLine = (text: string): string => text.replaceAll("\n", " ");

/** The end of a text, from a word's beginning on. */
function lastOf(text: string): string {
  if (text.length <= charactersBefore) return text.trimStart();
  const cut = text.slice(-charactersBefore);
  return `${omitted}${cut.slice(cut.indexOf(" ") + 1)}`;
}

/** The beginning of a text, up to a word's end. */
function firstOf(text: string): string {
  if (text.length <= charactersBehind) return text.trimEnd();
  const cut = text.slice(0, charactersBehind);
  return `${cut.slice(0, cut.lastIndexOf(" ") + 1).trimEnd() || cut}${omitted}`;
}

/**
 * SPEC B1: the line of a text that holds the first of these spans (offsets in UTF-16 units), with every span on it
 * lit; a long line is cut around them. Empty without a span. Joined, the parts are what to show.
 */
export function sourceLineOf(text: string, spans: readonly Span[]): LinePart[] {
  const inOrder = [...spans].sort((one, other) => one.start - other.start);
  const [first] = inOrder;
  if (first === undefined) return [];
  const lineStart = text.lastIndexOf("\n", first.start - 1) + 1;
  const nextBreak = text.indexOf("\n", first.end);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  const parts: LinePart[] = [];
  let shownTo = lineStart;
  for (const { start, end } of inOrder.filter((span) => span.start < lineEnd)) {
    const from = Math.max(start, shownTo);
    const to = Math.min(end, lineEnd);
    if (to <= from) continue;
    const between = text.slice(shownTo, from);
    parts.push({ text: parts.length === 0 ? lastOf(between) : onOneLine(between), isLit: false });
    parts.push({ text: onOneLine(text.slice(from, to)), isLit: true });
    shownTo = to;
  }
  parts.push({ text: firstOf(text.slice(shownTo, lineEnd)), isLit: false });
  return parts.filter((part) => part.text !== "");
}
