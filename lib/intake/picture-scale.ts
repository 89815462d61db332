import {
  enlargedPixelsMax,
  enlargedTimesMax,
  readPixelsMax,
  readSideMax,
  shownSideMax,
} from "./intake-limits";
import { type PictureSize, pixelsOf } from "./picture-size";

const scaled = ({ width, height }: PictureSize, scale: number): PictureSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The size in which words are looked for: a large picture takes long, and the letters of a small one are too small. */
export function readingSize(size: PictureSize): PictureSize {
  const pixels = pixelsOf(size);
  const enlarged = Math.min(enlargedTimesMax, Math.max(1, Math.sqrt(enlargedPixelsMax / pixels)));
  const reduced = Math.min(1, Math.sqrt(readPixelsMax / pixels));
  const longer = Math.max(size.width, size.height);
  return scaled(size, Math.min(enlarged * reduced, readSideMax / longer));
}

/** The size in which it is shown. */
export const shownSize = (size: PictureSize): PictureSize =>
  scaled(size, Math.min(1, shownSideMax / Math.max(size.width, size.height)));
