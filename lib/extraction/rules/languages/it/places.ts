import type { DetailPlaceWords, StreetWords } from "@/lib/extraction/rules/pack/detail-tables";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";

const rooms = "sala aula ufficio stanza edificio palazzina padiglione salone binario cancello piano";
const houses = `
  scuola asilo liceo stadio piscina palestra chiesa duomo parrocchia teatro cinema ristorante pizzeria trattoria osteria
  birreria bar pub caffè pasticceria enoteca museo parco giardino giardini piazza piazzale stazione aeroporto hotel
  albergo ospedale clinica poliambulatorio ambulatorio studio biblioteca casa appartamento spiaggia porto porticciolo
  molo ponte via viale corso largo vicolo lungomare oratorio centro mercato castello campo campetto circolo comune
  municipio università facoltà tribunale questura prefettura villa palazzo agriturismo rifugio malga cortile bagno bagni
  lido terrazza auditorium palazzetto palasport basilica santuario convento monastero cimitero farmacia laboratorio
  libreria galleria negozio sede consolato ambasciata camping gonfiabili maneggio golf tennis darsena
`;

/** Italian: words of places. */
export const places: Partial<DetailPlaceWords> = {
  placeLeads: plainPhraseTable(
    "a; ad; al; allo; alla; ai; agli; alle; all'; da; dal; dallo; dalla; dai; dagli; dall'; in; nel; nello; nella; nell'; nei; presso; presso il; presso la; presso lo; @; davanti a; davanti al; davanti alla; luogo; luogo :; vicino a; vicino al",
  ),
  strictLeads: plainWordSet("a ad al allo alla ai agli alle all' in nel nello nella nell' nei"),
  keptLeads: plainWordSet("da dal dallo dalla dai dagli dall'"),
  placeHeads: plainWordSet(`${rooms} ${houses}`),
  explicitPlaceLead: plainWordSet("luogo presso"),
  articles: plainWordSet("il lo la i gli le l' un uno una"),
  possessives: plainWordSet("mio mia nostro nostra suo sua loro tuo tua vostro vostra"),
  placeStops: plainWordSet(`
    con per e ed o alle dalle ore h poi quindi ma che chi se perché durante fino portare portate porta ricordarsi ricordati confermare
    prenotare è e' sono sarà da entro verso domani oggi stasera ogni tutti tutte su ingresso iscrizioni prenotazione tel
    lunedì martedì mercoledì giovedì venerdì sabato domenica non si ci vi noi dove prima dopo tra fra ritrovo come questo questa inizio
  `),
  placeNouns: plainWordSet(`${rooms} ${houses} magna centro mensa ingresso città montagna mare lago`),
  placeArticles: plainWordSet(
    "il la lo le l' da caffè bar hotel ristorante osteria trattoria pizzeria casa villa",
  ),
  roomNouns: plainWordSet("sala aula ufficio stanza binario edificio studio camera box uscita"),
  onlineLeads: plainWordSet("su in via"),
  onlinePlaces: plainPhraseTable(
    "zoom; teams; microsoft teams; google meet; meet; skype; webex; videochiamata; videoconferenza; discord; remoto",
  ),
  closedNames: plainPhraseTable(
    "zoom; teams; google meet; skype; online; in videochiamata; da remoto; in videoconferenza; su zoom; su teams",
  ),
  notAtPlaces: plainWordSet("le la il lo"),
  notInPlaces: plainWordSet("la le il"),
  notBeforePlace: plainWordSet(
    "pensare pensate pensa grazie fino intorno riguardo relativa oltre prima partire",
  ),
  units: plainWordSet("persone euro € minuti ore giorni settimane pagine posti km metri chili anni"),
  cities: plainPhraseTable(`
    roma; milano; napoli; torino; palermo; genova; bologna; firenze; bari; catania; venezia; verona; messina; padova; trieste; brescia;
    parma; taranto; prato; modena; reggio emilia; reggio calabria; livorno; ravenna; cagliari; foggia; rimini; salerno; ferrara; sassari;
    latina; monza; siracusa; pescara; bergamo; forlì; trento; vicenza; terni; bolzano; novara; piacenza; ancona; andria; udine; arezzo;
    cesena; lecce; pesaro; alessandria; la spezia; pistoia; pisa; lucca; como; varese; brindisi; treviso; siena; mantova; cremona; pavia;
    matera; perugia; assisi; aosta; l'aquila; viareggio; sanremo; lugano; locarno; bellinzona; mendrisio; chiasso; zurigo; ginevra;
    parigi; londra; berlino; madrid; barcellona; lisbona; vienna; praga; monaco; amsterdam; bruxelles; new york; tokyo
  `),
};

/** Italian: the words of streets, which stand before their name. */
export const streets: Partial<StreetWords> = {
  streetPrefixes: plainWordSet(
    "via viale v.le corso c.so piazza p.zza piazzale p.le largo vicolo strada lungomare piazzetta contrada località",
  ),
  unitWords: plainWordSet("piano interno scala citofono"),
  houseNumber: /^\d{1,4}(?:\/?[a-z]|\/\d)?$/u,
};
