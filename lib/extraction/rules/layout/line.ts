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

/** The visible lines of a text, in order; blank ones are counted in `blanksBefore` of the line behind them. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let offset = 0;
  let blanks = 0;
  for (const raw of text.split("\n")) {
    const line = readLine(raw, offset, blanks);
    if (line.text === "") blanks += 1;
    else {
      lines.push(line);
      blanks = 0;
    }
    offset += raw.length + 1;
  }
  return lines;
}
