import "server-only";

/** The parts of the SQLite file format that are read (sqlite.org/fileformat2.html § 1.3 and § 1.6). */
export interface PageFormat {
  pageBytes: number;
  /** Without the bytes that a database may reserve at the end of each page. */
  usableBytes: number;
}

/** A row in its page. */
export interface LeafCell {
  rowid: bigint;
  payloadBytes: number;
  rowidBytes: number;
}

const tableLeaf = 13;
const tableInterior = 5;
const leafHeaderBytes = 8;
const interiorHeaderBytes = 12;

/** The format of the file with these first bytes. */
export function readPageFormat(header: Buffer): PageFormat {
  const said = header.readUInt16BE(16);
  const pageBytes = said === 1 ? 65_536 : said;
  return { pageBytes, usableBytes: pageBytes - header.readUInt8(20) };
}

/** A variable-length integer: its value, and how many bytes it takes. */
function readVarint(bytes: Buffer, position: number): { value: bigint; length: number } {
  let value = 0n;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes.readUInt8(position + index);
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return { value, length: index + 1 };
  }
  return { value: BigInt.asIntN(64, (value << 8n) | BigInt(bytes.readUInt8(position + 8))), length: 9 };
}

function varintBytes(value: number): number {
  let length = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) length += 1;
  return length;
}

/** How many bytes a row takes in its page; a longer row continues in overflow pages. */
function cellBytes({ payloadBytes, rowidBytes }: Omit<LeafCell, "rowid">, usableBytes: number): number {
  const before = varintBytes(payloadBytes) + rowidBytes;
  const localMax = usableBytes - 35;
  if (payloadBytes <= localMax) return before + payloadBytes;
  const localMin = Math.floor(((usableBytes - 12) * 32) / 255) - 23;
  const local = localMin + ((payloadBytes - localMin) % (usableBytes - 4));
  return before + (local <= localMax ? local : localMin) + 4;
}

/** Where the list of a leaf's rows ends and where its rows begin; the bytes between are unused. */
function gapOf(page: Buffer): { from: number; to: number } | null {
  if (page.readUInt8(0) !== tableLeaf) return null;
  const from = leafHeaderBytes + 2 * page.readUInt16BE(3);
  const to = page.readUInt16BE(5);
  return from <= to && to <= page.byteLength ? { from, to } : null;
}

const zeros = Buffer.alloc(65_536);
const firstOfText = 0x20;

/**
 * Two bytes of text; of the list's own numbers, which stay behind as well, every second byte is below
 * `firstOfText`.
 */
function hasText(bytes: Buffer): boolean {
  if (bytes.equals(zeros.subarray(0, bytes.byteLength))) return false;
  return bytes.some((byte, index) => byte >= firstOfText && (bytes[index + 1] ?? 0) >= firstOfText);
}

/**
 * Whether a page of a table's rows has text between its list and its rows. `secure_delete` overwrites what is
 * deleted with zeros, but when SQLite moves rows to a neighbouring page (rebuildPage of btree.c), their bytes
 * stay behind, and are still there after the rows are deleted from their new page.
 */
export function hasRemains(page: Buffer): boolean {
  const gap = gapOf(page);
  return gap !== null && hasText(page.subarray(gap.from, gap.to));
}

/** Whether this many bytes after a page's list contain text. */
export function hasRemainsWithin(page: Buffer, bytes: number): boolean {
  const gap = gapOf(page);
  return gap !== null && hasText(page.subarray(gap.from, Math.min(gap.to, gap.from + bytes)));
}

/** The pages below a page of a table; none for any other page. */
export function childrenOf(page: Buffer): number[] {
  if (page.readUInt8(0) !== tableInterior) return [];
  const children = [page.readUInt32BE(8)];
  for (let index = 0; index < page.readUInt16BE(3); index += 1) {
    const position = page.readUInt16BE(interiorHeaderBytes + 2 * index);
    if (position + 4 <= page.byteLength) children.push(page.readUInt32BE(position));
  }
  return children;
}

/**
 * How many bytes of a leaf are unused: between list and rows, between rows, and in pieces too small to be
 * listed.
 */
function freeBytes(page: Buffer, gap: { from: number; to: number }): number {
  let bytes = gap.to - gap.from + page.readUInt8(7);
  let block = page.readUInt16BE(1);
  // Free blocks are listed in their order in the page; a list that points back is invalid.
  while (block > 0 && block + 4 <= page.byteLength) {
    bytes += page.readUInt16BE(block + 2);
    const next = page.readUInt16BE(block);
    block = next > block ? next : 0;
  }
  return bytes;
}

/** The first row of a page with remains, and how much room it has to grow; null if there is neither. */
export function findGrowth(page: Buffer): { cell: LeafCell; roomBytes: number } | null {
  const gap = gapOf(page);
  if (gap === null || gap.from === leafHeaderBytes) return null;
  const position = page.readUInt16BE(leafHeaderBytes);
  const payload = readVarint(page, position);
  const rowid = readVarint(page, position + payload.length);
  const cell = { rowid: rowid.value, payloadBytes: Number(payload.value), rowidBytes: rowid.length };
  return { cell, roomBytes: freeBytes(page, gap) };
}

/**
 * By how many bytes a row's text has to grow so that the row takes up all of its page's free space, or as
 * much as it can: this overwrites whatever was there, and shrinking the row again leaves zeros. Also how much
 * of the space it leaves.
 */
export function findFiller(
  { cell, roomBytes }: { cell: LeafCell; roomBytes: number },
  { textBytes, usableBytes }: { textBytes: number; usableBytes: number },
): { fillerBytes: number; leftBytes: number } {
  const typeBytes = (length: number) => varintBytes(2 * length + 13);
  const before = cellBytes(cell, usableBytes);
  let best = { filler: 0, taken: 0 };
  for (let filler = 1; filler <= usableBytes; filler += 1) {
    const payloadBytes = cell.payloadBytes + filler + typeBytes(textBytes + filler) - typeBytes(textBytes);
    const taken = cellBytes({ ...cell, payloadBytes }, usableBytes) - before;
    if (taken <= roomBytes && taken > best.taken) best = { filler, taken };
    if (taken === roomBytes) break;
  }
  return { fillerBytes: best.filler, leftBytes: roomBytes - best.taken };
}
