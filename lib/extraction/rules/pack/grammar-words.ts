import type { PhraseTable } from "@/lib/extraction/rules/details/phrase-table";

/** Small words that tell what a phrase is. */
export interface GrammarWords {
  /** At the beginning of a word, what is a word by itself: the `l'` of `l'école`. */
  elided: RegExp;
  /** Articles before a form of address: `la` Dott.ssa Serra. */
  nameArticles: ReadonlySet<string>;
  /** Names and verbs at once: only a capital makes them names, or `with` before and no statement behind. */
  helpingVerbs: ReadonlySet<string>;
  /** The beginning of a house number, and not of an ordinal. */
  houseStart: RegExp;
  /** What may stand before a noun that says nothing without its place. */
  beforeBareHead: ReadonlySet<string>;
  /** Nouns of what is shown at a place that names it. */
  showNouns: ReadonlySet<string>;
  /** `after`, `before`: what stands behind says when, and not what. */
  orderWords: ReadonlySet<string>;
  /** Words behind a kind of event that only say that it is one. */
  needless: ReadonlySet<string>;
  /** The one who writes. */
  selfWords: ReadonlySet<string>;
  /** A calendar that is no verb. */
  plainCalendar: RegExp;
  /** Articles before the role of a guest. */
  guestArticles: ReadonlySet<string>;
  /** Between an invitation and what is invited to. */
  guestJoints: ReadonlySet<string>;
  /** A short word whose dot ends no value of a label. */
  labelAbbreviation: RegExp;
  /** What leads to a link and is no part of a title. */
  linkLeads: PhraseTable;
  /** Between a word that gives a title and the title. */
  beforeNamed: ReadonlySet<string>;
  /** Behind such a word, what makes it another one. */
  behindParticiple: ReadonlySet<string>;
  /** Before a word that gives a title, what makes sure that it does. */
  beforeAnchor: ReadonlySet<string>;
  /** What joins a note to what stands before it. */
  noteJoints: ReadonlySet<string>;
  /** What is to be done beside the event: `Call Ana about the report`. */
  deeds: ReadonlySet<string>;
  /** `call it Lunch`, `the call is at 3`: no deed. */
  notDeeds: ReadonlySet<string>;
  /** What leads on to another matter. */
  matterLeads: ReadonlySet<string>;
  /** A place named after its owner. */
  ownersEnd: RegExp;
  /** Small words inside the name of a place. */
  smallInPlaces: ReadonlySet<string>;
  /** Words with which the name of a mountain begins. */
  mountains: ReadonlySet<string>;
  /** How somebody is, in quotation marks: no title. */
  statusWords: ReadonlySet<string>;
  /** Rooms that have names. */
  namedRooms: ReadonlySet<string>;
  /** Before `room`, what makes it a room with a name. */
  meetingWords: ReadonlySet<string>;
  /** Articles before a room that has a name. */
  roomArticles: ReadonlySet<string>;
  /** A word that something belongs to: no street. */
  ownersStreet: RegExp;
  /** Behind a number and a word that are no street. */
  behindNoStreet: ReadonlySet<string>;
  /** The number of a floor. */
  floorNumber: RegExp;
  /** Ends of the names of streets that need no capital. */
  plainSuffixes: ReadonlySet<string>;
  /** The number of a street. */
  streetOrdinal: RegExp;
  /** The beginning of a time that somebody's event is on. */
  timeLead: RegExp;
  /** Before somebody at whose place something is. */
  ownersPlace: ReadonlySet<string>;
  /** What stands before a holiday and is no part of its name. */
  holidayLead: RegExp;
  /** The year behind a holiday. */
  holidayYear: RegExp;
  /** A label that names what happens. */
  namingLabel: RegExp;
  /** What joins the guests of a list. */
  guestJoiners: ReadonlySet<string>;
  /** A name to which something belongs. */
  possessive: RegExp;
  /** Short words whose dot ends no clause. */
  abbreviations: ReadonlySet<string>;
  /** What joins two clauses. */
  clauseJoiners: ReadonlySet<string>;
  /** The first word of a name that begins with what is new as well. */
  newName: RegExp;
  /** Somebody of the family to whom something belongs. */
  ownedRelative: RegExp;
  /** A gerund. */
  gerund: RegExp;
  /** Between an order and its matter. */
  commandJoints: ReadonlySet<string>;
  /** Behind a room that is asked for. */
  behindRoom: ReadonlySet<string>;
  /** Prepositions with which a phrase goes on. */
  phraseJoints: ReadonlySet<string>;
  /** Verbs of a statement about what stands before. */
  statesOf: ReadonlySet<string>;
  /** Behind an order, words that are not whom it is for. */
  behindOrder: ReadonlySet<string>;
  /** A container that is an appointment. */
  appointment: RegExp;
  /** The end of a connection that says what a room is for. */
  purposeEnd: RegExp;
  /** Containers that are called events. */
  eventHeads: ReadonlySet<string>;
  /** `book a room for the sales meeting`: the room is a means. */
  bookables: ReadonlySet<string>;
  /** Orders to find something out. */
  checkVerbs: ReadonlySet<string>;
  /** `if`, `whether`. */
  conditions: ReadonlySet<string>;
  /** Says that somebody has time. */
  freeWords: ReadonlySet<string>;
  /** The same with the words that follow them. */
  titleOrderWords: ReadonlySet<string>;
  /** Orders to take words for a title. */
  titleOrders: ReadonlySet<string>;
  /** Between a title and what it is the title of. */
  titleJoints: ReadonlySet<string>;
  /** Before a place behind a label. */
  labelPlaceLeads: ReadonlySet<string>;
  /** What joins the names of a list. */
  nameJoiners: ReadonlySet<string>;
  /** Short words inside the name of a place. */
  placeAbbreviations: ReadonlySet<string>;
  /** Words that end a place, unless a name ends with them. */
  nameEnds: ReadonlySet<string>;
}

/** Single words, by what they are in English; a language that says it otherwise gives `noWord`. */
export interface SmallWords {
  a: string;
  add: string;
  an: string;
  and: string;
  appointment: string;
  at: string;
  between: string;
  by: string;
  check: string;
  dear: string;
  event: string;
  for: string;
  go: string;
  going: string;
  in: string;
  include: string;
  it: string;
  make: string;
  meet: string;
  meeting: string;
  my: string;
  need: string;
  new: string;
  next: string;
  o: string;
  on: string;
  our: string;
  people: string;
  planning: string;
  re: string;
  room: string;
  s: string;
  that: string;
  the: string;
  afterwards: string;
  this: string;
  to: string;
  w: string;
  will: string;
  with: string;
  you: string;
}

/** Stands for a word that a language does not have: no text says it. */
export const noWord = "\u0000";
