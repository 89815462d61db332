import type { SentencePattern } from "@/lib/extraction/rules/describe/name-words";

const article =
  "(?:il |lo |la |i |gli |le |l['’]|un |uno |una |un['’]|(?:il |la |le |i )?nostr[oaie] |questo |questa |il mio |la mia )";
const noun = "(?<name>[^\\ue000.;:!?,]{3,80}?)";
const small =
  "(?:(?:il|lo|la|al|alle|alla|all['’]|di|del|della|in|dal|dalle|da|anche|già|sempre|prossimo|prossima|questo|questa|ore) |\\ue000,? ?)*";
const open =
  "(?:^|[;:!?,–-] |\\ue000,? )(?:e |ma |inoltre,? |anche |promemoria:? |attenzione:? |(?:vi |si )(?:informa|informiamo|comunica|comunichiamo|ricorda|ricordiamo) che |si comunica che )*";

const make = (source: string): RegExp => new RegExp(source, "iu");

/** The ways in which an Italian sentence tells what happens, the surest first. */
export const nameSentences: readonly SentencePattern[] = [
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?<name>conferm(?:are|ate|i|a) (?:(?:la|la vostra|la propria|la tua) )?(?:presenza|partecipazione))(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "invited",
    pattern: make(
      `(?<!\\p{L})(?:invit\\p{L}*|convoc\\p{L}*|partecip\\p{L}*|aspett\\p{L}*)(?!\\p{L})[^\\ue000.;!?]{0,60}?(?<!\\p{L})(?:al|allo|alla|all['’]|alle|ai|per (?:il|la|l['’])|a) ?(?:nostr[oaie] |vostr[oaie] )?(?!tutti|tutte)(?<name>[^\\ue000.;!?,]{3,80}?)(?= (?:che|presso|in|nel|nella|di questo|si terrà|organizzat[oa])(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `${open}${article}?${noun} (?:si tiene|si terrà|si terranno|avrà luogo|si svolge|si svolgerà|è previst[oa]|è fissat[oa]|è in programma|è programmat[oa]|è convocat[oa])(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `(?<!\\p{L})(?:si terrà|si terranno|avrà luogo|c['’]è|ci sarà|abbiamo|avremo|facciamo|faremo|organizziamo|organizza|propone|è convocat[oa]|è indett[oa]) (?<name>(?:il |la |lo |l['’]|un |una |la nostra |il nostro )?[^\\ue000.;!?,]{3,70}?)(?= (?:in|nel|nella|presso|a|al|il|di \\d|per|alle)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "is-then",
    pattern: make(
      `${open}${article}?${noun} (?:è|sarà|sono|saranno|comincia|comincerà|inizia|inizierà|riprende|riprendono|passa) ${small}\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "appointment",
    pattern: make(
      `(?<!\\p{L})(?:conferm\\p{L}*|ricord\\p{L}*|ha|avete|fissat[oa]|previst[oa])(?!\\p{L})[^.;!?]{0,30}?(?<!\\p{L})(?:il suo|la sua|il tuo|la tua|un|una|il|la) (?<name>(?:appuntamento|prenotazione|visita|esame|seduta|consulenza|colloquio|controllo)(?: (?:di|con|dal|per) [^\\ue000.,;!?]{3,40}?)?)(?=\\s*(?:\\ue000|[.,;:!?()]| (?:in|presso|nel|il|per)(?!\\p{L})|$))`,
    ),
    write: "{name}",
  },
];
