import { detailsOf } from "@/lib/extraction/rules/pack/given-details";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import { places, streets } from "./places";
import { titles } from "./titles";

/** Italian: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles,
  places,
  streets,
  people: {
    companionLeads: plainPhraseTable("con; insieme a; assieme a; in compagnia di; con il; con la"),
    inviteLeads: plainPhraseTable("invita; invitare; partecipanti :; invitati :; presenti :"),
    honorifics: plainWordSet(
      "sig sig.ra sig.na sig.r sigg dott dott.ssa dottor dottoressa prof prof.ssa ing avv arch rag geom don suor padre signor signora professor professoressa zia zio nonna nonno",
    ),
    nameParticles: plainWordSet("di de del della dello d' da dal lo la van von"),
    notNames: plainWordSet(`
      il lo la i gli le l' un uno una del della dei degli delle dell' mio mia miei mie tuo tua suo sua nostro nostra vostro vostra loro
      questo questa tutti tutte me te lui lei noi voi squadra famiglia amici amiche amico amica ragazzi ragazze ragazzo ragazza bambini bimbi
      genitori cliente clienti fornitore colleghi collega capo direzione comitato consiglio classe alunni prof professori maestra maestre
      medico dentista commercialista notaio avvocato nonni nonna nonno papà mamma marito moglie fratello sorella cugino cugina suoceri
      lunedì martedì mercoledì giovedì venerdì sabato domenica piacere vino pizza due tre quattro chi che cui calma
    `),
    groupNouns: plainWordSet("famiglia squadra gruppo"),
    organisationNouns: plainWordSet(
      "spa srl snc clinica ospedale associazione club università scuola comune",
    ),
  },
  labels: {
    placeLabels: plainPhraseTable(
      "luogo; dove; indirizzo; sede; posto; sala; aula; ritrovo; punto di ritrovo; luogo di ritrovo; luogo dell' evento",
    ),
    titleLabels: plainPhraseTable("oggetto; cosa; titolo; evento; argomento; motivo; tema"),
    timeLabels: plainPhraseTable(
      "quando; data; date; ora; orario; orari; data e ora; giorno; giorno e ora; inizio; fine; partenza; arrivo; durata",
    ),
    peopleLabels: plainPhraseTable("partecipanti; chi; invitati; presenti; relatore; relatrice; relatori"),
    noteLabels: plainPhraseTable(
      "nota; note; nb; n.b; info; ordine del giorno; odg; contatti; contatto; iscrizioni; costo; quota; ingresso; ps; p.s; da portare; descrizione; commento",
    ),
    plainNotes: plainWordSet("nota note nb info ps descrizione commento"),
    replyMarks: plainWordSet("re r i fwd fw"),
  },
  commands: {
    openers: plainPhraseTable(`
      ciao; ciao a tutti; ciao ragazzi; buongiorno; buonasera; buongiorno a tutti; salve; ehi; ragazzi; ragazze; per favore; per piacere; ok; allora; senti; sentite;
      ho; abbiamo; c'è; c' è; ci sarà; devo; dobbiamo; bisogna; voglio; vorrei; mi serve; facciamo; andiamo a; vado a; vieni a; venite a; ti invito a; vi invito a; vi invitiamo a; siete invitati a; sei invitato a; siete tutti invitati a; è convocata; è convocato; è indetta; si terrà; si svolgerà;
      non dimenticare; non dimenticate; ricordati; ricordatevi; ricordati di; ricordatevi di; ricordati che; ricordo che; vi ricordo che; vi ricordo; ti ricordo; ti ricordo che; vi ricordiamo che; si ricorda che;
      informiamo che; comunichiamo che; ricordiamo che; avvisiamo che; segnaliamo che; vi informiamo che; vi comunichiamo che; vi avvisiamo che; vi segnaliamo che; la informiamo che; la comunichiamo che; la ricordiamo che; la avvisiamo che; la segnaliamo che; le informiamo che; le comunichiamo che; le ricordiamo che; le avvisiamo che; le segnaliamo che; ti informiamo che; ti comunichiamo che; ti ricordiamo che; ti avvisiamo che; ti segnaliamo che; si comunica che; si informa che; si avvisa che
    `),
    commands: plainPhraseTable(
      "segna; segnare; segnati; segnatevi; aggiungi; aggiungere; aggiungete; metti; mettere; mettimi; pianifica; pianificare; programma; programmare; crea; creare; blocca; bloccare; prenota la data; da segnare; save the date; inserisci; inserire; annota; fissa; fissare",
    ),
    reminders: plainPhraseTable(
      "ricordami di; ricordami che; ricordami; ricordare di; promemoria; promemoria :; promemoria per; memo; memo :; avvisami; avvisami di; avvisami per; non dimenticare di; non dimenticare",
    ),
    interjections: plainPhraseTable(
      "ok; allora; quindi; dunque; e; anche; ah; oh; bene; sì; no; dai; insomma; comunque; perfetto",
    ),
    containers: plainPhraseTable("evento; un evento; promemoria; un promemoria; impegno; un impegno"),
    connectors: plainPhraseTable("per; di; d'; :; a; intitolato; dal titolo"),
    commandObjects: plainPhraseTable(
      "in agenda; nell' agenda; sul calendario; nel calendario; al calendario; in calendario; sull' agenda; mi; ci",
    ),
    determiners: plainWordSet("il lo la i gli le l' un uno una un' mio mia nostro nostra"),
    greetings: plainWordSet("ciao buongiorno buonasera salve caro cara cari care gentile gentili"),
  },
  fillers: {
    calendarNouns: plainWordSet("agenda calendario"),
    calendarPrepositions: plainWordSet("in nel nell' sul al all'"),
    calendarOwners: plainWordSet("mio il tuo nostro mia la"),
    fixed: plainPhraseTable(
      "per favore; per piacere; grazie; grazie mille; grazie a tutti; un saluto; saluti; cordiali saluti; un abbraccio; baci; a presto; a domani; ci vediamo; vi aspetto; ti aspetto; vi aspettiamo; in punto; se possibile; save the date; stessa ora",
    ),
  },
  grammar: {
    elided: /^(?:[cdlmstv]|un|all|dall|dell|nell|sull|coll|quest|quell|dov|com|anch)['’](?=\p{L})/iu,
    nameArticles: plainWordSet("il la lo l'"),
    clauseJoiners: plainWordSet("e ma poi quindi"),
    abbreviations: plainWordSet("sig dott prof ing avv arch st ecc tel p.zza c.so v.le n nr art es"),
    placeAbbreviations: plainWordSet("s st p.zza c.so v.le n nr"),
    nameJoiners: new Set(["e", "ed", "&", "+", "/"]),
    guestJoiners: new Set([",", "&", "+", "e", "ed"]),
    guestArticles: plainWordSet("il la lo un una l'"),
    noteJoints: new Set(["e", ",", "-", "–", "*", "•"]),
    smallInPlaces: plainWordSet("di del della dei degli delle d' dell' la il lo le l' a al alla e in"),
    phraseJoints: plainWordSet("per con a di d' su in al del della"),
    statesOf: plainWordSet("è e' sono sarà"),
    selfWords: plainWordSet("io me"),
    roomArticles: plainWordSet("la il l' una un lo"),
    commandJoints: plainWordSet("per che di a"),
    behindOrder: plainWordSet("un uno una un' il la l' mio mia"),
    orderWords: plainWordSet("dopo prima durante"),
    labelPlaceLeads: plainWordSet("a in al"),
  },
  small: {
    a: "un",
    an: "una",
    and: "e",
    at: "a",
    by: "da",
    for: "per",
    in: "in",
    meeting: "riunione",
    my: "mio",
    on: "su",
    our: "nostra",
    the: "il",
    this: "questo",
    with: "con",
  },
});
