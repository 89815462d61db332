import type { FieldRole, ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import { weekLinesBy } from "@/lib/extraction/rules/items/week-lines";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

const whole = (words: string): RegExp => new RegExp(`^(?:(?:votre|le|la|l['’]|les) ?)?(?:${words})$`, "u");

const fields: readonly (readonly [FieldRole, RegExp])[] = [
  [
    "start",
    whole(
      "début|commencement|check[- ]?in|départ|aller|retrait|prise en charge|ouverture|heure de début|à partir de|date de début",
    ),
  ],
  [
    "end",
    whole(
      "fin|jusqu['’]à|check[- ]?out|(?:heure d['’])?arrivée(?: (?:prévue|estimée))?|restitution|retour|heure de fin|date de fin|clôture",
    ),
  ],
  [
    "when",
    whole("quand|date|dates|jour|jours|heure|heures|horaires?|date et heure|jour et heure|date/heure"),
  ],
  [
    "place",
    whole(
      "où|lieu|endroit|adresse|salle|site|localisation|terrain|stade|voie|quai|porte|cabinet|clinique|lieu de rendez-vous|point de rendez-vous|amphi|gymnase",
    ),
  ],
  [
    "people",
    whole(
      "qui|avec|intervenante?s?|animatrice|animateur|enseignante?s?|professeure?|prof|médecin|praticien|docteur|invitée?s?|participante?s?|responsable|formatrice|formateur",
    ),
  ],
  [
    "title",
    whole(
      "titre|objet|sujet|quoi|événement|évènement|activité|thème|nom|intitulé|cours|matière|film|pièce|spectacle|concert|match|rencontre|adversaire|prestation|soin|épreuve|examen|motif|atelier|conférence|séance|contenu|sortie|module",
    ),
  ],
  ["vehicle", whole("vol|train|ferry|bus|car|ligne|navette")],
  ["kind", whole("service|département|rubrique|spécialité")],
  [
    "group",
    whole("catégorie|groupe|niveau|journée|poule|compétition|semaine|n[°º]|#|classe|équipe|âge|mois|tour"),
  ],
  ["length", whole("durée(?: estimée)?")],
  ["side", whole("domicile ?/ ?extérieur|dom\\.? ?/ ?ext\\.?")],
  [
    "reference",
    whole(
      "référence|réf|réservation|dossier|n[°º](?: de \\p{L}+)?|numéro|code|prix|tarif|tarifs|coût|montant|total|billets?|siège|voiture|statut|notes?|remarques?|résultat|score|téléphone|tél|portable|mail|e-?mail|courriel|site web|infos?|contact|passagers?|voyageurs?|places?|id|mot de passe|personnes|chambre",
    ),
  ],
];

/** A day may stand before the words of a line that says that nothing is on: `mer. 25 rien`. */
const dayBefore =
  "[^\\p{L}]*(?:(?:lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\\p{L})[^\\p{L}]*)?";

/** French words by which cells of tables, labels and lines of timetables are told apart. */
export const shapeWords: Partial<ShapeWords> = {
  fields,
  valueLead: /^[\s,;–—·|-]+(?:(?:en|au|à la|à) )?/u,
  placeAlone:
    /^(?:en ligne|visio|zoom|teams|virtuel|en présentiel|présentiel|à distance|extérieur|domicile|(?:\d+ )?(?:rue|place|avenue|av\.?|bd|boulevard|allée|impasse|chemin|quai) .{2,40})$/u,
  people: /^(?:(?:dr|me|pr|m|mme|mlle|père|avec)(?!\p{L})\.? ?[^\d]*)$/u,
  idle: /^(?:https?:\/\/\S*|www\.\S*|\d[\d.,]* ?(?:€|euros?|chf)(?!\p{L}).*|gratuit|entrée libre|complet|liste d['’]attente|billets?|acheter|réserver|s['’]inscrire|annuler|voir plus|plus d['’]infos?|infos?|confirmée?|en attente|à confirmer|[-–—]+|\+?\d+|#\S+|[\d\s()+/.-]{7,})$/u,
  noEvent: new RegExp(
    `^(?:${dayBefore}(?:pas (?:de |d['’])(?!(?:${missing})(?!\\p{L}))\\p{L}+|aucune? \\p{L}+|libre|repos|férié|congés?|vacances|relâche|fermée?|exempte?|annulée?)(?!\\p{L}).*|${dayBefore}rien[^\\p{L}]*|[-–—\\s]+)$`,
    "u",
  ),
  dayOff: /^(?:libre|repos|férié|congé|vacances|rtt|off|-)$/,
  calledOff: /^\P{L}*(?:reportée?s?|suspendue?s?|annulée?s?)(?!\p{L})/u,
  renewed:
    /^[^\p{L}\p{N}]*(?:(?:reportée?|déplacée?|décalée?|prolongée?|avancée?)s? (?:au|à|jusqu['’]au))(?!\p{L})/u,
  formerly: /^\P{L}*(?:avant|ancien|ancienne date|initialement)(?!\p{L})(?:\s*:|\s{2,}| - )/u,
  instead: /^\P{L}*(?:désormais|maintenant|nouveau|nouvelle|nouvelle date)(?!\p{L})/u,
  each: /(?<!\p{L})(?:chacune?|par (?:épreuve|séance|cours))(?!\p{L})/u,
  durationOfEach:
    /(?<!\p{L})(?:(?:tous les cours|toutes les séances|chaque (?:cours|séance|match|épreuve|examen|atelier|créneau|visite|partiel))(?: (?:durent?|est|sont))?(?: de)?):? (?:env\. ?)?(?=\d|$)/u,
  step: /^\P{L}*(?:ouverture(?: d(?:es|u|e la) \p{L}+)?|portes|début|fin|pause|entracte|échauffement|check-?in|check-?out|départ|arrivée|embarquement|retrait|heure|date|quand|accueil)(?: (?:à|dès))?\P{L}*$/u,
  finish: /^\P{L}*(?:fin|clôture|fermeture)(?: (?:de la (?:journée|séance)|du colloque))?\P{L}*$/u,
  nothingOn:
    /^\P{L}*(?:fermée?|rien|libre|repos|férié|relâche|pas (?:de |d['’])(?:cours|séance|match|entraînement|répétition)|-)\P{L}*$/u,
  departs: wholeWord("départ|part|décolle|aller"),
  arrives: wholeWord("arrivée|arrive|atterrit"),
  transport: wholeWord(
    "vol|vols|train|tgv|ter|ouigo|intercités|eurostar|bus|autocar|car|ferry|quai|voie|terminal|trajet|billet|embarquement|compagnie|aéroport|gare|passager|voyageur|aller|retour|correspondance",
  ),
  travel: wholeWord(
    "aller|retour|voyage|trajet|billet|siège|place|voiture|direct|escale|correspondance|voie|terminal|vol|train|classe|bagages?|passagers?|voyageurs?|porte|départ|arrivée",
    "gu",
  ),
  vehicle:
    /(?:(?:[Vv]ol|[Tt]rain|TGV|TER|OUIGO|[Bb]us|[Ff]erry|[Cc]ar) (?:INOUI )?(?:n° ?)?[A-Z0-9]{1,4}[ -]?\d{1,5}(?!\d)|(?<![A-Za-z])[A-Z]{2} ?\d{3,4}(?!\d)|(?<![A-Za-z])[A-Z]\d ?\d{2,4}(?!\d))/,
  duration: /(?:durée|dure|durera|environ|env\.?|total)(?!\p{L})[^.;\d]{0,24}$/u,
  durationOf:
    /(?:durée|(?:la|le|l['’]|votre|ton) ?(?:rendez-vous|examen|visite|consultation|séance|réunion|cours|spectacle|film|cérémonie|entretien|appel|concert|stage|atelier)(?: \p{L}+){0,2}? (?:dure|durera))(?!\p{L})[^.;\d]{0,24}$/u,
  durationSaid: /^ ?(?:max(?:i|imum)?|grand max|suffi(?:t|sent)|chacune?)(?!\p{L})/u,
  durationBehind:
    /^\s*(?:$|[.,|+(]|(?:(?:avec|sans) entracte|pauses? comprises?|environ|au total)(?!\p{L}))/u,
  term: wholeWord(
    "trimestre|semestre|cours|saison|automne|printemps|été|hiver|programme|année scolaire|cycle|session",
  ),
  weekLines: weekLinesBy(wholeWord("semaine|sem")),
  timetable: wholeWord(
    "horaires des cours|horaires?|calendrier|planning|emploi du temps|hebdomadaire|chaque semaine|grille|cours|trimestre|entraînements|créneaux",
  ),
};
