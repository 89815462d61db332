import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { figures } from "@/lib/extraction/rules/languages/no-event-figures";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Italian: words beside a time that tells of no event, in a line as in a document. */
export const noEvents: SilentFeature[] = [
  ...figures,
  // An assembly is called a second time for want of a quorum: its first hour is the one to come at.
  {
    id: "second-call",
    stands: "behind",
    says: /^ ?(?:h|hs|hrs|horas|uhr|heures)?\.?,? in (?:seconda|2\.?ª|2a)(?: convocazione)?(?= ?(?:$|[.,;:()–-]))/u,
  },
  {
    id: "supposed",
    stands: "near",
    says: /(?<!anche )(?<!\p{L})(?:se (?!(?:vuoi|volete|puoi|potete|ti|vi|riesci|riuscite|ci vediamo)(?!\p{L}))|in caso di )(?:[\p{L}'’]+ ){0,2}$/u,
  },
  // Another day than the one that is said, if somebody would rather: `si prefiere, tenemos hueco el jueves`.
  {
    id: "supposed",
    stands: "before",
    says: /(?:^|[^\p{L}])(?:se (?:lo |la )?preferi\p{L}+|in alternativa|altrimenti),? (?=[^.!?;]*(?:(?:c['’]è|abbiamo|ho|resta) (?:un |ancora )?(?:posto|buco|disponibilità))(?!\p{L}))[^.!?;]*$/u,
  },
  // When one of those who meet comes: `pero llego a las 20.15`.
  {
    id: "part-of",
    stands: "near",
    says: /(?<!\p{L})(?:io|ma|però|solo) (?:non )?(?:arrivo|arriverò|esco|finisco) (?:[^\p{L}\d]*\p{L}{1,6} ){0,3}$/u,
  },
  {
    id: "expires",
    stands: "near",
    says: endingIn("consumarsi|consumare|scadenza prodotto|tmc", "[^!?\\d]{0,32}"),
  },
  {
    id: "statistic",
    stands: "sentence",
    says: /(?<!\p{L})(?:secondo|statistic\p{L}+|sondaggi\p{L}*|studi|studio|in media|mediamente)(?!\p{L}).*(?<!\p{L})(?:la maggior parte|la maggioranza|per cento|in media|più spesso)(?!\p{L})/u,
  },
  {
    id: "cooking",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?:lasci\p{L}+|far\p{L}*|fate) (?:\p{L}+ ){0,2}(?:lievitare|riposare|raffreddare|cuocere|marinare|bollire)|infornat?[aei]\p{L}*|impastare)(?!\p{L})|(?<!\d)(?:1[2-9]\d|2[0-6]\d) ?(?:°|gradi)/u,
  },
  {
    id: "born",
    stands: "near",
    says: /(?:(?<!\p{L})(?:nat[oaie]|nacque|mort[oa]|morì|decedut[oa]|scompars[oa])(?!\p{L})|†)[^!?\d]{0,20}$/u,
  },
  {
    id: "term-over",
    stands: "sentence",
    says: /(?<!\p{L})(?:termin[ei]|scadenza|iscrizioni|bando|offerta|domande)(?!\p{L}).{0,50}(?<!\p{L})(?:(?:è|sono) (?:\p{L}+ )?(?:scadut|chius|terminat|conclus)[oaie]|scadeva(?:no)?|era(?:no)?|terminav\p{L}+)(?!\p{L})/u,
  },
  {
    id: "settled",
    stands: "sentence",
    says: /(?<!\p{L})(?:bolletta|fattura|affitto|multa|rata|quota)(?!\p{L}).{0,70}(?<!\p{L})(?:pagat[oa]|saldat[oa]|addebitat[oa]|versat[oa])(?!\p{L})/u,
  },
  {
    id: "titled",
    stands: "sentence",
    says: /(?<!\p{L})(?:canzone|brano|film|libro|romanzo|album|disco|serie|poesia)(?!\p{L})[^.!?]{0,40}(?:si intitola|s['’]intitola|si chiama|intitolat[oa]) ?["„«“]/u,
  },
  {
    id: "said-aloud",
    stands: "sentence",
    says: /["”»“] ?[,.]? ?[–—-]? ?(?:sussurrò|mormorò|gridò|disse|rispose|esclamò|chiese|sospirò)(?!\p{L})/u,
  },
  {
    id: "turns",
    stands: "near",
    says: /(?<!\p{L})(?:quindi|perciò|dunque|allora|per questo)(?: [^.!?;\d]{0,40})?$/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /^\P{L}*(?:i nostri |gli )?orar[io] (?:(?:del|della|dello|dei|di|degli) |dell['’])?(?:panificio|panetteria|biblioteca|farmacia|negozio|piscina|museo|uffici[o]?|banca|ristorante|palestra|mercato|posta|comune|ambulatorio|segreteria|sportello|studio medico)(?!\p{L})/u,
  },
];

/** Italian: words of a line typed by itself that plans nothing: a vague wish, what somebody always does. */
export const noPlans: SilentFeature[] = [
  {
    id: "vague",
    stands: "sentence",
    says: wholeWord("uno di questi giorni|un giorno di questi|un giorno o l['’]altro|prima o poi"),
  },
  {
    id: "usual",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?:mi|si|ci) (?:alz|svegli|corich|lav)\p{L}+|vado a (?:letto|dormire|correre))(?!\p{L})|^\P{L}*io (?:mi )?\p{L}+o tutti i giorni/u,
  },
];
