import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";

/** Italian words that bound a series of events or say a time for all of them. */
export const scopeWords: Partial<ScopeWords> = {
  told: wholeWord("c['’]è|ci sarà|avremo|si comincia|a seguire|si tiene|si terrà|seguirà"),
  besideEvent: wholeWord(
    "poi|a seguire|in seguito|prima|al termine|alla fine|dopo (?:il|la)|la sera prima|il giorno prima|più tardi|subito dopo",
  ),
  leftOut:
    /^[^\p{L}\p{N}]*(?:(?:ma|e|attenzione|nota|nb)[: ]+)*(?:niente|non c['’]è|non ci sarà|non ci sono|senza|tranne|eccetto|salvo|esclus[oaie])(?!\p{L})[^.;!?\n]{0,44}$/u,
  closed: endingIn(
    "chius[oaie]|festivo|vacanz[ae]|sospensione|non c['’]è lezione|niente lezione",
    "[^.;!?\\n]{0,16}",
  ),
  lastOne:
    /^[^\p{L}\p{N}]*(?:e |il |la |l['’])*(?:(?:ultim[oa])(?: \p{L}+)?(?: (?:è|sarà|si terrà))?|termina|finisce|si conclude|terminano|finiscono|fine|fino al)(?: il)?[: ,–-]*$/u,
  firstOne:
    /^[^\p{L}\p{N}]*(?:e |il |la )*(?:(?:prim[oa]|prossim[oa])(?: \p{L}+)?(?: (?:è|sarà|si terrà))?|comincia|cominciano|inizia|iniziano|si comincia|si inizia|inizio|a partire dal|dal)(?: il)?[: ,–-]*$/u,
  goesOn: /^[^\p{L}\p{N}]*(?:e|poi|a seguire|dopo|segue)/u,
  sameDates: wholeWord("stess[ei] (?:date|giorni|settimane)"),
  forEach: wholeWord("entramb[ie]|tutti|tutte|ogni|ciascun[oa]?"),
  nextOne: wholeWord("prossim[oaie]"),
  sameTime: wholeWord(
    "stess[ao] (?:ora|orario|luogo|posto)|come sempre|come al solito|solito orario|alla solita ora|al solito posto",
  ),
  forAll: wholeWord(
    "tutt[ie] (?:gli|le|i) (?!giorni)\\p{L}+|salvo diversa indicazione|(?:le|gli|i) (?:partite|prove|lezioni|incontri|conferenze|concerti|riunioni|visite|allenamenti|laboratori) (?:iniziano|cominciano|si tengono|durano|si svolgono)|sempre",
  ),
  deadline: wholeWord("entro|prima del|fino al|non oltre|al più tardi|termine|scadenza|ultimo giorno"),
  closesAt: wholeWord("entro|fino al|fino alle|non oltre|al più tardi|scade|termina|chiude|si chiudono"),
  between: wholeWord(
    "io|chiam\\p{L}*|avvis\\p{L}*|scriv\\p{L}*|rispond\\p{L}*|conferm\\p{L}*|pag\\p{L}*|iscri\\p{L}*|prenot\\p{L}*|invi\\p{L}*|mand\\p{L}*",
  ),
  lasting: wholeWord(
    "chius[oaie]|interrott[oa]|vacanz[ae]|ferie|assent[ei]|mostra|stagione|festival|dura|resta|lavori|fiera|sagra|in viaggio|settimana|soggiorno|ritiro",
  ),
  arrives: endingIn(
    "(?:essere lì|sul posto|ritrovo|apertura|cancelli|porte|arrivare|arrivo|riscaldamento|accoglienza|registrazione|partenza|appuntamento)",
    "(?: (?:è|alle|alla|dalle|ore|verso le|per favore|per le|delle porte|del pubblico))*,? ?",
  ),
  timesIn: /(?<!\p{L})(?:(?:tutti gli )?orari(?: sono| indicati)?(?: in| di| del)?)[: ]*(?:\p{L}+ \()?$/u,
  begins:
    /^[\s,;.–—(-]*(?:partenza|inizio|comincia|ritrovo|apertura (?:delle )?porte|accoglienza|calcio d['’]inizio)(?: (?:alle|ore))?[: ]*$/u,
  comesBack: endingIn(
    "(?:ritorno|rientro|torniamo|rientriamo|fine|termina|finisce|conclusione)",
    "(?: (?:alle|verso le|previst[oa]|il|per le|intorno alle|ore))* ?",
  ),
  atHome: endingIn("in casa|casa", "(?: (?:alle|sono))*:? ?"),
  awayFromHome: endingIn("in trasferta|trasferta|fuori casa", "(?: (?:alle|sono))*:? ?"),
};
