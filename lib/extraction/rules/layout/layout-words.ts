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
  /** A word that labels a value, and is no name of a speaker. */
  fieldLabel: RegExp;
  mail: MailWords;
}
