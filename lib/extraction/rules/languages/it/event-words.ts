import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const weekday =
  "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabati|domeniche|lun|mer|gio|ven|sab|dom";
const month =
  "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|sett|ott|nov|dic";
const inDigits = "(?<!\\d)\\d{1,2}[./]\\d{1,2}(?![.:\\d])";

/** What is a part of something longer: its doors, its coffee, its end. */
const part =
  "apertura|cancelli|porte|accoglienza|accredito|iscrizione|registrazione|check-?in|check-?out|arrivo|ritrovo|punto di ritrovo|raduno|caffè|pausa|pausa caffè|coffee break|intervallo|pranzo|aperitivo|riscaldamento|allestimento|smontaggio|partenza|autobus|navetta|ultimo ingresso|cucina|bar|parcheggio|prova generale|ritiro|imbarco|gate|fine|termine|chiusura|rientro|ritorno|atterraggio|estrazione";
/** What holds until a day or from one, and what it costs. */
const term =
  "valid\\p{L}*|vigente|scade|scadenza|da consumarsi|quota|prezzo|prezzi|tariffa|tariffe|garanzia|assicurazione|polizza|attestato|certificato|rimborso|reso|cambio|licenza|offerta|promozione|promo|sconto|codice|buono|cancellazione gratuita|interessi|entra in vigore|in vigore|effetto|termine|preavviso";
/** What does not take place, or is not meant. */
const none =
  "non|nessun[oa]?|niente|nulla|tranne|eccetto|salvo|senza|libero|annullat[oaie]|chius[oaie]|sospes[oaie]|invece di|anziché|mai|né|festivo|bloccat[oa]";
/** What is called off, put off or was once planned. */
const off =
  "annullat[oaie]|sospes[oaie]|rinviat[oaie]|soppress[oaie]|nuova data|non più|invece di|anziché|ferie|non posso|festivo";
/** What changes on a day, lasts until it, or was written on it. */
const change =
  "aument\\p{L}*|rinnov\\p{L}*|in vigore|cambi\\p{L}*|disponibile|valid\\p{L}*|scade|aggiornat[oa]|rilasciat[oa]|emess[oa]|prenotato il|pubblicat[oa]|stampat[oa]|quota|tariff\\p{L}*|prezz\\p{L}*|prorog\\p{L}*";

