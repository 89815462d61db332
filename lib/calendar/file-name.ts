import { cleanText, isBlank } from "@/lib/text/clean-text";

/** Room for a browser's ` (1)` below the 255 octets that file systems allow. */
const largestNameOctets = 200;
const extension = ".ics";
const fallbackStem = "event";

// Path separators, and characters that Windows refuses in a name.
const reservedCharacters = /[/\\:*?"<>|]/g;
// Bidi controls could disguise `exe.ics` as something else; joiners stay, because scripts and emoji need
// them.
const hiddenCharacters = /[^\P{Cf}\u200C\u200D]|[\u2028\u2029]/gu;
// Device names, which Windows refuses whatever the extension.
const deviceNames = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/;
// A trailing dot disappears on Windows, a joiner joins nothing.
const hiddenTail = /[._\u200C\u200D]+$/u;

/**
 * SPEC A5: the title in lower case with underscores for white space, and `.ics`. Reserved characters count as
 * white space. At most 200 octets of UTF-8; `event.ics` when nothing of the title is left.
 */
export function icsFileName(title: string): string {
  const words = cleanText(title)
    .replace(/\s/g, " ")
    .replace(reservedCharacters, " ")
    .replace(hiddenCharacters, "")
    .normalize("NFC")
    .toLowerCase();
  // A leading dot would hide the file.
  const stem = words
    .trim()
    .replace(/\s+/g, "_")
    .replace(/^[._]*\.[._]*/, "");
  const whole = stem.replace(hiddenTail, "");
  const safe = deviceNames.test(whole) ? `${fallbackStem}_${whole}` : whole;
  const short = cutToOctets(safe, largestNameOctets - extension.length).replace(hiddenTail, "");
  return `${isBlank(short) ? fallbackStem : short}${extension}`;
}

/** Whole code points only: half a character would make the name ill-formed. */
function cutToOctets(text: string, octets: number): string {
  const encoder = new TextEncoder();
  let room = octets;
  let kept = "";
  for (const character of text) {
    room -= encoder.encode(character).length;
    if (room < 0) break;
    kept += character;
  }
  return kept;
}
