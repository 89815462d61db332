import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Sunday, 1 March 2026, at nine in London. */
const startsOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2026-03-01T09:00:00Z"), timeZone: "Europe/London", language })
    .map(({ start }) => start)
    .join(" + ");

describe("a feast behind its own date", () => {
  it.each([
    [
      "en",
      "FRIDAY 25 DECEMBER, CHRISTMAS DAY\n11:00 Service\nSATURDAY 26 DECEMBER, BOXING DAY\n11:30 Swim\n18:00 Concert",
      "2026-12-25T11:00 + 2026-12-26T11:30 + 2026-12-26T18:00",
    ],
    [
      "de",
      "Donnerstag, 30. April\n20:00 Tanz in den Mai\nFreitag, 1. Mai – Tag der Arbeit\n11:30 Kundgebung\n18:00 Konzert",
      "2026-04-30T20:00 + 2026-05-01T11:30 + 2026-05-01T18:00",
    ],
    [
      "es",
      "JUEVES 14 DE MAYO\n20:00 Concierto\nVIERNES 15 DE MAYO, SAN ISIDRO\n11:30 Misa y procesión\n18:00 Encierro",
      "2026-05-14T20:00 + 2026-05-15T11:30 + 2026-05-15T18:00",
    ],
    [
      "fr",
      "Lundi 13 juillet\n22h Bal\nMardi 14 juillet – Fête nationale\n11h30 Défilé\n23h Feu d'artifice",
      "2026-07-13T22:00 + 2026-07-14T11:30 + 2026-07-14T23:00",
    ],
    [
      "it",
      "VENERDÌ 14 AGOSTO\n20:00 Cena\nSABATO 15 AGOSTO, FERRAGOSTO\n11:30 Messa\n18:00 Sfilata",
      "2026-08-14T20:00 + 2026-08-15T11:30 + 2026-08-15T18:00",
    ],
    [
      "pt",
      "Domingo 11 de outubro\n20h Bingo\nSegunda 12 de outubro – Nossa Senhora Aparecida\n11h30 Missa\n18h Procissão",
      "2026-10-11T20:00 + 2026-10-12T11:30 + 2026-10-12T18:00",
    ],
  ])("heads the hours below as the date alone does in %s: %s", (language, text, starts) => {
    expect(startsOf(text, language)).toBe(starts);
  });

  it.each([
    ["en", "Hi all,\nthe pool opens on 24 December, Boxing Day and 2 January.", "2026-12-24 + 2026-12-26"],
    ["de", "Hallo zusammen,\nMarkt ist am 24. Dezember, Silvester.", "2026-12-24 + 2026-12-31"],
  ])("is another day where it is not of that date in %s: %s", (language, text, starts) => {
    expect(startsOf(text, language)).toContain(starts);
  });
});
