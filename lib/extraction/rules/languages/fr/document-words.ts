import { documentOf } from "@/lib/extraction/rules/languages/document-of";
import { notesOf } from "@/lib/extraction/rules/languages/notes-of";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { documentPlaces } from "./document-places";
import { eventWords } from "./event-words";
import { layoutWords } from "./layout-words";
import { silentInLines } from "./line-silence";
import { nameWords } from "./name-words";
import { noteWeights } from "./note-weights";
import { scopeWords } from "./scope-words";
import { shapeWords } from "./shape-words";
import { silentWords } from "./silent-words";
import { talkWords } from "./talk-words";
import { titles } from "./titles";

/** French, as the stages of a document ask for it. */
export const documentWords = documentOf(
  {
    unnamed: titles.unnamed ?? "",
    dutyNames: {
      to: (duty, who) => `${duty} à ${who}`,
      for: (duty, event) => `${duty} : ${event}`,
    },
  },
  {
    layout: layoutWords,
    silent: silentWords,
    silentInLines,
    mailChoice: {
      pointsBelow: wholeWord(
        "ci-dessous|voir plus bas|voir ci-dessous|je (?:vous )?(?:transfère|transmets|fais suivre)|pour (?:info|information)|fyi",
      ),
      takesBack: wholeWord(
        "ne (?:pas )?ten(?:ez|ir) (?:pas )?compte|annule et remplace|remplace|oubliez|n['’]est plus valable|erreur dans mon",
      ),
      answers:
        /^\P{L}*(?:(?:bonjour|salut|coucou)[^,\n]{0,30},?\s+)?(?:merci|ok|super|parfait|oui|non|d['’]accord|bien sûr|ça marche|pour moi|confirmé|désolée?|malheureusement|bien reçu)(?!\p{L})/u,
      agrees:
        /^\P{L}*(?:(?:bonjour|salut|coucou)[^,\n]{0,30},?\s+)?(?:ok|super|parfait|oui|d['’]accord|ça marche|je serai là|nous serons là|j['’]y serai|à (?:mardi|lundi|mercredi|jeudi|vendredi|demain)|c['’]est noté|je confirme|ça me va)(?!\p{L})/u,
    },
    names: nameWords,
    links: {
      join: wholeWord(
        "lien|rejoindre|accéder|accès|connexion|se connecter|zoom|teams|meet|webex|skype|en ligne|visio|visioconférence|virtuel|direct",
      ),
    },
    places: documentPlaces,
    shapes: shapeWords,
    scope: scopeWords,
    eventWords,
    notes: notesOf(noteWeights),
    talks: talkWords,
  },
);
