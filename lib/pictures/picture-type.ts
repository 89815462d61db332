import type { PictureType } from "@/lib/extraction/llm/language-model";

/** How each kind begins, in hexadecimal (PNG § 5.2, JPEG's SOI and the marker after it, WebP's RIFF header). */
const openings: readonly (readonly [PictureType, RegExp])[] = [
  ["image/png", /^89504e470d0a1a0a/],
  ["image/jpeg", /^ffd8ff/],
  ["image/webp", /^52494646.{8}574542505650/],
];

/** The kind of a picture by its first bytes; null for any that not every provider takes. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  const opening = bytes.toString("hex", 0, 16);
  return openings.find(([, pattern]) => pattern.test(opening))?.[0] ?? null;
}
