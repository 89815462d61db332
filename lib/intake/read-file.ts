import { trimCalendar } from "@/lib/calendar/calendar-parts";
import { cleanText, isBlank } from "@/lib/text/clean-text";
import { decodeText } from "./decode-text";
import { type FileKind, kindOfFile } from "./file-kind";
import { linesOfHtml } from "./html-lines";
import { calendarLengthMax, fileBytesMax, intakeLengthMax, mailBytesMax } from "./intake-limits";

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
  | "tookLong"
  | "tooNested"
  | "otherKind"
  | "unreadable";

/** What came with a mail, beside its words. */
export interface Enclosed {
  calendar: string | null;
  pdf: File | null;
}

/** What a file holds for the visitor: words for the box, perhaps with something enclosed, or a calendar alone. */
export type FileContent =
  | { kind: "text"; text: string; enclosed: Enclosed }
  | { kind: "calendar"; calendar: string }
  | { kind: "refused"; reason: FileRefusal };

type Bytes = Uint8Array<ArrayBuffer>;

const refused = (reason: FileRefusal): FileContent => ({ kind: "refused", reason });

const nothing: Enclosed = { calendar: null, pdf: null };

function textContent(words: string, enclosed = nothing): FileContent {
  const text = cleanText(words.slice(0, intakeLengthMax)).trim();
  return isBlank(text) ? refused("noText") : { kind: "text", text, enclosed };
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

/** How each kind is read. The code of a kind that is rare is fetched with the first such file. */
const readers: Partial<Record<FileKind, (bytes: Bytes) => FileContent | Promise<FileContent>>> = {
  calendar: (bytes) => calendarContent(decodeText(bytes)),
  mail: mailContent,
  page: pageContent,
  pdf: pdfContent,
  table: async (bytes) => textContent((await import("./table-lines")).linesOfTable(decodeText(bytes))),
  text: (bytes) => textContent(decodeText(bytes)),
};

/**
 * Reads a file in the browser; nothing of it is sent (SPEC B10). Never throws: a file that cannot be read is refused
 * with a reason.
 */
export async function readFile(file: File): Promise<FileContent> {
  if (file.size === 0) return refused("empty");
  if (file.size > mailBytesMax) return refused("tooLarge");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOfFile({ name: file.name, type: file.type, bytes });
    // A mail and a PDF may carry pictures.
    if (kind !== "mail" && kind !== "pdf" && file.size > fileBytesMax) return refused("tooLarge");
    return (await readers[kind]?.(bytes)) ?? refused("otherKind");
  } catch {
    // A folder, a file that has gone since, one that may not be read, or a mail that is none.
    return refused("unreadable");
  }
}
