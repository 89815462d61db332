import type { Block, BlockKind } from "./block";
import type { LayoutWords } from "./layout-words";
import { type Line, readLines } from "./line";
import {
  bulletLength,
  cellsOf,
  endsSentence,
  isPipeRow,
  isSeparator,
  isShouted,
  labelOf,
} from "./line-shape";
import { isWrapped, widthOf } from "./wrapped-line";

/** What a text is made of, before anybody asks what it says. */
export interface Layout {
  lines: readonly Line[];
  blocks: readonly Block[];
}

/** Lines from here on may be the sentences of a paragraph. */
const paragraphLength = 72;
const headingLength = 64;

const sentenceInside = /[.!?]["')\]]*\s+["'(]*\p{Lu}/u;

/** True for a run of two header lines and more, one of which names the writer, the reader or the subject. */
function headerRun(lines: readonly Line[], at: number, words: LayoutWords): number {
  let end = at;
  while (end < lines.length && words.header.test((lines[end]?.text ?? "").toLowerCase())) end += 1;
  const run = lines.slice(at, end).map(({ text }) => text.toLowerCase());
  const namesMail = run.some((text) => !words.sentHeader.test(text));
  return run.length > 1 && namesMail ? end : at;
}

interface Walk {
  words: LayoutWords;
  lines: readonly Line[];
  /** The columns of the longest line. */
  width: number;
  blocks: Block[];
  stanza: number;
}

function shapeOf(line: Line, next: Line | undefined): Pick<Block, "kind" | "from" | "cells" | "label"> {
  const from = line.start + bulletLength(line);
  const words = line.text.slice(from - line.start);
  const plain = { from, cells: [], label: null };
  const field = labelOf(line, from);
  if (/^#{1,6}\s/.test(line.text))
    return { ...plain, kind: "heading", from: line.start + line.text.search(/[^#\s]/) };
  if (field !== null && (field.from < line.end || next !== undefined)) {
    const hasValue = field.from < line.end;
    if (hasValue) return { ...plain, kind: "field", from: field.from, label: field.label };
  }
  const cells = cellsOf(line, from);
  if (cells.length > 1 || isPipeRow(line)) return { ...plain, kind: "row", cells };
  if (from > line.start) return { ...plain, kind: "item" };
  const isShort = words.length <= headingLength;
  if (isShort && (isShouted(words) || words.endsWith(":") || /^\*\*[^*]+\*\*$/.test(words)))
    return { ...plain, kind: "heading" };
  if (next !== undefined && isSeparator(next) && next.blanksBefore === 0 && isShort)
    return { ...plain, kind: "heading" };
  const isProse =
    words.length >= paragraphLength ||
    sentenceInside.test(words) ||
    (endsSentence(words) && words.length > 30);
  return { ...plain, kind: isProse ? "paragraph" : "line" };
}

function push(walk: Walk, line: Line, block: Pick<Block, "kind" | "from" | "cells" | "label">): void {
  const opensStanza = walk.blocks.length === 0 || line.blanksBefore > 0;
  if (opensStanza && walk.blocks.length > 0) walk.stanza += 1;
  walk.blocks.push({
    ...block,
    start: line.start,
    end: line.end,
    indent: line.indent,
    stanza: walk.stanza,
    opensStanza,
  });
}

const bare = (line: Line, kind: BlockKind) => ({ kind, from: line.start, cells: [], label: null });

/** Adds a line that goes on with the block before it. */
function lengthen(walk: Walk, line: Line): void {
  const last = walk.blocks.at(-1);
  if (last === undefined) return;
  last.end = line.end;
  if (last.kind === "line" || last.kind === "row") last.kind = "paragraph";
  last.cells = [];
}

function addLine(walk: Walk, at: number): void {
  const { lines, words } = walk;
  const line = lines[at];
  if (line === undefined) return;
  const before = lines[at - 1];
  const last = walk.blocks.at(-1);
  const lower = line.text.toLowerCase();
  if (isSeparator(line)) {
    push(walk, line, bare(line, "separator"));
    return;
  }
  if (words.replyIntro.test(lower)) {
    push(walk, line, bare(line, "quoted"));
    return;
  }
  if (line.quoteDepth > 0) {
    push(walk, line, bare(line, "quoted"));
    return;
  }
  if (words.greeting.test(lower) && at < lines.length - 1) {
    push(walk, line, bare(line, "greeting"));
    return;
  }
  if (words.closing.test(lower) && at > 0) {
    push(walk, line, bare(line, "closing"));
    return;
  }
  const shape = shapeOf(line, lines[at + 1]);
  const goesOn =
    before !== undefined &&
    last !== undefined &&
    line.blanksBefore === 0 &&
    (last.kind === "paragraph" || last.kind === "item" || last.kind === "line" || last.kind === "field") &&
    (shape.kind === "paragraph" || shape.kind === "line") &&
    isWrapped(before, line, walk.width);
  if (goesOn) lengthen(walk, line);
  else push(walk, line, shape);
}

/** Reads the shape of a text: its lines, and the blocks that they make. Linear in the text. */
export function readLayout(text: string, words: LayoutWords): Layout {
  const lines = readLines(text);
  const walk: Walk = { words, lines, width: widthOf(lines), blocks: [], stanza: 0 };
  for (let at = 0; at < lines.length; at += 1) {
    const headerEnd = headerRun(lines, at, words);
    for (const line of lines.slice(at, headerEnd)) push(walk, line, bare(line, "header"));
    if (headerEnd > at) at = headerEnd - 1;
    else addLine(walk, at);
  }
  return { lines, blocks: walk.blocks };
}
