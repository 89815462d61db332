/** One line of a text; offsets are UTF-16 units into the whole text, `end` is behind its last visible character. */
export interface Line {
  /** Offset of the first visible character; equals `end` for a blank line. */
  start: number;
  end: number;
  /** Columns of blanks before the first visible character, a tab counting to the next multiple of four. */
  indent: number;
  /** How many marks of quotation (`>`) open the line. */
  quoteDepth: number;
  /** The number of blank lines right before it. */
  blanksBefore: number;
  text: string;
}

const quoteMarks = /^(?:[ \t]{0,3}[>|](?=[ \t>|]|$|\p{L}))+[ \t]*/u;
const tabWidth = 4;

function indentOf(blank: string): number {
  let columns = 0;
  for (const sign of blank) columns += sign === "\t" ? tabWidth - (columns % tabWidth) : 1;
  return columns;
}

function readLine(raw: string, offset: number, blanksBefore: number): Line {
  const quoted = raw.startsWith(">") || /^[ \t]{0,3}>/.test(raw) ? (quoteMarks.exec(raw)?.[0] ?? "") : "";
  const body = raw.slice(quoted.length);
  const lead = /^\s*/.exec(body)?.[0] ?? "";
  const text = body.slice(lead.length).trimEnd();
  const start = offset + quoted.length + lead.length;
  return {
    start,
    end: start + text.length,
    indent: indentOf(lead),
    quoteDepth: quoted.split(">").length - 1,
    blanksBefore,
    text,
  };
}

/** `COMING UP`, `12 tasks:`: what stands right above a list, where no word tells it from the line above a mail. */
const anyListHead = /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*:)$/u;

/** A line whose mark is a bullet, with the mark as the first of its words. */
const asItem = (line: Line, raw: string, offset: number): Line => {
  const lead = /^\s*/.exec(raw)?.[0] ?? "";
  const text = raw.slice(lead.length).trimEnd();
  return { ...line, start: offset + lead.length, indent: indentOf(lead), quoteDepth: 0, text };
};

/** The visible lines of a text, in order; blank ones are counted in `blanksBefore` of the line behind them. */
export function readLines(text: string, listHead = anyListHead): Line[] {
  const lines: Line[] = [];
  let offset = 0;
  let blanks = 0;
  let isList = false;
  let hasQuotes = false;
  for (const raw of text.split("\n")) {
    const quoted = readLine(raw, offset, blanks);
    const above = lines.at(-1);
    const isMarked = quoted.quoteDepth === 1 && quoted.text !== "" && blanks === 0;
    const isHeaded = above?.quoteDepth === 0 && (/^\s/.test(raw) || listHead.test(above.text));
    isList = isMarked && (isList || isHeaded);
    // `>> Complete the form by 20 January`: nothing is quoted twice where nothing is quoted once.
    hasQuotes ||= quoted.quoteDepth === 1 && !isList;
    const line = isList || (quoted.quoteDepth === 2 && !hasQuotes) ? asItem(quoted, raw, offset) : quoted;
    if (line.text === "") blanks += 1;
    else {
      lines.push(line);
      blanks = 0;
    }
    offset += raw.length + 1;
  }
  return lines;
}
