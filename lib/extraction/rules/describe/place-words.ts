import type { Weights } from "@/lib/extraction/rules/choose/scorer";

/** Words that tell a place, as expressions; those over whole phrases get them in small letters. */
export interface PlaceWords {
  /** How much each feature of a candidate counts, and what the surest must weigh. */
  weights: Weights;
  bar: number;
  /** The whole of a phrase that ends with a noun of places: `main hall`, `room 4`. */
  noun: RegExp;
  /** A noun of places somewhere in a phrase. */
  hasNoun: RegExp;
  /** A street with its number, or a number with its street, somewhere in a phrase. */
  address: RegExp;
  /** Stands before a place and is no part of it. */
  lead: RegExp;
  /** The article at the end of a lead that is of the name where both have a capital: `The Railway`. */
  properArticle: RegExp;
  /** Parts a name from the place behind it. */
  behindName: RegExp;
  /** Names that say little without their place: `Table at Rosa’s`. */
  namedByPlace: RegExp;
  /** The whole label of a field that gives a place. */
  label: RegExp;
  /** Opens a phrase that says a place again: `same hall`. */
  same: RegExp;
  /** Says that a sentence is of many events, and that it is not of all; over small letters. */
  sharing: RegExp;
  /** The beginning of a line that speaks of what stands right above it alone: `both in the hall`. */
  ofTwo?: RegExp;
  unless: RegExp;
  /** Says where the home games are; its group `place` is as typed. */
  forHome: RegExp;
  /** An event at home, and one that is not; over the words as typed. */
  home: RegExp;
  away: RegExp;
  /** What is nowhere: a form that is due, a fee, a holiday; over small letters. */
  nowhere: RegExp;
  /** Somewhere in words of a sentence rather than of a place; over small letters. */
  sentence: RegExp;
  /** No place although it stands where one does; over small letters. */
  never: RegExp;
  /** Opens the name of a person. */
  person: RegExp;
  /** Given names, in small letters. */
  givenNames: ReadonlySet<string>;
  /** The article that opens a phrase, in small letters, and in any. */
  article: RegExp;
  anyArticle: RegExp;
  /** The whole of a phrase each word of which has a capital, but the small ones between: `The Harbour Hotel`. */
  capitalised: RegExp;
}
