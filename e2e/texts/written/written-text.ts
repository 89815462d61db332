/**
 * One text as somebody might write it, with what a person would put into a calendar. An event is `when |
 * title | where | who`: `when` as `readWhen` gives it, other fair titles behind a semicolon; where and who
 * only where they are to be compared. Said on Friday, 20 November 2026, at noon in New York, unless `zone` is
 * given.
 */
export type WrittenText = {
  text: string;
  events: readonly string[];
  zone?: string;
  language?: string;
  /** Why it is still misread; the test finds out when it no longer is. */
  stillWrong?: string;
};
