import type { AnsweredText } from "./answered-text";

/** French, Italian and Portuguese texts, each with two right answers, written as the English ones beside them. */
export const freshFrenchAnswers: AnsweredText[] = [
  {
    name: "a date without its month",
    language: "fr",
    text: "Rdv kiné lundi 23 à 8h45 chez Mme Roux",
    right: [{ start: "2026-11-23T08:45" }],
    careful: [{ title: "Rdv kiné", when: "lundi 23 à 8h45", who: ["Mme Roux"], start: "2026-11-23T08:45" }],
    sloppy: [
      {
        title: "Rendez-vous kiné",
        when: "lundi 23 à 08h45",
        who: "Mme Roux",
        start: "2026-11-23T08:45:00+01:00",
      },
    ],
  },
  {
    name: "an assembly and a drink",
    language: "fr",
    text: "Assemblée générale le vendredi 4 décembre à 20 h, salle Molière. Pot de l'amitié ensuite vers 22 h.",
    right: [{ start: "2026-12-04T20:00", venue: "salle Molière" }, { start: "2026-12-04T22:00" }],
    careful: [
      {
        title: "Assemblée générale",
        when: "le vendredi 4 décembre à 20 h",
        venue: "salle Molière",
        start: "2026-12-04T20:00",
      },
      { title: "Pot de l'amitié", when: "vers 22 h", start: "2026-12-04T22:00" },
    ],
    sloppy: [
      {
        title: "Assemblée Générale",
        when: "vendredi 4 décembre 20h",
        venue: "Salle Molière",
        start: "2026-12-04T20:00",
      },
      { title: "Pot de l’amitié", when: "vendredi 4 décembre vers 22h", start: "2026-12-04T22:00" },
    ],
  },
  {
    name: "two weeks off",
    language: "fr",
    text: "Vacances de Noël : du samedi 19 décembre au dimanche 3 janvier inclus",
    right: [{ start: "2026-12-19", end: "2027-01-03" }],
    careful: [
      {
        title: "Vacances de Noël",
        when: "du samedi 19 décembre au dimanche 3 janvier inclus",
        start: "2026-12-19",
        end: "2027-01-03",
        all_day: true,
      },
    ],
    sloppy: [
      {
        title: "Vacances de Noel",
        when: "samedi 19 décembre",
        duration: "dimanche 3 janvier inclus",
        start: "2026-12-19T00:00:00",
        end: "2027-01-03T23:59:59",
        all_day: true,
      },
    ],
  },
  {
    name: "a dinner next Saturday",
    language: "it",
    text: "Cena da Paola sabato prossimo alle 20:30, porta il vino",
    right: [{ start: "2026-11-28T20:30" }],
    careful: [
      {
        title: "Cena da Paola",
        when: "sabato prossimo alle 20:30",
        notes: ["porta il vino"],
        start: "2026-11-28T20:30",
      },
    ],
    sloppy: [
      {
        title: "Cena da Paola",
        when: "sabato prossimo, 20.30",
        who: ["Paola"],
        notes: "Porta il vino!",
        start: "2026-11-28T20:30",
        end: null,
      },
    ],
  },
  {
    name: "a train",
    language: "it",
    text: "Treno Milano C.le 07:35 → Roma Termini 10:49, mercoledì 2 dicembre, carrozza 5 posto 12A",
    right: [{ start: "2026-12-02T07:35", end: "2026-12-02T10:49" }],
    careful: [
      {
        title: "Treno Milano C.le Roma Termini",
        when: "07:35 → Roma Termini 10:49, mercoledì 2 dicembre",
        duration: "10:49",
        notes: ["carrozza 5 posto 12A"],
        start: "2026-12-02T07:35",
        end: "2026-12-02T10:49",
      },
    ],
    sloppy: [
      {
        title: "Treno Milano - Roma",
        when: "mercoledì 2 dicembre, 07:35",
        duration: "07:35 - 10:49",
        where: "Milano C.le",
        notes: ["carrozza 5", "posto 12A"],
        start: "2026-12-02T07:35:00",
        end: "2026-12-02T10:49:00",
      },
    ],
  },
  {
    name: "a consultation",
    language: "pt",
    text: "Consulta com a Dra. Sousa na terça-feira, dia 1 de dezembro, às 14h20, na Clínica Boa Vista",
    right: [{ start: "2026-12-01T14:20", venue: "Clínica Boa Vista" }],
    careful: [
      {
        title: "Consulta com a Dra. Sousa",
        when: "na terça-feira, dia 1 de dezembro, às 14h20",
        venue: "Clínica Boa Vista",
        who: ["Dra. Sousa"],
        start: "2026-12-01T14:20",
      },
    ],
    sloppy: [
      {
        title: "Consulta Dra. Sousa",
        when: "terça-feira 1 de dezembro 14:20",
        venue: "Clinica Boa Vista",
        who: "Dra Sousa",
        start: "2026-12-01T14:20Z",
      },
    ],
  },
  {
    name: "a barbecue",
    language: "pt",
    text: "Churrasco no domingo às 13h na casa do Beto! Levar bebida.",
    right: [{ start: "2026-11-22T13:00" }],
    careful: [
      {
        title: "Churrasco",
        when: "no domingo às 13h",
        venue: "casa do Beto",
        notes: ["Levar bebida"],
        start: "2026-11-22T13:00",
      },
    ],
    sloppy:
      '{"tool":"create_events","arguments":{"events":[{"title":"Churrasco na casa do Beto","when":"domingo, 13h","where":"casa do Beto","notes":"Levar bebida","start":"2026-11-22T13:00:00-03:00","all_day":"False"}]}}',
  },
];
