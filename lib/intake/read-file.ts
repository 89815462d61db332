import { trimCalendar } from "@/lib/calendar/calendar-parts";
import { cleanText, isBlank } from "@/lib/text/clean-text";
import { decodeCalendar } from "./decode-calendar";
import { decodeText } from "./decode-text";
import { type FileKind, kindOfFile } from "./file-kind";
import { linesOfHtml } from "./html-lines";
import {
  calendarLengthMax,
  fileBytesMax,
  intakeLengthMax,
  pictureBytesMax,
  unpackedPixelsMax,
} from "./intake-limits";
import { pictureSize, pixelsOf } from "./picture-size";
import type { ReadingWatch } from "./read-picture";

/** Why a file gives nothing; the catalogue of the screens has the sentence. */
export type FileRefusal =
  | "tooLarge"
  | "empty"
  | "noText"
  | "noCalendar"
  | "calendarTooLarge"
  | "encrypted"
  | "locked"
  | "scanned"
  | "heic"
  | "tooManyPixels"
  | "noReader"
  | "tookLong"
  | "tooNested"
  | "otherKind"
  | "unreadable";

/** What came with a mail, beside its words. */
export interface Enclosed {
  calendar: string | null;
  pdf: File | null;
}

/** A picture whose words were read, to be shown beside them, and the words that may be wrong. */
export interface ReadPicture {
  shown: Blob;
  doubtful: readonly string[];
}

/** What a file holds for the visitor: words for the box, perhaps with something enclosed, or a calendar alone. */
export type FileContent =
  | { kind: "text"; text: string; enclosed: Enclosed; picture: ReadPicture | null }
  | { kind: "calendar"; calendar: string }
  | { kind: "refused"; reason: FileRefusal }
  /** A picture in which no words could be made out here; a model may. */
  | { kind: "wordless"; shown: Blob }
  | { kind: "stopped" };
export type FileText = Extract<FileContent, { kind: "text" }>;

type Bytes = Uint8Array<ArrayBuffer>;

const refused = (reason: FileRefusal): FileContent => ({ kind: "refused", reason });

const nothing: Enclosed = { calendar: null, pdf: null };

function textContent(words: string, enclosed = nothing): FileContent {
  const text = cleanText(words.slice(0, intakeLengthMax)).trim();
  return isBlank(text) ? refused("noText") : { kind: "text", text, enclosed, picture: null };
}

function calendarContent(text: string): FileContent {
  const calendar = trimCalendar(text);
  if (calendar === "") return refused("noCalendar");
  return calendar.length > calendarLengthMax ? refused("calendarTooLarge") : { kind: "calendar", calendar };
}

async function mailContent(bytes: Bytes): Promise<FileContent> {
  const { wordsOfMail } = await import("./mail-lines");
  const { text, calendar, pdf, isEncrypted, isTooNested } = await wordsOfMail(bytes);
  if (isEncrypted) return refused("encrypted");
  if (isTooNested) return refused("tooNested");
  const attached = calendar === null ? null : calendarContent(calendar);
  return textContent(text, { calendar: attached?.kind === "calendar" ? attached.calendar : null, pdf });
}

function pageContent(bytes: Bytes): FileContent {
  const lines = linesOfHtml(decodeText(bytes));
  return lines === null ? refused("tooNested") : textContent(lines);
}

async function pdfContent(bytes: Bytes): Promise<FileContent> {
  const { readPdf } = await import("./read-pdf");
  const outcome = await readPdf(bytes);
  if (outcome.kind === "locked") return refused("locked");
  if (outcome.kind === "late") return refused("tookLong");
  return isBlank(outcome.words) ? refused("scanned") : textContent(outcome.words);
}

async function pictureContent(bytes: Bytes, watch: ReadingWatch): Promise<FileContent> {
  const size = pictureSize(bytes);
  if (size === null) return refused("unreadable");
  if (pixelsOf(size) > unpackedPixelsMax) return refused("tooManyPixels");
  watch.onProgress(0);
  const outcome = await import("./read-picture")
    .then(({ readPicture }) => readPicture(new Blob([bytes]), watch))
    .catch(() => null);
  if (outcome === null) return refused("noReader");
  if (outcome.kind === "stopped") return { kind: "stopped" };
  if (outcome.kind !== "read") return refused(outcome.kind === "late" ? "tookLong" : "unreadable");
  const content = textContent(outcome.words.text);
  if (content.kind !== "text") return { kind: "wordless", shown: outcome.shown };
  return { ...content, picture: { shown: outcome.shown, doubtful: outcome.words.doubtful } };
}

type Reader = (bytes: Bytes, watch: ReadingWatch) => FileContent | Promise<FileContent>;

/** How each kind is read. The code of a kind that is rare is fetched with the first such file. */
const readers: Partial<Record<FileKind, Reader>> = {
  calendar: (bytes) => calendarContent(decodeCalendar(bytes)),
  heic: () => refused("heic"),
  mail: mailContent,
  page: pageContent,
  pdf: pdfContent,
  picture: pictureContent,
  table: async (bytes) => textContent((await import("./table-lines")).linesOfTable(decodeText(bytes))),
  text: (bytes) => textContent(decodeText(bytes)),
};

/** The kinds that are pictures, or may carry some. */
const pictureKinds: readonly FileKind[] = ["heic", "mail", "pdf", "picture"];

/**
 * Reads a file in the browser; nothing of it is sent (SPEC B10). Never throws: a file that cannot be read is refused
 * with a reason.
 */
export async function readFile(file: File, watch: ReadingWatch): Promise<FileContent> {
  if (file.size === 0) return refused("empty");
  if (file.size > pictureBytesMax) return refused("tooLarge");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOfFile({ name: file.name, type: file.type, bytes });
    if (!pictureKinds.includes(kind) && file.size > fileBytesMax) return refused("tooLarge");
    return (await readers[kind]?.(bytes, watch)) ?? refused("otherKind");
  } catch {
    // A folder, a file that has gone since, one that may not be read, or a mail that is none.
    return refused("unreadable");
  }
}
