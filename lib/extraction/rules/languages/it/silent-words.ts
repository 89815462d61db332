import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";
import { noEvents } from "./no-events";
import { ahead, bygone, sinceThen } from "./silent-tense";

const day =
  "(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic(?:a|he)|lun|mar|mer|gio|ven|sab|dom|festivi|feriali|giorni festivi|giorni feriali)";
const place =
  "(?:uffici[o]?|segreteria|negozio|biblioteca|museo|bar|cucina|biglietteria|sportello|piscina|reception|studio|ambulatorio|clinica|centro|farmacia|supermercato|mercato|ristorante|palestra|comune|municipio|portineria|parcheggio|panificio|banca|posta|isola ecologica)";

/** When somebody is there: opening hours, hours of an office, when the phone is answered. */
const hours: SilentFeature[] = [
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:orar[io]o? (?:di (?:apertura|ricevimento|sportello|segreteria|visita|ufficio)|al pubblico|continuato|estivo|invernale|del negozio|degli uffici)|i nostri orari|orari:)/u,
  },
  {
    id: "present",
    stands: "sentence",
    says: wholeWord(
      "apert[oaie]|apre|aprono|apriamo|chiude|chiudono|chiudiamo|riceve|ricevono|risponde|rispondono|assistenza|servizio clienti|a disposizione|disponibil[ei]|chiamate|tel|telefono|senza appuntamento|orario continuato",
    ),
  },
  // The foot of a mail: `Amici del Museo, segreteria martedì 17-19`.
  {
    id: "place-present",
    stands: "before",
    says: /[,|–—·] ?(?:segreteria|uffici[o]?|sportello|reception|portineria|biglietteria):? (?:il |dal )?$/u,
  },
  // `Ufficio parrocchiale: mar-gio 9-11`
  {
    id: "place-present",
    stands: "before",
    says: /^\P{L}*(?:segreteria|uffici[o]?|sportello|portineria|biglietteria)(?: \p{L}+){0,2}:[^.!?\d]{0,14}$/u,
  },
  {
    id: "place-present",
    stands: "before",
    says: new RegExp(
      `(?<!\\p{L})${place}(?: (?:è|sono|resta|sarà))?(?: \\p{L}+){0,2} (?:apert[oaie]|apre|chiude|rispond\\p{L}+|ricev\\p{L}+)(?!\\p{L})|(?<!\\p{L})(?:apert[oaie]|apre|chiude) ?:? ?(?:dalle |dal |il |la |tutti i )?$`,
      "u",
    ),
  },
  {
    id: "phone-present",
    stands: "before",
    says: new RegExp(`^\\P{L}*(?:${place}|telefono|tel|info|orari[oi]?)\\.?:? ?(?:dalle |dal )?$`, "u"),
  },
  {
    id: "days-listed",
    stands: "sentence",
    says: wholeWord(
      `${day} ?(?:-|–|a|al|e|,|/) ?${day}|tutti i giorni|quotidianamente|giorni feriali|nei feriali`,
    ),
  },
  {
    id: "days-range",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|a|al) ?${day}|tutti i giorni|giorni feriali`),
  },
  {
    id: "closed",
    stands: "near",
    says: endingIn(
      "chius[oaie]|chiusura|festivo|chiudiamo",
      "(?: (?:il|la|i|le|dal|dalle|di|al|per|nei|estiva|straordinaria))* ?",
    ),
  },
  {
    id: "closed",
    stands: "behind",
    says: /^ ?[:,–-]? ?(?:(?:è|sarà|saranno|resta|saremo) )?chius[oaie](?!\p{L})/u,
  },
  {
    id: "plural-day",
    stands: "sentence",
    says: /(?<!\p{L})(?:sabati|domeniche|festivi|feriali|(?:i|nei|tutti i) (?:lunedì|martedì|mercoledì|giovedì|venerdì))(?!\p{L})/u,
  },
  {
    id: "phone-number",
    stands: "sentence",
    says: /(?<!\d)(?:\+39 ?)?(?:0\d{1,3}|[38]\d{2})[ ./-]?\d{3,4}[ .]?\d{3,4}(?!\d)|(?<!\p{L})(?:tel|telefono|cell|cellulare|fax)\.?:? ?[+\d(]/u,
  },
  {
    id: "round-the-clock",
    stands: "sentence",
    says: /(?<!\d)24 ?h? ?[/x] ?(?:24|7)|(?<!\p{L})24 ore su 24(?!\d)/u,
  },
  {
    id: "by-appointment",
    stands: "sentence",
    says: wholeWord("(?:solo )?su appuntamento|previo appuntamento"),
  },
];

/** When something was written, booked, paid or printed. */
const stamps: SilentFeature[] = [
  {
    id: "stamp-named",
    stands: "near",
    says: endingIn(
      "emess[oa]|pubblicat[oa]|aggiornat[oa]|stampat[oa]|acquistat[oa]|prenotat[oa]|ordine|inviat[oa]|creat[oa]|modificat[oa]|ricevut[oa]|firmat[oa]|registrat[oa]|nat[oa]|fondat[oa]|verbale|fattura|bollettino|foglio (?:parrocchiale|informativo)|notiziario|lettera|circolare|preventivo|versione|edizione|socio dal|membro dal|\\p{L}+, l[iì]",
      "[^.!?\\n]{0,24}",
    ),
  },
  {
    id: "money-moved",
    stands: "near",
    says: endingIn(
      "totale|importo|pagat[oa]|versat[oa]|addebitat[oa]|addebito|rimborsat[oa]|accreditat[oa]|bonifico",
      "[^!?\\n]*",
    ),
  },
  {
    id: "stamp-label",
    stands: "near",
    says: endingIn(
      "data (?:di (?:emissione|nascita|acquisto|ordine|stampa|pubblicazione|validità)|fattura|della fattura|ordine)",
      "[^.!?\\n]{0,12}",
    ),
  },
  {
    id: "terms-of",
    stands: "near",
    says: endingIn(
      "(?:condizioni|statuto|legge|decreto|ordinanza|accordo|contratto|sentenza|regolamento|convenzione|delibera|d\\.lgs|dpr)",
      "[^.!?\\n]{0,24}(?<!\\p{L})del ",
    ),
  },
  {
    id: "version",
    stands: "sentence",
    says: /(?<!\p{L})v?\d+\.\d+\.\d(?![\d.])|(?<!\p{L})(?:changelog|note di rilascio)/u,
  },
];

/** Rules of tickets and counters, and what does not take place. */
const other: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: wholeWord(
      "rimbors\\p{L}+|cancellazione(?: gratuita)?|disdett\\p{L}+|diritti di prevendita|prima della partenza|(?:il check-in|l['’]imbarco|il gate) (?:chiude|apre)|penal\\p{L}+|mora|almeno \\d+ ore prima",
    ),
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /(?:€ ?\d[\d.,]*|\d ?(?:€|euro))(?![^.!?]{0,12}(?:pag|vers|sald))[^.!?]{0,12} fino a/u,
  },
  {
    id: "price-per",
    stands: "sentence",
    says: wholeWord("a (?:persona|notte|testa)|all['’]ora|al giorno|al mese|per (?:adulto|bambino|persona)"),
  },
  {
    id: "not-held",
    stands: "near",
    says: endingIn(
      `(?:non c['’]è|non ci sarà|non ci sono|non ci saranno|niente|nessun[oa]?|senza)(?! (?:${missing})(?!\\p{L}))(?: \\p{L}+){0,3}`,
      "[^.!?]{0,16}",
    ),
  },
  {
    id: "not-held",
    stands: "behind",
    says: new RegExp(
      `^[^.!?\\d]{0,24}(?<!\\p{L})(?:non (?:c['’]è|ci sarà|si terrà|si tiene)(?! (?:${missing})(?!\\p{L}))|niente (?:lezione|prove|allenamento)|(?<!lezioni (?:saranno |sono )?)sospes[oaie](?! (?:l['’]erogazione|la fornitura|la circolazione|il transito|le lezioni)))(?!\\p{L})`,
      "u",
    ),
  },
  // Of an offer, which its sentence does not name.
  {
    id: "expires",
    stands: "before",
    says: /^\P{L}*valid[oaie] (?:solo )?(?:fino|dal|entro)(?!\p{L})[^.!?\n]*$/u,
  },
  {
    id: "reserve",
    stands: "before",
    says: /(?<!\p{L})(?:in caso di (?:pioggia|maltempo|cattivo tempo|vento|neve|parità|allerta)|se (?:piove|dovesse piovere|fa brutto|non si raggiunge))(?!\p{L})[^.!?;\n]*$/u,
  },
  {
    id: "conditional",
    stands: "sentence",
    says: /(?<!\p{L})(?:avrebbe|avremmo|avrei|sarebbe|saremmo) (?:\p{L}+ ){0,2}\p{L}+(?:ato|uto|ito|sto|so)(?!\p{L})/u,
  },
  {
    id: "absence",
    stands: "near",
    says: endingIn(
      "(?:sono|sarò|siamo|saremo|è|sarà)[^.!?]{0,16}(?:fuori|in ferie|assente|in trasferta|in malattia|in viaggio)",
      "(?:[^.!?,]|,(?= (?:dal|dall|da|fino|tra)(?!\\p{L}))){0,16}",
    ),
  },
];

/** Italian words that tell times that are no event of the reader's. */
export const silentWords: Partial<SilentWords> = {
  pastHead:
    /^\P{L}*(?:passati|(?:eventi|date|concerti|appuntamenti|prenotazioni|incontri) (?:passat[ie]|precedenti)|archivio|storico)\P{L}*$/u,
  hoursHead:
    /^(?!.*\d).*(?<!\p{L})(?:orar[io]o? (?:di (?:apertura|ricevimento|sportello|segreteria|visita)|al pubblico|(?:dell['’]|della |degli |dello |del )(?:uffici[o]?|segreteria|biblioteca|sportello|farmacia|negozio|ambulatorio))|siamo aperti|i nostri orari)(?!\p{L})[^\d]{0,20}$/u,
  features: [...hours, ...stamps, ...bygone, sinceThen, ...ahead, ...other, ...noEvents],
};
