import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Wednesday, 24 February 2027, in the evening. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-02-24T20:30:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end }) => (end === null ? start : `${start}/${end}`))
    .join(" + ");

describe("an exported chat", () => {
  it.each([
    [
      "pt",
      "24/02/2027 18:31 - Bia: gente, churrasco sábado na casa do Rafa?\n24/02/2027 18:33 - Duda: sábado eu trabalho, pode ser domingo?\n24/02/2027 18:34 - Bia: pode! domingo às 13h então\n24/02/2027 18:40 - Rafa: blz, levem bebida",
      "2027-02-28T13:00",
    ],
    [
      "fr",
      "24/02/2027 à 19:12 - Léa: Les filles, on dîne vendredi ?\n24/02/2027 à 19:15 - Marta: vendredi je peux pas, plutôt samedi\n24/02/2027 à 19:16 - Léa: ok, samedi à 20h chez Paco",
      "2027-02-27T20:00",
    ],
    [
      "es",
      "24/2/2027, 9:12 p. m. - Beto: carne asada el sábado?\n24/2/2027, 9:13 p. m. - Chuy: sábado chambeo, el domingo?\n24/2/2027, 9:15 p. m. - Beto: sale, domingo a las 2",
      "2027-02-28T14:00",
    ],
  ])("has stamps without a comma, or with a blank in them, in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it("is no list of dates with what is on them", () => {
    const list =
      "12/03/2027 18:30 - Reunião: sala 2\n15/03/2027 19:15 - Concerto: auditório\n20/03/2027 10:00 - Visita: museu";
    expect(timesOf(list, "pt")).toBe("2027-03-12T18:30 + 2027-03-15T19:15 + 2027-03-20T10:00");
  });
});

describe("a talk that settles one event and tells of another", () => {
  it.each([
    [
      "de",
      "[24.02.27, 18:40] Sara: Kegeln am Freitag um 8?\n[24.02.27, 18:41] Ivo: Freitag arbeite ich, Samstag?\n[24.02.27, 18:43] Sara: passt, Samstag 19:30 im Bowlingcenter\n[24.02.27, 18:46] Ivo: denkt dran, am Montag ist Vereinssitzung um 20 Uhr",
      "2027-02-27T19:30 + 2027-03-01T20:00",
    ],
    [
      "es",
      "[24/2/27, 19:12] Lola: quedamos el jueves a las nueve en el bar de Paco?\n[24/2/27, 19:15] Marta: el jueves no puedo, tengo dentista a las 8\n[24/2/27, 19:16] Lola: Y el viernes?\n[24/2/27, 19:18] Marta: perfecto, viernes a las nueve y media\n[24/2/27, 19:31] Inma: y acordaos de que el sábado 6 es el cumple de Sara, a las 2 en su casa",
      "2027-02-26T09:30 + 2027-03-06T14:00",
    ],
    [
      "fr",
      "[24/02/2027 18:40] Sara: resto vendredi à 20h ?\n[24/02/2027 18:41] Ivo: vendredi je bosse, samedi ?\n[24/02/2027 18:43] Sara: ça marche, samedi 20h chez Gino\n[24/02/2027 18:46] Ivo: et n'oublie pas, réunion de copro mardi 2 mars à 19h",
      "2027-02-27T20:00 + 2027-03-02T19:00",
    ],
    [
      "it",
      "[24/02/27, 18:40] Giulia: ragazzi allora sabato cena da me alle 8 e mezza?\n[24/02/27, 18:41] Fede: sabato lavoro, domenica?\n[24/02/27, 18:43] Giulia: ok domenica alle 20:30\n[24/02/27, 18:52] Fede: comunque giovedì 4 allenamento spostato alle 19",
      "2027-02-28T20:30 + 2027-03-04T19:00",
    ],
    [
      "pt",
      "24/02/2027 18:31 - Bia: churrasco sábado na casa do Rafa?\n24/02/2027 18:33 - Duda: sábado eu trabalho, pode ser domingo?\n24/02/2027 18:34 - Bia: pode! domingo às 13h então\n24/02/2027 18:55 - Bia: e quinta tem ensaio às 19h30, não esqueçam",
      "2027-02-28T13:00 + 2027-02-25T19:30",
    ],
  ])("has both in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    ["en", "Sara: lunch sunday at mum's?\nIvo: no, saturday at 1pm\nSara: great"],
    ["it", "Sara: pranzo domenica da mamma?\nIvo: no, sabato alle 13\nSara: perfetto"],
    ["de", "Sara: Essen am Sonntag bei Mama?\nIvo: nein, Samstag um 13 Uhr\nSara: ok"],
    ["es", "Sara: ¿comida el domingo en casa de mamá?\nIvo: no, el sábado a las 13:00\nSara: vale"],
  ])("keeps what a no has settled in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2027-02-27T13:00");
  });

  it.each([
    [
      "de",
      "Sara: Kegeln am Freitag um 20 Uhr?\nIvo: ja\nSara: Und am Samstag 15 Uhr Kaffee bei Oma",
      "2027-02-26T20:00 + 2027-02-27T15:00",
    ],
    [
      "it",
      "Sara: sabato lavoro dalle 8 alle 14\nIvo: ok\nSara: poi ci sentiamo",
      "2027-02-27T08:00/2027-02-27T14:00",
    ],
  ])("leaves what is said of its own in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("who is away on a day", () => {
  it.each([
    [
      "de",
      "[24.02., 18:02] Uli: gehen wir am samstag rodeln?\n[24.02., 18:03] Ina: samstag bin ich weg, sonntag ginge\n[24.02., 18:05] Uli: ok dann sonntag, treffen 14 uhr am kiosk",
      "2027-02-28T14:00",
    ],
    [
      "de",
      "Uli: gehen wir am samstag rodeln?\nIna: samstag bin ich krank, sonntag geht wieder\nUli: ok sonntag 14 uhr",
      "2027-02-28T14:00",
    ],
    ["es", "El viernes estoy fuera, el lunes a las 10 podemos hablar", "2027-03-01T10:00"],
    ["fr", "Vendredi je suis absente, lundi à 10h on peut se parler", "2027-03-01T10:00"],
    ["it", "Venerdì sono fuori, lunedì alle 10 possiamo sentirci", "2027-03-01T10:00"],
    ["pt", "Sexta estou fora, segunda às 10h podemos falar", "2027-03-01T10:00"],
  ])("has time on the day that is named behind it in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
