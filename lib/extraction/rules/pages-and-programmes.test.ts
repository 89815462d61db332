import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Read at noon on Friday, 20 November 2026. */
describe("hours with dots", () => {
  it.each([
    [
      "Prize day, Friday 4 December\n9.30  Assembly\n10.10  Choir\n12.05  Buffet",
      ["12-04T09:30", "12-04T10:10", "12-04T12:05"],
    ],
    [
      "MONDAY 7 DECEMBER\n8.45 Sign-in\n9.05 First aid\n11.05 Lifting",
      ["12-07T08:45", "12-07T09:05", "12-07T11:05"],
    ],
    [
      "Gala\nDate      Sat 5 December\nSet up    15.00\nDisco     20.00 - 23.00",
      ["12-05T15:00", "12-05T20:00/12-05T23:00"],
    ],
    [
      "Tuesday 1 December\n10.15-11.00 Ballet\n11.10-12.00 Tap",
      ["12-01T10:15/12-01T11:00", "12-01T11:10/12-01T12:00"],
    ],
  ])("are no dates where the text writes its hours so: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["Konzerte\nFr 10.12. Ely Sinfonia, 19.30 Uhr\nSa 11.12. Brassband, 19.30 Uhr", "de", ["12-10", "12-11"]],
    ["Diary\nSat 24.12 Carols at the crib\nFri 31.12 Supper", "en", ["12-24", "12-31"]],
    ["Please pay the deposit by 10.12.2026\nSee you at 9.30", "en", ["12-10"]],
  ])("leave dates with dots as they are: %s", (text, language, days) => {
    expect(readWhen(text, { language }).map((when) => when.slice(0, 5))).toEqual(days);
  });
});

describe("the hours of an agenda", () => {
  it.each([
    [
      "Committee, Saturday 5 December\n\n9:30 Coffee\n10:00 Accounts. Signed copies to Ada by 18 December\n10:40 Any other business",
      ["12-05T09:30", "12-05T10:00", "12-18", "12-05T10:40"],
    ],
    [
      "Sunday 6 December\n2pm Opening\n2.30 Readings from Friday's winners\n3pm Prizes",
      ["12-06T14:00", "12-06T14:30", "12-06T15:00"],
    ],
    [
      "Trustees, Monday 7 December\n10:00 Minutes\n10:15 Roof: quotes due 14 December\n10:45 Hall hire",
      ["12-07T10:00", "12-07T10:15", "12-14", "12-07T10:45"],
    ],
    [
      "Thursday 10 December\n18:00 Roll call\n18:10 Fence, Mill Lane. Adjourned to 14 January, 18:30\n18:40 Drains",
      ["12-10T18:00", "2027-01-14T18:30", "12-10T18:40"],
    ],
  ])("are of its day, whatever dates its lines name: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["Club\n10am Swim, Sat 5 December\n11am Run, Sun 6 December", ["12-05T10:00", "12-06T11:00"]],
    ["9:00 stand-up\n14:00 dentist 9 December", ["12-09T14:00"]],
    ["Sat 5 December\n10am Easter egg hunt planning\n11am Sale", ["12-05T10:00", "12-05T11:00"]],
  ])("take a day beside them: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["Open day, Saturday 5 December\n10:00 Welcome\n10:30 Tours\n14:00 Close", 2],
    ["Conference, Thursday 10 December\n09:00 Coffee\n09:30 Keynote\n15:30 End of conference", 2],
    ["Tagung\nDonnerstag 10. Dezember\n09:00 Begrüßung\n10:00 Vortrag\n15:30 Ende", 2],
    ["Saturday 5 December\n10am Start\n3pm Finish", 2],
    ["Saturday 5 December\n10am Doors\n11am Match\n3pm Finish of the race", 3],
    ["Saturday 5 December\n6.00 Gates open\n7.30 Concert\n9.30 Fireworks", 3],
  ])("end without an event: %s", (text, count) => {
    expect(readWhen(text)).toHaveLength(count);
  });
});

describe("rows of weekdays", () => {
  it.each([
    [
      "Weekly classes\n\nDay | Time | Class\nMonday | 6.30pm | Pilates\nTuesday | 10am | Yoga",
      ["11-23T18:30 FREQ=WEEKLY;BYDAY=MO", "11-24T10:00 FREQ=WEEKLY;BYDAY=TU"],
    ],
    [
      "Drop-in schedule\nMon/Wed   Lane swim 6:30–8:30 am\nSat   Family swim 1–3 pm\nFri   pool let to club",
      ["11-23T06:30/11-23T08:30 FREQ=WEEKLY;BYDAY=MO,WE", "11-21T13:00/11-21T15:00 FREQ=WEEKLY;BYDAY=SA"],
    ],
    [
      "Regular groups\nTues 10am-12 Coffee & chat\n     2pm Darts\nThurs 2pm Knitters",
      [
        "11-24T10:00/11-24T12:00 FREQ=WEEKLY;BYDAY=TU",
        "11-24T14:00 FREQ=WEEKLY;BYDAY=TU",
        "11-26T14:00 FREQ=WEEKLY;BYDAY=TH",
      ],
    ],
    [
      "Swim school\nEffective Jan. 4 – Mar. 26, 2027\n\nTue   Tadpoles 4:00–4:30 pm\nThu   Dolphins 4:30–5:00 pm",
      [
        "2027-01-05T16:00/2027-01-05T16:30 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270326",
        "2027-01-07T16:30/2027-01-07T17:00 FREQ=WEEKLY;BYDAY=TH;UNTIL=20270326",
      ],
    ],
  ])("are of every week where the text says so: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["What's on this week\nSun 7pm Choir\nSat 7pm Bingo"],
    ["Christmas fair weekend\nFri 6pm Set-up\nSat 10am Fair"],
    ["Rota\nMon 9-5 Ana\nTue 9-5 Ben"],
    ["Lessons, w/c 30 November\nTue 4pm Maths\nThu 5pm French"],
  ])("are of one week elsewhere: %s", (text) => {
    const when = readWhen(text);
    expect(when).toHaveLength(2);
    expect(when.join(" ")).not.toContain("FREQ");
  });
});

describe("columns of dates", () => {
  it.each([
    [
      "Term dates\n\n\tStarts\tHalf term\tEnds\nSpring\t5 January 2027\t15 - 19 February\t26 March",
      ["2027-01-05", "2027-02-15/2027-02-19", "2027-03-26"],
    ],
    [
      "Date\tTalk\tSlides due\n8 December\tGlazes\t1 December\n15 December\tKilns\t9 December",
      ["12-08", "12-01", "12-15", "12-09"],
    ],
    [
      "TERM\tOPENS\tCLOSES\n1\t13 January\t24 March\n4\t5 October (Tue)\t8 December (Wed)",
      ["2027-01-13/2027-03-24", "2027-10-05/2027-12-08"],
    ],
  ])("are of what their headers name: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});
