import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Read at noon on Friday, 20 November 2026. */
describe("hours of a season", () => {
  it.each([
    [
      "Kehoe's Garden\n\nCHRISTMAS OPENING HOURS 2026\nMon 21 - Wed 23 Dec    8am - 8pm\nThu 24 Dec    8am - 2pm\nFri 25 Dec    Closed\nSat 2 Jan onwards    normal hours",
      [],
    ],
    [
      "Library Easter opening hours\nGood Friday 26 March: closed\nSaturday 27 March: 10-4\nTuesday 30 March: normal hours resume\n\nAuthor evening with Petra Lunn, Wed 14 April, 7pm (doors 6.30).",
      ["2027-04-14T19:00"],
    ],
    [
      "HOLIDAY HOURS at the pool\n\nDec 24   6 am - 1 pm\nDec 25, 26   CLOSED\nRegular hours resume Jan 2",
      [],
    ],
  ])("make no events below their heading: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["Holiday fun\n\nSat 12 Dec  2-4  Crafts\nSun 13 Dec  3-5  Games", 2],
    ["Hours of fun for all\n\nSat 12 Dec  2-4  Crafts\nSun 13 Dec  3-5  Games", 2],
    ["Opening times\nMon-Fri 9-5\n\nSanta's visit, Sat 12 Dec 2pm\nCarols, Sun 13 Dec 6pm", 2],
  ])("leave what happens as it is: %s", (text, count) => {
    expect(readWhen(text)).toHaveLength(count);
  });
});

describe("what notices tell beside their events", () => {
  it.each([
    "Plans may be inspected at the Harbour Office between 10.00 and 16.00 on weekdays until 18 December.",
    "The roll is open for inspection 1 December to 8 January in Room 12.",
    "Visits by arrangement 1 December to 15 January for groups.",
    "Sunrise 06:31, sunset 17:56. High water 11.52.",
    "The October evening on the 4th drew a record 71 visitors.",
    "Saturday's fun run raised £4,820 for the shelter.",
    "No lessons St Andrew's Day Mon 30 November or school holiday Mon 14 December.",
    "Order line 98200 11223 (after 5 pm)",
  ])("makes none: %s", (line) => {
    const text = `Village notes\n\nDear all,\n\nQuiz night, Friday 11 December, 7.30pm, in the hall.\n\n${line}\n\nThank you.`;
    expect(readWhen(text)).toEqual(["12-11T19:30"]);
  });

  it.each([
    ["If you can't attend ring us by 5pm on Wednesday 9 December.", "12-09T17:00"],
    ["The inspection of the plots is on Saturday 12 December at 10am.", "12-12T10:00"],
    ["Sunrise walk, Sunday 13 December, 7am.", "12-13T07:00"],
    ["We hope to have raised £500 by then. Draw on Sunday 13 December at 3pm.", "12-13T15:00"],
  ])("reads what is to come: %s", (line, when) => {
    const text = `Village notes\n\nDear all,\n\nQuiz night, Friday 11 December, 7.30pm, in the hall.\n\n${line}\n\nThank you.`;
    expect(readWhen(text)).toContain(when);
  });
});

describe("headings with a holiday, and tables of changed days", () => {
  it.each([
    [
      "Christmas at the Corn Hall\n\nFri 11 Dec  7.30pm  Carols\nSat 12 Dec  2pm  Panto",
      ["12-11T19:30", "12-12T14:00"],
    ],
    [
      "Christmas services\nSunday 20 December 6pm Nine Lessons\nThursday 24 December 4pm Crib",
      ["12-20T18:00", "12-24T16:00"],
    ],
    [
      "Bin days over Christmas\n\nUsual day       New day\nFri 25 December    Mon 28 December\nMon 28 December    Tue 29 December",
      ["12-28", "12-29"],
    ],
  ])("say no day of their own: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([["Christmas Day lunch\nBoxing Day walk", ["12-25", "12-26"]]])(
    "are days where nothing below has a date: %s",
    (text, when) => {
      expect(readWhen(text)).toEqual(when);
    },
  );
});

