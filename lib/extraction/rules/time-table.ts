import { stampsOf } from "./message-stamp";
import type { Source } from "./scan";

/** A time table: an hour above 12 without am or pm, or a date with dots, somewhere in the text. */
export const writesTwentyFour = ({ lower: text }: Source): boolean => {
  // When a message was sent is written by a program.
  const lower = stampsOf(text).reduce((rest, [stamp]) => rest.replace(stamp, ""), text);
  return (
    !/\d ?[ap]\.?m\b/.test(lower) &&
    /(?<![\d/.])(?:1[3-9]|2[0-3]):[0-5]\d|(?<!\d)\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?!\d{3}\.)/.test(lower)
  );
};

/** `9.30 Coffee`, `20.00 - 23.00`: of a text that writes its hours so, a range and the hour that opens a line with a colon. */
export const withColons = (lower: string): string =>
  lower
    .replace(/(\d)\.([0-5]\d ?- ?\d{1,2})\.([0-5]\d)(?![\d.])/g, "$1:$2:$3")
    .replace(/^([^\p{L}\p{N}\s]{0,3} ?\d{1,2}(?: ?- ?\d{1,2})?)\.([0-5]\d)(?![\d.])/u, "$1:$2");
