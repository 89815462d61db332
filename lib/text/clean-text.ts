// C0 controls except tab and line feed, DEL and C1: none has a meaning in a calendar, and several break files
// and terminals.
const controlCharacters = /[^\P{Cc}\t\n]/gu;
const invisibleCharacters = /\s|\p{Cf}|\p{Cc}|\p{Variation_Selector}|\u034F/gu;

/**
 * Cleans text at every entrance, a visitor's and a model's alike: ill-formed UTF-16 becomes U+FFFD, CRLF and
 * CR become LF, and control characters except tab and line feed are removed.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(controlCharacters, "");
}

/** True for text without a visible character; zero-width characters are not visible. */
export function isBlank(text: string): boolean {
  return text.replace(invisibleCharacters, "") === "";
}
