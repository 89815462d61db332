import { eventWeights } from "@/lib/extraction/rules/languages/event-weights";
import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import { eventWords } from "./event-words";
import { layoutWords } from "./layout-words";
import { lineWords } from "./line-words";
import { mailChoice } from "./mail-choice";
import { nameWords } from "./name-words";
import { placeWords } from "./place-words";
import { scopeWords } from "./scope-words";
import { shapeWords } from "./shape-words";
import { silentWords } from "./silent-words";
import { talkWords } from "./talk-words";

/** English, as the stages of a document ask for it. */
export const documentWords: DocumentWords = {
  ...lineWords,
  layout: layoutWords,
  silent: silentWords,
  mailChoice,
  names: nameWords,
  places: placeWords,
  shapes: shapeWords,
  scope: scopeWords,
  eventWords,
  events: eventWeights,
  judgedFrom: 4,
  talks: talkWords,
};
