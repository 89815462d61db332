import type { ChangeWords } from "@/lib/extraction/rules/pack/change-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const participles =
  "spostat[oaie]|rinviat[oaie]|posticipat[oaie]|anticipat[oaie]|cambiat[oaie]|slittat[oaie]|riprogrammat[oaie]|rimandat[oaie]";
const auxiliary = "(?:(?:è|e'|sono|viene|vengono|è stat[oaie]|sono stat[ei]|sarà) )?";
const to = "(?:al|alla|alle|all['’]|a|ad|per)(?: (?:il|la|le))?";

/** Italian: words of a change of plan. */
export const changes: Partial<ChangeWords> = {
  moved: endingIn(`(?:${auxiliary}(?:${participles})|passa|passano) (?:dal|dalla|dalle|da|dall['’])`, " ?"),
  movedTo: endingIn(
    `(?:${auxiliary}(?:${participles})|passa|passano|slitta) ${to}|(?:${participles})[!:,]{0,2} {0,2}(?:ora|adesso|nuova data|si gioca|si recupera):?`,
    " ?",
  ),
  toMove: endingIn(
    "(?:spost(?:are|ate|a|iamo)|rinvi(?:are|ate|a|amo)|anticip(?:are|ate|a|iamo)|posticip(?:are|ate|a|iamo)|rimand(?:are|iamo)|passiamo(?! (?:\\p{L}+ )?(?:vacanze|ferie|weekend|giorni|settimana|ponte))|abbiamo (?:spostato|rinviato|anticipato|rimandato))(?<what>(?: [\\p{L}'’-]+){0,4}?) (?<lead>(?:dal |dalla |dalle |da |il |la |le )*)",
    "",
  ),
  instead:
    /(?<!\p{L})(?:invece di|invece che|anziché|anzichè|al posto di|al posto del(?:la|le)?|non (?:è |sono )?più|non(?: (?:è|e'|sono|sarà|saranno|si (?:terrà|farà|svolgerà|tiene|fa)))?(?: (?:dal|da|dalle))?|inizialmente(?: prevista?o?)?|in origine|prevista?o? inizialmente|prima era)(?: (?:il|la|le|alle|al|di))* $|\((?:invece di|inizialmente|prima|era)(?: (?:il|alle))* ?:? $/u,
  insteadOf: /(?<!\p{L})(?:invece (?:di|che)|anzich[ée]|e non|non (?:è |sono )?più|non) (?:il |la |le )?$/u,
  refused:
    /(?<!\p{L})(?:non (?:posso|possiamo|ce la faccio|riesco|ci sono|sono libero|sono libera|va bene)|impegnat[oa]|occupat[oa]|indisponibile)(?: (?:il|alle|per|a))? $/u,
  refusedAfter:
    /^,? (?:(?:no?n (?:posso|riesco|ci sono|va bene|va|mi va|ce la faccio|possiamo|si può|si tiene|ci sarà|si terrà)|(?:è|e'|sono) (?:annullat[oaie]|saltat[oaie]|impossibile|complet[oa])|salta|ho (?:già )?un impegno|sono impegnat[oa]|sono (?:via|fuori|di turno)|(?:io )?(?:lavoro|ho (?:il )?turno)(?=[,.;?!)]|$)))(?!\p{L})/u,
  offAfter: /^(?: [\p{L}-]+){1,3} (?:è|e'|sono) (?:annullat[oaie]|saltat[oaie])(?!\p{L})/u,
  doors:
    /(?<!\p{L})(?:apertura porte|apertura cancelli|porte|ingresso|accoglienza|apertura)(?: (?:alle|dalle|ore))*(?: ?:)? $/u,
  early:
    /(?<!\p{L})(?:riscaldamento|accoglienza|registrazione|registrazione partecipanti|check-?in|welcome coffee|ritrovo|arrivo)(?: (?:alle|dalle|ore))*(?: ?:)? $/u,
  curtain:
    /^[\s/|,;(-]{1,4}(?:inizio(?: (?:spettacolo|concerto|partita|film))?|concerto|spettacolo|film|fischio d['’]inizio|calcio d['’]inizio|sipario|partenza)(?: (?:alle|ore|dalle))*(?: ?:)? $/u,
  letGo:
    /(?:^|[.,;!?] ?)(?:(?:no|ok|allora|anzi),? )*(?:lascia perdere|lasciamo perdere|dimentica|niente|non)(?: (?:il|le|alle))* $/u,
  wasSaid: /(?<!\p{L})(?:avevamo|avevo|abbiamo|ho|avevi) detto(?: (?:il|alle|per))? $/u,
  dayOff: /^ ?:? ?(?:riposo|libero|off|festa|ferie)(?= ?(?:[,;.)]|$))/u,
  corrected:
    /^[^.;!?\n]*(?<!\p{L})(?:anzi|scusa|scusate|volevo dire|cioè no|no,|no aspetta|pardon|mi correggo|o meglio)(?!\p{L})[^.;!?\n]{0,24} $/u,
  another:
    /(?<!\p{L})(?:ma|invece|piuttosto|magari|possiamo|si può|nuova|nuovo|ora|adesso|meglio|facciamo|che ne dici|anzi)(?!\p{L})/u,
  leadsToNew:
    /(?<!\p{L})(?:al|alla|alle|a|per|ma|bensì|invece|nuova data|nuovo orario|ora|adesso|prossima|prossimo)(?: (?:il|la|le|al|alle|dal|dall['’]|da|:))*:? ?$/u,
  sign: /spost|lavor|turno|fuori|rinvi|postic|anticip|cambi|slitt|riprogr|rimand|pass|invece|anzich|posto|più|nn |non |inizial|origin|prima|impegn|occup|indisp|annull|salt|imposs|complet|port|ingress|accogl|apert|riscald|registr|check|welcome|ritrov|arriv|lasci|dimentic|niente|detto|ripos|liber|off|ferie|era |anzi|scus|volevo|cio|no,|no |pardon|corregg|meglio|~~/,
  besideOld: /^,? ?(?:alle |ore |il )?$/,
  oldBehind: /^,? (?:invece (?:di|che)|anzich[ée]|e non(?: più)?)(?: (?:il|alle|le|al|del|delle))* ?$/,
  renewed: /^\W{1,3}(?:prorogat[oaie]|nuov[oa]|modificat[oa]|spostat[oa]|aggiornat[oa])(?!\p{L})/u,
  formerly: /(?<!\p{L})(?:era|prima|inizialmente|in origine|previst[oa])(?: (?:il|alle))?(?: ?:)? $/u,
  arrow: /^[^.;\n]{0,12}(?:-{1,2}>|=>|→|>>|ora|adesso)(?: (?:il|alle|è))*:? ?$/u,
  doorsBehind: /[,;(.] ?(?:apertura porte|porte|ingresso|accoglienza)(?: (?:alle|dalle|ore))*(?: ?:)? $/u,
  toNew: / (?:al|alla|alle|a|per) (?:il |le )?$/,
  toNewWord: /(?:al|alla|alle|a|per) (?:il |le )?$/,
  rangeWord: / (?:alle|al|a) /,
  rangeLead: /^(?:dalle|dal|da) /,
  clauseBreak: /[.,;!?\n]| e /,
};
