import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { noEvents, noPlans } from "./no-events";
import { booked, past } from "./silent-tense";

const gone =
  "(?:ieri|l['’]altro ieri|l['’]altro giorno|la settimana scorsa|il mese scorso|l['’]anno scorso|lo scorso \\p{L}+)";

/** Words that tell what a line, typed by itself, says of a time. */
const features: SilentFeature[] = [
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?;]{0,44}") },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `(?<!\\p{L})${gone}(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})${past}(?!\\p{L})|(?<!\\p{L})${past}(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})${gone}(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: /^\P{L}*(?:ci siamo|ci si è|sono|siamo|abbiamo|ho|mi sono) (?:\p{L}+ )?(?:vist[ei]|mangiato|passato|guardato|cenato|giocato|vinto|perso|dormito|andat[oaie])(?!\p{L})/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: endingIn(
      "(?:fattura|lettera|contratto|ordine|foto|articolo|verbale|preventivo|circolare|delibera)(?: n\\.?)?(?: del)?",
      " ",
    ),
  },
  {
    id: "past-told",
    stands: "before",
    says: /^\P{L}*(?:mille |tante )?grazie(?: [\p{L}’']+){0,2} (?:per|di|del)/u,
  },
  { id: "since-then", stands: "near", says: /(?<!\p{L})da (?:oltre|circa|più di) ?$/u },
  {
    id: "holds-until",
    stands: "near",
    says: /(?<!\p{L})(?:valid[oa]|in vigore|offerta|promo|promozione|sconto|saldi)(?!\p{L})[^.!?]{0,24}(?:fino (?:a|al|alle)|dal|dalle) ?$/u,
  },
  {
    id: "general",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?<!, )sempre|spesso|mai|di solito|in genere|dalla mattina alla sera)(?!\p{L})/u,
  },
  { id: "negated", stands: "sentence", says: wholeWord("mai|mai più") },
  {
    id: "laughs",
    stands: "text",
    says: /(?<!\p{L})(?:lo+l|(?:ah){2,}a?|(?:ha){2,}h?|xd)(?!\p{L})|[😂🤣😅🤷😭🥴😩🙄💀]/u,
  },
  {
    id: "verdict",
    stands: "text",
    says: /(?<!\p{L})(?:(?:è stat[oa]|era) (?:bell\p{L}*|fantastic[oa]|brutt[oa]|divertente|uno spettacolo)|che (?:giornata|serata|settimana)|bella serata|mai più)(?!\p{L})/u,
  },
  {
    id: "score",
    stands: "text",
    says: /(?<!\p{L})(?:vinto|perso|battuto|punteggio|vittoria|sconfitta|pareggio|finit[oa])(?!\p{L})[^.!?]{0,30}\d{1,3} ?[:–a-] ?\d{1,3}(?!\d)/u,
  },
  {
    id: "unreal",
    stands: "sentence",
    says: /(?<!\p{L})(?:avrei|avrebbe|avremmo|avrebbero|sarei|sarebbe|sarebbero)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:dovuto|potuto|stat[oa]|voluto|meglio)(?!\p{L})/u,
  },
  {
    id: "quoted-speech",
    stands: "near",
    says: /(?<!\p{L})(?:dice|diceva|disse|detto|risposto|scritto|canta|cantava)[,:]? ?["«“][^"«»“”]*$/u,
  },
  {
    id: "saying",
    stands: "text",
    says: /(?<!\p{L})(?:dall['’]oggi al domani|domani è un altro giorno|oggi a me,? domani a te|rimandare a domani|campa cavallo|c['’]era una volta|meglio tardi che mai|al calar del sole|chi va a(?:l| ) mulino|un giorno sì e l['’]altro pure|non è il giorno|ogni morte di papa|suonano le campane|l['’]oggi e il domani)(?!\p{L})/u,
  },
  {
    id: "opens",
    stands: "near",
    says: endingIn(
      "(?:apert[oaie]|apre|aprono|chius[oaie]|chiude|chiudono)",
      "(?: (?:dalle|dal|alle|il|la|i|tutti i giorni|fino alle|solo|ore))* ?:? ?",
    ),
  },
  {
    id: "opens-behind",
    stands: "behind",
    says: /^[^.!?\d]{0,12}(?<!\p{L})(?:apert|chius)[oaie](?= ?(?:$|[.,!;)]))/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /(?<!\p{L})(?:orar[io] (?:di apertura|al pubblico|del negozio|degli uffici|di ricevimento|di segreteria)|è (?:apert[oa]|chius[oa])|sono (?:apert[ei]|chius[ei])|^\P{L}*apert[oa]|^\P{L}*chius[oa])(?!\p{L})/u,
  },
  {
    id: "every-week",
    stands: "behind",
    says: /^,? ?(?:tutti i giorni|dal lunedì al (?:venerdì|sabato)|da lunedì a (?:venerdì|sabato)|nei giorni feriali)(?!\p{L})/u,
  },
  {
    id: "ahead",
    stands: "sentence",
    says: wholeWord(
      "domani|prossim[oaie]|sarà|saranno|andiamo|andremo|promemoria|ricordati|ricordatevi|ricorda|non dimentica\\p{L}*|si prega|venite|vieni|ci vediamo|vediamoci|aprirà|straordinari[oa]|stasera",
    ),
  },
  booked,
  {
    id: "secured",
    stands: "sentence",
    says: /(?<!\p{L})(?:ho|abbiamo|pres[oi]|prenotat[oai])(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:appuntamento|bigliett[oi]|posti|tavolo|prenotat[oai])(?!\p{L})/u,
  },
  {
    id: "ordered",
    stands: "sentence",
    says: /^\P{L}*(?:aggiungi|segna|segnati|ricordami|metti|pianifica|blocca|programma|promemoria ?:)(?!\p{L})/u,
  },
  {
    id: "asked",
    stands: "sentence",
    says: /^\P{L}*(?:dove|chi|quando|cosa|che|quale|come|perché)(?!\p{L})[^.!]*\?/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /(?<!\p{L})(?:solo (?:per )?oggi|non ho (?:tempo|voglia)|non fa per me|non è il mio giorno|di venere e di marte)(?!\p{L})/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /(?<!\p{L})(?:niente|nessun[ao]?|non c['’]è) \p{L}+(?: (?:oggi|domani|questa settimana|la prossima settimana|stasera))?\P{L}*$/u,
  },
  {
    id: "saying",
    stands: "text",
    says: /^\P{L}*a (?:luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|domani|stasera)(?: a tutti| allora| ragazzi)?\P{L}*$/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: /(?<!\p{L})data (?:fattura|ordine|(?:di|della|dell['’]) ?(?:emissione|nascita|fattura|ordine|acquisto|stampa|pubblicazione)):? ?$/u,
  },
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:uffic(?:io|i)|segreteria|centralino|servizio|negozio|sportello)(?!\p{L})[^.!?]{0,20}(?<!\p{L})(?:rispond(?:e|ono)|apert[oi]|ricev(?:e|ono)|raggiungibil[ei])(?!\p{L})/u,
  },
  { id: "past-told", stands: "behind", says: new RegExp(`^[^.!?;]{0,30}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(`^\\P{L}*(?:[\\p{L}'’]+ ){0,3}?${past}(?!\\p{L})`, "u"),
  },
];

/** Italian words that tell which times of a single line make no event. */
export const silentInLines: Partial<SilentWords> = { features: [...features, ...noEvents, ...noPlans] };
