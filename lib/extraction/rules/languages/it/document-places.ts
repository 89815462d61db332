import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./places";

const nouns = [...(places.placeNouns ?? [])].join("|");
const leads =
  "al|alla|all['’]|allo|in|nel|nella|nell['’]|nello|presso|presso il|presso la|davanti al|davanti alla|vicino a|da|dal|dalla|@";

/** Italian words that tell where an event is. */
export const documentPlaces: Partial<PlaceWords> = {
  noun: new RegExp(`^(?:il |lo |la |l['’])?(?:${nouns}|campi|locali)(?!\\p{L})[^,;]{0,60}$`, "u"),
  hasNoun: wholeWord(nouns),
  address:
    /(?<!\p{L})(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|vicolo|strada|lungomare) [\p{L} .'’-]{2,40}(?:,? ?(?:n\. ?)?\d+|$)/iu,
  lead: new RegExp(
    `^(?:(?:è |sarà |si terrà |luogo:? |ritrovo:? )*(?:${leads})(?:\\s+|(?<=['’])))(?:il |lo |la |l['’])?|^(?:il|lo|la) |^l['’]`,
    "iu",
  ),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads})(?: |(?<=['’]))(?<place>\\p{Lu}[^,]{2,})$`, "u"),
  label:
    /^(?:dove|luogo|indirizzo|aula|sala|sede|ritrovo|luogo di ritrovo|punto di ritrovo|palestra|binario|gate|ambulatorio|studio)$/u,
  ofTwo: /^\P{L}*(?:entrambi|entrambe|tutti e due|tutte e due)(?!\p{L})/u,
  sharing:
    /(?<!\p{L})(?:tutt[ie]|entrambi|entrambe|ogni|sempre|programma|lezioni|incontri|partite|riunioni|concerti)(?!\p{L})/u,
  unless: /(?<!\p{L})(?:salvo|tranne|eccetto)(?!\p{L})/u,
  same: /^(?:stess[oa]|solit[oa])(?!\p{L})/u,
  nowhere:
    /(?<!\p{L})(?:scadenza|scade|entro|consegna|pagamento|pagare|quota|rata|saldo|acconto|fattura|iscrizion\p{L}+|iscriversi|domand\p{L}+|conferm\p{L}+|prenotazion\p{L}+|rinnov\p{L}+|risultati|vacanze|ferie|festivo|ponte|chius\p{L}+|vendita|restituzione|ultimo giorno|primo giorno)(?!\p{L})/u,
  sentence: /(?<!\p{L})(?:è|sono|sarà|per favore|non|con|per|se|che|si|portate|portare|avete|deve)(?!\p{L})/u,
  never:
    /^(?:casa|fuori|trasferta|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti|nessuno|no|sì|nuovo|gratis)(?!\p{L}).*|(?:il |lo |la |l['’])?(?:caso|generale|fine|inizio|ora|stesso|stessa|momento|resto|anno|mese|settimana|giorno|giornata|prima|famiglia|gruppo|squadra|persona|macchina|treno|aereo|contatto|conto|breve|totale|vigilia|prossimo|prossima|presenza|anticipo|attesa|programma)(?!\p{L}).*|\d{1,2}(?:[.:]\d\d)?)$/u,
  person: wholeWord("^(?:dott|dr|sig|sig\\.ra|prof|ing|avv|don|zio|zia|nonno|nonna|mamma|papà|con)"),
  article: /^(?:il |lo |la |i |gli |le |l['’])/,
  anyArticle: /^(?:il |lo |la |i |gli |le |l['’])/i,
};