describe("columns of a timetable", () => {
  it.each([
    "Ferry timetable\n\n            Dep Mallaig   Arr Armadale\nFri 4 Dec   09:00         09:45\nSat 5 Dec   14:15         15:00",
    "Ferry timetable\n\nDate        Dep Mallaig   Arr Armadale\nFri 4 Dec   09:00         09:45\nSat 5 Dec   14:15         15:00",
  ])("say from where and to where, also with an empty corner: %s", (text) => {
    expect(readWhen(text)).toEqual(["12-04T09:00/12-04T09:45", "12-05T14:15/12-05T15:00"]);
  });
});

describe("a sheet with its own date", () => {
  it("counts TODAY from it", () => {
    const text =
      "St Wulfram - pew sheet\n22nd November 2026, Sunday next before Advent\n\nTODAY  8am Communion   10.30 Parish Eucharist, then coffee\n\nWednesday 25 November  10am Midweek Eucharist";
    expect(readWhen(text)).toEqual(["11-22T08:00", "11-22T10:30", "11-25T10:00"]);
  });

  it("reads a line of hours whose things have a weekday in their names", () => {
    const text =
      "Notices\n\nSunday 22 November\n8.00 Communion     10.00 Eucharist & Sunday Club     6.30 Evensong";
    expect(readWhen(text)).toEqual(["11-22T08:00", "11-22T10:00", "11-22T18:30"]);
  });

  it("counts today from now where no sheet is dated, or was long ago", () => {
    expect(readWhen("Notes\n\nTODAY\n3pm Tea\n6pm Talk")).toEqual(["11-20T15:00", "11-20T18:00"]);
    expect(readWhen("Notes\n1 October 2026\n\nTODAY\n3pm Tea\n6pm Talk")).toContain("11-20T15:00");
  });

  it("reads a run sheet that ends at half past three from its morning on", () => {
    expect(
      readWhen("Dear all\nSaturday 28 November:\n7.30 vans loaded\n9.00 on site\n11-3 open\n3.30 pack down"),
    ).toEqual(["11-28T07:30", "11-28T09:00", "11-28T11:00/11-28T15:00", "11-28T15:30"]);
  });

  it("leaves out days off, what may stay until when, and stops of a ride", () => {
    expect(
      readWhen(
        "Jo's rota w/b 23 November\nMon 23 OFF\nTue 24 07:00-15:00\nWed 25 07:00-15:00\nThu 26 13:00-21:00\nFri 27 OFF",
      ),
    ).toEqual(["11-24T07:00/11-24T15:00", "11-25T07:00/11-25T15:00", "11-26T13:00/11-26T21:00"]);
    expect(
      readWhen(
        "Club rides\n\nSun 6 Dec   45 miles to Malham, 9am bus station. Café stop approx 11.30.\nUnder 18s until 9pm only.\nCorrect at 2 November 2026.",
      ),
    ).toEqual(["12-06T09:00"]);
  });

  it("gives the hours of works to each of their days", () => {
    expect(
      readWhen(
        "Window cleaning\nBlock A: Monday 7 December\nBlock B: Tuesday 8 December\n\nWork takes place between 8am and 4pm. Please keep windows shut.",
      ),
    ).toEqual(["12-07T08:00/12-07T16:00", "12-08T08:00/12-08T16:00"]);
  });

  it("takes the day behind now", () => {
    expect(
      readWhen(
        "Diary\n- Quiz: Tue 1 December, 7pm\n- Walk: Sun 6 December, postponed, new date Sun 13 December 10am\n- Choir: Thu 3 December 7pm, now Thu 10 December",
      ),
    ).toEqual(["12-01T19:00", "12-13T10:00", "12-10T19:00"]);
  });
});
