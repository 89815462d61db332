import type { PhraseTable } from "@/lib/extraction/rules/details/phrase-table";

/** Words with which people tell a calendar what to do. */
export interface CommandWords {
  /** Greetings, courtesies and wishes before the matter itself; taken off the front again and again. */
  openers: PhraseTable;
  /** A question back about an entry, at the front of a clause: what follows is the entry. */
  confirmations: PhraseTable;
  /** The same in the middle of a request (`can you please` … `confirm that`), and what a request is wrapped in. */
  openedOnly: PhraseTable;
  /** Words by which a text asks for an entry; what follows is the entry. */
  commands: PhraseTable;
  /** Interjections, taken off the front only before a comma or before something else that is taken off. */
  interjections: PhraseTable;
  /** Verbs that ask for an entry only when an entry is named after them (`record an event`), else they are the matter. */
  weakCommands: PhraseTable;
  /** Asks to be reminded of something; the words after it are the title and are not searched for another command. */
  reminders: PhraseTable;
  /** Nouns that only say that something goes into a calendar. */
  containers: PhraseTable;
  /** Nouns that are a title of last resort (`Meeting with Ana`), but give way to a purpose. */
  softContainers: ReadonlySet<string>;
  /** Modifiers that may stand before a container and go with it. */
  containerModifiers: ReadonlySet<string>;
  /** Leads from a container to what it contains. */
  connectors: PhraseTable;
  /** Words that point to the entry asked for, between a command and its object (`make me an event`). */
  commandObjects: PhraseTable;
  /** Articles and owners before the thing itself. */
  determiners: ReadonlySet<string>;
  /** After `book` or `make` these are the matter itself (`Book flights`, `Make dinner`). */
  keepsVerb: ReadonlyMap<string, ReadonlySet<string>>;
  /** First words of a preface that ends with a colon. */
  prefaceStarts: ReadonlySet<string>;
  /** Verbs of invitation. */
  invitations: ReadonlySet<string>;
  /** Greetings that a name may follow. */
  greetings: ReadonlySet<string>;
}

/** Words that say the obvious. */
export interface FillerWords {
  /** Words for the thing that every event goes into, misspelt ones too. */
  calendarNouns: ReadonlySet<string>;
  /** Prepositions before a calendar. */
  calendarPrepositions: ReadonlySet<string>;
  /** Owners of a calendar. */
  calendarOwners: ReadonlySet<string>;
  /** Kinds of calendars. */
  calendarKinds: ReadonlySet<string>;
  /** Phrases that ask, thank or say the obvious. */
  fixed: PhraseTable;
}

/** Words that say that a title stands beside them. */
export interface TitleMentionWords {
  /** Nouns by which a text speaks of a title. */
  titleNouns: ReadonlySet<string>;
  /** What a title may belong to. */
  things: ReadonlySet<string>;
  /** Words before such a noun. */
  owners: ReadonlySet<string>;
  /** Introduces a mention of the title before it (`for the title`). */
  backLeads: ReadonlySet<string>;
  /** Introduces a title that follows (`with the name`). */
  forwardLeads: ReadonlySet<string>;
  /** Links a title noun to its title. */
  links: ReadonlySet<string>;
  /** Helping verbs before a link. */
  modals: ReadonlySet<string>;
}

/** Words that make or end a title. */
export interface TitleWords {
  /** Activities that people put into calendars; after `meeting for` they are the matter itself. */
  eventNouns: ReadonlySet<string>;
  /** Words that say nothing about the event. */
  weakWords: ReadonlySet<string>;
  /** Words that cannot end a title before something that was taken out of it. */
  danglingEnds: ReadonlySet<string>;
  /** Particles that belong to the verb before them (`check in`, `drop off`), so they may end a title. */
  verbParticles: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words and signs that cannot begin a title or a later part of it. */
  danglingStarts: ReadonlySet<string>;
  /** Prepositions that cannot begin a title, though a later part of it may (`Dinner … for Sam's birthday`). */
  danglingFirstWords: ReadonlySet<string>;
  /** Starts a new statement after a comma or `and`. */
  clauseStarters: PhraseTable;
  /** After a bare `and` only these start a new statement, since `Meet and greet` is a title. */
  andStarters: PhraseTable;
  /** Names the title outright; the title follows. Forms with the noun `title` are read by `title-mention.ts`. */
  titleAnchors: PhraseTable;
  /** Anchors of one word need the thing they name before them, since `Bob called` names nothing. */
  participles: ReadonlySet<string>;
  /** Introduces a remark rather than an event, when something else is the event. */
  noteLeads: PhraseTable;
  /** Ends a title: what follows is a statement about it. */
  relativeStarters: PhraseTable;
  /** First words of a statement about an event, which is seldom its title. */
  statementStarts: ReadonlySet<string>;
  /** How one is, for a title where a text says nothing else. */
  statuses: PhraseTable;
  /** Heads of a title that say nothing beside people. */
  emptyHeads: ReadonlySet<string>;
  /** The name of an event of which only the people are known, before them. */
  meetingWith: string;
  /** The name of an event of which nothing is known but its time. */
  unnamed: string;
}

/** Times that are part of a name. */
export interface TitleTimeWords {
  /** Several parts of days. */
  pluralWord: RegExp;
  /** A night, which names what happens before a time as well. */
  nightWord: RegExp;
  /** The whole of a part of the day. */
  partOfDay: RegExp;
  /** Before a part of the day, what makes it a time. */
  leadWords: RegExp;
  /** What schools and clubs hold of an evening: `Parents' evening Thursday`. */
  evening: RegExp;
  /** Behind a time, what makes it one. */
  startsStatement: RegExp;
  /** A holiday that is said as a time. */
  holidayWithLead: RegExp;
  /** The end of a word for how often something is. */
  habit: RegExp;
  /** Words that give a name outright. */
  namers: RegExp;
}
