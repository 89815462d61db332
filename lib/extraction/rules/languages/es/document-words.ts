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

/** Spanish, as the stages of a document ask for it. */
export const documentWords = documentOf(
  {
    unnamed: titles.unnamed ?? "",
    dutyNames: {
      to: (duty, who) => `${duty} a ${who}`,
      for: (duty, event) => `${duty} ${event}`,
    },
  },
  {
    layout: layoutWords,
    silent: silentWords,
    silentInLines,
    mailChoice: {
      pointsBelow: wholeWord(
        "ver (?:abajo|más abajo)|reenvío|te reenvío|os reenvío|adjunto (?:correo|mensaje)|más abajo|para (?:tu|vuestra) información|fyi",
      ),
      takesBack: wholeWord("ignorad?|sin efecto|en lugar del anterior|sustituye|olvidad?|ya no vale"),
      answers:
        /^\P{L}*(?:hola[^,\n]{0,30},?\s+)?(?:gracias|vale|ok|perfecto|genial|sí|no|claro|de acuerdo|me viene bien|confirmado|estupendo|lo siento)(?!\p{L})/u,
      agrees:
        /^\P{L}*(?:hola[^,\n]{0,30},?\s+)?(?:vale|perfecto|ok|sí|genial|de acuerdo|allí estaré|allí estaremos|nos vemos|me viene bien|nos viene bien|confirmado|confirmo)(?!\p{L})/u,
    },
    names: nameWords,
    links: {
      join: wholeWord(
        "enlace|unirse|únete|conectarse|conexión|zoom|teams|meet|webex|skype|online|virtual|videollamada|videoconferencia|streaming",
      ),
    },
    places: documentPlaces,
    shapes: shapeWords,
    scope: scopeWords,
    notes: notesOf(noteWeights),
    talks: talkWords,
  },
);
