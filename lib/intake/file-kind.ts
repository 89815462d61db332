import { beginsHeic, beginsPicture } from "./picture-size";

/** What a file is, as far as it matters for reading it; `heic` is a picture that browsers cannot unpack. */
export type FileKind = "calendar" | "heic" | "mail" | "page" | "pdf" | "picture" | "table" | "text" | "other";

const byEnding: Readonly<Record<string, FileKind>> = {
  ics: "calendar",
  ical: "calendar",
  ifb: "calendar",
  eml: "mail",
  html: "page",
  htm: "page",
  csv: "table",
  tsv: "table",
  txt: "text",
  text: "text",
  md: "text",
  markdown: "text",
};

const byType: Readonly<Record<string, FileKind>> = {
  "text/calendar": "calendar",
  "message/rfc822": "mail",
  "text/html": "page",
  "text/csv": "table",
  "text/tab-separated-values": "table",
};

/** The first bytes of zip, gzip and Office's files, as Latin-1; other kinds that are no text have a zero early. */
const openings = ["PK\u0003\u0004", "\u001f\u008b", "\u00d0\u00cf\u0011\u00e0"];

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 64));

/** UTF-16 has a mark at its start, and a zero in every other byte. */
const isUtf16 = (opening: string): boolean =>
  opening.startsWith("\u00ff\u00fe") || opening.startsWith("\u00fe\u00ff");

interface NamedBytes {
  name: string;
  /** The media type that the system gives it; empty where it has none. */
  type: string;
  bytes: Uint8Array;
}

/** What a file is: by its first bytes where they tell, since a name can say anything, and then by name and type. */
export function kindOfFile({ name, type, bytes }: NamedBytes): FileKind {
  const opening = latin1(bytes);
  if (opening.startsWith("%PDF-")) return "pdf";
  if (beginsPicture(opening)) return "picture";
  if (beginsHeic(opening)) return "heic";
  if (openings.some((start) => opening.startsWith(start))) return "other";
  if (bytes.subarray(0, 1024).includes(0) && !isUtf16(opening)) return "other";
  if (/^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:VCALENDAR/iu.test(opening)) return "calendar";
  const ending = /\.([a-z0-9]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? "";
  return (
    byEnding[ending] ??
    byType[type.split(";")[0] ?? ""] ??
    (type.startsWith("text/") || ending === "" ? "text" : "other")
  );
}
