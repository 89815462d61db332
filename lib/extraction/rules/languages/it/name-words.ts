import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { nameSentences } from "./name-sentences";
import { places } from "./places";
import { titles } from "./titles";

const nouns = [...(titles.eventNouns ?? [])].filter((word) => word.length > 3).join("|");
const placeNouns = [...(places.placeNouns ?? [])].join("|");

/** Italian words that tell the name of an event from what stands beside it. */
export const nameWords: Partial<NameWords> = {
  sentences: nameSentences,
  subject:
    /^(?:(?:il |lo |la |i |gli |le |l['’]|(?:il |la )?nostr[oa] |un |una ))?(?<name>[^.;:!?,]{2,50}?) (?:è|sono|sarà|saranno|avrà|ha|comincia|cominciano|inizia|iniziano|si tiene|si terrà|passa)(?!\p{L})/iu,
  abbreviation:
    /^(?:dr|dott|ssa|sig|sigg|ra|prof|ing|avv|arch|geom|spett|egr|gent|mo|ma|s|v|p|n|nr|tel|cell|ca|ecc|es|max|min|pag|art|ore|h|a|m|gen|feb|mar|apr|mag|giu|lug|ago|set|sett|ott|nov|dic|lun|mer|gio|ven|sab|dom|[a-z]|\d{1,2})$/u,
  bareDuty:
    /^(?:r\.?\s?s\.?\s?v\.?\s?p\.?|risposta|risposte|iscrizione|iscrizioni|conferma|confermare(?: (?:la )?presenza)?|confermate|iscriversi|prenotare|prenotazione|prenotazioni|pagare|pagamento|versamento|termine|scadenza|consegna|consegnare|da consegnare)$/u,
  bareReply:
    /^(?:r\.?\s?s\.?\s?v\.?\s?p\.?|risposta|conferma|confermare(?: (?:la )?presenza)?|confermate|avvisare|avvisate)$/u,
  dutyTo:
    /^[^.;:\n\d]{0,24}?(?<!\p{L})(?:a|al|alla|ad|con|per|da|presso) (?<who>\p{Lu}[\p{L}'’-]+)(?!\p{L})/u,
  acronyms:
    /^(?:ue|usa|onu|iva|inps|inail|isee|imu|cud|isbn|cv|spid|asl|ausl|cup|rsa|rsu|ata|dsga|pec|tv|pc|usb|q[1-4]|id|faq|diy|ia|fs|aci|avis|cai|arci|acli|tac|ecg|rx|pta)$/,
  smallWords:
    /^(?:il|lo|la|i|gli|le|un|uno|una|e|ed|o|di|del|della|dei|delle|degli|in|nel|nella|al|alla|alle|a|da|dal|con|per|senza|su|sul|tra|fra|&)$/,
  lead: /^(?:(?:ciao|salve|e|ma|anche|inoltre|poi|come sempre|come al solito|per favore|promemoria(?: di| per)?|ricordo(?: che)?|ricordate|attenzione|avviso|nota|nb|ps|novità|nuovo|save the date|non dimenticate|primo|infine|a seguire|invito (?:al|alla|all['’]|a)|convocazione (?:di|della|del)?|oggetto|re|r|i|fwd?|(?:appuntamento|titolo|cosa|tema|nome|evento|motivo|attività|oggetto)(?=:)|(?:con la presente )?(?:(?:la|le|vi|ti|si) )?(?:informa|comunica|ricorda|avvisa|segnala|informiamo|comunichiamo|ricordiamo|avvisiamo|segnaliamo) che|conferma(?: di)?|confermiamo(?: il| la)?|prossimamente|c['’]è|ci sarà|abbiamo|avremo|segnatevi|segnate)(?:[:,!]?\s+|\s*[:!]\s*)|\d{1,2}[.)]\s+(?=\p{Lu})|\*\s)/iu,
  article:
    /^(?:(?:[Ii]l|[Ll]o|[Ll][ae]|[Ii]|[Gg]li|IL|LA|LE|GLI|[Uu]n[oa]?|(?:[Ii]l |[Ll]a )?(?:[Nn]ostr|[Vv]ostr|[Mm]i|[Tt]u|[Ss]u)[oa]|[Qq]uest[oa]|[Aa]l|[Aa]lla|[Dd]el|[Dd]ella)\s+|(?:[Ll]|[Uu]n|[Aa]ll|[Dd]ell)['’])(?=[\p{L}"«“])/u,
  ownLabel:
    /^(?:titolo|evento|cosa|argomento|tema|nome|attività|film|spettacolo|volo|treno|traghetto|corso|materia|modulo|prestazione|trattamento|prova|motivo|esame|conferenza|riunione|partita|incontro|concerto|laboratorio|seminario|visita|gita|appuntamento)$/,
  otherLabel:
    /^(?:dove|luogo|indirizzo|aula|sala|sede|quando|ora|ore|orari[oi]?|data|giorno|inizio|fine|dal|fino a|prezzo|costo|quota|bigliett[io]|ingresso|contatt[io]|iscrizion[ei]|telefono|tel|cell|cellulare|mail|e-?mail|relator[ei]|relatrice|docente|professoressa|professore|con|ospiti|partecipanti|note?|nb|durata|zoom|link|sito|codice|password|pin|stato|tipo|posti|posto|numero|n\.?|prenotazione|riferimento|pratica|paziente|cliente|parcheggio|info|informazioni|età|livello|inviato|da|a|cc|medico|dottore|dottoressa|ordine del giorno|odg|reparto|totale|menù|menu|gate|binario|terminal|partenza|arrivo|ritorno|camera|persone|carrozza|ritrovo)$/u,
  tail: /[,:]? (?:che|dove|perché|poiché|cui|se|anche se|mentre|quando|affinché)(?!\p{L})(?<=, \p{L}+(?: che)?|: \p{L}+)|[,;:.–-] ?(?:vedi|contatt\p{L}+|iscrizion\p{L}+|tel|mail|info|portare|portate|per favore|bigliett[io]|ingresso|costo|prezzo|gratis|gratuito|luogo|poi|durata|apertura|fine|ca\.?)(?!\p{L}).*|\s+[–-]\s+(?:gratis|libero|per favore|vedi|portare|niente|tutti|info|bigliett[io]|iscrizion\p{L}+)(?!\p{L}).*|[,;] ?(?:€ ?)?\d+[\d.,]* ?(?:€|euro).*| (?:si tiene|si terrà|avrà luogo|si svolge|si svolgerà|sarà|è previst[oa])(?!\p{L}).*|[!?]+ .*| (?:previst|fissat|programmat|convocat|indett)[oaie] per(?!\p{L}).*/iu,
  dangling:
    /(?:\s+|[,;:]\s*)(?:il|lo|la|i|gli|le|un|uno|una|al|allo|alla|alle|ai|all['’]|a|di|del|della|dello|dei|delle|degli|dell['’]|in|nel|nella|su|sul|con|per|da|dal|dalle|dalla|tra|fra|presso|e|ed|o|è|sono|sarà|saranno|ha|avrà|fino a|fino al|entro|prima|dopo|inizia|comincia|ogni|tutti|tutte|prossimo|prossima|giorno|giorni|come|che|questo|questa|anche|già|ora|ore|per favore|ca\.?|c['’]è|si tiene|si terrà|sempre|(?:inizialmente )?(?:previst|fissat|programmat|convocat|indett)[oaie])$/iu,
  preamble:
    /^(?:[\p{Lu}][\p{L}'’-]+|(?:se|quando|dopo|prima|a|in|per|come|con|durante|da|dal|poiché|a causa di|a seguito di|come da|infine|inoltre|intanto|poi|innanzitutto|d['’]ora in poi|si ricorda che|vi informiamo che)(?!\p{L})[^,]*), /iu,
  dayNoun:
    /^(?:serat[ae]|ser[ae]|pomerigg[io]+|mattinat[ae]|mattin[aeo]|giornat[ae]|giorn[oi]|nott[ei])(?!\p{L})/iu,
  beforeDayNoun:
    /(?:^|[^\p{L}])(?:questa|questo|ogni|la|il|di|della|del|in|alla|al|le|un|una|buona|buon)\s+$/iu,
  pronoun: wholeWord("io|tu|lei|lui|noi|voi|loro|mi|ti|ci|vi|questo|ciò|qualcuno|nessuno"),
  contact: /@[a-z0-9.-]+\.[a-z]|\+?\d[\d ()/.-]{7,}|https?:|www\./,
  command:
    /^(?:porta(?:te|re)?|avvisa(?:te|re)?|conferma(?:te|re)?|ricorda(?:te|rsi)?|segna(?:te)?|consulta(?:te)?|prenota(?:te)?)(?!\p{L})/iu,
  instruction: wholeWord(
    "per favore|per cortesia|si prega|vi preghiamo|portate|portare|portarsi|ricordate|non dimentic\\p{L}+|bisogna|occorre|dovete|dovranno|chiediamo|avvisate|confermate|cliccate|presentarsi",
  ),
  request: /(?<!\p{L})(?:potete|puoi|potresti|potreste|può|potrebbe)(?!\p{L})/u,
  auxiliary: wholeWord(
    "è|sono|sarà|saranno|ha|hanno|avrà|può|possono|potrà|andiamo|deve|devono|resta|abbiamo|c['’]è",
  ),
  remark: wholeWord(
    "subito dopo|il giorno (?:prima|dopo|seguente)|grazie|ciao|salve|buongiorno|ottimo|perfetto|ok|sì|no|certo|baci|abbracci|auguri|complimenti|benvenut[oaie]|d['’]accordo|saluti",
  ),
  weak: /^(?:info|informazioni|nota|note|varie|altri|novità|avviso|avvisi|ciao|appuntamento|evento|tutti|tutte|programma|orari[oi]?|date|calendario|agenda|quando|cosa|dove|i nostri appuntamenti.*|(?:(?:la )?(?:tua|sua|vostra) )?(?:prenotazione|ordine|acquisto|appuntamento|biglietto|iscrizione)(?: (?:è|e'))?(?: stat[oa])? (?:confermat[oa]|ricevut[oa])|conferma (?:di |della |del |dell['’])?(?:prenotazione|ordine|acquisto|appuntamento|iscrizione)|(?:i )?(?:(?:il )?tuo |(?:il )?suo |tuoi |vostri )?bigliett[oi](?: elettronic[oi])?|e-?ticket|carta d['’]imbarco|promemoria|ricevuta|riepilogo)$/iu,
  place: wholeWord(placeNouns),
  eventNoun: wholeWord(
    `(?:${nouns}|sorteggio|processione|campionato|inaugurazione|chiusura|consegna \\p{L}+|gita|escursione|mercatino|sagra|stage|gala|interruzione|lavori|visita guidata|controllo|presidio|convocazione|assemblea|tombola|lezione|allenamento|saggio)`,
  ),
};
