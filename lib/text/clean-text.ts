// C0 controls but tab and line feed, DEL and C1: none has a meaning in a calendar, several break files and terminals.
const controlCharacters = /[^\P{Cc}\t\n]/gu;
const invisibleCharacters = /\s|\p{Cf}|\p{Cc}|\p{Variation_Selector}|\u034F/gu;

/**
 * The one cleaner of every entrance (a visitor's text and a model's alike): ill-formed UTF-16 becomes U+FFFD,
 * CRLF and CR become LF, control characters other than tab and line feed disappear.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(controlCharacters, "");
}

/** True for text without a visible character; zero-width characters alone do not make a text. */
export function isBlank(text: string): boolean {
  return cleanText(text).replace(invisibleCharacters, "") === "";
}
