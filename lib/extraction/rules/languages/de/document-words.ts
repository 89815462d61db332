import { documentOf } from "@/lib/extraction/rules/languages/document-of";
import { notesOf } from "@/lib/extraction/rules/languages/notes-of";
import { placeWords } from "./doc-place-words";
import { eventWords } from "./event-words";
import { layoutWords } from "./layout-words";
import { silentInLines } from "./line-silence";
import { linkWords } from "./link-words";
import { mailChoice } from "./mail-choice";
import { nameWords } from "./name-words";
import { noteWeights } from "./note-weights";
import { scopeWords } from "./scope-words";
import { shapeWords } from "./shape-words";
import { silentWords } from "./silent-words";
import { talkWords } from "./talk-words";
import { titles } from "./title-words";

/** German, as the stages of a document ask for it. */
export const documentWords = documentOf(
  {
    unnamed: titles.unnamed ?? "",
    dutyNames: {
      to: (duty, who) => `${duty} an ${who}`,
      for: (duty, event) => `${duty} ${event}`,
    },
  },
  {
    layout: layoutWords,
    silent: silentWords,
    silentInLines,
    mailChoice,
    names: nameWords,
    links: linkWords,
    places: placeWords,
    shapes: shapeWords,
    scope: scopeWords,
    eventWords,
    notes: notesOf(noteWeights),
    talks: talkWords,
  },
);