/** Italian words that tell of a found event what it is. */
export const eventWords: Partial<EventWords> = {
  markedClock: /\d[:.]\d\d(?![.\d])|(?<!\p{L})ore \d|(?<!\p{L})alle \p{L}+|mezzogiorno|mezzanotte/u,
  dateParts: [
    { id: "weekday", says: wholeWord(weekday) },
    { id: "month", says: new RegExp(`(?<!\\p{L})(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    { id: "ordinal", says: /(?<!\d)1[º°]/u },
    { id: "day", says: new RegExp(`(?<!\\d)\\d{1,2} ?(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    {
      id: "near",
      says: /(?<!\p{L})(?:oggi|domani|dopodomani|prossim[oaie]|quest[oa]|adesso|stasera|che viene)(?!\p{L})|(?<!\p{L})(?:tra|fra) \p{L}+ (?:giorn[oi]|settiman[ae]|mes[ei]|or[ae]|min)/u,
    },
    {
      id: "each",
      says: /(?<!\p{L})(?:ogni|tutti i|tutte le|quotidian\p{L}*|settimanal\p{L}*|mensil\p{L}*|annual\p{L}*|sempre)(?!\p{L})/u,
    },
    { id: "within", says: wholeWord("entro") },
    { id: "relative", says: wholeWord("prima|dopo|successiv[oa]|seguente") },
  ],
  features: [
    { id: "off-before", stands: "before", says: wholeWord(off) },
    { id: "off-behind", stands: "behind", says: wholeWord(off) },
    { id: "off-line", stands: "line", says: wholeWord(off) },
    {
      id: "cancelled-line",
      stands: "line",
      says: wholeWord("annullat[oaie]|sospes[oaie]|rinviat[oaie]|soppress[oaie]"),
    },
    {
      id: "moved-line",
      stands: "line",
      says: wholeWord("spostat[oaie]|rinviat[oaie]|esaurit[oaie]|completo|pieno|libero"),
    },
    {
      id: "condition",
      stands: "before",
      says: wholeWord(
        "se|in caso di|salvo che|altrimenti|data alternativa|in caso di pioggia|in alternativa",
      ),
    },
    { id: "change-before", stands: "before", says: wholeWord(change) },
    { id: "change-behind", stands: "behind", says: wholeWord(change) },
    {
      id: "business-line",
      stands: "line",
      says: wholeWord(
        "apert[oaie]|apre|orari[oi]?|ufficio|uffici|reception|quotidianamente|sportello|biglietteria|negozio|telefono|tel|informazioni|contatti|visita|biblioteca|studio|ambulatorio|centro|segreteria|ricevimento",
      ),
    },
    {
      id: "request",
      stands: "sentence",
      says: /(?<!\p{L})(?:puoi|potete|può|potresti|potreste|potrebbe)(?!\p{L})/u,
    },
    {
      id: "by-last",
      stands: "last",
      says: /(?<!\p{L})(?:entro|entro il|non oltre|non oltre il|al più tardi|entro e non oltre(?: il)?)\P{L}*$/u,
    },
    { id: "until-last", stands: "last", says: /(?<!\p{L})(?:fino a|fino al|prima del|entro)\P{L}*$/u },
    { id: "from-last", stands: "last", says: /(?<!\p{L})(?:dal|dalle|da|a partire dal|dopo)\P{L}*$/u },
    { id: "money-line", stands: "line", says: /[£$€]|(?<!\p{L})(?:euro|eur|chf)(?!\p{L})/u },
    { id: "contact-line", stands: "line", says: /@|\d{3,}[ /-]\d{3,}|https?|www/ },
    { id: "arrow-line", stands: "line", says: /→|->|=>/ },
    { id: "part-title", stands: "title", says: wholeWord(part) },
    {
      id: "weak-title",
      stands: "title",
      says: /^(?:e|o|il|la|i|le|così|è|sono|era|appuntamento|se|quando|a|ancora|prima|dopo|sì|no|ok|aperto|chiuso|prossimo|prossima|allora|che|occorrendo)(?!\p{L})/u,
    },
    {
      id: "part",
      stands: "near",
      says: new RegExp(
        `(?<!\\p{L})(?:${part})[^\\p{L}\\p{N}]{0,3}(?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]{1,2}){0,2}$`,
        "u",
      ),
    },
    { id: "term", stands: "sentence", says: wholeWord(term) },
    { id: "term-near", stands: "near", says: wholeWord(term) },
    { id: "none-opens", stands: "before", says: new RegExp(`^\\P{L}*(?:${none})(?!\\p{L})`, "u") },
    {
      id: "none-near",
      stands: "near",
      says: new RegExp(`(?<!\\p{L})(?:${none})(?!\\p{L})[^.;]{0,30}$`, "u"),
    },
    {
      id: "none-behind",
      stands: "behind",
      says: new RegExp(`^[^.;]{0,20}(?<!\\p{L})(?:${none})(?!\\p{L})`, "u"),
    },
    {
      id: "within",
      stands: "sentence",
      says: /(?<!\p{L})entro \S+ (?:\p{L}+ )?(?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei])(?!\p{L})/u,
    },
    {
      id: "past-before",
      stands: "before",
      says: wholeWord("era|erano|fu|furono|ebbe|ha avuto|hanno avuto|è stat[oa]|sono stat[ie]|c['’]era"),
    },
    {
      id: "past-behind-all",
      stands: "behind",
      says: wholeWord("è stat[oa]|si è tenut[oa]|si è svolt[oa]|era|scors[oa]|passat[oa]"),
    },
    {
      id: "asked-of-you",
      stands: "sentence",
      says: wholeWord(
        "sarà|saranno|ci sarà|per favore|si prega|deve|devono|venite|vieni|aspettiamo|invitiamo|bisogna|occorre|abbiamo",
      ),
    },
    {
      id: "doubt",
      stands: "sentence",
      says: wholeWord(
        "se|forse|eventualmente|o|potrebbe|potrebbero|provvisori[oa]|salvo conferma|probabilmente",
      ),
    },
  ],
};
