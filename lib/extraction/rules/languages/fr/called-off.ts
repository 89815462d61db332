import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

/** French: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: new RegExp(
    `(?<!\\p{L})(?:(?:est|sont|a [eé]t[eé]|ont [eé]t[eé]|sera|seront)(?: \\p{L}+){0,3}? (?:annul[eé]e?s?|supprim[eé]e?s?|abandonn[eé]e?s?)|annulée?s?|supprimée?s?|n['’](?:aura|auront|a|ont)(?: \\p{L}+)? pas lieu|pas (?:de |d['’])(?!(?:${missing})(?!\\p{L}))(?:cours|séances?|répét\\p{L}*|entra[iî]nements?|chorale|chœur|match|réunion|messe|caté\\p{L}*|atelier|piscine|judo|danse|foot|gym|yoga|sport|permanence|solfège)|(?:est|sont|a été|ont été|sera|seront) (?:décalée?s?|reportée?s?|repoussée?s?|déplacée?s?)(?! (?:au?|à|en|pour|du?|de la|d['’]|jusqu))|saute(?=\\s*(?:$|[,.;!(]))|n['’]a plus lieu|tombe à l['’]eau|je dois annuler|on annule|j['’]annule)(?!\\p{L})`,
    "gu",
  ),
  ahead: /^ (?:(?!(?:se|passe|est|sera|aura|et|mais|jusqu[’']\p{L}+) )[\p{L}’']+ ){0,5}$/u,
  headed: /^[^\p{L}\p{N}]*(?:annul[eé]e?s?|annulation|supprim[eé]e?s?) ?[:!*\])–—-]/u,
  doubtful: wholeWord(
    "si|sauf si|au cas où|peut|pourrait|pourra|éventuellement|quand|ne|sauf|peuvent|pourront|doit|doivent|être",
  ),
  sign: /annul|abandon|suppr|décal|report|repouss|déplac|saute|plus lieu|pas (?:lieu|d)|à l['’]eau/,
};
