import { expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** The starts of a text, with their zones, read on Saturday, 2 January 2027 in Tokyo. */
const read = (text: string) =>
  readText({ text, nowMs: Date.parse("2027-01-02T03:00:00Z"), timeZone: "Asia/Tokyo", language: "en" }).map(
    ({ start, timezone }) => `${start} ${timezone}`,
  );

it.each([
  ["Telefonat am Dienstag um 16 Uhr Wiener Zeit", "2027-01-05T16:00 Europe/Vienna"],
  ["Webinar am 6. Mai um 18 Uhr MESZ", "2027-05-06T18:00 Europe/Berlin"],
  ["Reunión el miércoles 5 de mayo a las 10:00 (hora de Bogotá)", "2027-05-05T10:00 America/Bogota"],
  ["Llamada el 3 de junio a las 17h, hora peninsular", "2027-06-03T17:00 Europe/Madrid"],
  ["Réunion mercredi 5 mai à 14h, heure de Montréal", "2027-05-05T14:00 America/Toronto"],
  ["Riunione mercoledì 5 maggio alle 15:00 ora di Londra", "2027-05-05T15:00 Europe/London"],
  ["Plantão: quarta, 12 de maio, às 20h (horário de Brasília)", "2027-05-12T20:00 America/Sao_Paulo"],
])("a zone is said beside its hour: %s", (text, start) => {
  expect(read(text)).toEqual([start]);
});

it("a place beside an hour is no zone by itself", () => {
  expect(read("Reunião na sexta, 7 de maio, às 10h em Lisboa")).toEqual(["2027-05-07T10:00 Asia/Tokyo"]);
});

it.each([
  [
    "Webinar quinta, 6 de maio, às 18h\nOficina sábado, 8 de maio, às 11h\n\nOs horários são de Brasília.",
    "America/Sao_Paulo",
  ],
  [
    "Seminario jueves 6 de mayo 18:00\nTaller sábado 8 de mayo 11:00\n\nTodas las horas son de Madrid.",
    "Europe/Madrid",
  ],
])("a zone is said for all times: %s", (text, zone) => {
  expect(read(text)).toEqual([`2027-05-06T18:00 ${zone}`, `2027-05-08T11:00 ${zone}`]);
});
