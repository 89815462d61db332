import { cleanText } from "@/lib/text/clean-text";

// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** The most characters of a link as it is stored: the length up to which every browser and server takes an address. */
export const linkLengthMax = 2000;

/** Characters that no address may hold as they are (RFC 3986 § 2), and that the URL parser leaves in some places. */
const unescaped = /[^\w.~:/?#[\]@!$&'()*+,;=%-]/g;

const escaped = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/**
 * An address where one joins, as it is stored: in ASCII, without blanks, and https alone, since the screens open it and
 * calendar files carry it. Null for any other address, for one with a user's name (`https://zoom.us@evil.example` looks
 * like another host) and for one that is longer than `linkLengthMax`.
 */
export function readLink(text: string): string | null {
  const typed = cleanText(text).trim();
  // Not URL.parse, which browsers of 2023 do not have.
  if (!URL.canParse(typed)) return null;
  const address = new URL(typed);
  if (address.protocol !== "https:") return null;
  if (address.username !== "" || address.password !== "") return null;
  const link = address.href.replace(unescaped, escaped);
  return link.length <= linkLengthMax ? link : null;
}

/** An address as people type it: `zoom.us/j/1` is one too. Null where `readLink` would refuse it. */
export function readTypedLink(text: string): string | null {
  const typed = text.trim();
  const isBare = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(typed);
  return readLink(isBare ? `https://${typed}` : typed);
}

/** Whose address it is, as the screens show it beside a link; null for an address that is never to be opened. */
export function linkHost(link: string): string | null {
  const known = readLink(link);
  return known === null ? null : new URL(known).host.replace(/^www\./, "");
}
