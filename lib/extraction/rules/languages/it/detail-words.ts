import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import { detailsOf } from "@/lib/extraction/rules/pack/given-details";

const joints =
  "è e' sono sarà saranno era c'è ci sono e ed o di del dello della dei degli delle dell' d' il lo la i gli le l' un uno una un' a ad al allo alla ai agli alle all' da dal dallo dalla dai dagli dalle dall' in nel nello nella nei nelle nell' su sul sulla con per tra fra che chi verso entro fino ore h";

/** Italian: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles: {
    eventNouns: wordSet(
      "riunione appuntamento cena pranzo colazione aperitivo apericena festa compleanno concerto spettacolo corso lezione colloquio visita dentista medico fisioterapia partita allenamento prove prova conferenza assemblea seduta call meeting gita viaggio volo treno consegna matrimonio esame cinema teatro mostra inaugurazione palestra calcetto grigliata brindisi seminario laboratorio ferie vacanza dottore parrucchiere logopedia saggio torneo mercatino presentazione incontro escursione saldi",
    ),
    weakWords: wordSet(
      `io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei mie tuo tua suo sua nostro nostra vostro vostra questo questa questi quello quella anche ancora già molto bene sì no non ok grazie ciao ciaoo buongiorno ricorda ricordati promemoria nota calendario agenda ora data giorno giorni ${joints}`,
    ),
    danglingEnds: wordSet(
      `${joints} , : ; . ! ? - – — / | & + ( [ « @ previsto prevista previsti previste inizia inizio ricordati poi ma quindi anche`,
    ),
    danglingStarts: wordSet(
      ", . : ; - – — ! ? | / & + ) ] » e ed o è e' sono sarà saranno di del della dei delle dell' a al alla alle ai da dal dalla in nel nella con per che poi quindi ma",
    ),
    danglingFirstWords: wordSet("di del della a al alla alle ai da dal dalla in nel nella con per"),
    noteLeads: phraseTable(
      "portare; portate; porta; ricordarsi; ricordati; ricordatevi; ricordate; non dimenticare; non dimenticate; si prega di; si prega; attenzione; confermare; prenotare; iscrizioni; venire con; munirsi di",
    ),
    meetingWith: "Appuntamento con",
    unnamed: "Evento",
  },
  people: {
    companionLeads: phraseTable("con; insieme a; assieme a; in compagnia di"),
    honorifics: wordSet(
      "sig sig.ra sig.na sig.r dott dott.ssa dottor dottoressa prof prof.ssa ing avv arch rag geom don suor signor signora",
    ),
    nameParticles: wordSet("di de del della dello d' da dal lo la van von"),
    notNames: wordSet(
      "il lo la i gli le un uno una del della dei degli delle mio mia miei mie tuo tua suo sua nostro nostra vostro vostra loro questo questa tutti tutte l' d' me te lui lei noi voi squadra famiglia amici amiche ragazzi ragazze bambini bimbi genitori cliente clienti colleghi",
    ),
    groupNouns: wordSet("famiglia squadra gruppo"),
  },
  places: {
    placeLeads: phraseTable(
      "a; ad; al; allo; alla; ai; agli; all'; da; dal; dallo; dalla; dai; dall'; in; nel; nello; nella; nell'; nei; presso; presso il; presso la; @; luogo",
    ),
    placeStops: wordSet(
      "con per e ed o alle dalle ore h il lo i gli le poi quindi ma che chi se perché durante fino portare ricordarsi ricordati confermare prenotare su è sono sarà da entro verso",
    ),
    placeNouns: wordSet(
      "sala aula ufficio scuola stadio piscina chiesa duomo teatro cinema ristorante pizzeria trattoria osteria bar caffè pub museo parco giardino giardini piazza stazione aeroporto hotel albergo ospedale clinica poliambulatorio ambulatorio studio biblioteca casa appartamento spiaggia porto porticciolo ponte via viale corso edificio oratorio centro mercato castello palestra campo circolo comune municipio università tribunale questura prefettura villa palazzo agriturismo rifugio malga cortile bagno bagni lido terrazza",
    ),
    articles: wordSet("il lo la i gli le l' un uno una"),
    possessives: wordSet("mio mia nostro nostra suo sua loro"),
    roomNouns: wordSet("sala aula ufficio stanza binario cancello edificio studio"),
  },
  streets: {
    streetPrefixes: wordSet(
      "via viale corso piazza piazzale largo vicolo strada lungomare p.zza c.so v.le piazzetta contrada località",
    ),
    houseNumber: /^\d{1,4}(?:\/?[a-z])?$/u,
  },
  labels: {
    placeLabels: phraseTable("luogo; dove; indirizzo; sede; posto; sala; aula; ritrovo"),
    titleLabels: phraseTable("oggetto; cosa; titolo; evento; argomento"),
    timeLabels: phraseTable("quando; data; ora; orario; orari; data e ora; giorno"),
    peopleLabels: phraseTable("partecipanti; chi; invitati; presenti; relatore; relatori"),
    noteLabels: phraseTable(
      "nota; note; nb; n.b; info; ordine del giorno; contatti; iscrizioni; costo; quota",
    ),
  },
  grammar: {
    elided: /^(?:[dlmtscv]|un|all|dall|dell|nell|sull|coll|quest|quell|c|dov|com|anch)['’](?=\p{L})/iu,
    clauseJoiners: wordSet("e ma poi quindi"),
    abbreviations: wordSet("sig dott prof ing avv arch st ecc tel p.zza c.so v.le n"),
    nameJoiners: wordSet("e ed & + /"),
    guestJoiners: wordSet("e ed , & +"),
    noteJoints: wordSet("e , - – *"),
    smallInPlaces: wordSet("di del della dei delle d' la il lo le l' a al"),
  },
  small: {
    and: "e",
    with: "con",
    for: "per",
    the: "il",
    a: "un",
    an: "una",
    at: "a",
    in: "in",
    on: "su",
    to: "a",
    by: "da",
  },
});
