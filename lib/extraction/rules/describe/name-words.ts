import type { Weights } from "./name-features";

/** One way in which a sentence tells what happens: its expression has a group `name`; `write` makes the title of it. */
export interface SentencePattern {
  id: string;
  /** Over a sentence in which each time is a run of `timeMark`. */
  pattern: RegExp;
  /** Is in every sentence in which the expression finds something, and sooner found. */
  needs?: RegExp;
  /** The title, with `{name}` and any other group of the expression in it. */
  write: string;
}

/** Words that tell a name from what stands beside it, as expressions over lower-cased words unless said otherwise. */
export interface NameWords {
  /** The whole name of something that is to be done for an event that it does not name: `RSVP`, `register`. */
  bareDuty: RegExp;
  /** The same where it has an hour: registration at nine is part of a programme. */
  bareReply: RegExp;
  /** The whole name of what is to be paid or handed in on a day: `Subs`. */
  owed?: RegExp;
  /** The words behind such a duty that say to whom, as `who`. */
  dutyTo: RegExp;
  /** How its name tells to whom, and for which event. */
  dutyNames: {
    /** Behind what is owed. */
    owed?: string;
    to: (duty: string, who: string) => string;
    for: (duty: string, event: string) => string;
  };
  /** How an event is called of which nothing is known but its time; the sentence engine calls it so as well. */
  unnamed: string;
  weights: Weights;
  sentences: readonly SentencePattern[];
  /** What the lines before the only event of a mail say that it is about; each has a group `name`. */
  introduced?: readonly RegExp[];
  /** What a mail that another answers asks for: `Are you free for a fitting`; each has a group `name`. */
  asked?: readonly RegExp[];
  /** The beginning of any sentence; its group `name` is what the sentence speaks of. */
  subject: RegExp;
  /** A word before a dot that ends no sentence. */
  abbreviation: RegExp;
  /** What ends with a letter of its own and a dot behind it: `theatre b.`. */
  lettered?: RegExp;
  /** Words written in capitals always. */
  acronyms: RegExp;
  /** Words of a title that stay small between capitals. */
  smallWords: RegExp;
  /** Stands before a name and is no part of it. */
  lead: RegExp;
  /** Stands before a name, with the word behind it in small letters. */
  article: RegExp;
  /** The label of a field that names the event, and of one that says something else of it. */
  ownLabel: RegExp;
  otherLabel: RegExp;
  /** From here on a phrase is no more of the name. */
  tail: RegExp;
  /** Words that no name ends with. */
  dangling: RegExp;
  /** What stands before the comma that a subject follows: `David, `, `If you like, `. */
  preamble: RegExp;
  /** A part of the day or `day` behind a noun, which names an event with it: `Quiz night`. */
  dayNoun: RegExp;
  /** The words before a part of the day with which it is a time: `on the`, `this`. */
  beforeDayNoun: RegExp;
  /** The whole of a phrase that stands for something named before. */
  pronoun: RegExp;
  money: RegExp;
  address: RegExp;
  contact: RegExp;
  /** Tells somebody what to do or what to bring. */
  instruction: RegExp;
  /** The beginning of what tells a calendar what to do, or of what somebody says of themselves. */
  command: RegExp;
  /** A sentence that asks for an entry of the calendar: the sentence engine knows what to leave out of it. */
  request: RegExp;
  /** What belongs to an event and is seldom one: the doors, the bus, the tea behind it. */
  auxiliary: RegExp;
  /** The whole of a phrase that says how an event is, not what. */
  remark: RegExp;
  /** The whole of a phrase that says nothing on its own. */
  weak: RegExp;
  /** Heads a list of events and names none. */
  container: RegExp;
  /** The whole of a phrase that is a place. */
  place: RegExp;
  /** A sentence, rather than a name. */
  sentence: RegExp;
  eventNoun: RegExp;
}
