import { getDocument, PasswordException, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import { intakeLengthMax, pagesMax } from "./intake-limits";
import { linesOfPage, type PdfRun } from "./pdf-lines";

/** What a PDF holds: its words with their lines, empty where it has none (a scan), or that only a password opens it. */
export type PdfWords = { kind: "words"; words: string } | { kind: "locked" };

type Document = Awaited<ReturnType<typeof getDocument>["promise"]>;
type Page = Awaited<ReturnType<Document["getPage"]>>;
type Items = Awaited<ReturnType<Page["getTextContent"]>>["items"];

const runsOf = (items: Items): PdfRun[] =>
  items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [xScale, xSkew, , , left, baseline] = item.transform.map(Number);
    const size = item.height || Math.hypot(xScale ?? 0, xSkew ?? 0);
    return [{ words: item.str, left: left ?? 0, baseline: baseline ?? 0, width: item.width, size }];
  });

const lengthOf = (runs: readonly PdfRun[]): number => runs.reduce((sum, { words }) => sum + words.length, 0);

/**
 * Reads a page bit by bit, and stops where it holds more than is taken: a small file can hold words without end. The worker
 * makes no more of them than are read, until its caller ends it.
 */
async function runsOfPage(page: Page, lengthMax: number): Promise<PdfRun[]> {
  const reader = page.streamTextContent().getReader();
  const runs: PdfRun[] = [];
  for (let length = 0; length <= lengthMax; ) {
    const { done, value } = await reader.read();
    if (done) return runs;
    const more = runsOf(value.items);
    runs.push(...more);
    // A run without words is one as well.
    length += lengthOf(more) + more.length;
  }
  return runs;
}

async function wordsOfDocument(document: Document): Promise<string> {
  const pages: string[] = [];
  let left = intakeLengthMax;
  for (let number = 1; number <= Math.min(document.numPages, pagesMax) && left > 0; number += 1) {
    const runs = await runsOfPage(await document.getPage(number), left);
    pages.push(linesOfPage(runs));
    left -= lengthOf(runs);
  }
  return pages.join("\n\n");
}

/**
 * Reads the words of a PDF by pdf.js, which draws nothing, fetches nothing and runs no script of the file here. The worker is
 * one that runs pdf-worker.ts; null where that is loaded beside this, as in a test. Throws for bytes that are no PDF.
 */
export async function wordsOfPdf(bytes: Uint8Array<ArrayBuffer>, worker: Worker | null): Promise<PdfWords> {
  const task = getDocument({
    data: bytes,
    ...(worker && { worker: PDFWorker.create({ port: worker }) }),
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    return { kind: "words", words: await wordsOfDocument(await task.promise) };
  } catch (error) {
    if (error instanceof PasswordException) return { kind: "locked" };
    throw error;
  }
}
