import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Read on Friday, 20 November 2026, in Madrid. */
const timesOf = (text: string, language: string): string =>
  readWhen(text, { now: "2026-11-20T11:00:00Z", timeZone: "Europe/Madrid", language }).join(" + ");

describe("when something is over", () => {
  it.each([
    ["de", "Kurs am Sa 5.12. um 9 Uhr, gegen 17 Uhr sind wir fertig", "12-05T09:00/12-05T17:00"],
    ["de", "Kindergeburtstag Sa 5.12. 14 Uhr, Abholung 17 Uhr", "12-05T14:00/12-05T17:00"],
    ["de", "Party am Sa 5.12. ab 19 Uhr, um 1 Uhr ist Schluss", "12-05T19:00/12-06T01:00"],
    ["de", "Feier am Sa 5.12. um 14 Uhr, um 17 Uhr müssen wir aus dem Saal raus", "12-05T14:00/12-05T17:00"],
    [
      "de",
      "Wanderung Sa 5.12., 10 Uhr am Parkplatz, um 15 Uhr sind wir wieder da",
      "12-05T10:00/12-05T15:00",
    ],
    ["de", "Kurs am Samstag, 5. Dezember\nBeginn: 9 Uhr\nEnde: 17 Uhr", "12-05T09:00/12-05T17:00"],
    ["es", "Cumple el sábado 5 de diciembre a las 17:00, recogida a las 20:00", "12-05T17:00/12-05T20:00"],
    [
      "es",
      "Fiesta el 5 de diciembre a las 14:00, hay que dejar el local a las 17:00",
      "12-05T14:00/12-05T17:00",
    ],
    ["es", "Posada el jueves 10 de diciembre a las 20:00. Cerramos a la 1:00 am.", "12-10T20:00/12-11T01:00"],
    ["fr", "Fête le samedi 5 décembre à 14h, il faut rendre la salle à 17h", "12-05T14:00/12-05T17:00"],
    ["fr", "rdv samedi 5 décembre à 14h30 et faut avoir vidé les lieux pour 19h", "12-05T14:30/12-05T19:00"],
    ["it", "Concerto sabato 5 dicembre, porte ore 18, chiusura ore 22", "12-05T18:00/12-05T22:00"],
    ["it", "Festa sabato 5 dicembre alle 14, alle 17 bisogna lasciare la sala", "12-05T14:00/12-05T17:00"],
    ["pt", "Festa no sábado 5 de dezembro às 14h, às 17h temos que sair do salão", "12-05T14:00/12-05T17:00"],
    ["pt", "churras sáb 5/12 14h na laje. só até as 22 pq o vizinho reclama", "12-05T14:00/12-05T22:00"],
  ])("is said in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("how long something takes", () => {
  it.each([
    [
      "de",
      "Ihr Termin: Montag, 7. Dezember 2026, 14:35 Uhr\n\nDie Untersuchung dauert etwa 20 Minuten.",
      "12-07T14:35/12-07T14:55",
    ],
    ["de", "Besprechung Montag 15 Uhr, vierzig Minuten", "11-23T15:00/11-23T15:40"],
    [
      "es",
      "Su cita: lunes 7 de diciembre de 2026, 14:35\n\nLa prueba dura unos 20 minutos.",
      "12-07T14:35/12-07T14:55",
    ],
    ["es", "fútbol lunes 21hs en la cancha, 1 horita nomás", "11-23T21:00/11-23T22:00"],
    ["es", "Reunión lunes a las 15:00, cuarenta minutos", "11-23T15:00/11-23T15:40"],
    [
      "fr",
      "Votre rendez-vous : lundi 7 décembre 2026 à 14h35\n\nL'examen dure environ 20 minutes.",
      "12-07T14:35/12-07T14:55",
    ],
    ["fr", "Réunion lundi à 15h (1h30)", "11-23T15:00/11-23T16:30"],
    [
      "it",
      "Appuntamento: lunedì 7 dicembre 2026 alle 14:35\n\nL'esame dura circa 20 minuti.",
      "12-07T14:35/12-07T14:55",
    ],
    [
      "pt",
      "Sua consulta: segunda-feira, 7 de dezembro de 2026, 14h35\n\nO exame dura cerca de 20 minutos.",
      "12-07T14:35/12-07T14:55",
    ],
    ["pt", "Reunião segunda às 15h, quarenta minutos", "11-23T15:00/11-23T15:40"],
  ])("is said in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    ["fr", "Séances lundi à 13h, 15h", "11-23T13:00 + 11-23T15:00"],
    ["fr", "Bal samedi 5 décembre 22h – 1h30", "12-05T22:00/12-06T01:30"],
  ])("is not read from hours in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
