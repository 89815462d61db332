/** How mail programs head, introduce and repeat mails, in the words of a language, as expressions over a lower-cased line. */
export interface MailWords {
  who: RegExp;
  sent: RegExp;
  /** With the marks of answers and of mails passed on, so that what is behind the match is the subject itself. */
  subject: RegExp;
  /** A subject that stands without its label. */
  bareSubject: RegExp;
  other: RegExp;
  forwardedSubject: RegExp;
  replyOpening: RegExp;
  reply: RegExp;
  forward: RegExp;
  original: RegExp;
  afterthought: RegExp;
  /** A date with its month in words, as stamps have it: the day, the month and the year as groups; and the month before the day. */
  dayMonth: RegExp;
  monthDay: RegExp;
  months: Readonly<Record<string, number>>;
  nearDays: Readonly<Record<string, number>>;
  /** Opens what counts its day from the date that a sheet has at its head: `TODAY`. */
  ofSheet?: RegExp;
}
