import { crc32, deflateSync } from "node:zlib";
import { type Browser, expect } from "playwright/test";

/** A sheet that is drawn by the browser with the fonts of this machine. */
interface Sheet {
  /** The body's HTML. */
  html: string;
  width: number;
  height: number;
  /** Pixels for each of them. */
  scale?: number;
  kind?: "jpeg" | "png";
}

/** Draws a sheet as a picture. */
export async function drawPicture(browser: Browser, sheet: Sheet): Promise<Buffer> {
  const { html, width, height, scale = 1, kind = "jpeg" } = sheet;
  // As a wide screen lays it out, whatever the page is that it is dropped on.
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: false,
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>${html}`);
  // A busy Chromium may be "unable to capture screenshot".
  let picture: Buffer = Buffer.alloc(0);
  await expect(async () => {
    picture = await page.screenshot(kind === "jpeg" ? { type: kind, quality: 55 } : { type: kind });
  }).toPass({ timeout: 10_000 });
  await page.close();
  return picture;
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4);
  });
  return bytes;
};

const opening = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");

/** A part of a PNG, with its length and its sum. */
function chunk(name: string, ...data: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(name), ...data]);
  return Buffer.concat([numbers(content.length - 4), content, numbers(crc32(content))]);
}

/** A white PNG of a bit for each pixel: a small file that unpacks to as much as its size says. */
export function whitePng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const head = chunk("IHDR", numbers(width, height), Uint8Array.of(1, 0, 0, 0, 0));
  return Buffer.concat([opening, head, chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

/** The parts of a PNG. */
function chunksOf(png: Buffer): { name: string; data: Buffer }[] {
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = opening.length; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({ name: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** A picture that moves: it is first shown as one, then as the other, which must be of the same size. */
export function animatedPng(first: Buffer, then: Buffer): Buffer {
  const head = chunksOf(first).find(({ name }) => name === "IHDR")?.data ?? Buffer.alloc(0);
  const pixels = (png: Buffer) => chunksOf(png).flatMap(({ name, data }) => (name === "IDAT" ? [data] : []));
  const frame = (number: number) =>
    chunk("fcTL", numbers(number), head.subarray(0, 8), numbers(0, 0, 0x0001_000a), Uint8Array.of(0, 0));
  return Buffer.concat([
    opening,
    chunk("IHDR", head),
    chunk("acTL", numbers(2, 0)),
    frame(0),
    chunk("IDAT", ...pixels(first)),
    frame(1),
    chunk("fdAT", numbers(2), ...pixels(then)),
    chunk("IEND"),
  ]);
}

/** A JPEG whose camera was turned: 6 is for a picture that lies on its left side. */
export function turnedByExif(jpeg: Buffer, orientation: number): Buffer {
  const field = Uint8Array.of(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0);
  const exif = Buffer.concat([
    Buffer.from("Exif\0\0MM\0*\0\0\0\u0008\0\u0001", "latin1"),
    field,
    Buffer.alloc(4),
  ]);
  const length = Uint8Array.of(0, exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Uint8Array.of(0xff, 0xe1), length, exif, jpeg.subarray(2)]);
}
