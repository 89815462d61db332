import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";

/** A letter on neither side of a word, since `\b` knows no accents. */
const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "u");

/** Italian: words around times, and of an event that say in which half of the day it is. */
export const sentenceWords: SentenceGiven = {
  tense: {
    looksBack: words(
      "era|erano|eravamo|ero|c'era|c'erano|è stat[oaie]|e' stat[oaie]|sono stat[oaie]|si è (?:svolt|tenut)[oa]|aveva|avevamo|abbiamo (?:fatto|visto|mangiato|avuto|passato)|ho (?:fatto|visto|mangiato|avuto|passato)|sono andat[oaie]|siamo andat[ie]|siamo stati|ha avuto luogo",
    ),
    looksAhead: words(
      "sarà|saranno|saremo|dobbiamo|devo|deve|bisogna|può|potete|puoi|previst[oaie]|è|sono|se|vuole|volete|prossim[oaie]|andiamo|vado|ci vediamo|vediamoci|facciamo",
    ),
  },
  habits: {
    morning: words("colazione|brunch|sveglia|corsetta"),
    midday: words("pranzo|mezzogiorno"),
    evening: words(
      "cena|cenetta|cenone|aperitivo|ape|apericena|spettacolo|concerto|cinema|festa|teatro|pizza|pizzata|serata|calcetto|grigliata|prove?|coro",
    ),
    work: words(
      "riunione|appuntamento|colloquio|corso|lezione|call|meeting|dentista|dottore|visita|fisioterapia",
    ),
  },
};
