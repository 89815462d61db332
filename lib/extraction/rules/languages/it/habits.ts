import type { HabitWords } from "@/lib/extraction/rules/pack/number-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Italian: words of an event that say of its hour in which half of the day it is. */
export const habits: HabitWords = {
  morning: wholeWord(
    "riapre|riaprono|riapriamo|riaprirà|riapertura|colazione|brunch|sveglia|corsetta|messa|mercato|gita|escursione",
  ),
  midday: wholeWord("pranzo|pranzetto|mezzogiorno"),
  evening: wholeWord(
    "cena|cenare|ceniamo|cenate|cenetta|cenone|aperitivo|ape|apericena|pizza|pizzata|serata|calcetto|karaoke|discoteca|tombola|birra|birretta|padel|spritz",
  ),
  table: wholeWord("grigliata|spettacolo|concerto|cinema|teatro|opera|proiezione|film|saggio"),
  errand: wholeWord(
    "idraulico|elettricista|tecnico|muratori?|imbianchin[oi]|spazzacamino|corriere|trasloco|traslocatori|camion|prelievo|esami del sangue|caldaista|fabbro|gommista|carrozziere|ingombranti",
  ),
  club: wholeWord("coro|prove?|consiglio|assemblea|direttivo|riunione di condominio"),
  work: wholeWord(
    "riunione|appuntamento|colloquio|corso|lezione|call|meeting|dentista|dottore|medico|visita|fisioterapia|esame|ricevimento|parrucchiere|consegna|ufficio|scuola|vaccino|oculista|commercialista|formazione",
  ),
};
