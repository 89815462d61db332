import { pictureReadingMs } from "./intake-limits";
import { readyEngine, recognizeWords, startEngine } from "./picture-engine";
import type { PictureMessage, PreparedPicture } from "./picture-messages";
import { type PictureWords, wordsOfTsv } from "./picture-words";
import { lateAfter, listening } from "./reader-worker";

/** How somebody who waits for a file follows its reading, and ends it. */
export interface ReadingWatch {
  signal: AbortSignal;
  /** Gets the part that is done, up to 1. */
  onProgress: (part: number) => void;
}

/** What came of a picture: `broken` where it cannot be unpacked, `late` where it took too long. */
export type PictureOutcome =
  | { kind: "read"; words: PictureWords; shown: Blob }
  | { kind: "broken" | "late" | "stopped" };

/** The parts of a reading by the time that they take. */
const preparedPart = 0.05;
const readyPart = 0.15;

/** Gives a worker that ends with the reading. */
function startUntil(end: AbortSignal, start: () => Worker): Worker {
  end.throwIfAborted();
  const worker = start();
  end.addEventListener("abort", () => worker.terminate());
  return worker;
}

/** Makes a picture ready in a worker of its own, whose memory is free again afterwards; null for a picture that is broken. */
async function prepare(file: Blob, end: AbortSignal): Promise<PreparedPicture | null> {
  const worker = startUntil(
    end,
    () => new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" }),
  );
  await listening(worker);
  const prepared = new Promise<PreparedPicture | null>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<PictureMessage>) => {
      if (data.kind === "prepared") resolve(data.picture);
    });
  });
  worker.postMessage(file);
  return prepared.finally(() => worker.terminate());
}

async function read(
  file: Blob,
  end: AbortSignal,
  onProgress: ReadingWatch["onProgress"],
): Promise<PictureOutcome> {
  const picture = await prepare(file, end);
  if (picture === null) return { kind: "broken" };
  onProgress(preparedPart);
  const engine = startUntil(end, startEngine);
  await readyEngine(engine);
  onProgress(readyPart);
  const tsv = await recognizeWords(engine, picture.pixels, (part) =>
    onProgress(readyPart + (1 - readyPart) * part),
  );
  return { kind: "read", words: wordsOfTsv(tsv), shown: picture.shown };
}

const stoppedBy = (signal: AbortSignal): Promise<PictureOutcome> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve({ kind: "stopped" })));

/**
 * Reads the words of a picture by tesseract.js (SPEC B10), in workers that may send nothing and are ended afterwards, when
 * its time is over or when it is stopped. Rejects where the engine cannot be fetched or started.
 */
export async function readPicture(file: Blob, { signal, onProgress }: ReadingWatch): Promise<PictureOutcome> {
  const end = new AbortController();
  try {
    const reading = read(file, end.signal, (part) => !end.signal.aborted && onProgress(part));
    return await Promise.race([reading, stoppedBy(signal), lateAfter(pictureReadingMs)]);
  } finally {
    end.abort();
  }
}
