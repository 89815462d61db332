import type { LaterAnswer } from "./answered-text";
import { laterEnglishAnswers } from "./later-english-answers";

/** Correct answers in the words of models, in thirteen languages. */
export const laterAnswers: LaterAnswer[] = [
  ...laterEnglishAnswers,
  {
    language: "de",
    text: "Zahnarzt am 7.12. um Viertel vor neun, danach Physio 11.30 Uhr bei Frau Klein",
    right: [{ start: "2026-12-07T08:45" }, { start: "2026-12-07T11:30" }],
    answer: [
      { title: "Zahnarzt", when: "7.12. Viertel vor neun", start: "2026-12-07T08:45" },
      { title: "Physio", when: "11:30 Uhr", who: ["Frau Klein"], start: "2026-12-07T11:30" },
    ],
  },
  {
    language: "de",
    text: "Weihnachtsmarkt: 27.11. bis 23.12., täglich 11–20 Uhr, Rathausplatz",
    right: [{ start: "2026-11-27T11:00", end: "2026-11-27T20:00", recurrence: "FREQ=DAILY;UNTIL=20261223" }],
    answer: [
      {
        title: "Weihnachtsmarkt",
        when: "27.11. bis 23.12., täglich 11-20 Uhr",
        recurrence: "täglich",
        venue: "Rathausplatz",
        start: "2026-11-27T11:00",
        end: "2026-11-27T20:00",
        rrule: "FREQ=DAILY;UNTIL=20261223T200000",
      },
    ],
  },
  {
    language: "de",
    text: "Treffen wir uns Freitagabend um 8 im Löwen? Sonntag dann Frühstück ab 10 bei mir.",
    right: [{ start: "2026-11-27T20:00" }, { start: "2026-11-29T10:00" }],
    answer: [
      { title: "Treffen im Löwen", when: "Freitagabend um 8", venue: "Löwen", start: "2026-11-27T20:00" },
      { title: "Frühstück", when: "Sonntag ab 10", start: "2026-11-29T10:00" },
    ],
  },
  {
    language: "fr",
    text: "Anniversaire de Zoé samedi 5 décembre de 14h à 17h à la piscine. Réponse avant le 28 novembre SVP !",
    right: [{ start: "2026-12-05T14:00", end: "2026-12-05T17:00" }],
    answer: [
      {
        title: "Anniversaire Zoé",
        when: "samedi 5 décembre, 14h-17h",
        venue: "piscine",
        start: "2026-12-05T14:00",
        end: "2026-12-05T17:00",
      },
    ],
  },
  {
    language: "fr",
    text: "Le conseil se tiendra jeudi prochain à 9 h 30 en salle 12, puis tous les premiers jeudis du mois.",
    right: [{ start: "2026-11-26T09:30" }],
    answer: [{ title: "Conseil", when: "jeudi prochain 9h30", venue: "Salle 12", start: "2026-11-26T09:30" }],
  },
  {
    language: "es",
    text: "Mañana a las ocho de la tarde hay reunión de vecinos en el portal 3.",
    right: [{ start: "2026-11-22T20:00" }],
    answer: [
      {
        title: "Reunión de vecinos",
        when: "mañana a las ocho de la tarde",
        venue: "portal 3",
        start: "2026-11-22T20:00",
      },
    ],
  },
  {
    language: "es",
    text: "Vuelo Madrid-Lima el martes 1 de diciembre, salida 23:55, llegada 05:40 del día 2",
    right: [{ start: "2026-12-01T23:55" }],
    answer: [
      {
        title: "Vuelo Madrid-Lima",
        when: "martes 1 de diciembre, 23:55",
        duration: "llegada 05:40",
        start: "2026-12-01T23:55",
        end: "2026-12-02T05:40",
      },
    ],
  },
  {
    language: "it",
    text: "Riunione di condominio lunedì prossimo alle 21, sala parrocchiale",
    right: [{ start: "2026-11-23T21:00" }],
    answer: [
      {
        title: "Riunione condominio",
        when: "lunedì prossimo ore 21",
        venue: "sala parrocchiale",
        start: "2026-11-23T21:00:00+01:00",
      },
    ],
  },
  {
    language: "pt",
    text: "Aniversário da Rita no sábado, dia 12 de dezembro, a partir das 16h no salão do prédio",
    right: [{ start: "2026-12-12T16:00" }],
    answer: [
      {
        title: "Aniversário da Rita",
        when: "sábado 12 de dezembro 16h",
        venue: "salão do prédio",
        start: "2026-12-12T16:00Z",
      },
    ],
  },
  {
    language: "nl",
    text: "Zaterdag 12 december om 14.00 uur: sinterklaasfeest in de kantine, einde rond 17.00 uur",
    right: [{ start: "2026-12-12T14:00", end: "2026-12-12T17:00" }],
    answer: [
      {
        title: "Sinterklaasfeest",
        when: "zaterdag 12 december 14:00",
        duration: "einde 17:00",
        venue: "kantine",
        start: "2026-12-12T14:00",
        end: "2026-12-12T17:00",
      },
    ],
  },
  {
    language: "sv",
    text: "Föräldramöte torsdag den 3 december kl. 18.30 i matsalen",
    right: [{ start: "2026-12-03T18:30" }],
    answer: [
      {
        title: "Föräldramöte",
        when: "torsdag 3 december 18:30",
        venue: "matsalen",
        start: "2026-12-03T18:30",
      },
    ],
  },
  {
    language: "ru",
    text: "Приём у врача в четверг, 26 ноября, в 10:15, кабинет 204",
    right: [{ start: "2026-11-26T10:15" }],
    answer: [
      {
        title: "Приём у врача",
        when: "четверг 26 ноября 10:15",
        venue: "кабинет 204",
        start: "2026-11-26T10:15",
      },
    ],
  },
  {
    language: "tr",
    text: "Veli toplantısı 3 Aralık Perşembe günü saat 17.30'da okulda",
    right: [{ start: "2026-12-03T17:30" }],
    answer: [{ title: "Veli toplantısı", when: "3 Aralık Perşembe 17:30", start: "2026-12-03T17:30" }],
  },
  {
    language: "zh",
    text: "下周三（11月25日）下午2点半在会议室开会",
    right: [{ start: "2026-11-25T14:30" }],
    answer: [{ title: "开会", when: "11月25日下午2点半", venue: "会议室", start: "2026-11-25T14:30" }],
  },
  {
    language: "en",
    text: "Parents' evening is Tuesday 1st Dec. Slots: Maths 17:10 (Mr Bell), English 17:25 (Ms Roe), Art 17:50",
    right: [{ start: "2026-12-01T17:10" }, { start: "2026-12-01T17:25" }, { start: "2026-12-01T17:50" }],
    answer: [
      { title: "Maths", when: "Tuesday 1st Dec 17:10", who: ["Mr Bell"], start: "2026-12-01T17:10" },
      { title: "English", when: "Tuesday 1st Dec 17:25", who: ["Ms Roe"], start: "2026-12-01T17:25" },
      { title: "Art", when: "Tuesday 1st Dec 17:50", start: "2026-12-01T17:50" },
    ],
  },
  {
    language: "en",
    text: "Q1 plan\n\nJanuary 2027\n- 11th: kickoff, 10am\n- 25th: review, 2pm\n\nFebruary\n- 8th: demo, 3pm",
    right: [{ start: "2027-01-11T10:00" }, { start: "2027-01-25T14:00" }, { start: "2027-02-08T15:00" }],
    answer: [
      { title: "Kickoff", when: "January 11, 10am", start: "2027-01-11T10:00" },
      { title: "Review", when: "January 25th 2pm", start: "2027-01-25T14:00" },
      { title: "Demo", when: "February 8th, 3pm", start: "2027-02-08T15:00" },
    ],
  },
  {
    language: "en",
    text: "lets do brunch sunday?? 11ish at Pip's, then the movie at 2:40",
    right: [{ start: "2026-11-22T11:00" }, { start: "2026-11-22T14:40" }],
    answer: [
      { title: "Brunch", when: "sunday 11ish", venue: "Pip's", start: "2026-11-22T11:00" },
      { title: "Movie", when: "sunday at 2:40", start: "2026-11-22T14:40" },
    ],
  },
];
