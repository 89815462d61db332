/** The words that a language gives to layout, as expressions over a lower-cased line. */
export interface LayoutWords {
  /** The whole of a line that greets. */
  greeting: RegExp;
  /** The whole of a line that closes a mail. */
  closing: RegExp;
  /** The beginning of a line of a mail's header. */
  header: RegExp;
  sentHeader: RegExp;
  subjectHeader: RegExp;
  /** The whole of a line that stands before what an answer repeats. */
  replyIntro: RegExp;
  forwardIntro: RegExp;
  /** Somewhere in a line that programs and companies add below a mail. */
  footer: RegExp;
}
