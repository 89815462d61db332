import {
  behindBullet,
  clauseBoundary,
  endingIn,
  wholeWord,
  wrappedBehind,
} from "@/lib/extraction/rules/pack/sentence-expressions";
import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";
import { asides } from "./asides";
import { calledOff } from "./called-off";
import { changes } from "./changes";
import { habits } from "./habits";

const commands =
  "aggiungi|aggiungere|segna|segnare|segnati|segnatevi|ricordami|ricorda|ricordati|ricordate|ricordarsi|metti|mettere|pianifica|programma di|portare|portate|porta|non dimenticare|si prega";
const sequels = "poi|dopo|quindi|in seguito|a seguire|più tardi|infine|seguirà";
const events =
  "riunione|appuntamento|cena|pranzo|aperitivo|concerto|partita|lezione|corso|festa|visita|incontro|spettacolo|allenamento|prova|prove|merenda|brindisi|pizza|gita";

/** Italian: what its lexicon does not say of sentences. */
export const sentenceWords: SentenceGiven = {
  wrapping: {
    unfinished: wrappedBehind(
      "il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|degli|delle|e|o|a|al|alla|ai|alle|in|nel|nella|su|sul|sulla|per|da|dal|dalla|con|tra|fra|nostro|nostra|vostro|vostra|che|questo|questa",
    ),
    quotedSign: /scritto/,
    quotedLine: /^[ \t]*(?:>|il [^\n]{8,120} ha scritto[^\n]{0,20}:)[^\n]*/gm,
  },
  gaps: {
    range: /^(?:-{1,3}|~|>|(?:e )?(?:fino|sino) (?:a|al|alle|alla|all')|al|all'|alla)(?: (?:le|il))*$/u,
  },
  clauses: {
    boundary: clauseBoundary(commands),
    abbreviation:
      /(?:^|[\s(/'’])(?:sig|sig\.ra|sigg|dott|dott\.ssa|prof|prof\.ssa|ing|avv|arch|geom|rag|st|ecc|tel|n|nr|p\.zza|c\.so|v\.le|cod|art|pag|min|max|ca|int|es|p\.es|s|gen|genn|feb|febb|mar|apr|mag|giu|lug|ago|set|sett|ott|nov|dic|lun|mer|gio|ven|sab|dom|h|[a-z])\.$/u,
    monthStop: /\d (?:gen|genn|feb|febb|mar|apr|mag|giu|lug|ago|set|sett|ott|nov|dic)\.$|\d ?h\.$/,
    softAbbreviation: /(?:^|[^\p{L}])(?:min|max|ca|tel|ecc|app|part|arr)\.$/u,
    labelled: behindBullet(
      "(?<label>quando|data|date|ora|ore|orario|orari|giorno|inizio|fine|partenza|arrivo) ?[:=]",
    ),
    command: behindBullet(`(?:${commands})(?!\\p{L})`),
    sequel: behindBullet(`(?:e )?(?:${sequels})(?!\\p{L})`),
    supplement:
      /^\s*(?:è|e'|si (?:inizia|comincia|parte|terrà)|ci (?:troviamo|vediamo)|inizio|fine|apertura|accoglienza|ritrovo|alle|dalle|ore|il|la (?:riunione|serata|visita|lezione|cerimonia) (?:sarà|inizia|comincia|si)|durata|previst[oa]|diciamo|facciamo|va bene)(?!\p{L})/u,
  },
  connections: {
    sequence: new RegExp(
      `(?:[,;]|(?<!\\p{L})(?:e|ma)(?!\\p{L}))?\\s*(?<!\\p{L})(?:${sequels})(?!\\p{L}),?`,
      "u",
    ),
    eventAhead: new RegExp(
      `(?:[,;+&]|(?<!\\p{L})(?:e|o)(?!\\p{L}))\\s+(?:(?:il|la|lo|l['’]|un|una|mio|mia|nostra)\\s*)?(?:[\\p{L}'-]+\\s+){0,2}?(?:${events})(?!\\p{L})`,
      "u",
    ),
    occasion:
      /(?:\d{1,3} anni|compleanno|battesimo|comunione|cresima|anniversario|nozze)(?: [\p{L}-]+){0,2}(?: (?:il|-|–|:))*[ –:-]*$/u,
    outspoken: /^(?:il|questo|questa|per il)/,
  },
  programme: {
    dayLabel: /data|giorno|quando/,
    agenda:
      /(?:^|\n)[ \t]*(?:l['’])?(?:ordine del giorno|programma|odg|o\.d\.g\.|scaletta|agenda)[ \t]*:?[ \t]*(?:\n|$)/,
    lengthLead: /durata|dura|per/,
    lastingClause: wholeWord("dura|durerà|durata|riunione|lezione|corso|incontro|evento"),
    nothing: /^(?:riposo|libero|off|festa|chiuso|niente|nessun\p{L}* \p{L}+|sospes[oa]|ferie)$/u,
    endLabel: /^(?:fine|arriv|rientro|ritorno|check-?out)/,
    arrivalLabel: /^arriv/,
    departureLabel: /^partenz/,
  },
  tense: {
    looksBack: wholeWord(
      "era|erano|eravamo|ero|c['’]era|c['’]erano|aveva|avevano|avevamo|avevo|(?:è|e'|sono|siamo|sei|siete) (?:già |poi |appena )?(?:stat[oaie]|andat[oaie]|venut[oaie]|arrivat[oaie]|partit[oaie]|nat[oaie]|mort[oaie]|tornat[oaie]|pass?at[oaie]|finit[oaie]|successo|uscit[oaie])|si è (?:svolt[oa]|tenut[oa]|conclus[oa])|si sono (?:svolt[ei]|tenut[ei])|(?:ho|hai|ha|abbiamo|avete|hanno) (?:già |poi |appena |tutti )?(?:fatto|visto|mangiato|avuto|passato|preso|ricevuto|vinto|perso|incontrato|parlato|detto|chiamato|festeggiato|cenato|visitato|dormito|finito|iniziato|firmato|comprato|pagato|riso|scritto)|mi ha chiamato",
    ),
    looksAhead: wholeWord(
      "sarà|saranno|saremo|sarò|devo|deve|dobbiamo|devono|dovete|bisogna|può|possiamo|potete|puoi|posso|potrà|voglio|vuole|vuoi|volete|vado|va|andiamo|vanno|se|prossim[oaie]|previst[oaie]|spostat[oaie]|rinviat[oaie]|posticipat[oaie]|anticipat[oaie]|fissat[oaie]|rimandat[oaie]|(?:ri)?programmat[oaie]|confermat[oaie]|convocat[oaie]|passat[oaie] (?:a|al|alle)|(?:pres|prenotat|comprat)[oaie] per|part[eo]|arriv[ao]|si prega|facciamo|vediamoci|ci vediamo",
    ),
  },
  leads: {
    tellsDue: true,
    dueBefore:
      /(?<!\p{L})(?:consegn\p{L}*|inviare|iscriver\p{L}*|iscrizion[ei]|candidatur[ae]|pagare|versare|rispondere|prenotare|firmare|compilare|restituire|domand[ae]|dichiarazione|finire|termine)(?!\p{L})/u,
    habitual: /^\s*(?:(?:di solito|lui|lei|loro|la gente|molti|spesso|normalmente)(?!\p{L}))/u,
    edge: /^(?:in|nel|nella|previst[oa]|sul|circa)(?!\p{L})/u,
    leadLabel: /^(?:quando|data|ora) ?:/,
    lastDay: /^(?:scorso|scorsa) /,
    countedArticle: /^(?:il|la|l['’]|al|dal|del) ?(?:\d|primo|prima|ultimo|ultima)/u,
    besideDeadline: /^,? ?(?:alle |ore |entro le )?$/,
    exceptionJoint: /^ma /i,
    ending: /^fin[eo]/,
    fromEvent:
      /(?<!\p{L})\d{1,3} ?(?:min|minut[oi]|h|or[ae]|giorn[oi]|settiman[ae]|mes[ei]) (?:prima|dopo|di anticipo|in anticipo)(?!\p{L})/gu,
    always: /(?<!\d)(?:24 ?h? ?(?:\/|su) ?24 ?h?|24 ?\/ ?7|7 ?(?:\/|su|giorni su) ?7)(?!\/|\d)/gu,
    finishedBehind:
      /^ (?:(?:bisogna|si deve|dobbiamo) (?:lasciare|liberare|uscire)|si (?:finisce|chiude)|torniamo|rientriamo)(?!\p{L})/u,
    finishing: endingIn(
      "(?:e |si |sarà |dovrebbe |io |noi )*(?:finit[oa]|finiscono|finisce|finiamo|finire|finirà|finiranno|fine|termina|terminano|terminerà|termineranno|si conclud(?:e|ono|erà|eranno)|rientro|ritorno|rientriamo|fine prevista|solo fino|chiusura|chiude|chiudiamo|(?:lasciare|liberare) (?:la|il) \\p{L}+)",
      "(?: (?:alle|verso|per|entro|previst[oa]|è|le|intorno|ore))* ",
    ),
  },
  journeys: {
    coming: wholeWord("arriva|arrivano|arrivo|atterra|viene|vengono|visita"),
    leaving: endingIn("parte|riparte|partono|ritorno|volo di ritorno|partenza", "[^.;!?\\n]{0,16}"),
    departure: wholeWord("partenza|decollo|decolla|check-?in|andata|parte|lascia"),
    arrival:
      /(?<!\p{L})(?:e |poi )?(?<word>arrivo|arriva|atterraggio|atterra|check-?out|riconsegna|ritorno|rientro)(?= |:)[^.;!?\n]{0,32}$/u,
    voyage:
      /(?<!\p{L})(?:az ?\d{3,4}|fr ?\d{3,4}|frecciarossa|frecciargento|italo|intercity|regionale|treno|volo|traghetto|flixbus|andata|ritorno)(?!\p{L})/u,
    lastOne: endingIn(
      "(?:(?:il|la|l['’]) ?)?ultim[oa] (?:volta|lezione|riunione|incontro|appuntamento|partita|seduta|data)(?: (?:è|sarà|il|:))*",
      " ?",
    ),
    nextOne: endingIn(
      "(?:(?:il|la) )?(?:prossim[oa]|prim[oa])(?: (?:volta|lezione|riunione|incontro|appuntamento|partita|seduta|data))?(?: (?:è|sarà|il|:))*",
      " ?",
    ),
  },
  calledOff,
  changes,
  asides,
  habits,
  weak: {
    numbering:
      /(?:^|[^\p{L}])(?:n°|n\.|numero|sala|aula|binario|pagina|capitolo|un|una|per|con|o|e|è|sono|classe|gruppo|bus|linea|porta|livello|lotto|stanza|interno) ?$/iu,
    dateOfHoliday: /^[^.;!?\n,]{0,40}$/,
    meal: /^ (?:cena|pranzo|brunch|festa|messa|mercatino|da|con|in famiglia)/,
    nounBehind:
      /^ (?!alle |dalle |da |con |in |di |e |è |al |a |ci |si |c'è |siamo |andiamo |facciamo |pranz|cen)\p{L}/u,
    attributeLead: /^(?:di|d'|della|del)$/u,
    reasonLead: /^(?:per|a causa di|in occasione di)$/,
    yearLead: /(?:dal|nel|in)$/,
    rangeWords: /(?<!\p{L})(?:da|dal|dalle|a|al|alle|il|la|e|fino)(?!\p{L})/gu,
    due: / (?:da consegnare|scade|scadenza) /,
  },
  items: {
    bound:
      /(?<!\p{L})(?:per|n°|n\.|numero|sala|aula|binario|bus|tram|linea|porta|stanza|camera|tavolo|posto|fila|pagina|capitolo|livello|piano|gruppo|classe|lotto|i|gli|con|più di|meno di|di|circa|costo|prezzo|ingresso|quota|solo|articolo|tappa|tomo|versione|interno) $/u,
    exactly: /^ (?:in punto|esatte|precise|spaccate)/u,
    measure: /^ ?(?:€|euro|%|km|kg|m\b|cm|persone|bambini|adulti|volte|x\b|gradi|°|punti|anni|pagine|posti)/,
    placeAhead: /^ (?:a|al|alla|in|da|dal|presso|nel) \p{L}/u,
  },
  spokenHours: {
    answer:
      /^ (?:va (?:bene|benissimo)|mi va|ci va|ok|perfetto|meglio|ci sta|è (?:perfetto|meglio))(?!\p{L})/u,
    agreed: /(?<!\p{L})(?:meglio|facciamo|allora|ok|diciamo|va bene|piuttosto) $/u,
    agreedEnd: /^(?:\s*(?:$|[,.;?!)])| (?:allora|oggi|domani|da|al|se|o|meglio|stasera)(?!\p{L}))/u,
    suits: /^ (?:mi va bene|va bene|ti va|vi va|mi va)(?!\p{L})/u,
    opening: /(?<!\p{L})(?:inizio|calcio d['’]inizio|partenza|apertura) $/u,
  },
};
