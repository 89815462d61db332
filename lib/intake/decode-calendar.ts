import { decodeText } from "./decode-text";

const [tab, lineFeed, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20];

/** How many bytes of a fold begin at a place: the end of a line and the blank behind it; 0 for none. */
function foldLengthAt(bytes: Uint8Array, at: number): number {
  const endLength = bytes[at] === lineFeed ? 1 : 2;
  if (endLength === 2 && (bytes[at] !== carriageReturn || bytes[at + 1] !== lineFeed)) return 0;
  const behind = bytes[at + endLength];
  return behind === space || behind === tab ? endLength + 1 : 0;
}

function unfold(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const foldLength = foldLengthAt(bytes, at);
    if (foldLength === 0) {
      kept[length] = bytes[at] ?? 0;
      length += 1;
    }
    at += Math.max(1, foldLength);
  }
  return kept.subarray(0, length);
}

const isSixteenBit = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * The text of a calendar file. Its lines are folded by bytes, also within a character (RFC 5545 § 3.1), so that they are
 * joined before their encoding can be told.
 */
export const decodeCalendar = (bytes: Uint8Array): string =>
  decodeText(isSixteenBit(bytes) ? bytes : unfold(bytes));
