import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const participle =
  "(?!(?:stat[oaie] )?(?:prenotat|riprogrammat|anticipat|posticipat|rimandat|fissat|previst|annullat|rinviat|spostat|convocat|invitat|pregat|programmat|confermat|stabilit|decis|organizzat|indett)[oaie](?!\\p{L})|passat[oaie] (?:a|al|alle|alla) )(?:\\p{L}{2,}(?:at|ut|it)[oaie]|(?:fatt|dett|vist|pres|mess|vint|pers|pers|lett|scritt|mort|nat|apert|chius|vissut|rimast|ris|cors|scopert|offert|success|spes|rott|svolt|chiest|rispost)[oaie])";
/** Verbs of what was. */
export const past = `(?:era|erano|eravamo|ero|eri|aveva|avevano|avevamo|avevo|fu|furono|ebbe|ebbero|fece|fecero|nacque|nacquero|morì|cadde|venne|andò|c['’]era|c['’]erano|andava|andavano|andavamo|faceva|facevano|facevamo|diceva|\\p{L}{2,}(?:avamo|evamo|ivamo|arono|irono)|(?:ho|hai|ha|abbiamo|avete|hanno|sono|sei|è|siamo|siete|mi sono|ti sei|si è|ci siamo|si sono) (?:(?:già|mai|sempre|tutti|tutte|bene|anche|appena|stat[oaie]) ){0,2}${participle})`;

/** What has been. */
export const bygone: SilentFeature[] = [
  { id: "term-over", stands: "near", says: endingIn("risal(?:e|ente|gono) (?:al|a)", " ") },
  {
    id: "thanks",
    stands: "before",
    says: /(?<!\p{L})(?:grazie (?:per|di|a (?:tutti|tutte)|della)|complimenti|auguri)(?!\p{L})(?!.*(?<!\p{L})(?:per favore|sarà|si terrà|ci sarà)(?!\p{L}))/u,
  },
  {
    id: "praise",
    stands: "before",
    says: /(?<!\p{L})(?:che (?:bello|bella|piacere|gioia)|bellissim[oa]|magnific[oa]|indimenticabile|splendid[oa])(?!\p{L})(?!.*(?<!\p{L})(?:sarà|sarebbe|avrà)(?!\p{L}))/u,
  },
  {
    id: "last-time",
    stands: "near",
    says: endingIn("ieri|l['’]altro ieri|l['’]altro giorno", "[^.!?]{0,24}"),
  },
  {
    id: "ago-behind",
    stands: "behind",
    says: /^ ?(?:scors[oa]|passat[oa]|fa|dell['’]anno scorso|della settimana scorsa|del mese scorso|ultim[oa])(?!\p{L})/u,
  },
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?]{0,40}") },
  { id: "past-behind", stands: "behind", says: new RegExp(`^[^.!?]{0,24}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  { id: "minutes-held", stands: "near", says: endingIn("verbale|resoconto|riepilogo", "[^.!?]{0,40}") },
  {
    id: "referred",
    stands: "near",
    says: endingIn(
      "in riferimento a(?:l|lla|ll['’])?|con riferimento a(?:l|lla|ll['’])?|in risposta a(?:l|lla|ll['’])?|secondo|come da|a seguito d(?:i|el|ella)|(?:tua|sua|vostra) (?:offerta|mail|lettera|richiesta|domanda)|(?:tuo|suo|vostro) (?:messaggio|ordine)",
      "[^.!?]{0,44}",
    ),
  },
  {
    id: "death",
    stands: "sentence",
    says: wholeWord("decedut[oa]|scompars[oa]|morte di|riposi in pace|lutto"),
  },
  {
    id: "result",
    stands: "sentence",
    says: /(?<!\p{L})(?:risultat[oi]|vittoria|sconfitta|pareggio|vinto|perso|battuto|raccolti|pareggiato)(?!\p{L})[^.!?]{0,24}\d+(?: ?[:–a-] ?\d+)?/u,
  },
];

/** Of what is usual and began before. */
export const sinceThen: SilentFeature = {
  id: "since-then",
  stands: "near",
  says: /(?<!\p{L})(?:abito|lavoro|esiste|siamo|sono|apert[oa]|attiv[oa])[^.!?]{0,16} (?:da|dal|dalla) ?$/u,
};

/** `J'ai pris le retour pour mardi`: what somebody has booked is still to come. */
export const booked: SilentFeature = {
  id: "secured",
  stands: "sentence",
  says: /(?<!\p{L})(?:pres[oaie]|prenotat[oaie]|comprat[oi]|trovat[oaie]|mess[oaie]|segnat[oaie])(?!\p{L})[^.!?]{0,30} per (?:il \d|domani|stasera|luned|marted|mercoled|gioved|venerd|sabato|domenica)/u,
};

/** What is still to come, or asked for: it speaks against silence. */
export const ahead: SilentFeature[] = [
  { ...booked, id: "this-coming" },
  {
    id: "ahead-before",
    stands: "before",
    says: wholeWord(
      "sarà|saranno|avrà|avranno|andiamo|andremo|per favore|si prega|prossim[oaie]|domani|promemoria|ricord\\p{L}+|non dimentic\\p{L}+|si tiene|si terrà|inizia|iniziano|comincia|riprend\\p{L}+|passa a|rinviat\\p{L} a|spostat\\p{L} a|confermiamo|convochiamo|convocat[oa]|invitiamo|invitat[ie]|aspettiamo|abbiamo|possiamo|può|puoi|potete|volete|fissat[oa]|previst[oa]|ci vediamo|appuntamento|riunione|potresti",
    ),
  },
  {
    id: "ahead-behind",
    stands: "behind",
    says: /^[^.!?]{0,40}(?<!\p{L})(?:sarà|saranno|avrà|ci sarà|per favore|si prega|inizia|comincia|si tiene|si terrà|possiamo|abbiamo)(?!\p{L})/u,
  },
  {
    id: "this-coming",
    stands: "near",
    says: endingIn("quest[oa]|prossim[oa]|domani|oggi|dopodomani|stasera", "[^.!?]{0,8}"),
  },
];
