import { create } from "content-disposition";
import { cleanText, isBlank } from "@/lib/text/clean-text";

const fallbackName = "event.ics";

/**
 * The Content-Disposition of a download (RFC 6266): `filename` in ASCII for old clients, `filename*` (RFC
 * 8187) with the real name. Never throws: what neither form can carry is left out, and an empty name becomes
 * `event.ics`.
 */
export function contentDisposition(fileName: string): string {
  const cleaned = cleanText(fileName)
    .replace(/[\t\n]/g, " ")
    .trim();
  const name = isBlank(cleaned) ? fallbackName : cleaned;
  return create(name, { fallback: asciiName(name) });
}

/** The library would write `?` for each non-ASCII letter, which Windows refuses in a file name. */
function asciiName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/gu, "_")
    .replace(/[/\\:*?"<>|%]/g, "_");
  return /[A-Za-z0-9].*\.ics$/.test(plain) ? plain : fallbackName;
}
