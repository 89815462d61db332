import type { AnsweredText } from "./answered-text";

/** German and Dutch texts, each with two correct answers; written before the code that checks them. */
export const germanAnswers: AnsweredText[] = [
  {
    name: "a parents' evening",
    language: "de",
    text: "Liebe Eltern, der Elternabend ist am Mittwoch, 2. Dezember um halb acht abends in der Aula der Grundschule.",
    right: [{ start: "2026-12-02T19:30", venue: "Aula der Grundschule" }],
    careful: [
      {
        title: "Elternabend",
        when: "Mittwoch, 2. Dezember um halb acht abends",
        venue: "Aula der Grundschule",
        start: "2026-12-02T19:30",
      },
    ],
    sloppy: [
      {
        title: "Elternabend",
        when: "Mittwoch 2. Dezember, halb acht abends",
        venue: "Aula Grundschule",
        start: "2026-12-02T19:30:00",
        end: "",
        rrule: null,
      },
    ],
  },
  {
    name: "training twice a week",
    language: "de",
    text: "Fußballtraining jeden Dienstag und Donnerstag von 17 bis 18:30 Uhr auf dem Sportplatz Nord. Das erste Mal am 1. Dezember.",
    right: [
      {
        start: "2026-12-01T17:00",
        end: "2026-12-01T18:30",
        recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
        venue: "Sportplatz Nord",
      },
    ],
    careful: [
      {
        title: "Fußballtraining",
        when: "jeden Dienstag und Donnerstag von 17 bis 18:30 Uhr",
        recurrence: "jeden Dienstag und Donnerstag",
        venue: "Sportplatz Nord",
        start: "2026-12-01T17:00",
        end: "2026-12-01T18:30",
        rrule: "FREQ=WEEKLY;BYDAY=TU,TH",
      },
    ],
    sloppy: [
      {
        title: "Fussballtraining",
        when: "Dienstag und Donnerstag, 17-18:30 Uhr",
        recurrence: "jeden Dienstag und Donnerstag",
        venue: "Sportplatz Nord",
        start: "2026-12-01T17:00",
        end: "2026-12-01T18:30",
        rrule: "RRULE:FREQ=WEEKLY; BYDAY=TU,TH; WKST=MO;",
      },
    ],
  },
  {
    name: "a birthday in two weeks",
    language: "de",
    text: "Omas Geburtstag feiern wir am Samstag in zwei Wochen: 15 Uhr Kaffee, 18 Uhr Abendessen im Ratskeller.",
    right: [{ start: "2026-12-05T15:00" }, { start: "2026-12-05T18:00", venue: "Ratskeller" }],
    careful: [
      { title: "Kaffee", when: "15 Uhr", start: "2026-12-05T15:00" },
      { title: "Abendessen", when: "18 Uhr", venue: "Ratskeller", start: "2026-12-05T18:00" },
    ],
    sloppy: [
      { title: "Omas Geburtstag: Kaffee", when: "Samstag in zwei Wochen, 15 Uhr", start: "2026-12-05T15:00" },
      {
        title: "Omas Geburtstag: Abendessen",
        when: "Samstag in zwei Wochen, 18 Uhr",
        venue: "Ratskeller",
        start: "2026-12-05T18:00",
      },
    ],
  },
  {
    name: "two callers at home",
    language: "de",
    text: "Der Handwerker kommt morgen zwischen 8 und 10 Uhr, die Zählerablesung ist am 30.11. um 14:15.",
    right: [{ start: "2026-11-22T08:00", end: "2026-11-22T10:00" }, { start: "2026-11-30T14:15" }],
    careful: [
      {
        title: "Handwerker",
        when: "morgen zwischen 8 und 10 Uhr",
        start: "2026-11-22T08:00",
        end: "2026-11-22T10:00",
      },
      { title: "Zählerablesung", when: "am 30.11. um 14:15", start: "2026-11-30T14:15" },
    ],
    sloppy: [
      {
        title: "Handwerker",
        when: "morgen, 8-10 Uhr",
        start: "2026-11-22T08:00:00+01:00",
        end: "2026-11-22T10:00:00+01:00",
      },
      { title: "Zählerablesung", when: "30.11 um 14:15 Uhr", start: "2026-11-30T14:15:00+01:00" },
    ],
  },
  {
    name: "a Dutch evening at school",
    language: "nl",
    text: "De ouderavond is op donderdag 3 december om kwart over zeven 's avonds in de gymzaal.",
    right: [{ start: "2026-12-03T19:15", venue: "gymzaal" }],
    careful: [
      {
        title: "ouderavond",
        when: "donderdag 3 december om kwart over zeven 's avonds",
        venue: "de gymzaal",
        start: "2026-12-03T19:15",
      },
    ],
    sloppy: [
      {
        title: "Ouderavond",
        when: "donderdag 3 december, kwart over zeven",
        venue: "gymzaal",
        start: "2026-12-03T19:15",
        end: null,
      },
    ],
  },
  {
    name: "Dutch lessons that repeat",
    language: "nl",
    text: "Zwemles elke woensdag van 15.30 tot 16.15 uur vanaf 2 december in zwembad De Duiker.",
    right: [
      {
        start: "2026-12-02T15:30",
        end: "2026-12-02T16:15",
        recurrence: "FREQ=WEEKLY;BYDAY=WE",
        venue: "De Duiker",
      },
    ],
    careful: [
      {
        title: "Zwemles",
        when: "elke woensdag van 15.30 tot 16.15 uur vanaf 2 december",
        recurrence: "elke woensdag",
        venue: "zwembad De Duiker",
        start: "2026-12-02T15:30",
        end: "2026-12-02T16:15",
        rrule: "FREQ=WEEKLY;BYDAY=WE",
      },
    ],
    sloppy: [
      {
        title: "Zwemles",
        when: "woensdag 15:30-16:15",
        recurrence: "elke woensdag vanaf 2 december",
        venue: "De Duiker",
        start: "2026-12-02T15:30",
        end: "2026-12-02T16:15",
        rrule: "FREQ=WEEKLY;BYDAY=WE;BYHOUR=15;BYMINUTE=30",
      },
    ],
  },
];
