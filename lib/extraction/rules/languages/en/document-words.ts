import { eventWeights } from "@/lib/extraction/rules/languages/event-weights";
import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import { asideWords } from "./aside-words";
import { eventWords } from "./event-words";
import { layoutWords } from "./layout-words";
import { silentInLines } from "./line-silence";
import { linkWords } from "./link-words";
import { mailChoice } from "./mail-choice";
import { nameWords } from "./name-words";
import { placeWords } from "./place-words";
import { scopeWords } from "./scope-words";
import { shapeWords } from "./shape-words";
import { silentWords } from "./silent-words";

/** English, as the stages of a document ask for it. */
export const documentWords: DocumentWords = {
  layout: layoutWords,
  silent: silentWords,
  silentInLines,
  mailChoice,
  names: nameWords,
  links: linkWords,
  asides: asideWords,
  places: placeWords,
  shapes: shapeWords,
  scope: scopeWords,
  eventWords,
  events: eventWeights,
  // What its words would weigh in every browser is more than they gain (../../README.md).
  notes: null,
  // With the whole pack.
  talks: null,
  shapesOfSeveral: null,
};
