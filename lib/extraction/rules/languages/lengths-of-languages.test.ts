import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Read on Monday, 23 November 2026, at noon in Madrid. */
const timesOf = (text: string, language: string): string =>
  readWhen(text, { now: "2026-11-23T11:00:00Z", timeZone: "Europe/Madrid", language }).join(" + ");

describe("a length in hours and minutes", () => {
  it.each([
    ["fr", "Projection vendredi 27 novembre à 20h, durée 1h50", "11-27T20:00/11-27T21:50"],
    ["fr", "Projection vendredi 27 novembre à 20h (durée : 2 h 05)", "11-27T20:00/11-27T22:05"],
    ["fr", "On part vendredi à 8h, compter 2h10 de route", "11-27T08:00/11-27T10:10"],
    ["fr", "Bus vers Annecy\nVendredi 27 novembre\nDépart 10h04\nDurée 1h35", "11-27T10:04/11-27T11:39"],
    ["it", "Proiezione venerdì 27 novembre alle 20:00, durata 1h50", "11-27T20:00/11-27T21:50"],
    ["es", "Proyección viernes 27 de noviembre a las 20:00 (duración: 1:50 h)", "11-27T20:00/11-27T21:50"],
    ["es", "Proyección viernes 27 de noviembre a las 20:00, duración 1 h 50 min", "11-27T20:00/11-27T21:50"],
    ["pt", "Filme sexta 27 de novembro às 20h (duração: 1h50)", "11-27T20:00/11-27T21:50"],
    ["de", "Film am Freitag, 27. November, 20 Uhr (Dauer: 1 h 50)", "11-27T20:00/11-27T21:50"],
    ["de", "Film am Freitag, 27. November, 20 Uhr (Dauer: 1:50 h)", "11-27T20:00/11-27T21:50"],
  ])("is no hour of the night in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    ["fr", "Dossier à rendre mardi pour 8h30", "11-24T08:30"],
    ["fr", "Veillée vendredi 27 à 1h50", "11-27T01:50"],
    ["it", "Tavolo per 20:30 sabato", "11-28T20:30"],
    ["de", "Tisch für 19:30 am Samstag", "11-28T19:30"],
  ])("is not read from an hour of the day in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
