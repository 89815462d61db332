/** What a language gives to tell the words that bound a series, as expressions over lower-cased words. */
export interface ScopeWords {
  /** The ending of a plural. */
  plural: RegExp;
  /** A sentence that tells what happens, in the future or as a rule. */
  told: RegExp;
  /** The words before a day on which a series does not take place, from the end of what was said before. */
  leftOut: RegExp;
  /** Somewhere in a sentence about a day on which, for its sake, a series does not take place: `away on 6 May so no lesson that week`. */
  noneThen?: RegExp;
  /** The words before a day on which something is closed, which is an event as well. */
  closed: RegExp;
  /** The words before the last day of a series, and before its first or its next. */
  lastOne: RegExp;
  firstOne: RegExp;
  /** The words before a day from which what stands below is so. */
  runsFrom?: RegExp;
  /** The words between the first day of a series and its rule: `then every Tuesday`. */
  goesOn: RegExp;
  /** Somewhere in a sentence about a series that runs on the dates of the one before. */
  sameDates: RegExp;
  /** Somewhere in a sentence whose hours from five to seven are of the morning, and one whose hours from eight on are of a night. */
  ofDawn?: RegExp;
  ofNight?: RegExp;
  /** Somewhere in words that tell of what goes with an event said before. */
  besideEvent: RegExp;
  /** Somewhere in a sentence whose time is the one said before. */
  sameTime: RegExp;
  /** Between a day and an hour that is of the days before as well. */
  forEach: RegExp;
  /** Somewhere in a sentence about the next of what there was before. */
  nextOne: RegExp;
  /** Somewhere in a sentence that gives its hours to all items without hours of their own. */
  forAll: RegExp;
  /** Of a weekday next to what is to be: what stands before it, and behind it where it lies before or after that, or in its week. */
  besideDay?: { article: RegExp; before: RegExp; after: RegExp; sameWeek?: RegExp };
  /** Somewhere in the words before a day by which something is to be done. */
  deadline: RegExp;
  /** Somewhere in the words before the midnight by which something is to be done or is over. */
  closesAt: RegExp;
  /** The words before an hour that is of the games at home, or of those away. */
  atHome: RegExp;
  awayFromHome: RegExp;
  /** The mark of a row for each of the two. */
  homeMark: RegExp;
  awayMark: RegExp;
  /** Somewhere in a sentence about what people do for each other before it: `I will ring you on Friday`. */
  between: RegExp;
  /** Somewhere in a sentence about what goes on until a day, and is not to be done by it. */
  lasting: RegExp;
  /** The words before a zone that is said for all times. */
  timesIn: RegExp;
  /** The whole of the words between a day and the hour at which what is on that day begins. */
  begins: RegExp;
  /** The words before the hour at which people are to be at an event, and before the one at which they are back from it. */
  arrives: RegExp;
  comesBack: RegExp;
}
