import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

/** Tuesday, 5 January 2027, 10:00 in London. */
const nowMs = Date.parse("2027-01-05T10:00:00Z");

const whenIn = (text: string, language = "en-GB"): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language }).map(({ start, end, recurrence }) =>
    [
      start.slice(5) + (end === null ? "" : `/${end.slice(5)}`),
      ...(recurrence === null ? [] : [recurrence]),
    ].join(" "),
  );

describe("the same time as before", () => {
  it.each([
    [
      "in a line",
      "Training Thursday at 6pm. Match in Leeds on Saturday at the same time.",
      ["01-07T18:00", "01-09T18:00"],
    ],
    [
      "of what is called off",
      "I have to cancel the call tomorrow at 2pm. New slot: Friday, same time, 45 minutes.",
      ["01-08T14:00/01-08T14:45"],
    ],
    [
      "of what cannot be",
      "Hi,\nwe can't do tomorrow's 11am call. Could we do Friday same time?",
      ["01-08T11:00"],
    ],
  ])("%s", (_, text, times) => {
    expect(whenIn(text)).toEqual(times);
  });

  it("is said so in German too", () => {
    expect(
      whenIn("Den Call morgen um 14 Uhr muss ich absagen. Neuer Termin: Freitag, gleiche Uhrzeit.", "de"),
    ).toEqual(["01-08T14:00"]);
  });

  it("is no hour where none was said", () => {
    expect(whenIn("Lunch on Friday, same time as the others")).toEqual(["01-08"]);
  });
});

describe("both ends of a day out", () => {
  it.each([
    [
      "with the end in the afternoon",
      "Museum trip Wed 24 March. Coach leaves 8.45, back about 4.15.",
      "03-24T08:45/03-24T16:15",
    ],
    [
      "beside a word of an evening",
      "The trade show team meets Wednesday 24 March, 9:30 to 4",
      "03-24T09:30/03-24T16:00",
    ],
  ])("%s", (_, text, time) => {
    expect(whenIn(text)).toEqual([time]);
  });

  it("leaves a night that ends at two where it is", () => {
    expect(whenIn("Drinks Saturday 9 to 2")).toEqual(["01-09T21:00/01-10T02:00"]);
  });
});

describe("a series behind its first day", () => {
  it("takes the hours of that day", () => {
    expect(
      whenIn(
        "Choir starts again Wednesday 13 January, 7:00-8:30 p.m. in the hall, and we'll go every Wednesday through March 24.",
      ),
    ).toEqual(["01-13T19:00/01-13T20:30 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270324"]);
  });

  it("is another one where it has a name of its own", () => {
    expect(whenIn("Assembly Wednesday 13 January at 9, swimming every Wednesday until 24 March")).toEqual([
      "01-13T09:00",
      "01-06 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270324",
    ]);
  });

  it("says how long each time takes", () => {
    expect(whenIn("We meet every other Friday at 2, an hour each time")).toEqual([
      "01-08T14:00/01-08T15:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
    ]);
  });
});

describe("numbers that are no times", () => {
  it.each([
    [
      "of several things",
      "Water off for stacks 04 through 11 on Wednesday 24 March from 9:00 AM to 3:00 PM",
      ["03-24T09:00/03-24T15:00"],
    ],
    ["of a telephone", "Ring us on 0117 496 0333 by Friday 15 January", ["01-15"]],
    [
      "of the second of two",
      "Take one at 6pm on Thursday 14 January and the second at 9pm the same evening.",
      ["01-14T18:00", "01-14T21:00"],
    ],
    [
      "of the rows of a table",
      "Day\tDate\tPort\tArrive\tDepart\n1\tSun 9 May\tOban\t–\t16:00\n2\tMon 10 May\tTobermory\t08:00\t17:30\n3\tTue 11 May\tat sea",
      ["05-09T16:00", "05-10T08:00/05-10T17:30", "05-11"],
    ],
    [
      "of years long ago",
      "About us\n\n1921 – instruments bought and played on 13 November.\n1979 – Second place on 6 June.",
      [],
    ],
  ])("%s", (_, text, times) => {
    expect(whenIn(text)).toEqual(times);
  });

  it("leaves what people have decided to call off", () => {
    expect(whenIn("The committee has decided to call off the village rally on Sunday 28 March.")).toEqual([]);
  });
});

describe("tickets and programmes", () => {
  it("reads the second leg of a ticket", () => {
    expect(
      whenIn(
        "OUT\nFri 19 Mar\n08:03  London Kings Cross\n10:26  Darlington\nCoach F  Seat 31A  Advance Single\n\nRETURN\nSun 21 Mar\n17:28  Darlington\n19:54  London Kings Cross\nCoach C  Seat 07  Advance Single",
      ),
    ).toEqual(["03-19T08:03/03-19T10:26", "03-21T17:28/03-21T19:54"]);
  });

  it("reads values below their labels", () => {
    expect(
      whenIn(
        "Flight\nPX 2713\nFrom\nToronto (YTZ)\nTo\nOttawa (YOW)\nDeparture\nFri, Mar 12 2027 18:40\nArrival\nFri, Mar 12 2027 19:42",
      ),
    ).toEqual(["03-12T18:40/03-12T19:42"]);
  });

  it("reads a route whose train is named in the line below", () => {
    expect(
      whenIn("Thu 11 Mar 2027\nLONDON EUSTON 15:40 – MANCHESTER PICCADILLY 17:49\nCoach C, seat 12A"),
    ).toEqual(["03-11T15:40/03-11T17:49"]);
  });

  it("takes hours with dots below a date with dots for those of an afternoon", () => {
    expect(
      whenIn(
        "Esme & Rhodri\n24.06.27\n\nORDER OF THE DAY\n1.30   Please be seated\n2.00   Ceremony\n5.30   Dinner",
      ),
    ).toEqual(["06-24T13:30", "06-24T14:00", "06-24T17:30"]);
  });

  it("takes a class in the head of a grid for no seat of a ticket", () => {
    expect(
      whenIn(
        "Monday 11 January\nTime    Class 1A   Main Hall\n09:00   Ballet     Judo\n10:00   Tap        Yoga",
      ),
    ).toEqual(["01-11T09:00", "01-11T09:00", "01-11T10:00", "01-11T10:00"]);
  });

  it("takes the name of a day above a message for no label of its stamp", () => {
    expect(
      whenIn("Monday\nSam Reed  9:41 AM\nlunch tomorrow at 1pm?\nKim Roe  9:43 AM\nyes, see you there"),
    ).toEqual(["01-06T13:00"]);
  });

  it("reads the hours of a few days as a series", () => {
    expect(
      whenIn("Half-term drop-in: Make a Kite\nMon 15 – Fri 19 Feb, 11am–3pm daily\nLearning Studio"),
    ).toEqual(["02-15T11:00/02-15T15:00 FREQ=DAILY;UNTIL=20270219"]);
  });
});
