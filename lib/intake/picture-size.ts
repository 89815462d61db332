/** How large a picture is once it is unpacked, in pixels as they are stored: a camera's turn is not applied. */
export interface PictureSize {
  width: number;
  height: number;
}

export const pixelsOf = ({ width, height }: PictureSize): number => width * height;

type Reader = (view: DataView) => PictureSize | null;

const latin1 = (view: DataView, at: number, length: number): string =>
  Array.from(new Uint8Array(view.buffer, view.byteOffset + at, length), (byte) =>
    String.fromCharCode(byte),
  ).join("");

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

const png: Reader = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) });

const gif: Reader = (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** A bitmap that is stored from its top has a negative height. */
const bmp: Reader = (view) => ({
  width: view.getInt32(18, true),
  height: Math.abs(view.getInt32(22, true)),
});

/** The size stands in the frame, behind segments whose lengths are given: of EXIF, of tables, of a small preview. */
const jpeg: Reader = (view) => {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of filling bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

/** The three ways in which a WebP says its size, by the name of its first part. */
const webp: Reader = (view) => {
  const part = latin1(view, 12, 4);
  if (part === "VP8X") return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
  if (part === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** The most bytes of an AVIF among which its sizes are looked for. */
const avifHeadMax = 65_536;

/** An AVIF says the size of each picture in it, of a small preview as well. */
const avif: Reader = (view) => {
  const head = latin1(view, 0, Math.min(view.byteLength, avifHeadMax));
  let largest: PictureSize | null = null;
  for (let at = head.indexOf("ispe"); at >= 0; at = head.indexOf("ispe", at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || pixelsOf(size) > pixelsOf(largest)) largest = size;
  }
  return largest;
};

/** The kinds of pictures that browsers unpack, each by how it begins, as Latin-1. */
const kinds: readonly (readonly [opening: RegExp, reader: Reader])[] = [
  [/^\u0089PNG\r\n/u, png],
  [/^\u00ff\u00d8\u00ff/u, jpeg],
  [/^GIF8[79]a/u, gif],
  [/^RIFF.{4}WEBPVP8/su, webp],
  [/^BM.{4}\0{4}/su, bmp],
  [/^.{4}ftypavi[fs]/su, avif],
];

const readerOf = (opening: string): Reader | undefined =>
  kinds.find(([pattern]) => pattern.test(opening))?.[1];

/** Whether bytes begin as a picture that browsers unpack; the opening is its first bytes, as Latin-1. */
export const beginsPicture = (opening: string): boolean => readerOf(opening) !== undefined;

/** Whether they begin as a picture of a phone that only some systems unpack. */
export const beginsHeic = (opening: string): boolean =>
  /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/su.test(opening);

/** The size that the first bytes of a picture say, before anything is unpacked; null where they say none. */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readerOf(latin1(view, 0, Math.min(64, bytes.length)))?.(view) ?? null;
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // It ends before its size is said.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
