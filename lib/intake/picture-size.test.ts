import { describe, expect, it } from "vitest";
import { beginsHeic, beginsPicture, pictureSize } from "./picture-size";

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (sign) => sign.charCodeAt(0)) : part,
    ),
  );

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const exif = [0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 0];

describe("the size of a picture, by its first bytes", () => {
  it.each([
    ["PNG", ["\u0089PNG\r\n\u001a\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 2, 0, 0, 0, 3]], 258, 3],
    ["GIF", ["GIF89a", [2, 1, 3, 0]], 258, 3],
    ["BMP", ["BM", zeros(16), [2, 1, 0, 0, 0xfd, 0xff, 0xff, 0xff]], 258, 3],
    ["JPEG", ["\u00ff\u00d8", exif, [0xff, 0xff, 0xc2, 0, 17, 8, 0, 3, 1, 2]], 258, 3],
    ["WebP, extended", ["RIFF\0\0\0\0WEBPVP8X", zeros(8), [1, 1, 0, 2, 0, 0]], 258, 3],
    ["WebP, lossless", ["RIFF\0\0\0\0WEBPVP8L", zeros(4), [0x2f, 0x01, 0x81, 0, 0]], 258, 3],
    ["WebP", ["RIFF\0\0\0\0WEBPVP8 ", zeros(10), [2, 1, 3, 0]], 258, 3],
    [
      "AVIF with a small preview",
      ["\0\0\0\u0020ftypavif", "ispe", zeros(4), [0, 0, 1, 2, 0, 0, 0, 3], "ispe", zeros(7), [9, 0, 0, 0, 9]],
      258,
      3,
    ],
  ] as const)("is read of %s", (_, parts, width, height) => {
    expect(pictureSize(bytesOf(...parts))).toEqual({ width, height });
  });

  it.each([
    ["a JPEG that ends before its frame", ["\u00ff\u00d8\u00ff\u00e1\0\u0006"]],
    ["a PNG that ends before its size", ["\u0089PNG\r\n\u001a\n"]],
    ["a PNG without pixels", ["\u0089PNG\r\n\u001a\n", zeros(20)]],
    ["no picture", ["Lunch tomorrow"]],
    ["nothing", []],
  ] as const)("is unknown of %s", (_, parts) => {
    expect(pictureSize(bytesOf(...parts))).toBeNull();
  });

  it("tells pictures that browsers unpack from those of phones", () => {
    expect(beginsPicture("\u00ff\u00d8\u00ff\u00e0")).toBe(true);
    expect(beginsPicture("BM meeting on Friday")).toBe(false);
    expect(beginsHeic("\0\0\0\u0018ftypheic")).toBe(true);
    expect(beginsPicture("\0\0\0\u0018ftypheic")).toBe(false);
    expect(beginsHeic("\0\0\0\u0018ftypavif")).toBe(false);
  });
});
