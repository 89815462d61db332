import type { AnsweredText } from "./answered-text";

/**
 * French, Spanish, Italian and Portuguese texts, each with two correct answers; written before the rules that
 * read them.
 */
export const romanceAnswers: AnsweredText[] = [
  {
    name: "a meeting of owners",
    language: "fr",
    text: "Réunion de copropriété le mardi 1er décembre à 18h30, salle des fêtes. Ordre du jour en pièce jointe.",
    right: [{ start: "2026-12-01T18:30", venue: "salle des fêtes" }],
    careful: [
      {
        title: "Réunion de copropriété",
        when: "le mardi 1er décembre à 18h30",
        venue: "salle des fêtes",
        start: "2026-12-01T18:30",
      },
    ],
    sloppy: [
      {
        title: "Réunion de copropriété",
        when: "mardi 1 décembre, 18 h 30",
        venue: "Salle des fetes",
        start: "2026-12-01T18:30:00+01:00",
      },
    ],
  },
  {
    name: "the dentist and then lunch",
    language: "fr",
    text: "Rendez-vous chez le dentiste mar. 1 déc. 9h15 puis déjeuner avec Luc à 12 h 30 au Bistrot Vert",
    right: [
      { start: "2026-12-01T09:15" },
      { start: "2026-12-01T12:30", venue: "Bistrot Vert", who: ["Luc"] },
    ],
    careful: [
      { title: "dentiste", when: "mar. 1 déc. 9h15", start: "2026-12-01T09:15" },
      {
        title: "déjeuner avec Luc",
        when: "à 12 h 30",
        venue: "Bistrot Vert",
        who: ["Luc"],
        start: "2026-12-01T12:30",
      },
    ],
    sloppy: [
      { title: "Dentiste", when: "mar. 1 déc. à 9h15", start: "2026-12-01T09:15" },
      {
        title: "Déjeuner avec Luc",
        when: "mar. 1 déc. 12h30",
        venue: "Bistrot Vert",
        who: ["Luc"],
        start: "2026-12-01T12:30",
      },
    ],
  },
  {
    name: "a week in the snow",
    language: "fr",
    text: "Vacances de ski du 13 au 20 février 2027, chalet Les Arolles",
    right: [{ start: "2027-02-13", end: "2027-02-20" }],
    careful: [
      {
        title: "Vacances de ski",
        when: "du 13 au 20 février 2027",
        venue: "chalet Les Arolles",
        start: "2027-02-13",
        end: "2027-02-20",
        all_day: true,
      },
    ],
    sloppy: `Voici les événements :
\`\`\`json
{
  // une semaine
  "events": [{"title": "Vacances de ski", "when": "13-20 février 2027", "venue": "Chalet Les Arolles", "start": "2027-02-13T00:00:00", "end": "2027-02-20T00:00:00", "all_day": true}]
}
\`\`\``,
  },
  {
    name: "a Christmas dinner",
    language: "es",
    text: "La cena de Navidad será el viernes 18 de diciembre a las 21:30 en Casa Paco, calle Mayor 4. ¡Traed ganas!",
    right: [{ start: "2026-12-18T21:30", venue: "Casa Paco", location: "calle Mayor 4" }],
    careful: [
      {
        title: "cena de Navidad",
        when: "el viernes 18 de diciembre a las 21:30",
        venue: "Casa Paco",
        where: "calle Mayor 4",
        start: "2026-12-18T21:30",
      },
    ],
    sloppy: [
      {
        title: "Cena de Navidad",
        when: "viernes 18 diciembre, 21:30",
        venue: "Casa Paco",
        where: "Calle Mayor, 4",
        start: "2026-12-18T21:30",
        end: "2026-12-18",
      },
    ],
  },
  {
    name: "guitar on Mondays",
    language: "es",
    text: "Clase de guitarra todos los lunes a las 18 h, empieza el 7 de diciembre",
    right: [{ start: "2026-12-07T18:00", recurrence: "FREQ=WEEKLY;BYDAY=MO" }],
    careful: [
      {
        title: "Clase de guitarra",
        when: "todos los lunes a las 18 h",
        recurrence: "todos los lunes",
        start: "2026-12-07T18:00",
        rrule: "FREQ=WEEKLY;BYDAY=MO",
      },
    ],
    sloppy: [
      {
        title: "Clase de guitarra",
        when: "lunes a las 18h",
        recurrence: "todos los lunes, empieza 7 de diciembre",
        start: "2026-12-07T18:00",
        rrule: "DTSTART:20261207T180000\nRRULE:FREQ=WEEKLY;BYDAY=MO;WKST=MO",
      },
    ],
  },
  {
    name: "a check of the eyes",
    language: "it",
    text: "Visita oculistica giovedì 26 novembre ore 8.45, Ospedale San Carlo, secondo piano",
    right: [{ start: "2026-11-26T08:45", venue: "Ospedale San Carlo" }],
    careful: [
      {
        title: "Visita oculistica",
        when: "giovedì 26 novembre ore 8.45",
        venue: "Ospedale San Carlo",
        notes: ["secondo piano"],
        start: "2026-11-26T08:45",
      },
    ],
    sloppy: [
      {
        title: "Visita oculistica",
        when: "giovedi 26 novembre, ore 8:45",
        venue: "Ospedale S. Carlo",
        where: "Ospedale San Carlo",
        notes: "secondo piano",
        start: "2026-11-26T8:45",
      },
    ],
  },
  {
    name: "a party that ends at midnight",
    language: "it",
    text: "Festa di laurea di Giulia: sabato 5/12 dalle 20 alle 24 da Mario",
    right: [{ start: "2026-12-05T20:00", end: "2026-12-06T00:00" }],
    careful: [
      {
        title: "Festa di laurea di Giulia",
        when: "sabato 5/12 dalle 20 alle 24",
        venue: "da Mario",
        start: "2026-12-05T20:00",
        end: "2026-12-06T00:00",
      },
    ],
    sloppy: [
      {
        title: "Festa di laurea Giulia",
        when: "sabato 5/12, 20-24",
        venue: "Mario",
        start: "2026-12-05T20:00",
        end: "2026-12-05T24:00",
      },
    ],
  },
  {
    name: "next Wednesday at the clinic",
    language: "pt",
    text: "Consulta com a Dra. Lima na próxima quarta-feira às 14h30, Clínica Vida, sala 302",
    right: [{ start: "2026-11-25T14:30", venue: "Clínica Vida" }],
    careful: [
      {
        title: "Consulta com a Dra. Lima",
        when: "na próxima quarta-feira às 14h30",
        venue: "Clínica Vida, sala 302",
        who: ["Dra. Lima"],
        start: "2026-11-25T14:30",
      },
    ],
    sloppy: `{"title": "Consulta com Dra. Lima", "when": "próxima quarta, 14h30", "venue": "Clinica Vida", "who": ["Dra Lima"], "start": "2026-11-25T14:30"}`,
  },
];
