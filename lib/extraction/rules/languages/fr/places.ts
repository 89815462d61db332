import type { DetailPlaceWords, StreetWords } from "@/lib/extraction/rules/pack/detail-tables";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";

const rooms =
  "salle amphi amphithéâtre bureau bâtiment bât hall studio gymnase stade piscine quai terrain porte étage";
const houses = `
  école collège lycée mairie église cathédrale chapelle théâtre cinéma restaurant resto brasserie bistrot bar pub café
  musée parc jardin jardins place square gare aéroport hôtel hôpital clinique cabinet bibliothèque médiathèque maison
  appart appartement plage port pont rue avenue boulevard allée chemin impasse esplanade immeuble foyer centre marché
  château ferme atelier club mjc ambassade tribunal préfecture université fac faculté campus crèche maternelle
  patinoire médiathèque prieuré abbaye domaine auberge gîte camping refuge complexe espace maison villa résidence cour
  pharmacie laboratoire labo chapiteau péniche cave librairie galerie cimetière crématorium kiosque dojo
`;

/** French: words of places. */
export const places: Partial<DetailPlaceWords> = {
  placeLeads: plainPhraseTable(
    "à; au; aux; chez; dans; en; @; devant; derrière; près de; près du; lieu; lieu :; adresse :; au niveau de; sur place à; face à; face au",
  ),
  strictLeads: plainWordSet("à a au aux en dans devant derrière de du"),
  keptLeads: plainWordSet("chez"),
  placeHeads: plainWordSet(`${rooms} ${houses} pizzeria crêperie`),
  explicitPlaceLead: plainWordSet("lieu adresse"),
  articles: plainWordSet("le la les l' un une"),
  possessives: plainWordSet("mon ma mes notre nos son sa ses leur votre vos ton ta"),
  placeStops: plainWordSet(`
    avec pour et ou vers puis donc mais que qu' qui si car pendant durant jusqu'à jusqu'au jusque apporter apportez apporte prévoir merci
    par est sont sera seront chez à au en demain aujourd'hui chaque tous toutes sur entrée inscription réservation réserver confirmer tél
    lundi mardi mercredi jeudi vendredi samedi dimanche n' c' je on nous où afin avant après entre rdv penser pensez comme ce cette
  `),
  placeNouns: plainWordSet(
    `${rooms} ${houses} pizzeria crêperie boulangerie annexe quai porte entrée fêtes bureau bureaux ville`,
  ),
  placeArticles: plainWordSet("le la les l' chez café bar hôtel restaurant auberge maison"),
  roomNouns: plainWordSet("salle amphi bureau bâtiment bât quai terrain porte hall studio voie box chambre"),
  onlineLeads: plainWordSet("en sur par via"),
  onlinePlaces: plainPhraseTable(
    "zoom; teams; microsoft teams; google meet; meet; skype; webex; visio; visioconférence; discord; ligne",
  ),
  closedNames: plainPhraseTable(
    "zoom; teams; google meet; skype; visio; en visio; en ligne; en distanciel; visioconférence",
  ),
  notAtPlaces: plainWordSet("la le les l' quelle peu partir"),
  notInPlaces: plainWordSet("la le les"),
  notBeforePlace: plainWordSet(
    "penser pensez pense participer participez grâce suite quant jusqu' machine brosse aller",
  ),
  units: plainWordSet("personnes euros € minutes heures jours semaines pages places km mètres kilos ans"),
  cities: plainPhraseTable(`
    paris; marseille; lyon; toulouse; nice; nantes; montpellier; strasbourg; bordeaux; lille; rennes; reims; toulon; saint-étienne; le havre;
    grenoble; dijon; angers; nîmes; villeurbanne; clermont-ferrand; aix-en-provence; brest; tours; amiens; limoges; annecy; perpignan;
    metz; besançon; orléans; rouen; mulhouse; caen; nancy; avignon; poitiers; la rochelle; pau; calais; cannes; antibes; la baule; biarritz;
    bayonne; saint-malo; deauville; chamonix; versailles; chartres; le mans; troyes; lorient; quimper; vannes; valence; chambéry; colmar;
    bruxelles; liège; namur; charleroi; mons; genève; lausanne; fribourg; neuchâtel; sion; montréal; québec; ottawa; luxembourg; monaco;
    londres; berlin; rome; madrid; barcelone; lisbonne; milan; venise; florence; vienne; prague; amsterdam; new york; tokyo; dakar; tunis; alger; casablanca; rabat; marrakech; abidjan
  `),
};

/** French: the words of streets, which stand before their name. */
export const streets: Partial<StreetWords> = {
  streetPrefixes: plainWordSet(
    "rue avenue av boulevard bd place allée allées impasse chemin quai route cours square passage esplanade sentier faubourg",
  ),
  unitWords: plainWordSet("bâtiment bât étage escalier appartement apt porte"),
  houseNumber: /^\d{1,4}(?:[a-z]|bis|ter|-\d{1,4})?$/u,
};
