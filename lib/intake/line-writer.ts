/** Collects words into the lines of a text. */
export interface LineWriter {
  /** Adds words to the line; runs of blanks are one blank. */
  words: (text: string) => void;
  /** Adds words as they are. */
  verbatim: (text: string) => void;
  /** Ends the line if it has words. */
  endLine: () => void;
  /** Ends the line; an empty one becomes a blank line. */
  breakLine: () => void;
  /** A blank line stands before the next words. */
  blank: () => void;
  /** Writes an item of a list: its mark before its first words, its further lines indented. */
  item: (mark: string, write: () => void) => void;
  /** Writes words of somebody else, each line behind a mark of quotation. */
  quote: (write: () => void) => void;
  /** True when nothing more is taken. */
  isFull: () => boolean;
  lines: () => readonly string[];
}

const blanks = /[\s\u00a0]+/gu;

/** What stands before the words of a line: marks of quotation, and the mark of an item or its indent. */
function createLead(endLine: () => void) {
  let mark: string | null = null;
  let indent = "";
  let quoteDepth = 0;
  return {
    /** The mark of an item is taken once. */
    take: (): string => {
      const lead = `${"> ".repeat(quoteDepth)}${mark ?? indent}`;
      mark = null;
      return lead;
    },
    item: (itemMark: string, write: () => void) => {
      endLine();
      const before = indent;
      mark = `${indent}${itemMark}`;
      indent += "  ";
      write();
      endLine();
      mark = null;
      indent = before;
    },
    quote: (write: () => void) => {
      endLine();
      quoteDepth += 1;
      write();
      endLine();
      quoteDepth -= 1;
    },
  };
}

/** A writer that takes about `lengthMax` characters. Runs of blank lines become one. */
export function createLineWriter(lengthMax: number): LineWriter {
  const lines: string[] = [];
  let line = "";
  let length = 0;
  let isBlankBefore = false;
  /** The line holds a blank that was meant to be seen, as editors put into an empty line. */
  let hasHardBlank = false;

  const endLine = () => {
    const words = line.trimEnd();
    if (words === "" && hasHardBlank) isBlankBefore = true;
    hasHardBlank = false;
    line = "";
    if (words === "") return;
    if (isBlankBefore && lines.length > 0) lines.push("");
    isBlankBefore = false;
    lines.push(`${lead.take()}${words}`);
    length += words.length + 1;
  };
  const lead = createLead(endLine);
  const verbatim = (text: string) => {
    line += text;
    length += text.length;
  };
  return {
    words: (text) => {
      if (text.includes("\u00a0")) hasHardBlank = true;
      const plain = text.replace(blanks, " ");
      verbatim(line === "" || line.endsWith(" ") ? plain.trimStart() : plain);
    },
    verbatim,
    endLine,
    breakLine: () => {
      if (line.trim() === "") isBlankBefore = true;
      endLine();
    },
    blank: () => {
      endLine();
      isBlankBefore = true;
    },
    item: lead.item,
    quote: lead.quote,
    isFull: () => length >= lengthMax,
    lines: () => lines,
  };
}
