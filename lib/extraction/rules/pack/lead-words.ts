/** The words right before a time. */
export interface LeadWords {
  /** The beginning of a sentence about what is usual. */
  habitual: RegExp;
  /** Between the first day of a deadline and its last. */
  rangeOfDeadline: RegExp;
  /** Between the day of a deadline and its hour. */
  besideDeadline: RegExp;
  /** Joins an exception to the words before it, and is no part of a note. */
  exceptionJoint: RegExp;
  /** The words right before a time that belong to it, as the first group. */
  lead: RegExp;
  /** The beginning of a lead that says nothing about time by itself. */
  edge: RegExp;
  /** A lead of an end, of a last day. */
  until: RegExp;
  /** In a text of one line, too, what is to be done by a day beside an event is told as one of its own. */
  tellsDue?: true;
  /** The words of a sentence before a last day that has no first one, where that is a day by which something is to be done. */
  dueBefore: RegExp;
  /** A lead of a beginning, of a first day. */
  starting: RegExp;
  /** A label of a time. */
  leadLabel: RegExp;
  /** An article that belongs to the day behind it. */
  countedArticle: RegExp;
  /** A lead that belongs to a verb before it. */
  particle: RegExp;
  /** A verb that takes such a word with it. */
  particleVerb: RegExp;
  /** A day that is over: `last Monday`. */
  lastDay: RegExp;
  /** A lead that opens a range whose ends are joined by `and`. */
  between: RegExp;
  /** A lead that says when something ends. */
  ending: RegExp;
  /** Before an hour behind another one: by then it is over. */
  finishing: RegExp;
  /** The words before a midnight at which something is to be done or ends, which is that of the day's end. */
  lastMinute?: RegExp;
  /** Right behind an hour, the same: `sind gegen 14 Uhr zurück`. */
  finishedBehind: RegExp;
  /** Everywhere in a text, a length that is counted from something: `24 hours before departure`. */
  fromEvent: RegExp;
  /** Everywhere in a text, words for all the time: `24/7`. */
  always: RegExp;
}

/** Words before a time that is beside the event: deadlines, stamps, when people come together. */
export interface AsideWords {
  /** Words before a time by which somebody is to answer, enrol or cancel. */
  bounded: RegExp;
  /** "Tickets on sale from", "registration opens on". */
  opened: RegExp;
  /** "Please pay by", in a mail about something else. */
  asked: RegExp;
  /** `Book yours by Monday`, `nominations to Steve by`: to be done before something else. */
  handedIn: RegExp;
  /** `Out Thu-Fri, back Monday`: the first day that is free again. */
  returned: RegExp;
  /** `Kick-off 10:30, meet 9:45`, `flight 06:40 (be at the airport by 5)`: when people come together for what begins later. */
  gathered: RegExp;
  /** `Children should arrive by 5:15`: before it begins. */
  awaited: RegExp;
  /** `Opening Thursday at 7. On view until 31 January.`: how long something stays, beside when it begins. */
  shown: RegExp;
  /** `Check-in closes 09:54`, `gates open 6pm`: before what begins. `Office hours M-F 9-5`: when somebody is there. */
  beside: RegExp;
  /** `You can make changes until 23:45`, `free cancellation until 9 December`: how long it can still be changed. */
  changeable: RegExp;
  /** Words before the time at which something was sent, posted or changed. */
  dated: RegExp;
  /** The line of a mail's header that says when it was sent. */
  mailDate: RegExp;
  /** `Date: Tue, Nov 17, 2026 at 9:41 AM`, as mail programmes head what is sent on; they name who wrote it as well. */
  forwarded: RegExp;
  /** A line of a header that names who wrote to whom, and of what. */
  sender: RegExp;
  /** Thanks for what has been, before its day. */
  thanked: RegExp;
  /** The food before what begins, ahead of its hour. */
  refreshments: RegExp;
  /** The beginning of a line that a reply repeats. */
  reply: RegExp;
  /** A word of each of the phrases before a time, so that most spans are held against one pattern alone. */
  sign: RegExp;
  /** Each of the phrases that ask people to come early has one of these. */
  awaitedWord: RegExp;
  /** From when something is possible. */
  sinceThen: RegExp;
  /** What a line of a header or of a repeated mail may begin with: no other line is held against their patterns. */
  headOfLine: RegExp;
  /** `Deadline for entries: Mon 30 Nov. Interviews w/c 7 Dec.`: a text that opens with a deadline is about it, but for one to sign up. */
  firstDeadline: RegExp;
}
