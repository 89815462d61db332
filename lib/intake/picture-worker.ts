import { spreadGrey, writeGrey } from "./picture-grey";
import type { PictureMessage, PreparedPicture } from "./picture-messages";
import { readingSize, shownSize } from "./picture-scale";
import type { PictureSize } from "./picture-size";

/**
 * The worker that makes one picture ready for reading: upright as its camera says, scaled, in grey. The header of its file
 * forbids it every request but for its own code (next.config.mjs).
 */
const say = (message: PictureMessage): void => self.postMessage(message);

/** So many pixels are turned into grey at a time, which bounds the memory that it takes. */
const bandPixels = 1_000_000;

function drawn(bitmap: ImageBitmap, { width, height }: PictureSize): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser draws nothing in a worker.");
  // What lies behind a picture that is transparent in parts.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}

function greyOf(context: OffscreenCanvasRenderingContext2D, { width, height }: PictureSize): Uint8Array {
  const grey = new Uint8Array(width * height);
  const rows = Math.max(1, Math.floor(bandPixels / width));
  for (let top = 0; top < height; top += rows) {
    const { data } = context.getImageData(0, top, width, Math.min(rows, height - top));
    writeGrey(data, grey, top * width);
  }
  spreadGrey(grey);
  return grey;
}

/** The file that the engine takes with the least work on either side. */
function fileOf(grey: Uint8Array, { width, height }: PictureSize): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}

async function prepare(file: Blob): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const size = readingSize(bitmap);
  const context = drawn(bitmap, size);
  const small = drawn(bitmap, shownSize(bitmap));
  // It may take 200 MB, which nothing of what follows needs.
  bitmap.close();
  const shown = await small.canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
  return { pixels: fileOf(greyOf(context, size), size), shown };
}

self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void prepare(data).then(
    (picture) => say({ kind: "prepared", picture }),
    () => say({ kind: "prepared", picture: null }),
  );
});
say({ kind: "listening" });
