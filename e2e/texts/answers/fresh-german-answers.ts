import type { AnsweredText } from "./answered-text";

/** German and Spanish texts, each with two right answers, written as the English ones beside them. */
export const freshGermanAnswers: AnsweredText[] = [
  {
    name: "an appointment with short forms",
    language: "de",
    text: "Zahnarzt Dr. Weber: Ihr Termin am Mo., 07.12.2026 um 10.40 Uhr. Bitte Versichertenkarte mitbringen.",
    right: [{ start: "2026-12-07T10:40" }],
    careful: [
      {
        title: "Zahnarzt Dr. Weber",
        when: "am Mo., 07.12.2026 um 10.40 Uhr",
        notes: ["Bitte Versichertenkarte mitbringen"],
        start: "2026-12-07T10:40",
      },
    ],
    sloppy: [
      {
        title: "Zahnarzttermin Dr. Weber",
        when: "Montag, 07.12.2026, 10:40 Uhr",
        who: "Dr. Weber",
        notes: ["Versichertenkarte mitbringen"],
        start: "2026-12-07T10:40:00",
      },
    ],
  },
  {
    name: "a party with a day to answer by",
    language: "de",
    text: "Hallo zusammen, Weihnachtsfeier dieses Jahr am Freitag, den 11. Dezember ab 18:30 Uhr im Gasthaus Krone, Marktstr. 4. Rückmeldung bitte bis 1.12.",
    right: [{ start: "2026-12-11T18:30", venue: "Gasthaus Krone" }],
    careful: [
      {
        title: "Weihnachtsfeier",
        when: "am Freitag, den 11. Dezember ab 18:30 Uhr",
        where: "Marktstr. 4",
        venue: "Gasthaus Krone",
        notes: ["Rückmeldung bitte bis 1.12."],
        start: "2026-12-11T18:30",
      },
    ],
    sloppy: [
      {
        title: "Weihnachtsfeier",
        when: "Freitag, 11. Dezember, ab 18.30 Uhr",
        where: "Marktstraße 4",
        venue: "Gasthaus Krone",
        start: "2026-12-11T18:30:00",
        end: "",
        all_day: "false",
      },
    ],
  },
  {
    name: "days of collection",
    language: "de",
    text: "Abfuhrkalender\nRestmüll: 24.11., 8.12., 22.12.\nPapier: 2.12.",
    right: [
      { start: "2026-11-24" },
      { start: "2026-12-08" },
      { start: "2026-12-22" },
      { start: "2026-12-02" },
    ],
    careful: [
      { title: "Restmüll", when: "24.11.", start: "2026-11-24", all_day: true },
      { title: "Restmüll", when: "8.12.", start: "2026-12-08", all_day: true },
      { title: "Restmüll", when: "22.12.", start: "2026-12-22", all_day: true },
      { title: "Papier", when: "2.12.", start: "2026-12-02", all_day: true },
    ],
    sloppy: [
      {
        title: "Abfuhr Restmüll",
        when: "24.11",
        start: "2026-11-24T00:00",
        end: "2026-11-24T23:59",
        all_day: true,
      },
      {
        title: "Abfuhr Restmüll",
        when: "08.12.",
        start: "2026-12-08T00:00",
        end: "2026-12-08T23:59",
        all_day: true,
      },
      {
        title: "Abfuhr Restmüll",
        when: "22.12",
        start: "2026-12-22T00:00",
        end: "2026-12-22T23:59",
        all_day: true,
      },
      {
        title: "Abfuhr Papier",
        when: "02.12.",
        start: "2026-12-02T00:00",
        end: "2026-12-02T23:59",
        all_day: true,
      },
    ],
  },
  {
    name: "a choir from January on",
    language: "de",
    text: "Chorprobe ab 5. Januar jeden Dienstag 19.30–21 Uhr, Pfarrsaal St. Anna",
    right: [
      {
        start: "2027-01-05T19:30",
        end: "2027-01-05T21:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TU",
        venue: "Pfarrsaal St. Anna",
      },
    ],
    careful: [
      {
        title: "Chorprobe",
        when: "ab 5. Januar jeden Dienstag 19.30–21 Uhr",
        duration: "19.30–21 Uhr",
        recurrence: "jeden Dienstag",
        venue: "Pfarrsaal St. Anna",
        start: "2027-01-05T19:30",
        end: "2027-01-05T21:00",
        rrule: "FREQ=WEEKLY;BYDAY=TU",
      },
    ],
    sloppy: [
      {
        title: "Chorprobe",
        when: "jeden Dienstag 19:30 - 21:00 Uhr ab 5. Januar",
        recurrence: "jeden Dienstag",
        venue: "Pfarrsaal St. Anna",
        start: "2027-01-05T19:30:00",
        end: "2027-01-05T21:00:00",
        rrule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;WKST=MO",
      },
    ],
  },
  {
    name: "a meeting of parents",
    language: "es",
    text: "Reunión de padres el jueves 26 a las 18:30 en el aula 4. Se ruega puntualidad.",
    right: [{ start: "2026-11-26T18:30", venue: "aula 4" }],
    careful: [
      {
        title: "Reunión de padres",
        when: "el jueves 26 a las 18:30",
        venue: "aula 4",
        notes: ["Se ruega puntualidad"],
        start: "2026-11-26T18:30",
      },
    ],
    sloppy: [
      {
        title: "Reunion de padres",
        when: "jueves 26, 18:30h",
        venue: "Aula 4",
        start: "2026-11-26T18:30:00Z",
      },
    ],
  },
  {
    name: "a wedding and its dinner",
    language: "es",
    text: "¡Os esperamos en la boda! Sábado 12 de junio de 2027, ceremonia a las 17:00 en la ermita de San Roque y cena a las 21:00 en la finca Los Olivos.",
    right: [
      { start: "2027-06-12T17:00", venue: "ermita de San Roque" },
      { start: "2027-06-12T21:00", venue: "finca Los Olivos" },
    ],
    careful: [
      {
        title: "ceremonia",
        when: "Sábado 12 de junio de 2027, ceremonia a las 17:00",
        venue: "ermita de San Roque",
        start: "2027-06-12T17:00",
      },
      { title: "cena", when: "a las 21:00", venue: "finca Los Olivos", start: "2027-06-12T21:00" },
    ],
    sloppy: [
      {
        title: "Boda - Ceremonia",
        when: "Sábado, 12 de junio de 2027 a las 17:00",
        venue: "Ermita de San Roque",
        start: "2027-06-12T17:00",
        end: "2027-06-12T17:00",
      },
      {
        title: "Boda - Cena",
        when: "Sábado 12 de junio de 2027 a las 21:00",
        venue: "Finca Los Olivos",
        start: "2027-06-12T21:00",
      },
    ],
  },
  {
    name: "two evenings a week",
    language: "es",
    text: "Clase de yoga todos los lunes y miércoles de 20:00 a 21:15, a partir del 30 de noviembre",
    right: [{ start: "2026-11-30T20:00", end: "2026-11-30T21:15", recurrence: "FREQ=WEEKLY;BYDAY=MO,WE" }],
    careful: [
      {
        title: "Clase de yoga",
        when: "todos los lunes y miércoles de 20:00 a 21:15, a partir del 30 de noviembre",
        recurrence: "todos los lunes y miércoles",
        start: "2026-11-30T20:00",
        end: "2026-11-30T21:15",
        rrule: "FREQ=WEEKLY;BYDAY=MO,WE",
      },
    ],
    sloppy: [
      {
        title: "Yoga",
        when: "lunes y miércoles 20:00 - 21:15",
        recurrence: "lunes y miércoles",
        start: "2026-11-30T20:00",
        end: "2026-11-30T21:15",
        rrule: "DTSTART:20261130T200000\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE",
      },
    ],
  },
];
