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

/** Portuguese, as the stages of a document ask for it. */
export const documentWords = documentOf(
  {
    unnamed: titles.unnamed ?? "",
    dutyNames: {
      to: (duty, who) => `${duty} para ${who}`,
      for: (duty, event) => `${duty} ${event}`,
    },
  },
  {
    layout: layoutWords,
    silent: silentWords,
    silentInLines,
    mailChoice: {
      pointsBelow: wholeWord(
        "ver abaixo|veja abaixo|segue abaixo|encaminho|encaminhando|repasso|mais abaixo|para (?:sua|vossa) informação|fyi",
      ),
      takesBack: wholeWord(
        "ignore[m]?|desconsidere[m]?|sem efeito|em vez do anterior|substitui|esqueça[m]?|não vale mais",
      ),
      answers:
        /^\P{L}*(?:(?:oi|olá)[^,\n]{0,30},?\s+)?(?:obrigad[oa]|ok|beleza|perfeito|ótimo|sim|não|claro|combinado|fechado|por mim|confirmado|sinto muito|infelizmente)(?!\p{L})/u,
      agrees:
        /^\P{L}*(?:(?:oi|olá)[^,\n]{0,30},?\s+)?(?:ok|beleza|perfeito|sim|ótimo|combinado|fechado|estarei lá|estaremos lá|até lá|pode ser|confirmado|confirmo)(?!\p{L})/u,
    },
    names: nameWords,
    links: {
      join: wholeWord(
        "link|entrar|acessar|acesso|conectar|conexão|zoom|teams|meet|webex|skype|online|on-line|virtual|videochamada|videoconferência|transmissão",
      ),
    },
    places: documentPlaces,
    shapes: shapeWords,
    scope: scopeWords,
    notes: notesOf(noteWeights),
    talks: talkWords,
  },
);
