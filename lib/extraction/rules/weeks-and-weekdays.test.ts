import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Read at noon on Friday, 20 November 2026. */
describe("weekdays with their dates", () => {
  it.each([
    ["Swimming: Tuesdays 8th, 15th and 22nd, 1.15pm", ["12-08T13:15", "12-15T13:15", "12-22T13:15"]],
    [
      "Swimming Tuesdays 8th, 15th and 22nd December at 1.15pm",
      ["12-08T13:15", "12-15T13:15", "12-22T13:15"],
    ],
    ["Workshop, Saturdays 5 and 12 December, 10.30am", ["12-05T10:30", "12-12T10:30"]],
  ])("are those dates: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["Knit & Natter meets 2nd and 4th Thursdays, 2-4pm", "FREQ=MONTHLY;BYDAY=2TH,4TH"],
    ["Bell ringing first and third Tuesdays 7.30pm", "FREQ=MONTHLY;BYDAY=1TU,3TU"],
    ["Repair café last Saturdays, 10-1", "FREQ=MONTHLY;BYDAY=-1SA"],
    ["Third Monday monthly, 7pm", "FREQ=MONTHLY;BYDAY=3MO"],
  ])("are of every month where they are counted: %s", (text, rule) => {
    const [when, ...others] = readWhen(text);
    expect(when?.split(" ")[1]).toBe(rule);
    expect(others).toEqual([]);
  });

  it.each([
    ["Yoga Mon & Wed 6pm, 30 November to 13 January", "11-30T18:00 FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270113"],
    [
      "Drawing, 1 December to 12 January, Tues 7-9pm",
      "12-01T19:00/12-01T21:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270112",
    ],
    ["Exhibition 5 December - 17 January, Tues-Sun 11-5", "12-05/2027-01-17"],
    ["Talks: Wednesdays in December 7pm", "12-02T19:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231"],
    [
      "Art: Tuesdays in May and June, 2-4pm",
      "2027-05-04T14:00/2027-05-04T16:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630",
    ],
    [
      "Walks 11am daily except Mondays, 1 to 30 December",
      "12-01T11:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU;UNTIL=20261230",
    ],
    ["6 weekly sessions starting Tues 1 December, 7-9pm", "12-01T19:00/12-01T21:00 FREQ=WEEKLY;COUNT=6"],
  ])("run for the weeks that are said: %s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });

  it.each([
    ["Sat & Sun, Dec 5-6", ["12-05/12-06"]],
    ["Lunch club Tues and Fri 12-2", ["11-24T12:00/11-24T14:00", "11-27T12:00/11-27T14:00"]],
  ])("leaves what is of one week: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("weekdays with their dates in other languages", () => {
  it.each([
    ["de", "Chorprobe jeden 2. und 4. Donnerstag im Monat, 19:30 Uhr"],
    ["fr", "Chorale le 2e et 4e jeudi du mois à 19h30"],
    ["es", "Coro el segundo y cuarto jueves de cada mes a las 19:30"],
    ["it", "Coro il secondo e quarto giovedì del mese alle 19.30"],
    ["pt", "Coral na segunda e quarta quinta-feira de cada mês às 19h30"],
  ])("are counted in each month, in %s: %s", (language, text) => {
    expect(readWhen(text, { language })).toEqual(["11-26T19:30 FREQ=MONTHLY;BYDAY=2TH,4TH"]);
  });

  it.each([
    ["de", "Schwimmen: dienstags 8., 15. und 22. Dezember, 13:15 Uhr"],
    ["fr", "Piscine : les mardis 8, 15 et 22 décembre à 13h15"],
    ["es", "Natación: martes 8, 15 y 22 de diciembre a las 13:15"],
    ["it", "Piscina: martedì 8, 15 e 22 dicembre ore 13.15"],
    ["pt", "Natação: terças 8, 15 e 22 de dezembro às 13h15"],
  ])("are those dates, in %s: %s", (language, text) => {
    expect(readWhen(text, { language })).toEqual(["12-08T13:15", "12-15T13:15", "12-22T13:15"]);
  });

  it("begin with the day that is said, in es", () => {
    expect(
      readWhen("Reunión cada dos miércoles a partir del 9 de diciembre a las 17h", { language: "es" }),
    ).toEqual(["12-09T17:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"]);
  });
});

describe("what a day is told of", () => {
  it.each([
    ["de", "Termin am 8.12. um 10:20 Uhr wurde auf den 17.12. um 9:40 Uhr verlegt", ["12-17T09:40"]],
    ["en", "The survey closes at midnight on Sunday 13 December", ["12-13T23:59"]],
    ["en", "Countdown at midnight on Saturday", ["11-21T00:00"]],
    ["en", "Push our 1:1 from Tuesday 2pm to Wednesday 3pm", ["11-25T15:00"]],
    ["en", "See you on the 5th! Table's booked for 7.45", ["12-05T19:45"]],
    [
      "en",
      "Funeral Friday 27 November at 11.15am, followed by refreshments from 12.30",
      ["11-27T11:15", "11-27T12:30"],
    ],
  ])("is not another day or hour, in %s: %s", (language, text, when) => {
    expect(readWhen(text, { language })).toEqual(when);
  });
});

describe("a grid of weekdays", () => {
  const monday = "FREQ=WEEKLY;BYDAY=MO";
  const wednesday = "FREQ=WEEKLY;BYDAY=WE";

  it.each([
    ["columns", "        Mon       Wed\n9.30    Maths     Art\n11.00   English   -"],
    [
      "bars around its rows",
      "| Time | Monday | Wednesday |\n|---|---|---|\n| 9.30 | Maths | Art |\n| 11.00 | English | - |",
    ],
    ["tabs", "Time\tMonday\tWednesday\n9.30\tMaths\tArt\n11.00\tEnglish\t-"],
  ])("has hours that are written with a dot, in %s", (_, rows) => {
    const text = `Class timetable\n\n${rows}`;
    expect(readWhen(text)).toEqual([
      `11-23T09:30 ${monday}`,
      `11-25T09:30 ${wednesday}`,
      `11-23T11:00 ${monday}`,
    ]);
  });

  it("begins with the day that its heading says, which is no event", () => {
    const text =
      "Timetable from Monday 7 December\n\n        Mon       Wed\n9.30    Maths     Art\n11.00   English   -";
    expect(readWhen(text)).toEqual([
      `12-07T09:30 ${monday}`,
      `12-09T09:30 ${wednesday}`,
      `12-07T11:00 ${monday}`,
    ]);
  });
});

describe("an hour of each day", () => {
  it.each([
    ["Hamlet\n\n7 - 12 December\nNightly at 7.30pm", ["12-07T19:30 FREQ=DAILY;UNTIL=20261212"]],
    [
      "Winter school\n7 December - 18 December\nEvery weekday, 9am to 3pm",
      ["12-07T09:00/12-07T15:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261218"],
    ],
  ])("is of the days that stand above it: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    [
      "a weekly series",
      "Book fair 7 - 12 December\n\nChoir every Tuesday 7pm",
      "11-24T19:00 FREQ=WEEKLY;BYDAY=TU",
    ],
    [
      "a paragraph further down",
      "Hamlet\n\n7 - 12 December\n\nTickets are 8 pounds.\n\nThe café\n\nOpen mic nightly at 7.30pm",
      "FREQ=DAILY",
    ],
  ])("is none of them in %s", (_, text, series) => {
    const whens = readWhen(text);
    expect(whens.some((when) => when.endsWith(series))).toBe(true);
    expect(whens).toContain("12-07/12-12");
  });
});

describe("hours with a dot that could be dates", () => {
  it("are hours in a list below a day", () => {
    const text = "Saturday 5 December\n9.10 Registration\n10.10 Talk\n12.05 Lunch";
    expect(readWhen(text)).toEqual(["12-05T09:10", "12-05T10:10", "12-05T12:05"]);
  });

  it("are hours before the half of the day", () => {
    expect(readWhen("Call Ann Tuesday 4.10 pm")).toEqual(["11-24T16:10"]);
  });

  it("are dates where nothing makes them hours", () => {
    expect(readWhen("Meeting moved to 10.12.")).toEqual(["12-10"]);
    expect(readWhen("Your appointment: 9.12.2026 at 10.10")).toEqual(["12-09T10:10"]);
  });
});
