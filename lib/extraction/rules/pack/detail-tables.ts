import type { PhraseTable } from "@/lib/extraction/rules/details/phrase-table";

/** Words of places, as the sentence engine asks for them. */
export interface DetailPlaceWords {
  /** Introduces a place; the longest phrase counts. */
  placeLeads: PhraseTable;
  /** Leads that stand before much else as well: behind them only a capital, a noun of places or a known town is a place. */
  strictLeads: ReadonlySet<string>;
  /** Leads before somebody's place, which stays in the title: dîner `chez` Paul. */
  keptLeads: ReadonlySet<string>;
  /** Last words of leads that lead to as much else as `in` does: they are judged as it is. */
  commonLeads: ReadonlySet<string>;
  /** Leads that name the place outright, so that nearly anything may follow. */
  explicitPlaceLead: ReadonlySet<string>;
  /** Words before a place that are not part of its name. */
  articles: ReadonlySet<string>;
  /** Owners before a place (`my office`), kept as typed. */
  possessives: ReadonlySet<string>;
  /** Words that end a place. */
  placeStops: ReadonlySet<string>;
  /** Nouns that make a phrase the name of a place (a venue, not a town). */
  placeNouns: ReadonlySet<string>;
  /** Nouns with which the name of a place begins (`parroquia San Ginés`), where such a noun stands before its name. */
  placeHeads: ReadonlySet<string>;
  /** Words with which the names of places open (`The Crown`, `Chez Nora`, `La Cabra`). */
  placeArticles: ReadonlySet<string>;
  /** What the names of shops and kitchens end with; on their own these words are no place. */
  placeTails: ReadonlySet<string>;
  /** Nouns of rooms and halls, which name a place even without a preposition when a number or letter follows. */
  roomNouns: ReadonlySet<string>;
  /** Modifiers of a room that need no capital (`conference room B`). */
  roomModifiers: ReadonlySet<string>;
  /** Stands before an online place (`on Zoom`, `via Teams`). */
  onlineLeads: ReadonlySet<string>;
  /** Online places; `on Zoom` is where one meets. */
  onlinePlaces: PhraseTable;
  /** What follows `at` without being a place. */
  notAtPlaces: ReadonlySet<string>;
  /** What follows `in` without being a place. */
  notInPlaces: ReadonlySet<string>;
  /** Words before `at` or `in` that make it something else than a place (`look at`, `interested in`). */
  notBeforePlace: ReadonlySet<string>;
  /** Nouns that say little without the place after them (`Reservation at Lulu's`), so that it stays in the title. */
  namedByPlace: ReadonlySet<string>;
  /** What a number counts, so that it is no house number. */
  units: ReadonlySet<string>;
  /** Online places that may stand on their own. */
  closedNames: PhraseTable;
  /** Large and much visited towns, needed only where one stands alone between commas behind the time (`[14 June], Lagos`). Towns that are first of all names of people (Florence, Sydney, Charlotte) are left out. */
  cities: PhraseTable;
}

/** Words of people. */
export interface PeopleWords {
  /** Forms of address that belong to a name (`Dr. Chen`). */
  honorifics: ReadonlySet<string>;
  /** Small words inside a surname (`van der Berg`, `al-Amin`). */
  nameParticles: ReadonlySet<string>;
  /** What may follow a surname after a comma (`Rona Silk, MD`). */
  nameSuffixes: ReadonlySet<string>;
  /** Introduces the people who come along. */
  companionLeads: PhraseTable;
  /** Introduces people to be invited; the words are not part of a title. */
  inviteLeads: PhraseTable;
  /** Verbs whose object is somebody to be met. */
  meetingVerbs: ReadonlySet<string>;
  /** After `add Brian`: what makes Brian a guest and not a title. */
  guestRoles: ReadonlySet<string>;
  /** Verbs by which a named person is said to take part (`Rhett might be there`). */
  attendVerbs: PhraseTable;
  /** Words that stand where a name could stand but are no name: groups, relations, pronouns, things. */
  notNames: ReadonlySet<string>;
  /** Names among the words above that are days and months too. */
  calendarNames: ReadonlySet<string>;
  /** Nouns behind a name that make it a group (`the Hassan family`). */
  groupNouns: ReadonlySet<string>;
  /** Verbs of calling whose object is met by telephone. */
  telephoneVerbs: ReadonlySet<string>;
  /** Nouns that make capitalised words an organisation, which is no guest. */
  organisationNouns: ReadonlySet<string>;
  /** Words that make an address one to write to. */
  contactWords: ReadonlySet<string>;
  /** Relations in the possessive. */
  relatives: RegExp;
  /** Verbs at the start of a sentence whose object is a person (`Call Jim`). */
  callingVerbs: ReadonlySet<string>;
  /** Given names, needed where a text is written without capitals (`lunch with mark and grace`). Names that are also months, days or everyday words are in the list too: it is asked only where a person may stand. */
  givenNames: ReadonlySet<string>;
}

/** Words of streets and addresses. */
export interface StreetWords {
  /** The last word of a street's name, after a house number and the name. */
  streetSuffixes: ReadonlySet<string>;
  /** The first word of a street's name in Romance languages (`12 rue de Rivoli`, `2301 Camino Ramon`). */
  streetPrefixes: ReadonlySet<string>;
  /** The end of a street's name written as one word with it (`Hauptstraße 12`). */
  gluedStreetEnd: RegExp;
  /** Compass words before or after a street's name. */
  compassWords: ReadonlySet<string>;
  /** Introduces a part of a building after a street address. */
  unitWords: ReadonlySet<string>;
  /** A house number: digits, perhaps a letter or a second number (`12a`, `34-36`). */
  houseNumber: RegExp;
}

/** Labels, by what they label. */
export interface LabelWords {
  /** `Where: …` */
  placeLabels: PhraseTable;
  /** `Title: …` */
  titleLabels: PhraseTable;
  /** `Who: …` */
  peopleLabels: PhraseTable;
  /** `Notes: …` */
  noteLabels: PhraseTable;
  /** `When: …`: what stands behind is read by the time half; the label is no part of a title. */
  timeLabels: PhraseTable;
  /** Signs that people put before a place or a time as they would a label. */
  pictureLabels: ReadonlyMap<string, "place" | "time">;
  /** Labels of notes that say nothing themselves. */
  plainNotes: ReadonlySet<string>;
  /** Marks of replies before a subject. */
  replyMarks: ReadonlySet<string>;
}
