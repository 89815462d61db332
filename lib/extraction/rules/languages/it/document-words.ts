import { documentOf } from "@/lib/extraction/rules/languages/document-of";
import { notesOf } from "@/lib/extraction/rules/languages/notes-of";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { documentPlaces } from "./document-places";
import { layoutWords } from "./layout-words";
import { silentInLines } from "./line-silence";
import { nameWords } from "./name-words";
import { noteWeights } from "./note-weights";
import { scopeWords } from "./scope-words";
import { shapeWords } from "./shape-words";
import { silentWords } from "./silent-words";
import { talkWords } from "./talk-words";
import { titles } from "./titles";

/** Italian, as the stages of a document ask for it. */
export const documentWords = documentOf(
  {
    unnamed: titles.unnamed ?? "",
    dutyNames: {
      to: (duty, who) => `${duty} a ${who}`,
      for: (duty, event) => `${duty}: ${event}`,
    },
  },
  {
    layout: layoutWords,
    silent: silentWords,
    silentInLines,
    mailChoice: {
      pointsBelow: wholeWord(
        "qui sotto|vedi sotto|vedi (?:più )?in basso|di seguito|inoltro|vi inoltro|giro|per conoscenza|fyi",
      ),
      takesBack: wholeWord(
        "non (?:tenere|tenete) conto|annulla e sostituisce|sostituisce|ignora(?:te)?|dimentica(?:te)?|non vale più",
      ),
      answers:
        /^\P{L}*(?:(?:ciao|salve|buongiorno)[^,\n]{0,30},?\s+)?(?:grazie|ok|ottimo|perfetto|sì|no|certo|va bene|d['’]accordo|per me|confermato|mi dispiace|purtroppo|ricevuto)(?!\p{L})/u,
      agrees:
        /^\P{L}*(?:(?:ciao|salve|buongiorno)[^,\n]{0,30},?\s+)?(?:ok|ottimo|perfetto|sì|va bene|d['’]accordo|ci sarò|ci saremo|ci sono|a (?:lunedì|martedì|mercoledì|giovedì|venerdì|domani)|confermo|mi va bene)(?!\p{L})/u,
    },
    names: nameWords,
    links: {
      join: wholeWord(
        "link|collegamento|collegarsi|accedi|accesso|connessione|zoom|teams|meet|webex|skype|online|on-line|videochiamata|videoconferenza|virtuale|diretta",
      ),
    },
    places: documentPlaces,
    shapes: shapeWords,
    scope: scopeWords,
    notes: notesOf(noteWeights),
    talks: talkWords,
  },
);
