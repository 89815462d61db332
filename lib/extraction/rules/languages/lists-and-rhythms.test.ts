import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Wednesday, 20 January 2027, at ten in the evening in Madrid. */
const timesOf = (language: string, text: string): string =>
  readText({ text, nowMs: Date.parse("2027-01-20T21:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("what comes every two weeks", () => {
  it.each([
    ["Stammtisch 14-tägig mittwochs um 19 Uhr", "2027-01-27T19:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"],
    ["Chorprobe alle 14 Tage donnerstags 20 Uhr", "2027-01-21T20:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"],
    ["Biotonne: vierzehntägig donnerstags, beginnend 4.2.", "2027-02-04 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"],
  ])("%s", (text, times) => {
    expect(timesOf("de", text)).toBe(times);
  });
});

describe("a date as people and machines shorten it", () => {
  it.each([
    ["fr", "on fait la rando le 22-23 !", "2027-01-22/2027-01-23"],
    ["es", "Quedada el 22-23 en casa", "2027-01-22/2027-01-23"],
    ["pt", "Reunião 23fev às 10h", "2027-02-23T10:00"],
    ["de", "Abgabe 02FEB27", "2027-02-02"],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(language, text)).toBe(times);
  });
});

describe("a line of a programme", () => {
  it.each([
    [
      "en",
      "SUNDAY 7 FEBRUARY\n12:00  Mass at St Tirso\n14:30  Giant paella (cancelled, works in the square)\n17:00  Ball",
    ],
    [
      "es",
      "DOMINGO 7 DE FEBRERO\n12:00 h  Misa\n14:30 h  Paella gigante (suspendida por obras)\n17:00 h  Baile",
    ],
    ["it", "DOMENICA 7 FEBBRAIO\n12:00  Messa\n14:30  Pranzo (annullato)\n17:00  Ballo"],
  ])("is none where a bracket behind it says that it is off: %s", (language, text) => {
    expect(timesOf(language, text)).toBe("2027-02-07T12:00 + 2027-02-07T17:00");
  });

  it("does not go on with the day that heads the next lines", () => {
    const text =
      "Ven. 5 février\n 21h   Zazou Ferraille\nSam. 6\n 15h   Lecture de Solange\n 20h30 Trio Lamproie puis, à 22h45, DJ Mistigri\nDim. 7\n 9h    Vide-grenier\n 17h   Bal trad";
    expect(timesOf("fr", text)).toBe(
      "2027-02-05T21:00 + 2027-02-06T15:00 + 2027-02-06T20:30 + 2027-02-06T22:45 + 2027-02-07T09:00 + 2027-02-07T17:00",
    );
  });
});

describe("what tells of no habit, no past and no hour", () => {
  it.each([
    ["es", "es el sabado a las 9 y media d la noche en el bar d siempre", "2027-01-23T21:30"],
    ["es", "me confirmó el Tano: fútbol el jueves a las 21 en la cancha", "2027-01-21T21:00"],
    ["pt", "jantar no sábado às 20h no bar de sempre", "2027-01-23T20:00"],
    ["es", "siempre ceno los viernes a las 9", ""],
    [
      "es",
      "Le confirmo la revisión de Luna para el martes 26 a las 8:15. Tiene que venir en ayunas. La recogida sería sobre las 17:00.",
      "2027-01-26T08:15 + 2027-01-26T17:00",
    ],
    ["de", "Termin am Dienstag, 26. Jänner um 7:45 Uhr, Stiege 2", "2027-01-26T07:45"],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(language, text)).toBe(times);
  });
});
