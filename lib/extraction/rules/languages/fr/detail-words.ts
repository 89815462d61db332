import { detailsOf } from "@/lib/extraction/rules/pack/given-details";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import { places, streets } from "./places";
import { titles } from "./titles";

/** French: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles,
  places,
  streets,
  people: {
    companionLeads: plainPhraseTable("avec; en présence de; accompagné de; accompagnée de; en compagnie de"),
    inviteLeads: plainPhraseTable("invite; inviter; participants :; invités :; présents :"),
    honorifics: plainWordSet(
      "m mm mme mlle mr dr pr me monsieur madame docteur professeur maître tata tonton tante oncle père soeur",
    ),
    nameParticles: plainWordSet("de du d' des le la van von ben el di"),
    notNames: plainWordSet(`
      le la les l' un une des du de d' mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cette cet ces tout tous toute toutes
      moi toi lui elle nous vous eux elles équipe équipes famille amis amies ami amie copains copines copain copine enfants enfant parents
      client clients cliente fournisseur prestataire voisins voisine collègues collègue chef patron direction comité conseil classe élèves profs prof
      maîtresse maître médecin dentiste banquier notaire avocat grands-parents papi mamie papa maman mari femme frère soeur cousin cousine
      lundi mardi mercredi jeudi vendredi samedi dimanche plaisir vin repas entrée carte plus moins un deux trois quatre environ qui que quoi
    `),
    groupNouns: plainWordSet("famille équipe groupe"),
    organisationNouns: plainWordSet("sa sarl sas clinique hôpital association club université école mairie"),
  },
  labels: {
    placeLabels: plainPhraseTable(
      "lieu; où; adresse; endroit; salle; lieu de rendez-vous; point de rendez-vous; lieu du rdv",
    ),
    titleLabels: plainPhraseTable("objet; sujet; quoi; titre; intitulé; événement; motif; évènement"),
    timeLabels: plainPhraseTable(
      "quand; date; dates; heure; horaire; horaires; jour; date et heure; début; fin; départ; arrivée; durée",
    ),
    peopleLabels: plainPhraseTable(
      "participants; qui; présents; invités; avec; intervenant; intervenante; intervenants",
    ),
    noteLabels: plainPhraseTable(
      "note; notes; remarque; remarques; nb; n.b; infos; info; ordre du jour; contact; inscription; inscriptions; tarif; tarifs; entrée; ps; p.s; à apporter; prévoir; description; commentaire",
    ),
    plainNotes: plainWordSet("note notes remarque remarques nb infos info ps description commentaire"),
    replyMarks: plainWordSet("re tr fwd fw"),
  },
  commands: {
    openers: plainPhraseTable(`
      bonjour; bonjour à tous; bonjour à toutes et à tous; bonsoir; salut; salut à tous; salut tout le monde; coucou; hello; hey; dis; dites; s'il te plaît; s' il te plaît; s'il vous plaît; s' il vous plaît; stp; svp; merci de;
      j' ai; on a; nous avons; il y a; il y aura; je dois; on doit; nous devons; il faut; il faudrait; je veux; je voudrais; j' aimerais; on se fait; on fait; je vais; on va; tu viens à; vous êtes invités à; tu es invité à; vous êtes conviés à; je vous invite à; je t' invite à; nous vous invitons à; vous êtes cordialement invités à;
      vous êtes convoqué à; vous êtes convoquée à; n' oublie pas; n' oubliez pas; ne pas oublier; pense à; pensez à; penser à; ça te dit; ça vous dit; ça te dirait; est-ce que;
      nous vous informons que; nous vous rappelons que; nous vous signalons que; nous vous confirmons que; je vous informe que; je vous rappelle que; je vous confirme que
    `),
    commands: plainPhraseTable(
      "note; noter; notez; ajoute; ajouter; ajoutez; mets; mettre; planifie; planifier; programme; programmer; crée; créer; bloque; bloquer; bloquez; réserve la date; réservez la date; à noter; save the date; inscris; inscrire; cale; caler",
    ),
    reminders: plainPhraseTable(
      "rappelle-moi de; rappelle-moi d'; rappelle-moi; rappelle moi; rappelez-moi de; rappel; rappel :; rappel pour; me rappeler de; mémo; mémo :; pense-bête; pense-bête :",
    ),
    interjections: plainPhraseTable(
      "ok; bon; alors; donc; et; aussi; ah; oh; super; oui; non; allez; bref; sinon; du coup",
    ),
    containers: plainPhraseTable("événement; un événement; rappel; un rappel; créneau; un créneau; entrée"),
    connectors: plainPhraseTable("pour; de; d'; :; à; intitulé; intitulée"),
    commandObjects: plainPhraseTable(
      "dans mon agenda; dans l' agenda; à mon agenda; à l' agenda; dans mon calendrier; au calendrier; dans le calendrier; sur mon calendrier; nous; me; moi",
    ),
    determiners: plainWordSet("le la les l' un une mon ma mes notre nos ton ta"),
    greetings: plainWordSet("bonjour bonsoir salut coucou cher chère chers chères"),
  },
  fillers: {
    calendarNouns: plainWordSet("agenda calendrier"),
    calendarPrepositions: plainWordSet("dans à au sur l' le mon"),
    calendarOwners: plainWordSet("mon le l' ton notre"),
    fixed: plainPhraseTable(
      "s'il te plaît; s' il te plaît; s'il vous plaît; s' il vous plaît; stp; svp; merci; merci d'avance; merci d' avance; bisous; bises; cordialement; bien à vous; bonne journée; à bientôt; à demain; à plus; à samedi; au plaisir; pile; précises; si possible; save the date",
    ),
  },
  grammar: {
    elided: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)['’](?=\p{L})/iu,
    nameArticles: plainWordSet("le la"),
    clauseJoiners: plainWordSet("et mais puis donc alors"),
    abbreviations: plainWordSet("m mme mlle dr pr st ste av bd tél etc bât ex env"),
    placeAbbreviations: plainWordSet("st ste av bd bât dr pr"),
    nameJoiners: new Set(["et", "&", "+", "/"]),
    guestJoiners: new Set([",", "&", "+", "et"]),
    guestArticles: plainWordSet("le la un une l'"),
    noteJoints: new Set(["et", ",", "-", "–", "*", "•"]),
    smallInPlaces: plainWordSet("de du des la le les d' l' à aux et sur en"),
    phraseJoints: plainWordSet("pour avec à de d' du sur en dans au"),
    statesOf: plainWordSet("est sont sera c'"),
    selfWords: plainWordSet("moi"),
    roomArticles: plainWordSet("la le l' une un"),
    commandJoints: plainWordSet("pour que de d' à"),
    behindOrder: plainWordSet("un une le la l' mon ma"),
    orderWords: plainWordSet("après avant pendant"),
    labelPlaceLeads: plainWordSet("à au en"),
  },
  small: {
    a: "un",
    an: "une",
    and: "et",
    at: "à",
    by: "par",
    for: "pour",
    in: "dans",
    meeting: "réunion",
    my: "mon",
    on: "sur",
    our: "notre",
    the: "le",
    this: "ce",
    with: "avec",
  },
});
