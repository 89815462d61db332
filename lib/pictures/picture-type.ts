import type { PictureType } from "@/lib/extraction/llm/language-model";

/** How each kind begins, as Latin-1 (PNG § 5.2, JPEG's SOI and the marker after it, WebP's RIFF header). */
const openings: readonly (readonly [PictureType, RegExp])[] = [
  ["image/png", /^\x89PNG\r\n\x1a\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/webp", /^RIFF[^]{4}WEBPVP8/],
];

/** The kind of a picture by its first bytes; null for any that not every provider takes. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  const opening = bytes.toString("latin1", 0, 16);
  return openings.find(([, pattern]) => pattern.test(opening))?.[0] ?? null;
}
