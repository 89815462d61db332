import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import type { TitleWords } from "@/lib/extraction/rules/pack/title-words";

const articles = "il lo la i gli le l' un uno una un'";
const prepositions =
  "a ad al allo alla ai agli alle all' di d' del dello della dei degli delle dell' da dal dallo dalla dai dagli dalle dall' in nel nello nella nei nelle nell' su sul sullo sulla sui sulle con per tra fra verso presso entro fino dopo prima durante ore h";
const joints = "e ed o che ma quindi";
const pronouns =
  "io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei mie tuo tua suo sua nostro nostra vostro vostra questo questa questi queste quello quella";
const verbs =
  "è e' sono sarà saranno era erano ho hai ha abbiamo avete hanno c'è c' ci inizia inizierà comincia comincerà finisce dura durerà terrà svolgerà previsto prevista previsti previste fissato fissata";

/** Italian: what makes a title, and what it cannot begin or end with. */
export const titles: Partial<TitleWords> = {
  eventNouns: plainWordSet(`
    riunione riunioni appuntamento cena pranzo colazione aperitivo apericena ape brunch merenda festa compleanno matrimonio
    battesimo comunione cresima funerale concerto spettacolo cinema teatro opera mostra inaugurazione vernissage festival
    corso lezione lezioni laboratorio seminario conferenza convegno incontro presentazione webinar seduta colloquio visita
    controllo dentista medico dottore oculista pediatra fisioterapia fisio vaccino parrucchiere partita allenamento torneo
    gara prove prova coro assemblea consiglio comitato commissione call meeting esame esami discussione laurea tesi
    consegna viaggio volo treno trasloco gita escursione passeggiata picnic grigliata tombola serata weekend
    ferie vacanza vacanze mercatino mercato messa saggio recita palestra calcetto padel yoga piscina logopedia brindisi
    sciopero scrutinio ricevimento udienza rogito revisione elezione elezioni uscita
  `),
  weakWords: plainWordSet(
    `${articles} ${prepositions} ${joints} ${pronouns} ${verbs} non più anche ancora già molto bene tutto tutti tutta tutte sì no ok grazie ciao buongiorno ora data giorno promemoria nota stessa stesso`,
  ),
  danglingEnds: plainWordSet(
    `${articles} ${prepositions} ${joints} ${verbs} mio mia nostro nostra vostro vostra poi previsto prevista previsti previste fissato fissata programmato programmata convocato convocata , : ; . ! ? - – — / | & + ( [ « @ • * =`,
  ),
  danglingStarts: plainWordSet(
    `e ed o che ma quindi poi di del della dei d' al alle è e' sono sarà saranno era inizia comincia , . : ; - – — ! ? | / & + ) ] » • * =`,
  ),
  danglingFirstWords: plainWordSet(
    "a ad al allo alla ai alle di del della dei delle d' da dal dalla in nel nella per con verso",
  ),
  clauseStarters: plainPhraseTable(
    "non dimenticare; non dimenticate; non dimenticatevi; ricordati; ricordatevi; ricordate; ricorda; portare; portate; porta; si prega; si prega di; confermare; confermate; conferma; fammi sapere; fatemi sapere; vi aspetto; ti aspetto; vi aspettiamo; ci vediamo; io; noi; voi; lui; lei; se; quando; chi; grazie; ciao; a presto; a domani; prenotare; prenotate; iscrizioni; ingresso; costo; gratis; baci; un abbraccio; cordiali saluti; ritrovo; partenza; appuntamento alle; per; con",
  ),
  andStarters: plainPhraseTable(
    "non dimenticare; non dimenticate; ricordati; portate; porta; io; noi; voi; vi; ti; ci; grazie; confermate; fammi sapere; si; lui; lei",
  ),
  titleAnchors: plainPhraseTable("intitolato; intitolata; dal titolo; sul tema; chiamato; chiamata"),
  noteLeads: plainPhraseTable(
    "portare; portate; porta; ricordarsi; ricordati; ricordatevi; ricordate; non dimenticare; non dimenticate; si prega di; si prega; attenzione; munirsi di; venire con; iscrizioni; ingresso; costo; da portare; posti limitati; su prenotazione; codice; parcheggio; confermare; confermate",
  ),
  relativeStarters: plainPhraseTable(
    "che si terrà; che si svolgerà; che inizia; che comincia; che è; che sarà; si terrà; si terranno; si svolgerà; si svolgeranno; avrà luogo; avranno luogo; è previsto; è prevista; sono previsti; è fissato; è fissata; è spostato; è spostata; è stato spostato; è stata spostata; spostato; spostata; rinviato; rinviata; anticipato; anticipata; posticipato; posticipata; è rinviato; è rinviata; inizia; inizierà; comincia; comincerà; passa al; passa alle; sarà; saranno; dove; perché; siccome; se",
  ),
  statementStarts: plainWordSet("è e' c' ci si lui lei loro noi voi io tu se quando dove mi ti vi"),
  emptyHeads: plainWordSet("evento cosa impegno"),
  meetingWith: "Appuntamento con",
  unnamed: "Appuntamento",
};
