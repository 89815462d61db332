const date = "\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}";
const clock = "\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?";

/**
 * When a message was sent, and by whom, as chat programs write it: `[20/11/26, 11:42] Sam:`, `[11:42, 20/11/2026] Sam:`,
 * `20/11/2026, 11:42 - Sam:`. The source of a pattern for lower-cased text.
 */
export const stampSource = `\\[?(?:${date},? ${clock}|${clock}, ${date})(?:\\] ?| ?- )(?=[a-z])[^:\\n]{1,30}:`;

const stamps = new RegExp(`^${stampSource} ?`, "gm");

/** Where the stamps of messages stand in a lower-cased text, as matches. */
export const stampsOf = (lower: string): RegExpExecArray[] =>
  lower.includes("] ") || lower.includes(" - ") ? [...lower.matchAll(stamps)] : [];
