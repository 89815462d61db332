import type { MailWords } from "./mail-words";

/** The words that a language gives to layout, as expressions over a lower-cased line. */
export interface LayoutWords {
  /** The whole of a line above a list: `COMING UP`, `To remember:`, but not `Bo wrote:`. */
  listHead: RegExp;
  /** The whole of a line that greets. */
  greeting: RegExp;
  /** The whole of a line that closes a mail. */
  closing: RegExp;
  /** Somewhere in a line that programs and companies add below a mail. */
  footer: RegExp;
  /** The beginning of a line whose first number is a day and numbers no item: `8. März`, `6. und 7. Juni`. */
  dayAhead?: RegExp;
  /** The beginning of a line that says its day first, in small letters too: `giovedì 11`, `tutti i martedì`. */
  dayFirst?: RegExp;
  /** A word that labels a value, and is no name of a speaker. */
  fieldLabel: RegExp;
  mail: MailWords;
}
