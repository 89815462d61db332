import type { AsideWords } from "@/lib/extraction/rules/pack/lead-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const until =
  "(?:entro(?: e non oltre)?|prima d(?:i|el|ella|elle)|fino a(?:l|lle)?|non oltre)(?: (?:il|la|le|l['’]))*";

/** Italian: words before a time that is beside the event: deadlines, stamps, when people come together. */
export const asides: Partial<AsideWords> = {
  bounded: endingIn(
    `(?:risposta|risposte|rispondere|rispondete|rsvp|iscrizion[ei]|iscriver(?:si|vi)|adesion[ei]|candidature?|conferm(?:are|ate|a|atemi|armi)|avvis(?:are|ate|atemi)|scadenza|termine(?: ultimo)?|disdir(?:e|la)|disdetta|prenot(?:are|ate|azion[ei])|consegn(?:are|ate)|versare|versata|versato|pagare|deleghe|sondaggio|votare|comunicare|comunicate|fatemi sapere|fammi sapere)[^.\\n]{0,40}?(?:${until}|:|scade il|il)`,
    "[^.\\n]{0,12}",
  ),
  opened: endingIn(
    "(?:biglietti|biglietteria|posti|iscrizioni|prenotazioni|prevendita|prevendite|vendita)[^.\\n]{0,24}(?:a partire d|da|dal|dalle|aperte|aprono|apre|disponibili|in vendita)",
    "[^.\\n]{0,12}",
  ),
  asked: endingIn(
    `(?:si prega di|vi preghiamo di|vi chiediamo di|la preghiamo di|per favore|è necessario) [^.\\n]{0,60}${until}`,
    "[^.\\n]{0,12}",
  ),
  handedIn: endingIn(
    `(?:donazioni|proposte|quota|quote|moduli|modulo|documenti|ordini|offerte|elaborat[oi])[^.\\n]{0,30} ${until}`,
    "[^.\\n]{0,12}",
  ),
  returned: endingIn(
    "(?:ferie|assente|vacanza|trasferta|fuori(?: ufficio)?|malattia)[^.\\n]{0,40}(?:rientro|torno|torna|ritorno|di nuovo)",
    "[^.\\n]{0,12}",
  ),
  gathered:
    /(?<!\p{L})(?:calcio d['’]inizio|partenza|inizio|partita|gara|fischio d['’]inizio)(?!\p{L})[^\n]{0,60}(?<!\p{L})(?:ritrovo|appuntamento|convocazione|trovarsi|ci troviamo|accoglienza)(?: (?:sul posto|al campo|alle|ore|dalle))* $|\((?:ritrovo|appuntamento|presentarsi|esserci|arrivare)[^()\n]{0,30} $/u,
  awaited: endingIn(
    "(?:si prega di|dovete|devono|vi preghiamo di|è necessario|ricordate di)[^.\\n]{0,30}(?:arrivare|essere presenti|presentar(?:si|vi)|esserci)",
    "[^.\\n]{0,24}",
  ),
  shown:
    /\d[^\n]{0,40}(?<!\p{L})(?:visitabile|in mostra|esposta|aperta|resterà aperta|in programma)(?!\p{L})[^.\n]{0,24}$/u,
  beside: endingIn(
    "(?:check-?in|sportell[oi]|cancell[oi]|imbarco|biglietteria|segreteria) (?:chiude|chiudono|apre|aprono|aperta|fino)|(?:orari di apertura|orario di apertura|orari|orario continuato|orario di ricevimento|ricevimento)(?: ?:)?|digiuno[^.\\n]{0,20}(?:da|dalle|dalla)|non (?:mangiare|bere)[^.\\n]{0,24}(?:dopo|dalle|dopo le)",
    " ?",
  ),
  changeable: endingIn(
    "(?:modific(?:are|abile|he)|cancellazione gratuita|cancellare|rimborso|rimborsabile|annullare|cambiare)[^.\\n]{0,40}fino",
    "[^.\\n]{0,16}",
  ),
  dated: endingIn(
    "(?<!(?:va|vanno|essere) )(?:inviat[oa]|pubblicat[oa]|postat[oa]|ricevut[oa]|aggiornat[oa]|modificat[oa]|fattura|lettera|prot\\.?|protocollo|circolare)[^.\\n]{0,14}(?:il|del|in data)",
    "[^.\\n]{0,8}",
  ),
  mailDate: /^(?:data|inviato) ?: +[^\n]{4,40} \d{1,2}[:.]\d\d/,
  forwarded: /^(?:data|inviato) ?: +[^\n]{4,40} \d{1,2}[:.]\d\d/,
  sender: /^ ?(?:da|a|oggetto|cc) ?: /m,
  thanked: endingIn(
    "(?:grazie|bello|bella|belli|felice|contento|contenta)[^.\\n]{0,40}(?:per|di|del|della)",
    "[^.\\n]{0,40}",
  ),
  reply: /^(?:>|il [^\n]{8,80} ha scritto)/,
  sign: /rispo|rispon|rsvp|iscri|ades|candid|conferm|avvis|scad|termin|disdi|prenot|consegn|vers|pag|deleg|sondag|vot|comunic|saper|bigliet|post|vend|pre|favore|necess|donaz|propost|quot|modul|docum|ordin|offer|elabor|ferie|assent|vacan|trasf|fuori|malatt|calcio|parten|inizio|partit|gara|ritrov|appunt|present|esserc|arriv|dovet|devon|ricord|visit|mostra|espost|apert|program|check|sport|cancel|imbarc|segret|orari|ricev|digiun|mangiar|bere|modific|rimbors|annull|cambi|invi|pubbl|post|aggiorn|fattur|letter|prot|circol|grazie|bell|felic|content/,
  awaitedWord: /arrivare|presen|esserci/,
  sinceThen: /(?:da|dal|dalle|apert\p{L}*|apr\p{L}*)[^.\n]{0,12}$/u,
  headOfLine: /^(?:data|inviato|>|il )/,
  firstDeadline: /^\s*(?:la |il )?(?:scadenza|termine ultimo|termine|deadline|consegna)(?!\p{L})[^.;!?\n]*$/u,
};
