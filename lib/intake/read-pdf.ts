import { pdfReadingMs } from "./intake-limits";
import { type PdfWords, wordsOfPdf } from "./pdf-words";
import { withWorker } from "./with-worker";

/** What came of a PDF; `late` where it took too long. */
export type PdfOutcome = PdfWords | { kind: "late" };

/**
 * Reads a PDF by a worker of its own, which is ended afterwards, or when its time is over: a file made to keep pdf.js busy
 * keeps nothing else. The worker's policy lets it send nothing. Rejects for a file that it cannot read.
 */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfOutcome> {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const use = () => wordsOfPdf(bytes, worker);
  return withWorker({ worker, timeMs: pdfReadingMs, use });
}
