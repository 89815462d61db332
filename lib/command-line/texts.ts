import { createReadStream } from "node:fs";
import type { EventDraft } from "@/lib/extraction/schema";
import { decodeText } from "@/lib/intake/decode-text";
import { isBlank } from "@/lib/text/clean-text";
import type { Options } from "./options";
import { UsageError } from "./usage-error";

/** A longer text is no text that somebody wrote; 100,000 characters are a book's chapter. */
const textLengthMax = 100_000;

/** No text of that many characters has more bytes, in UTF-8 with its mark. */
const textBytesMax = 3 * textLengthMax + 3;

const lineFeed = 0x0a;

/** A text, and where it is from. */
export interface NamedText {
  text: string;
  /** Null for the command line and the standard input. */
  file: string | null;
  /** Counted from 1; null where a line is no text of its own. */
  line: number | null;
}

/** Where a text stands, as compilers write it: `notes.txt:3`; empty for the only text of a command line. */
export const placeOf = ({ file, line }: NamedText): string =>
  [file, line].filter((part) => part !== null).join(":");

/** A draft with the text that it was read from. */
export interface DraftOfText {
  draft: EventDraft;
  source: NamedText;
}

/** Bytes as they come: the standard input, or a file. */
export type Bytes = AsyncIterable<Uint8Array>;

function tooLong(file: string | null): UsageError {
  return new UsageError(
    `${file ?? "The text"} is longer than ${textLengthMax} characters. With --lines every line is read by itself.`,
  );
}

/** The bytes of a text, chunk by chunk. Throws a `UsageError` for bytes that are no text. */
async function* textBytes(bytes: Bytes, file: string | null): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (chunk.includes(0)) throw new UsageError(`${file ?? "The standard input"} is no text file.`);
    yield chunk;
  }
}

/** Gathers the pieces of one text after another. Throws a `UsageError` for a text that is too long. */
function gatherPieces(file: string | null) {
  let pieces: Uint8Array[] = [];
  let lengthBytes = 0;
  return {
    add: (piece: Uint8Array): void => {
      pieces.push(piece);
      lengthBytes += piece.length;
      if (lengthBytes > textBytesMax) throw tooLong(file);
    },
    /** The text of the pieces, which the next text does not have. */
    take: (): string => {
      const text = decodeText(Buffer.concat(pieces));
      pieces = [];
      lengthBytes = 0;
      if (text.length > textLengthMax) throw tooLong(file);
      return text;
    },
  };
}

async function* wholeText(bytes: Bytes, file: string | null): AsyncGenerator<NamedText> {
  const pieces = gatherPieces(file);
  for await (const chunk of textBytes(bytes, file)) pieces.add(chunk);
  yield { text: pieces.take(), file, line: null };
}

/** Each line that is not blank, as soon as it is there. */
async function* linesOf(bytes: Bytes, file: string | null): AsyncGenerator<NamedText> {
  const pieces = gatherPieces(file);
  let line = 1;
  for await (const chunk of textBytes(bytes, file)) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      pieces.add(chunk.subarray(start, end));
      const text = pieces.take();
      if (!isBlank(text)) yield { text, file, line };
      start = end + 1;
      line += 1;
    }
    pieces.add(chunk.subarray(start));
  }
  const text = pieces.take();
  if (!isBlank(text)) yield { text, file, line };
}

const reasons = new Map([
  ["ENOENT", "there is no such file"],
  ["EACCES", "it may not be read"],
  ["EISDIR", "it is a folder"],
]);

/** The sentence for a file that cannot be read; anything else is thrown on. */
function unreadable(file: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  if (!(error instanceof Error) || !("code" in error)) throw error;
  return new UsageError(`${file}: ${reasons.get(String(error.code)) ?? error.message}`);
}

async function* textsOfFile(file: string, split: typeof linesOf): AsyncGenerator<NamedText | UsageError> {
  try {
    yield* split(createReadStream(file), file);
  } catch (error) {
    yield unreadable(file, error);
  }
}

/**
 * The texts that a command line asks for, in its order. In the place of a file that cannot be read stands why, so that the next
 * one is read all the same. Throws a `UsageError` for a standard input that is no text.
 */
export async function* textsOf(options: Options, input: Bytes): AsyncGenerator<NamedText | UsageError> {
  const split = options.byLine ? linesOf : wholeText;
  if (options.text !== null) yield* split(asBytes(options.text), null);
  else if (options.files.length === 0) yield* split(input, null);
  for (const file of options.files) yield* textsOfFile(file, split);
}

async function* asBytes(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
