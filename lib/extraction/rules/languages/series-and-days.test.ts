import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 23 November 2026, at noon in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2026-11-23T11:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("a series that says when it begins", () => {
  it.each([
    ["de", "Ab 8.12. haben wir jeden Dienstag um 10 Uhr Teamrunde", "2026-12-08T10:00 FREQ=WEEKLY;BYDAY=TU"],
    [
      "de",
      "Pilates, montags 18–19 Uhr, vom 7. Dezember bis 1. März, Turnsaal",
      "2026-12-07T18:00/2026-12-07T19:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270301",
    ],
    [
      "de",
      "Lauftreff jeden Mittwoch 18 Uhr bis Ende März",
      "2026-11-25T18:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331",
    ],
    [
      "es",
      "Todos los jueves desde el 3 de diciembre hasta el 25 de febrero, costura de 18:00 a 20:00",
      "2026-12-03T18:00/2026-12-03T20:00 FREQ=WEEKLY;BYDAY=TH;UNTIL=20270225",
    ],
    [
      "es",
      "Curso de vela: 6 sesiones, sábados de 10 a 12, empieza el 5 de diciembre",
      "2026-12-05T10:00/2026-12-05T12:00 FREQ=WEEKLY;BYDAY=SA;COUNT=6",
    ],
    [
      "es",
      "Rehabilitación martes y jueves 18:30 durante 4 semanas",
      "2026-11-24T18:30 FREQ=WEEKLY;BYDAY=TU,TH;COUNT=8",
    ],
    [
      "fr",
      "À partir du 8 décembre, point d'équipe chaque mardi à 9h30",
      "2026-12-08T09:30 FREQ=WEEKLY;BYDAY=TU",
    ],
    [
      "fr",
      "Reprise mercredi 2 décembre de 14h à 15h30, puis chaque mercredi jusqu'au 24 mars",
      "2026-12-02T14:00/2026-12-02T15:30 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270324",
    ],
    [
      "fr",
      "Permanence chaque premier mardi du mois à 19h, de janvier à juin",
      "2027-01-05T19:00 FREQ=MONTHLY;BYDAY=1TU;UNTIL=20270630",
    ],
    [
      "it",
      "A partire dal 1° dicembre riunione ogni martedì alle 9.30",
      "2026-12-01T09:30 FREQ=WEEKLY;BYDAY=TU",
    ],
    [
      "it",
      "Corso di ceramica: 6 incontri, il sabato dalle 10 alle 12, si parte il 5 dicembre",
      "2026-12-05T10:00/2026-12-05T12:00 FREQ=WEEKLY;BYDAY=SA;COUNT=6",
    ],
    [
      "pt",
      "A partir de 8 de dezembro, reunião de equipe toda terça às 9h30",
      "2026-12-08T09:30 FREQ=WEEKLY;BYDAY=TU",
    ],
    [
      "pt",
      "Grupo de leitura toda quarta, 20h, de janeiro a março",
      "2027-01-06T20:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331",
    ],
    ["en", "From 8 December we meet every Tuesday at 9:30am", "2026-12-08T09:30 FREQ=WEEKLY;BYDAY=TU"],
    [
      "en",
      "Physio Tuesday and Thursday 6.30pm for 4 weeks",
      "2026-11-24T18:30 FREQ=WEEKLY;BYDAY=TU,TH;COUNT=8",
    ],
    [
      "en",
      "First rehearsal Thursday 3 December 7pm, then every Thursday until 25 February",
      "2026-12-03T19:00 FREQ=WEEKLY;BYDAY=TH;UNTIL=20270225",
    ],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    ["de", "Flug Montag 9 Uhr für 2 Wochen nach Rom", "2026-11-30T09:00/2026-12-14T09:00"],
    [
      "fr",
      "Conférence mercredi 2 décembre à 18h, puis chaque vendredi atelier à 17h",
      "2026-12-02T18:00 + 2026-11-27T17:00 FREQ=WEEKLY;BYDAY=FR",
    ],
    ["en", "Talk on 2 December at 6pm, open every Friday", "2026-12-02T18:00"],
  ])("is none in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("the day after an event", () => {
  it.each([
    ["de", "Taufe am 12. Dezember um 15 Uhr, am Tag darauf um 11 Uhr Brunch"],
    ["es", "Bautizo el 12 de diciembre a las 15:00, y al día siguiente comida a las 11:00"],
    ["fr", "Baptême le 12 décembre à 15h, brunch le lendemain à 11h"],
    ["fr", "Nous nous marions le 12 décembre !\n\nCérémonie à 15h. Brunch le lendemain à 11h."],
    ["it", "Battesimo il 12 dicembre alle 15, e il giorno dopo pranzo alle 11"],
    ["pt", "Batizado dia 12 de dezembro às 15h, e no dia seguinte brunch às 11h"],
    ["en", "Christening on 12 December at 3pm, and the next day brunch at 11am"],
  ])("%s: %s", (language, text) => {
    expect(timesOf(text, language)).toContain("2026-12-12T15:00 + 2026-12-13T11:00");
  });
});

describe("what does not take place", () => {
  it.each([
    ["de", "Das Training fällt am 3.12. aus."],
    ["de", "Chor ist am 3.12. gestrichen"],
    ["es", "Sin clase de natación el viernes 4"],
    ["es", "El partido del sábado no se juega"],
    ["fr", "Pas de cours de piano mercredi"],
    ["it", "Niente allenamento giovedì"],
    ["it", "Niente coro il 3 dicembre!"],
    ["pt", "Sem ensaio na quarta, galera"],
  ])("is none in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("");
  });

  it.each([
    ["de", "Es geht am 3.12. um 10 Uhr aus dem Haus", "2026-12-03T10:00"],
    ["it", "Niente panico: esame venerdì alle 9", "2026-11-27T09:00"],
    [
      "it",
      "Martedì 1 dicembre dalle 8 alle 14 sarà sospesa l'erogazione dell'acqua",
      "2026-12-01T08:00/2026-12-01T14:00",
    ],
    ["pt", "Festa sem bolo na quarta às 19h", "2026-11-25T19:00"],
  ])("is one in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("the number of those who come", () => {
  it.each([
    ["de", "Tisch im Adria, Freitag 19 Uhr, wir sind zu 6."],
    ["es", "Cena el viernes a las 19:00 en casa de Luis, somos 7"],
    ["fr", "Resto vendredi 19h, on est 6"],
    ["it", "Cena venerdì alle 19, siamo in 6"],
    ["pt", "Jantar sexta às 19h no Zé, somos 6"],
  ])("is no hour in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2026-11-27T19:00");
  });
});

