/** A stretch of the text by UTF-16 offsets, `end` exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** True where two stretches share a letter. */
export const overlaps = (left: Stretch, right: Stretch): boolean =>
  left.start < right.end && right.start < left.end;

/**
 * What a block of a text is by its shape. `header`: a line of a mail's header, or one that introduces a
 * mail; `subject`: the subject of a mail; `stamp`: when a message was sent, and by whom; `signature`: what stands below a closing; `separator`: a line of signs; `heading`: a short line for what stands below; `paragraph`:
 * sentences, wrapped or not; `item`: a line behind a bullet or a number; `row`: a line of columns; `field`: a label with its
 * value; `line`: any other short line; `chat`: a message behind its stamp; `record`: labels with their
 * values that tell of one thing together.
 */
export type BlockKind =
  | "header"
  | "subject"
  | "stamp"
  | "signature"
  | "separator"
  | "greeting"
  | "closing"
  | "heading"
  | "paragraph"
  | "item"
  | "row"
  | "field"
  | "line"
  | "chat"
  | "record";

/** A block of the text: one line, or several that a program or a narrow column has wrapped. */
export interface Block extends Stretch {
  kind: BlockKind;
  /** Where its words begin: behind the bullet, the number or the label. */
  from: number;
  /** Columns before its first line. */
  indent: number;
  /** Blocks with no blank line between them share a stanza; counted from 0. */
  stanza: number;
  /** True where a blank line or the beginning of the text stands before it. */
  opensStanza: boolean;
  /** Of a row: its cells, blanks around them left out. Empty for any other kind. */
  cells: Stretch[];
  /** Of a field: its label, without the colon. */
  label: Stretch | null;
  /** The mail of the layout that it belongs to. */
  mail: number;
  /** Of a message in a chat: the words that say when it was sent. */
  stamp: Stretch | null;
}
