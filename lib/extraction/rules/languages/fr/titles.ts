import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import type { TitleWords } from "@/lib/extraction/rules/pack/title-words";

const articles = "le la les l' un une des";
const prepositions =
  "à a au aux de du des d' en dans par pour sur sous chez vers dès depuis avec entre jusqu'à jusqu'au jusque avant après pendant durant";
const joints = "et ou que qu' qui mais donc";
const pronouns =
  "je j' tu il elle on nous vous ils elles me m' te t' se s' moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos leurs ce c' cet cette ces ça cela y";
const verbs =
  "est sont sera seront était étaient aura auront a ai as avons avez ont commence commencera débute débutera finit finira dure durera lieu prévu prévue prévus prévues fixé fixée tiendra déroulera";

/** French: what makes a title, and what it cannot begin or end with. */
export const titles: Partial<TitleWords> = {
  eventNouns: plainWordSet(`
    réunion réunions rdv rendez-vous dîner déjeuner petit-déjeuner déj apéro apéritif souper repas goûter brunch pot verre
    café fête anniversaire anniv mariage baptême communion enterrement obsèques concert spectacle cinéma ciné théâtre pièce
    opéra exposition expo vernissage festival bal kermesse cours stage formation atelier conférence séminaire colloque
    webinaire séance entretien visite contrôle consultation dentiste médecin kiné ophtalmo pédiatre ostéo vaccin
    coiffeur match entraînement tournoi course répétition chorale assemblée ag conseil comité commission permanence
    call visio point standup examen partiel partiels oral soutenance rendu livraison voyage vol train
    déménagement randonnée rando sortie balade pique-nique barbecue raclette crémaillère soirée week-end vacances
    brocante vide-grenier marché bourse messe feu loto tombola don collecte portes-ouvertes inauguration congrès salon
    audience signature état révision
  `),
  weakWords: plainWordSet(
    `${articles} ${prepositions} ${joints} ${pronouns} ${verbs} ne n' pas plus aussi encore déjà très bien tout tous toute toutes oui non ok merci svp stp bonjour salut coucou heure heures date jour noter rappel`,
  ),
  danglingEnds: plainWordSet(
    `${articles} ${prepositions} ${joints} ${verbs} mon ma mes notre nos votre vos ce cet cette ces puis prévu prévue prévus prévues fixé fixée programmé programmée rdv: , : ; . ! ? - – — / | & + ( [ « @ • * =`,
  ),
  danglingStarts: plainWordSet(
    `et ou que qui mais donc puis de du d' à au est sont sera seront a aura était commence débute , . : ; - – — ! ? | / & + ) ] » • * =`,
  ),
  danglingFirstWords: plainWordSet("à a au aux de du des d' en dans pour par avec vers chez"),
  clauseStarters: plainPhraseTable(
    "n'oubliez pas; n'oublie pas; n' oubliez pas; n' oublie pas; merci de; merci; pensez à; pense à; penser à; prévoir; prévoyez; apporter; apportez; apporte; venez; viens; je; j'; on; nous; vous; tu; il; elle; c'; ça; si; quand; dis-moi; dites-moi; tenez-moi; à confirmer; confirmer; confirmez; réserver; réservez; inscription; inscriptions; entrée; tarif; gratuit; bisous; bises; cordialement; à bientôt; à demain; à tout à l'heure; rdv; rendez-vous à; rendez-vous devant; pour; avec; chez",
  ),
  andStarters: plainPhraseTable(
    "n'oubliez pas; n'oublie pas; je; j'; on; nous; vous; tu; merci; pensez à; pense à; apportez; apporte; il; elle; c'; ça",
  ),
  titleAnchors: plainPhraseTable("intitulé; intitulée; appelé; appelée; sur le thème; ayant pour thème"),
  noteLeads: plainPhraseTable(
    "apporter; apportez; apporte; prévoir; prévoyez; penser à; pensez à; pense à; ne pas oublier; n' oubliez pas; n' oublie pas; merci de; prière de; attention; ramener; ramène; prendre; inscription; inscriptions; tenue; venir avec; entrée; tarif; à apporter; places limitées; sur inscription; code; parking",
  ),
  relativeStarters: plainPhraseTable(
    "qui aura lieu; qui se tiendra; qui se déroulera; qui débute; qui commence; qui est; qui sera; aura lieu; auront lieu; se tiendra; se tiendront; se déroulera; se dérouleront; a lieu; ont lieu; est prévu; est prévue; sont prévus; est fixé; est fixée; est reporté; est reportée; est décalé; est décalée; est déplacé; est déplacée; débute; débutera; commence; commencera; passe au; passe à; sera; seront; reporté; reportée; décalé; décalée; où; car; parce que; puisque; si",
  ),
  statementStarts: plainWordSet("c' ça il elle ils elles on nous vous tu si quand où je j'"),
  emptyHeads: plainWordSet("événement truc chose"),
  meetingWith: "Rendez-vous avec",
  unnamed: "Rendez-vous",
};
