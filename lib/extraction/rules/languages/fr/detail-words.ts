import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import { detailsOf } from "@/lib/extraction/rules/pack/given-details";

const joints =
  "est sont sera seront était aura auront a ont et ou de du des d' le la les l' un une à a au aux en dans pour par avec sur chez ce cet cette vers dès entre jusqu'à jusqu'au que qui";

/** French: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles: {
    eventNouns: wordSet(
      "réunion reunion rdv rendez-vous rendez vous dîner diner déjeuner dejeuner apéro apero apéritif souper fête anniversaire concert spectacle cours formation atelier entretien visite dentiste médecin kiné match entraînement répétition conférence assemblée séance point call visio sortie voyage vol train livraison brunch pot raclette mariage examen partiel consultation cinéma théâtre exposition vernissage permanence goûter randonnée",
    ),
    weakWords: wordSet(
      `je j' tu il elle on nous vous ils elles me te se moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos ce c' cet cette ces ça cela y ne pas n' aussi encore très bien oui non ok merci svp stp bonjour salut coucou rappel noter note rappelle agenda calendrier heure heures date jour jours ${joints}`,
    ),
    danglingEnds: wordSet(
      `${joints} , : ; . ! ? - – — / | & + ( [ « @ prévu prévue prévus prévues commence commencera début rappel donc puis mais n'oublie pas`,
    ),
    danglingStarts: wordSet(
      ", . : ; - – — ! ? | / & + ) ] » et ou est sont sera seront de du des d' à au aux en pour avec que qui puis donc mais",
    ),
    danglingFirstWords: wordSet("de du des d' à au aux en pour avec"),
    noteLeads: phraseTable(
      "apporter; apportez; apporte; prévoir; prévoyez; penser à; pensez à; pense à; ne pas oublier; n'oubliez pas; n'oublie pas; merci de; prière de; attention; ramener; prendre; inscription; inscriptions; tenue; venir avec",
    ),
    meetingWith: "Rendez-vous avec",
    unnamed: "Événement",
  },
  people: {
    companionLeads: phraseTable("avec; en présence de; accompagné de; accompagnée de"),
    honorifics: wordSet("m m. mme mlle mr dr pr me monsieur madame docteur professeur"),
    nameParticles: wordSet("de du d' la le van von ben el"),
    notNames: wordSet(
      "le la les un une des du de mon ma mes ton ta tes son sa ses notre nos votre vos leur ce cette cet tout tous toute toutes l' d' moi toi lui elle nous vous eux équipe famille amis copains copines enfants parents client clients",
    ),
    groupNouns: wordSet("famille équipe groupe"),
  },
  places: {
    placeLeads: phraseTable("à; au; aux; chez; dans; dans la; dans le; en; @; lieu; sur place à"),
    placeStops: wordSet(
      "avec pour et ou de à vers dès le la les puis donc mais que qui si car pendant durant jusqu'à jusqu'au apporter prévoir merci sur en par est sont sera",
    ),
    placeNouns: wordSet(
      "salle amphi amphithéâtre bureau école ecole collège lycée mairie gymnase stade piscine église eglise cathédrale théâtre cinéma restaurant resto café bar brasserie bistrot musée musee parc jardin place gare aéroport hôtel hotel hôpital clinique cabinet bibliothèque médiathèque maison appartement plage port pont rue avenue boulevard bâtiment immeuble hall foyer centre marché bourse château chateau ferme studio atelier terrain club mjc annexe entrée quai ambassade tribunal préfecture université fac campus",
    ),
    articles: wordSet("le la les l' un une"),
    possessives: wordSet("mon ma mes notre nos son sa ses leur"),
    roomNouns: wordSet("salle amphi bureau bâtiment quai terrain porte hall studio"),
  },
  streets: {
    streetPrefixes: wordSet(
      "rue avenue av boulevard bd place allée impasse chemin quai route cours square passage",
    ),
    houseNumber: /^\d{1,4}(?:[a-z]|bis|ter)?$/u,
  },
  labels: {
    placeLabels: phraseTable("lieu; où; adresse; endroit; salle; rendez-vous à"),
    titleLabels: phraseTable("objet; sujet; quoi; titre; intitulé; événement"),
    timeLabels: phraseTable("quand; date; heure; horaire; horaires; le"),
    peopleLabels: phraseTable("participants; qui; présents; invités; avec"),
    noteLabels: phraseTable(
      "note; notes; remarque; nb; n.b; infos; ordre du jour; contact; inscription; inscriptions; tarif",
    ),
  },
  grammar: {
    elided: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu,
    clauseJoiners: wordSet("et mais puis donc"),
    abbreviations: wordSet("m mme dr pr st ste av bd tél etc"),
    nameJoiners: wordSet("et & + /"),
    guestJoiners: wordSet("et , & +"),
    noteJoints: wordSet("et , - – *"),
    smallInPlaces: wordSet("de du des la le les d' l' à aux"),
  },
  small: {
    and: "et",
    with: "avec",
    for: "pour",
    the: "le",
    a: "un",
    an: "une",
    at: "à",
    in: "dans",
    on: "sur",
    to: "à",
    by: "par",
  },
});
