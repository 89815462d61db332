import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";

/** A letter on neither side of a word, since `\b` knows no accents. */
const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "u");

/** French: words around times, and of an event that say in which half of the day it is. */
export const sentenceWords: SentenceGiven = {
  tense: {
    looksBack: words(
      "était|étaient|étions|a eu lieu|ont eu lieu|s'est (?:bien )?passée?|s'est tenue?|avait|avaient|avons (?:passé|mangé|vu|fait)|ai (?:vu|fait|mangé|passé|eu)|est allée?|suis allée?|sommes allés|a été|ont été|avons eu",
    ),
    looksAhead: words(
      "aura|auront|aurons|sera|serons|seront|doit|dois|devons|faut|faudra|peut|pouvez|peux|prévue?s?|est|sont|si|veut|voulez|prochaine?|va|allons|vais",
    ),
  },
  habits: {
    morning: words("petit[ -]d[eé]jeuner|petit[ -]d[eé]j|brunch|r[eé]veil|jogging|footing"),
    midday: words("d[eé]jeuner|d[eé]j|midi|pique-nique"),
    evening: words(
      "d[iî]ner|ap[eé]ro|ap[eé]ritif|souper|soir[eé]e|spectacle|concert|cin[eé]|cin[eé]ma|f[eê]te|th[eé][aâ]tre|resto|raclette|feu d'artifice|bal",
    ),
    work: words(
      "r[eé]union|point|rendez-vous|rdv|entretien|formation|atelier|call|visio|kin[eé]|dentiste|m[eé]decin",
    ),
  },
};