describe("a day by its number", () => {
  it.each([
    ["fr", "le 12 on se retrouve à 19h devant le théâtre", "2026-12-12T19:00"],
    ["pt", "consulta dia 18 8 da manhã", "2026-12-18T08:00"],
    ["it", "Il tecnico passerà giovedì 3 fra le 9 e le 11", "2026-12-03T09:00/2026-12-03T11:00"],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("the days of a working week with their hours", () => {
  it.each([
    ["fr", "Cours de cirque : lun.-ven. 9h-12h"],
    ["fr", "Cours de cirque, lun.-ven. de 9h à 12h"],
    ["it", "Corso di vela: lun.-ven. dalle 9 alle 12"],
    ["es", "Curso de vela: lun.-vie. de 9 a 12"],
    ["pt", "Curso de vela: seg.-sex. das 9h às 12h"],
    ["de", "Segelkurs: Mo.-Fr. 9-12 Uhr"],
  ])("are those of every week in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe(
      "2026-11-24T09:00/2026-11-24T12:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    );
  });

  it.each([
    [
      "fr",
      "Stage du 30 novembre au 4 décembre, lun.-ven. de 9h à 12h",
      "2026-11-30T09:00/2026-11-30T12:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261204",
    ],
  ])("are bounded by its dates in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
