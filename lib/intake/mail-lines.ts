import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { decodeCalendar } from "./decode-calendar";
import { hasRows, linesOfHtml } from "./html-lines";

/** What a mail holds for the visitor. */
export interface MailWords {
  text: string;
  /** The first calendar that came with it. */
  calendar: string | null;
  /** The first PDF that came with it. */
  pdf: File | null;
  /** True for a mail whose words only its receiver's program can read. */
  isEncrypted: boolean;
  /** True for a mail that has no words but in HTML that is nested too deeply to be parsed. */
  isTooNested: boolean;
}

const nestingMax = 20;
const headersBytesMax = 256 * 1024;

const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? "";

const senderOf = (from: Address | undefined): string => {
  const { name = "", address = "" } = from ?? {};
  return name === "" ? address : `${name} <${address}>`;
};

/** The lines above a mail that say who sent it, when and about what, as mail programs show them; the day of `tomorrow` follows from them. */
function headOf(mail: Email): string[] {
  // As it was written, in the sender's own zone, without the comment that some programs add.
  const date = headerOf(mail, "date").replace(/\s*\([^()]*\)\s*$/u, "");
  const told = [
    ["From", senderOf(mail.from)],
    ["Date", date],
    ["Subject", mail.subject ?? ""],
  ] as const;
  return told.flatMap(([label, words]) => {
    const line = words.replace(/\s+/gu, " ").trim();
    return line === "" ? [] : [`${label}: ${line}`];
  });
}

/** The plain part, unless the other one has rows or items, which a plain part loses; null for one that cannot be read. */
function bodyOf({ text = "", html = "" }: Email): string | null {
  const hasPlain = text.trim() !== "";
  const lines = html === "" || (hasPlain && !hasRows(html)) ? "" : linesOfHtml(html);
  if (lines === null && !hasPlain) return null;
  return (lines?.trim() || text).trim();
}

const isCalendar = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === "text/calendar" || /\.ics$/iu.test(filename ?? "");

function contentOf({ content }: Attachment): string {
  if (typeof content === "string") return content;
  return decodeCalendar(new Uint8Array(content));
}

const isPdf = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === "application/pdf" || /\.pdf$/iu.test(filename ?? "");

/** An attachment as a file of its own, which is read as one that is dropped. */
function fileOf({ content, filename, mimeType }: Attachment): File {
  const bytes = typeof content === "string" ? content : new Uint8Array(content);
  return new File([bytes], filename || "attachment.pdf", { type: mimeType });
}

/** The words of a mail file (RFC 5322), with the lines of its header that matter, and what came with it that has events too. */
export async function wordsOfMail(bytes: Uint8Array<ArrayBuffer>): Promise<MailWords> {
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: nestingMax,
    maxHeadersSize: headersBytesMax,
  });
  const calendar = mail.attachments.find(isCalendar);
  const pdf = mail.attachments.find(isPdf);
  const body = bodyOf(mail);
  const type = headerOf(mail, "content-type").toLowerCase();
  return {
    text: [...headOf(mail), "", body ?? ""].join("\n").trim(),
    calendar: calendar === undefined ? null : contentOf(calendar),
    pdf: pdf === undefined ? null : fileOf(pdf),
    isEncrypted: body === "" && /multipart\/encrypted|pkcs7-mime/u.test(type),
    isTooNested: body === null,
  };
}
