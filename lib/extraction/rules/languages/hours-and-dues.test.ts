import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Read on Monday, 23 November 2026, at noon in Madrid. */
const timesOf = (text: string, language: string): string =>
  readWhen(text, { now: "2026-11-23T11:00:00Z", timeZone: "Europe/Madrid", language }).join(" + ");

describe("an hour before which something is due, behind its day", () => {
  it.each([
    ["fr", "Merci de nous passer vos chiffres lundi 7 décembre avant 17h.", "12-07T17:00"],
    ["es", "Pásame el borrador el miércoles 2 antes de las 13:30.", "12-02T13:30"],
    ["pt", "Preciso das fotos na quarta, 2, antes das 15h.", "12-02T15:00"],
  ])("is that of the one event in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("what a list says of no event", () => {
  it("keeps the new time alone where a day is given up", () => {
    const text = "Point projets\n- tombola : le 9 décembre est abandonné, ce sera mercredi 16 décembre à 18h";
    expect(timesOf(text, "fr")).toBe("12-16T18:00");
  });

  it("leaves out a day on which nothing is", () => {
    const text = "Woche 23.-29.11.\nDi 17h Flöte Anna\nMi nix\nDo 19h Chor";
    expect(timesOf(text, "de")).toBe("11-24T17:00 + 11-26T19:00");
  });

  it.each([
    ["es", "Semana 23-29\nmar 24 dentista 17h\nmié 25 nada\njue 26 coro 19h"],
    ["es", "mar 24 dentista 17h\nmié 25 libre\njue 26 coro 19h"],
    ["fr", "mar. 24 dentiste 17h\nmer. 25 rien\njeu. 26 chorale 19h"],
    ["fr", "mar. 24 dentiste 17h\nmer. 25 repos\njeu. 26 chorale 19h"],
    ["it", "mar 24 dentista ore 17\nmer 25 niente\ngio 26 coro ore 19"],
    ["it", "mar 24 dentista ore 17\nmer. 25: nulla\ngio 26 coro ore 19"],
    ["fr", "Mar. 24 novembre : dentiste 17h\nMer. 25 novembre : fermé\nJeu. 26 novembre : chorale 19h"],
    ["de", "Di 24.11.: Zahnarzt 17 Uhr\nMi 25.11.: geschlossen\nDo 26.11.: Chor 19 Uhr"],
    ["pt", "Ter 24/11, 17h – dentista\nQua 25/11 – não abre\nQui 26/11, 19h – coral"],
    ["pt", "ter 24 dentista 17h\nqua 25 nada\nqui 26 coral 19h"],
    ["pt", "ter 24 dentista 17h\nquarta-feira 25 folga\nqui 26 coral 19h"],
  ])("leaves out a line that says so behind its day in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("11-24T17:00 + 11-26T19:00");
  });

  it.each([
    ["es", "mar 24 dentista 17h\nmié 25 nada sincronizada\njue 26 coro 19h"],
    ["fr", "mar. 24 dentiste 17h\nmer. 25 rien que pour vous\njeu. 26 chorale 19h"],
    ["it", "mar 24 dentista ore 17\nmer 25 niente paura, quiz\ngio 26 coro ore 19"],
  ])("keeps what only begins with such a word in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("11-24T17:00 + 11-25 + 11-26T19:00");
  });

  it("leaves out a match of which the last cell says that it is postponed", () => {
    const rows = [
      "Gara\tData\tOra\tSquadra casa\tSquadra ospite\tPalestra\tRis.",
      "12\tSab 05/12/2026\t18:00\tVirtus Arona\tPol. Meina\tPalestra Manzoni\tRINV.",
      "13\tDom 13/12/2026\t16:00\tUS Lesa\tVirtus Arona\tPalestra Colombo\t",
    ];
    expect(timesOf(rows.join("\n"), "it")).toBe("12-13T16:00");
  });
});

describe("the hours of an office", () => {
  it("make no event behind the number to call", () => {
    const text =
      "Visita oculistica 12/12/2026 ore 20:00\nTicket da pagare prima. Info CUP 848 800 600 lun-ven 8-18";
    expect(timesOf(text, "it")).toBe("12-12T20:00");
  });
});

describe("how many hours before an appointment it may be cancelled", () => {
  it.each([
    ["de", "Friseur am Mi. 9.12., 8:15 Uhr. Absagen bis 24h vorher."],
    ["de", "Friseur am Mi. 9.12., 8:15 Uhr. Absage bitte mindestens 24 Stunden vor dem Termin."],
    ["fr", "Coiffeur mercredi 9 décembre à 8h15. Annulation jusqu'à 24h avant."],
    ["es", "Peluquería el miércoles 9 de diciembre a las 8:15. Cancelaciones hasta 24h antes."],
    ["es", "Peluquería el miércoles 9 de diciembre a las 8:15. Si no puede venir, avise 24 horas antes."],
    ["it", "Parrucchiere mercoledì 9 dicembre alle 8:15. Disdette entro 24h."],
    ["it", "Parrucchiere mercoledì 9 dicembre alle 8:15. Disdire almeno 24h prima."],
    ["pt", "Cabeleireiro quarta 9 de dezembro às 8h15. Cancelamento até 24h antes."],
  ])("is no midnight in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("12-09T08:15");
  });

  it("is not what a last hour is", () => {
    expect(timesOf("Consegna entro le 24 di mercoledì 9 dicembre", "it")).toBe("12-10T00:00");
  });
});

describe("five minutes before the hour, in digits", () => {
  it.each([
    ["it", "ci troviamo domani sera alle 8 meno 5 all'ingresso", "11-24T19:55"],
    ["es", "quedamos mañana por la tarde a las 8 menos 5", "11-24T19:55"],
    ["fr", "rdv demain à 8h moins 5 devant la gare", "11-24T07:55"],
  ])("are read behind it in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
