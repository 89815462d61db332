import type { FieldRole, ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import { weekLinesBy } from "@/lib/extraction/rules/items/week-lines";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

const whole = (words: string): RegExp =>
  new RegExp(`^(?:(?:il (?:suo|tuo)|il|la|l['’]|i|le) ?)?(?:${words})$`, "u");

const fields: readonly (readonly [FieldRole, RegExp])[] = [
  [
    "start",
    whole(
      "inizio|check[- ]?in|partenza|andata|ritiro|apertura|ora di inizio|orario di inizio|dal|dalle|data di inizio",
    ),
  ],
  [
    "end",
    whole(
      "fine|fino a|fino al|al|alle|check[- ]?out|(?:orario (?:previsto )?di )?arrivo(?: (?:previsto|stimato|indicativo))?|riconsegna|ritorno|ora di fine|termine",
    ),
  ],
  ["when", whole("quando|data|date|giorno|giorni|ora|ore|orari|orario|data e ora|giorno e ora|data/ora")],
  [
    "place",
    whole(
      "dove|luogo|indirizzo|aula|sala|sede|posizione|campo|stadio|binario|gate|studio|clinica|ambulatorio|luogo di ritrovo|punto di ritrovo|ritrovo|palestra",
    ),
  ],
  [
    "people",
    whole(
      "chi|con|relator[ei]|relatrice|docent[ei]|insegnante|professoressa|professore|prof|medico|dottore|dottoressa|specialista|ospit[ei]|partecipanti|responsabile|istruttore|istruttrice",
    ),
  ],
  [
    "title",
    whole(
      "titolo|oggetto|argomento|cosa|evento|attività|tema|nome|corso|materia|lezione|film|opera|spettacolo|concerto|partita|incontro|avversario|prestazione|trattamento|prova|esame|motivo|laboratorio|conferenza|seduta|contenuto|gita|modulo|visita",
    ),
  ],
  ["vehicle", whole("volo|treno|traghetto|autobus|pullman|linea|navetta")],
  ["kind", whole("reparto|settore|sezione|specialità")],
  [
    "group",
    whole(
      "categoria|gruppo|livello|giornata|girone|torneo|settimana|n\\.?|nr|#|classe|squadra|età|mese|turno",
    ),
  ],
  ["length", whole("durata(?: prevista)?")],
  ["side", whole("casa ?/ ?(?:trasferta|fuori)|c ?/ ?t")],
  [
    "reference",
    whole(
      "riferimento|rif|prenotazione|pratica|n\\.?(?: di \\p{L}+)?|numero|codice|prezzo|costo|quota|importo|totale|bigliett[io]|posto|carrozza|stato|note?|risultato|telefono|tel|cellulare|cell|mail|e-?mail|sito|info|contatt[io]|passegger[io]|posti|pin|id|password|persone|camera|paziente",
    ),
  ],
];

/** A day may stand before the words of a line that says that nothing is on: `mer 25 niente`. */
const dayBefore =
  "[^\\p{L}]*(?:(?:lun|mar|mer|gio|ven|sab|dom|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?!\\p{L})[^\\p{L}]*)?";

/** Italian words by which cells of tables, labels and lines of timetables are told apart. */
export const shapeWords: Partial<ShapeWords> = {
  fields,
  valueLead: /^[\s,;–—·|-]+(?:(?:in|al|alla|a) )?/u,
  placeAlone:
    /^(?:online|on-line|zoom|teams|virtuale|in presenza|a distanza|da remoto|trasferta|fuori|casa|(?:via|viale|piazza|p\.zza|corso|c\.so|largo|vicolo) .{2,40})$/u,
  people:
    /^(?:(?:dott|dott\.ssa|dr|dr\.ssa|prof|prof\.ssa|sig|sig\.ra|ing|avv|don|con)(?!\p{L})\.? ?[^\d]*)$/u,
  idle: /^(?:https?:\/\/\S*|www\.\S*|[€] ?\d[\d.,]*.*|\d[\d.,]* ?(?:€|euro)(?!\p{L}).*|gratis|gratuito|ingresso libero|esaurito|completo|lista d['’]attesa|bigliett[io]|acquista|prenota|iscriviti|annulla|altre info|info|informazioni|confermat[oa]|in attesa|da confermare|[-–—]+|\+?\d+|#\S+|[\d\s()+/.-]{7,})$/u,
  noEvent: new RegExp(
    `^(?:${dayBefore}(?:(?:niente|nessun[oa]?) (?!(?:${missing})(?!\\p{L}))\\p{L}+|libero|riposo|festivo|festa|ferie|vacanz[ae]|chius[oa]|sospes[oa]|annullat[oa])(?!\\p{L})(?! di| d['’]| in).*|${dayBefore}(?:niente|nulla)[^\\p{L}]*|[-–—\\s]+)$`,
    "u",
  ),
  dayOff: /^(?:libero|riposo|festivo|ferie|permesso|off|-)$/,
  calledOff: /^\P{L}*(?:rinviat[oaie]|rinv(?=\.? *$)|sospes[oaie]|annullat[oaie])(?!\p{L})/u,
  renewed:
    /^[^\p{L}\p{N}]*(?:(?:rinviat|spostat|posticipat|prorogat|anticipat)[oaie] (?:al|a|alle|fino al))(?!\p{L})/u,
  formerly: /^\P{L}*(?:prima|vecchia data|precedente)(?!\p{L})(?:\s*:|\s{2,}| - )/u,
  instead: /^\P{L}*(?:ora|adesso|nuov[oa]|nuova data)(?!\p{L})/u,
  each: /(?<!\p{L})(?:ciascun[oa]|l['’]un[oa]|a (?:lezione|incontro))(?!\p{L})/u,
  durationOfEach:
    /(?<!\p{L})(?:(?:tutte le lezioni|tutti gli incontri|(?:ogni|ciascun) (?:lezione|incontro|partita|esame|prova|seduta|turno|laboratorio|visita))(?: (?:durano|dura|è|sono))?(?: di)?):? (?:ca\. ?)?(?=\d|$)/u,
  step: /^\P{L}*(?:apertura(?: (?:delle|dei|del|della) \p{L}+)?|cancelli|porte|inizio|fine|pausa|intervallo|riscaldamento|check-?in|check-?out|partenza|arrivo|imbarco|ritiro|ora|data|quando|ritrovo|accoglienza|registrazione)(?: (?:alle|ore|dalle))?\P{L}*$/u,
  finish: /^\P{L}*(?:fine|chiusura|termine)(?: (?:dei lavori|della giornata))?\P{L}*$/u,
  nothingOn:
    /^\P{L}*(?:chius[oa]|niente|nulla|libero|riposo|festivo|(?:niente|nessuna) (?:lezione|seduta|partita|prova)|-)\P{L}*$/u,
  departs: wholeWord("partenza|parte|decolla|andata"),
  arrives: wholeWord("arrivo|arriva|atterra"),
  transport: wholeWord(
    "volo|voli|treno|frecciarossa|frecciargento|italo|intercity|regionale|autobus|pullman|flixbus|traghetto|binario|terminal|viaggio|biglietto|imbarco|compagnia|aeroporto|stazione|passeggero|andata|ritorno|coincidenza",
  ),
  travel: wholeWord(
    "andata|ritorno|viaggio|tratta|biglietto|posto|carrozza|diretto|scalo|cambio|binario|terminal|volo|treno|classe|bagagli[oa]?|passegger[io]|gate|partenza|arrivo",
    "gu",
  ),
  vehicle:
    /(?:(?:[Vv]olo|[Tt]reno|[Ff]recciarossa|[Ff]recciargento|[Ii]talo|[Ii]ntercity|IC|FR|[Aa]utobus|[Tt]raghetto) (?:n\. ?)?[A-Z0-9]{1,4}[ -]?\d{1,5}(?!\d)|(?<![A-Za-z])[A-Z]{2} ?\d{3,4}(?!\d)|(?<![A-Za-z])[A-Z]\d ?\d{2,4}(?!\d))/,
  duration: /(?:durata|dura|durerà|circa|ca\.?|totale)(?!\p{L})[^.;\d]{0,24}$/u,
  durationOf:
    /(?:durata|(?:la|il|lo|l['’]|suo) ?(?:appuntamento|esame|visita|seduta|riunione|lezione|spettacolo|film|cerimonia|colloquio|chiamata|concerto|corso|laboratorio)(?: \p{L}+){0,2}? (?:dura|durerà))(?!\p{L})[^.;\d]{0,24}$/u,
  durationSaid: /^ ?(?:al massimo|max|massimo|basta(?:no)?|ciascun[oa])(?!\p{L})/u,
  durationBehind: /^\s*(?:$|[.,|+(]|(?:pausa compresa|circa|in totale)(?!\p{L}))/u,
  term: wholeWord(
    "trimestre|quadrimestre|semestre|corso|corsi|stagione|autunno|primavera|estate|inverno|programma|anno scolastico|ciclo|lezioni",
  ),
  weekLines: weekLinesBy(wholeWord("settimana")),
  timetable: wholeWord(
    "orario delle lezioni|orari[oi]?|calendario|programmazione|settimanale|ogni settimana|griglia|corsi|trimestre|allenamenti|turni",
  ),
};
