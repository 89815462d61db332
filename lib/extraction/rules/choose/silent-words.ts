/** What a language gives to tell times that are no event, as expressions over lower-cased words. */
export interface SilentWords {
  /** Somewhere in a sentence about when somebody is there. */
  hours: RegExp;
  /** The words right before a time at which something was written, booked or printed. */
  stamp: RegExp;
  /** The words before a time that has been. */
  past: RegExp;
  /** The words behind a time that has been. */
  pastBehind: RegExp;
  /** Somewhere in a sentence about the terms of a ticket. */
  terms: RegExp;
}
