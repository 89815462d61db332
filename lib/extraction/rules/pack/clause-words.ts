/** Words that tell how lines hang together. */
export interface WrappingWords {
  /** A line break behind words after which a phrase is not over (global); `wrappedBehind` builds it. */
  unfinished: RegExp;
  /** Something that each such line without a mark has, so that most texts are not asked for one. */
  quotedSign: RegExp;
  /** A line of an older mail under an answer (global and multiline). */
  quotedLine: RegExp;
}

/** Words that cut a text into clauses and tell what a clause is. */
export interface ClauseWords {
  /** Where a clause may end; `clauseBoundary` builds it from the words with which orders begin. */
  boundary: RegExp;
  /** A short word at the end of which a full stop ends no clause. */
  abbreviation: RegExp;
  /** `by 30 Nov. Interviews …`: behind a whole date a sentence may end, though its month is cut short. */
  monthStop: RegExp;
  /** What ends in a full stop where a sentence in small letters goes on. */
  softAbbreviation: RegExp;
  /** A label of a line that says when, as the group `label`, behind bullets. */
  labelled: RegExp;
  /** The beginning of an order to a calendar, behind bullets. */
  command: RegExp;
  /** The beginning of what comes then, behind bullets. */
  sequel: RegExp;
  /** The beginning of a clause that says more of what was said before. */
  supplement: RegExp;
  /** The whole of a word that says nothing about what an event is. */
  empty: RegExp;
}

/** Words that join the events of a clause, and those that part them. */
export interface ConnectionWords {
  /** Words that lead on to what comes then. */
  sequence: RegExp;
  /** A connection with the name of an event behind it. */
  eventAhead: RegExp;
  /** What joins two events of a clause. */
  connector: RegExp;
  /** The joining words with which a connection opens. */
  joining: RegExp;
  /** A word or sign that says nothing, asked from one to the next (sticky). */
  filler: RegExp;
  /** `Dad's 60th - Sat 16 Jan, lunch at 1pm`: what happens on such a day is how it is kept. */
  occasion: RegExp;
  /** A lead that leaves no doubt about the day behind it. */
  outspoken: RegExp;
}

/** The words between two times that stand together. */
export interface GapWords {
  /** The whole of what stands between the ends of a range. */
  range: RegExp;
  /** The whole of what stands between the items of a list. */
  list: RegExp;
  /** The whole of what only joins two times: `at`, `on the`, a comma. */
  joining: RegExp;
}

/** Words about the parts of an event, and about what is none. */
export interface ProgrammeWords {
  /** A label of a day. */
  dayLabel: RegExp;
  /** The line that heads the parts of a meeting. */
  agenda: RegExp;
  /** Words before a length that make it the event's. */
  lengthLead: RegExp;
  /** Words of a clause whose length is the event's. */
  lastingClause: RegExp;
  /** `Tue OFF`, `13 Dec – no match`: what an item says beside its day is that nothing happens. */
  nothing: RegExp;
  /** Labels of the end of an event, of when somebody comes, and of when somebody goes. */
  endLabel: RegExp;
  /** The label of when somebody comes. */
  arrivalLabel: RegExp;
  /** The label of when somebody goes. */
  departureLabel: RegExp;
}

/** Words that tell whether a sentence looks back. */
export interface TenseWords {
  /** Verbs of what was. */
  looksBack: RegExp;
  /** Verbs of what will be, or was to be. */
  looksAhead: RegExp;
}
