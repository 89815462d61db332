import type { Block, BlockKind, Stretch } from "./block";
import { type ChatStamp, chatStamps } from "./chat-lines";
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
import { type LinePart, type Mail, readMailParts } from "./mail-parts";
import { signatureLines } from "./signature";
import { beginsSmall, isWrapped, widthOf, writesSmall } from "./wrapped-line";

/** What a text is made of, before anybody asks what it says. */
export interface Layout {
  lines: readonly Line[];
  blocks: readonly Block[];
  /** The mails that it is made of; a text that is no mail is one. */
  mails: readonly Mail[];
}

/** Lines from here on may be the sentences of a paragraph. */
const paragraphLength = 72;
/** `Samstag, 20. März 2027`: its full stop ends no sentence. */
const writtenDate = /^[^.]{0,16}\d\. \p{Lu}\p{L}+(?: \d{4})?$/u;
const headingLength = 64;

const sentenceInside = /[.!?]["')\]]*\s+["'(]*\p{Lu}/u;

interface Walk {
  words: LayoutWords;
  lines: readonly Line[];
  /** The columns of the longest line. */
  width: number;
  blocks: Block[];
  /** The text is written without capitals, or the last block opens so, without a bullet and a label. */
  isSmall: boolean;
  opensSmall: boolean;
  stanza: number;
  parts: readonly LinePart[];
  signed: ReadonlySet<number>;
  stamps: ReadonlyMap<number, ChatStamp>;
  /** The mail and the message of a chat that the current line belongs to. */
  mail: number;
  stamp: Stretch | null;
}

function shapeOf(
  line: Line,
  next: Line | undefined,
  { dayAhead }: LayoutWords,
): Pick<Block, "kind" | "from" | "cells" | "label"> {
  const from = line.start + (dayAhead?.test(line.text.toLowerCase()) ? 0 : bulletLength(line));
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
    (sentenceInside.test(words) && !writtenDate.test(words)) ||
    (endsSentence(words) && words.length > 30 && !(isShort && words.endsWith("!")));
  return { ...plain, kind: isProse ? "paragraph" : "line" };
}

function push(walk: Walk, line: Line, block: Pick<Block, "kind" | "from" | "cells" | "label">): void {
  const opensStanza = walk.blocks.length === 0 || line.blanksBefore > 0;
  if (opensStanza && walk.blocks.length > 0) walk.stanza += 1;
  walk.opensSmall = block.from === line.start && beginsSmall.test(line.text);
  walk.blocks.push({
    ...block,
    start: line.start,
    end: line.end,
    indent: line.indent,
    stanza: walk.stanza,
    opensStanza,
    mail: walk.mail,
    stamp: walk.stamp,
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

/** What a line is by its words or signs alone; null where its shape tells. */
function kindByWords({ lines, words, signed }: Walk, at: number): BlockKind | null {
  const line = lines[at];
  if (line === undefined) return null;
  const lower = line.text.toLowerCase();
  if (signed.has(at)) return "signature";
  if (isSeparator(line)) return "separator";
  if (words.greeting.test(lower) && at < lines.length - 1) return "greeting";
  return words.closing.test(lower) && at > 0 ? "closing" : null;
}

function addLine(walk: Walk, at: number): void {
  const { lines } = walk;
  const line = lines[at];
  if (line === undefined) return;
  const before = lines[at - 1];
  const last = walk.blocks.at(-1);
  const kind = kindByWords(walk, at);
  if (kind !== null) {
    push(walk, line, bare(line, kind));
    return;
  }
  const shape = shapeOf(line, lines[at + 1], walk.words);
  const goesOn =
    before !== undefined &&
    last !== undefined &&
    line.blanksBefore === 0 &&
    last.mail === walk.mail &&
    (last.kind === "paragraph" || last.kind === "item" || last.kind === "line" || last.kind === "field") &&
    (shape.kind === "paragraph" || shape.kind === "line") &&
    isWrapped(before, line, {
      width: walk.width,
      next: lines[at + 1],
      words: walk.words,
      isSmall: walk.isSmall || walk.opensSmall,
    });
  if (goesOn) lengthen(walk, line);
  else push(walk, line, shape);
}

/** A line of a mail's header; the words of its subject begin behind the label. */
function headOf(line: Line, { role, mail }: LinePart, mails: readonly Mail[]) {
  const subject = mails[mail]?.subject;
  if (role !== "subject" || !subject || subject.end !== line.end) return bare(line, "header");
  return { ...bare(line, "subject"), from: subject.start };
}

/** A message behind its stamp; where its words stand below, the stamp is a block of its own. */
function addMessage(walk: Walk, line: Line, { when, from }: ChatStamp): void {
  walk.stamp = when;
  if (from >= line.end) push(walk, line, bare(line, "stamp"));
  else push(walk, line, { ...bare(line, "chat"), from });
}

/** Reads the shape of a text: its lines, and the blocks that they make. Linear in the text. */
export function readLayout(text: string, words: LayoutWords): Layout {
  const lines = readLines(text, words.listHead);
  const { mails, parts } = readMailParts(lines, words.mail);
  const walk: Walk = {
    words,
    lines,
    width: widthOf(lines),
    blocks: [],
    isSmall: writesSmall(lines),
    opensSmall: false,
    stanza: 0,
    parts,
    signed: signatureLines(lines, parts, words),
    stamps: chatStamps(lines, words),
    mail: 0,
    stamp: null,
  };
  for (const [at, line] of lines.entries()) {
    const part = parts[at];
    if (part !== undefined && part.mail !== walk.mail) walk.stamp = null;
    walk.mail = part?.mail ?? 0;
    const stamp = walk.stamps.get(at);
    if (part !== undefined && part.role !== "body") push(walk, line, headOf(line, part, mails));
    else if (stamp !== undefined) addMessage(walk, line, stamp);
    else addLine(walk, at);
  }
  return { lines, blocks: walk.blocks, mails };
}
