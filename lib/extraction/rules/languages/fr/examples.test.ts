import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, 09:00 in Paris. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Paris",
    language: "en",
  }).map(({ start, end, title, recurrence, venue, attendees }) =>
    [
      end === null ? start : `${start}/${end.slice(start.slice(0, 10) === end.slice(0, 10) ? 11 : 0)}`,
      recurrence,
      title,
      venue === "" ? null : `@ ${venue}`,
      attendees.length === 0 ? null : `+ ${attendees.map(({ name }) => name).join(", ")}`,
    ]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a French text", () => {
  it.each([
    ["Réunion lundi à 14h30 au bureau", "2026-11-23T14:30 Réunion @ bureau"],
    ["Dentiste demain à 8h45", "2026-11-21T08:45 Dentiste"],
    ["RDV chez le kiné jeudi à dix heures et quart", "2026-11-26T10:15 RDV chez le kiné @ kiné"],
    ["apéro vendredi soir vers 19h chez Manu", "2026-11-27T19:00 Apéro chez Manu @ Manu"],
    ["Cours de yoga le mardi de 18h à 19h30", "2026-11-24T18:00/19:30 FREQ=WEEKLY;BYDAY=TU Cours de yoga"],
    ["Réunion parents-profs le 3 décembre de 17h30 à 19h", "2026-12-03T17:30/19:00 Réunion parents-profs"],
    ["Week-end à Lille du 4 au 6 décembre", "2026-12-04/2026-12-06 Week-end @ Lille"],
    [
      "Déjeuner avec Claire et Marc demain à midi",
      "2026-11-21T12:00 Déjeuner avec Claire et Marc + Claire, Marc",
    ],
    ["Dans quinze jours, visite de la maison à 15h", "2026-12-04T15:00 Visite de la maison"],
    ["Rendez-vous dans huit jours à 9h", "2026-11-27T09:00 Rendez-vous"],
    ["Lundi en huit, point budget à 11h", "2026-11-30T11:00 Point budget"],
    ["Chorale tous les jeudis à 20h15", "2026-11-26T20:15 FREQ=WEEKLY;BYDAY=TH Chorale"],
    ["Piscine chaque mercredi de 14h à 15h", "2026-11-25T14:00/15:00 FREQ=WEEKLY;BYDAY=WE Piscine"],
    [
      "Conseil de quartier chaque premier lundi du mois à 19h",
      "2026-12-07T19:00 FREQ=MONTHLY;BYDAY=1MO Conseil de quartier",
    ],
    ["Réunion la semaine prochaine mardi à 10h", "2026-11-24T10:00 Réunion"],
    ["Brunch dimanche prochain à midi et demi", "2026-11-22T12:30 Brunch"],
    ["reunion demain a 14h avec sophie", "2026-11-21T14:00 Reunion avec sophie + sophie"],
    ["Le 1er décembre à 9h, entretien d'embauche", "2026-12-01T09:00 Entretien d'embauche"],
    ["On se voit mardi entre 10h et 12h ?", "2026-11-24T10:00/12:00 On se voit"],
    ["Stage de poterie du lundi 7 au vendredi 11 décembre", "2026-12-07/2026-12-11 Stage de poterie"],
    ["Mardi matin : plombier", "2026-11-24T09:00 Plombier"],
    ["Dîner chez Paul ce soir à 20h", "2026-11-20T20:00 Dîner chez Paul @ Paul"],
    [
      "Conseil d'administration mercredi 25 novembre à 18 h 30, salle Pasteur",
      "2026-11-25T18:30 Conseil d'administration @ salle Pasteur",
    ],
    ["Concert le 12/12 à 20h30 à l'Olympia", "2026-12-12T20:30 Concert @ Olympia"],
    ["Ménage un vendredi sur deux à 9h", "2026-11-20T09:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR Ménage"],
    ["AMAP tous les quinze jours à 18h30", "2026-11-20T18:30 FREQ=WEEKLY;INTERVAL=2 AMAP"],
    ["Train samedi à sept heures moins le quart", "2026-11-21T06:45 Train"],
    ["Révision voiture jeudi 8h", "2026-11-26T08:00 Révision voiture"],
    ["Match samedi 21/11 à 15h, stade Bouin", "2026-11-21T15:00 Match @ stade Bouin"],
    ["Examen le premier mars à huit heures et demie", "2027-03-01T08:30 Examen"],
    ["Vaccin le 12 à 17h20", "2026-12-12T17:20 Vaccin"],
    ["Vernissage jeu. 26 nov. à 18h", "2026-11-26T18:00 Vernissage"],
    ["Anniversaire de mamie dimanche 29 nov à 12h30", "2026-11-29T12:30 Anniversaire de mamie"],
    ["Aujourd'hui 16h coiffeur", "2026-11-20T16:00 Coiffeur"],
    ["Vol pour Nice lun. 7 déc. 6h50", "2026-12-07T06:50 Vol pour Nice"],
    ["Visite médicale après-demain à 11h20", "2026-11-22T11:20 Visite médicale"],
    ["Livraison entre 8h et 12h mardi", "2026-11-24T08:00/12:00 Livraison"],
    [
      "Les lundis et jeudis à 18h : entraînement de hand",
      "2026-11-23T18:00 FREQ=WEEKLY;BYDAY=MO,TH Entraînement de hand",
    ],
    [
      "Assemblée générale le vendredi 4 décembre 2026 à 20 heures à la salle des fêtes",
      "2026-12-04T20:00 Assemblée générale @ salle des fêtes",
    ],
    ["Cinéma ce samedi à 21h10", "2026-11-21T21:10 Cinéma"],
    ["Raclette samedi soir", "2026-11-21T18:00 Raclette"],
    ["RDV banque vendredi 14h", "2026-11-27T14:00 RDV banque"],
    ["Le point hebdo passe du mardi au jeudi à 11h", "2026-11-26T11:00 Point hebdo"],
    ["La réunion de jeudi est reportée au vendredi 27 novembre à 10h", "2026-11-27T10:00 Réunion"],
    [
      "Souper de quartier samedi 5 décembre, 18h30, salle communale",
      "2026-12-05T18:30 Souper de quartier @ salle communale",
    ],
    [
      "Dîner d'équipe jeudi 3 décembre à 19h30 au restaurant Le Bouchon",
      "2026-12-03T19:30 Dîner d'équipe @ restaurant Le Bouchon",
    ],
    [
      "Vide-grenier dimanche de 8h à 17h place de l'église",
      "2026-11-22T08:00/17:00 Vide-grenier @ place de l'église",
    ],
    ["Réveillon chez les Martin le 31 décembre à 20h", "2026-12-31T20:00 Réveillon chez les Martin @ Martin"],
    [
      "Galette des rois le 6 janvier à 16h à la médiathèque",
      "2027-01-06T16:00 Galette des rois @ médiathèque",
    ],
    [
      "Pot de départ de Julien mercredi à 17h en salle café",
      "2026-11-25T17:00 Pot de départ de Julien @ salle café",
    ],
    [
      "Formation sécurité du 1er au 3 décembre, 9h-17h",
      "2026-12-01T09:00/17:00 FREQ=DAILY;UNTIL=20261203 Formation sécurité",
    ],
    ["Visio avec le client demain 10h30 sur Teams", "2026-11-21T10:30 Visio avec le client @ Teams"],
    ["Rdv ophtalmo le 15/01/2027 à 11h15", "2027-01-15T11:15 Rdv ophtalmo"],
    ["Remise des diplômes le 12 juin 2027 à 15 heures", "2027-06-12T15:00 Remise des diplômes"],
    [
      "Cours d'anglais tous les mercredis de 18h à 19h jusqu'au 30 juin",
      "2026-11-25T18:00/19:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270630 Cours d'anglais",
    ],
    ["Examen de conduite dans dix jours à 8h", "2026-11-30T08:00 Examen de conduite"],
    ["Appeler maman ce soir", "2026-11-20T18:00 Appeler maman"],
    [
      "Concert de l'harmonie municipale samedi 28 novembre 2026 à 20h30 - église Saint-Pierre",
      "2026-11-28T20:30 Concert de l'harmonie municipale @ église Saint-Pierre",
    ],
    [
      "Soutenance de thèse le vendredi 11 décembre à 14h, amphi Lavoisier",
      "2026-12-11T14:00 Soutenance de thèse @ amphi Lavoisier",
    ],
    ["Match PSG-OM dimanche 20h45", "2026-11-22T20:45 Match PSG-OM"],
    ["Foot lundi 19h-20h30", "2026-11-23T19:00/20:30 Foot"],
    [
      "Garde des enfants du vendredi soir au dimanche soir",
      "2026-11-27T18:00/2026-11-29T18:00 Garde des enfants",
    ],
    ["Vacances de Noël du 19 décembre au 4 janvier", "2026-12-19/2027-01-04 Vacances de Noël"],
    [
      "Goûter d'anniversaire de Léo samedi 14h-17h30 au parc",
      "2026-11-21T14:00/17:30 Goûter d'anniversaire de Léo @ parc",
    ],
    ["dans une heure appel avec Karim", "2026-11-20T10:00 Appel avec Karim + Karim"],
    ["kermesse samedi toute la journée", "2026-11-21 Kermesse"],
    ["Conseil municipal le dernier jeudi du mois à 18h30", "2026-11-26T18:30 Conseil municipal"],
    [
      "Réunion d'information lundi 30 novembre en mairie, 18 h",
      "2026-11-30T18:00 Réunion d'information @ mairie",
    ],
    ["Dépistage gratuit jeudi 26/11 (9h-12h)", "2026-11-26T09:00/12:00 Dépistage gratuit"],
    ["Portes ouvertes samedi 23 janvier 10h-17h", "2027-01-23T10:00/17:00 Portes ouvertes"],
    ["Paul passe prendre les clés mardi vers 18h", "2026-11-24T18:00 Paul passe prendre les clés"],
    ["petit-déj avec Inès demain à 8h", "2026-11-21T08:00 Petit-déj avec Inès + Inès"],
    ["déj avec Tom jeudi 12h30 chez Gino", "2026-11-26T12:30 Déj avec Tom chez Gino @ Gino + Tom"],
    ["Atelier cuisine mercredi prochain de 14 à 16h", "2026-11-25T14:00/16:00 Atelier cuisine"],
    ["Séance de kiné jeudi 3 décembre, durée 45 min, 9h15", "2026-12-03T09:15/10:00 Séance de kiné"],
    ["rdv garage vendredi matin 8h15", "2026-11-27T08:15 Rdv garage"],
    ["Tri sélectif : mercredi 2 décembre, 7h", "2026-12-02T07:00 Tri sélectif"],
    ["le 12 réunion des parents à 18h30", "2026-12-12T18:30 Réunion des parents"],
    ["Dîner chez Luc samedi à 20h (il est toujours en retard)", "2026-11-21T20:00 Dîner chez Luc @ Luc"],
    ["Ramonage entre le 1er et le 5 décembre", "2026-12-01/2026-12-05 Ramonage"],
  ])("is read by its own words: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it("leaves out the weeks without a meeting, and until when a card is valid", () => {
    const text = `Programme du club

Samedi 12 décembre : sortie aux étangs, 9h, parking du gymnase
Samedi 19 décembre : pas d'entraînement, pont de la Fête
Samedi 26 décembre : tournoi interne à 10h

La carte est valable jusqu'au 31/12.`;
    expect(read(text).map((event) => event.slice(0, 16))).toEqual(["2026-12-12T09:00", "2026-12-26T10:00"]);
  });

  it.each([
    ["Papiers : mercredi 2 et 16", ["2026-12-02 Papiers", "2026-12-16 Papiers"]],
    ["demain kiné à 16h, mercredi dentiste à 9h15", ["2026-11-21T16:00 Kiné", "2026-11-25T09:15 Dentiste"]],
  ])("gives each of several days: %s", (text, events) => {
    expect(read(text)).toEqual(events);
  });

  it.each([
    "Il était content de sa journée et nous aussi",
    "Le prix est de 14 euros, ce n'est pas cher",
    "Le magasin est ouvert de 9h à 19h du lundi au samedi",
    "La boulangerie est fermée le lundi",
    "On a mangé à 20h hier",
    "Hier soir on a regardé un film jusqu'à minuit",
    "Merci pour mardi dernier, c'était super",
    "Chercher midi à quatorze heures",
    "Le match s'est terminé 3-2",
    "C'est le cadet de mes soucis",
    "La réunion de lundi a été annulée",
    "On s'est vus samedi, c'était sympa",
    "Du jour au lendemain tout a changé",
    "Tous les chemins mènent à Rome",
    "Enregistrement en ligne 24 h avant.",
    "Les vis inox de la réf 08-11-40 sont à 12 € la boîte",
    "un de ces quatre on se fait un resto",
    "À bientôt et bon week-end !",
  ])("gives no event where nothing is to come: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
