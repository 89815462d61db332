import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

/** Italian: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: new RegExp(
    `(?<!\\p{L})(?:annullat[oaie]|cancellat[oaie]|(?<!(?:erogazione|fornitura|circolazione|transito|energia|(?:le|tutte le) lezioni|attività didattic\\p{L}+)[^.;!?\\n]{0,40})sospes[oaie](?! (?:l['’]erogazione|la fornitura|la circolazione|il transito|la sosta|le (?:lezioni(?! d)|attività didattiche)|l['’]attività didattica))|(?:è|sono|è stat[oa]|sono stat[ei]|viene|verrà) (?:rinviat|rimandat|spostat|posticipat)[oaie](?! (?:al?|alle|alla|ad|di|da|dal)(?!\\p{L})| all['’])|(?:niente|nessun[oa]?) (?!(?:${missing})(?!\\p{L}))(?:lezion[ei]|allenament[oi]|prov[ae]|coro|corso|riunione|partita|messa|catechismo|calcetto|calcio|nuoto|danza|piscina|palestra|yoga|pilates|ginnastica|incontro|laboratorio)|(?:è|e'|sono)(?: \\p{L}+){0,3}? saltat[oaie]|salta tutto|salta(?=[^\\p{L}]*$)|non (?:si (?:terrà|terranno|tiene|tengono|farà|fa|svolge|svolgerà|gioca|giocherà|giocano)|avrà luogo|ci sarà(?! (?:${missing})(?!\\p{L})))|devo annullare|annulliamo|annullo|disdico)(?!\\p{L})`,
    "gu",
  ),
  ahead: /^ (?:(?!(?:si|passa|sarà|ci|e|fino) )\p{L}+ ){0,5}(?:l['’])?$/u,
  headed: /^[^\p{L}\p{N}]*(?:annullat[oaie]|annullamento|cancellat[oaie]|sospes[oaie]) ?[:!*\])–—-]/u,
  doubtful: wholeWord(
    "se|qualora|nel caso|può|potrebbe|eventualmente|quando|non|salvo|possono|potrebbero|deve|devono|essere",
  ),
  sign: /annull|cancell|rinvi|rimand|spost|postic|sospes|salt|niente|nessun|non (?:si|avrà|ci)|disdic/,
};
