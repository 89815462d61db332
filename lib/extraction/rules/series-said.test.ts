import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

describe("single days that a series leaves out", () => {
  it("are a note, since a rule has no words for them", () => {
    const [choir, ...others] = readSpoken("Choir every Monday at 7pm, but not on Dec 7 and Dec 14");
    expect(others).toEqual([]);
    expect(choir).toMatchObject({
      title: "Choir",
      start: "2026-11-23T19:00",
      recurrence: "FREQ=WEEKLY;BYDAY=MO",
    });
    expect(choir?.notes).toEqual(["Not on Dec 7 and Dec 14"]);
    expect(choir?.evidence).toContainEqual({
      field: "notes",
      quote: "but not on Dec 7 and Dec 14",
      start: 27,
      end: 54,
    });
  });
});

describe("the last one of a series", () => {
  it.each([
    ["en", "Yoga Mondays at 6pm, last class 14 December"],
    ["en", "Yoga every Monday at 6pm. The last session is on 14 December."],
    ["de", "Yoga jeden Montag um 18 Uhr, letztes Mal am 14. Dezember"],
    ["es", "Yoga todos los lunes a las 18h, última clase el 14 de diciembre"],
    ["fr", "Yoga tous les lundis à 18h, dernière séance le 14 décembre"],
    ["it", "Yoga ogni lunedì alle 18, ultima lezione il 14 dicembre"],
    ["pt", "Yoga toda segunda às 18h, última aula dia 14 de dezembro"],
  ])("is its end in %s: %s", (language, text) => {
    expect(readWhen(text, { language })).toEqual(["11-23T18:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214"]);
  });

  it("is an event where no series is", () => {
    expect(readWhen("Last class Monday 14 December at 6pm")).toEqual(["12-14T18:00"]);
  });
});

describe("a series in the words of people", () => {
  it.each([
    ["Take antibiotics every 8 hours", ["11-20T12:00 FREQ=HOURLY;INTERVAL=8"]],
    ["Check the oven every 30 minutes", ["11-20T12:00 FREQ=MINUTELY;INTERVAL=30"]],
    ["Stretch every hour from 9 to 5", ["11-21T09:00 FREQ=HOURLY;BYHOUR=9,10,11,12,13,14,15,16,17"]],
    [
      "Take eye drops every 4 hours for 5 days starting tomorrow at 8am",
      ["11-21T08:00 FREQ=HOURLY;INTERVAL=4;UNTIL=20261125"],
    ],
    ["Hourly backup check", ["11-20T12:00 FREQ=HOURLY"]],
    ["Medication twice a day at 8am and 8pm", ["11-21T08:00 FREQ=DAILY", "11-20T20:00 FREQ=DAILY"]],
    ["Choir every Tuesday in December at 5pm", ["12-01T17:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20261231"]],
    ["Every Tuesday in November at 5pm choir", ["11-24T17:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20261130"]],
    ["Biweekly 1:1 on Wednesdays at 2", ["11-25T14:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"]],
    ["Payday every 15th and last day of the month", ["11-30 FREQ=MONTHLY;BYMONTHDAY=15,-1"]],
    [
      "Board meeting first Tuesday of every month at 7pm except in August",
      ["12-01T19:00 FREQ=MONTHLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=1TU"],
    ],
    [
      "Swim daily at 7am except in July and August",
      ["11-21T07:00 FREQ=DAILY;BYMONTH=1,2,3,4,5,6,9,10,11,12"],
    ],
    ["Gym every day except Sunday at 6", ["11-20T18:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"]],
    [
      "Class meets MWF 10-10:50 in Room 204 from Jan 11 to Apr 30",
      ["2027-01-11T10:00/2027-01-11T10:50 FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20270430"],
    ],
    [
      "Mondays and Wednesdays from 5 to 6:30pm starting January 11 for 10 weeks: Spanish class",
      ["2027-01-11T17:00/2027-01-11T18:30 FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270321"],
    ],
    ["Pay rent monthly on the last day", ["11-30 FREQ=MONTHLY;BYMONTHDAY=-1"]],
    ["Trash every Tuesday and Friday morning", ["11-24T09:00 FREQ=WEEKLY;BYDAY=TU,FR"]],
    ["Mum's birthday on 14 March every year", ["2027-03-14 FREQ=YEARLY"]],
    ["Every year on the first Sunday of May: picnic", ["2027-05-02 FREQ=YEARLY;BYMONTH=5;BYDAY=1SU"]],
    ["Water the plants every 3 days", ["11-20 FREQ=DAILY;INTERVAL=3"]],
    ["Standup every weekday 9:15", ["11-23T09:15 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"]],
    [
      "Happy hour every other Friday at 5 starting next week",
      ["11-27T17:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"],
    ],
    [
      "Kids' swimming: Saturdays 9:30-10:15, Jan 9 - Mar 20",
      ["2027-01-09T09:30/2027-01-09T10:15 FREQ=WEEKLY;BYDAY=SA;UNTIL=20270320"],
    ],
  ])("%s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});

describe("how long something takes", () => {
  it.each([
    ["2h deep work tomorrow at 8am", "11-21T08:00/11-21T10:00"],
    ["1h30 review on Friday at 14:00", "11-27T14:00/11-27T15:30"],
    ["Call tomorrow 9am, 2h", "11-21T09:00/11-21T11:00"],
    ["Massage tomorrow 5:15 for an hour and a quarter", "11-21T17:15/11-21T18:30"],
    ["Board call Thursday 9am lasting two and a half hours", "11-26T09:00/11-26T11:30"],
    ["30 min sync with Lee Tuesday at 10", "11-24T10:00/11-24T10:30"],
    ["Visit mum 2nd Dec for 2 nights", "12-02/12-04"],
    ["Cabin between Dec 21 and 23", "12-21/12-23"],
    ["Cabin between Dec 21 and Dec 23", "12-21/12-23"],
    ["Out next Monday through Wednesday", "11-23/11-25"],
    ["Night shift Friday 10pm - 6am", "11-27T22:00/11-28T06:00"],
    ["Ski trip 27.12. - 3.1.", "12-27/2027-01-03"],
    ["Vacation 10-1-2027-10-7-2027", "2027-10-01/2027-10-07"],
    ["Tuesday 14h planning", "11-24T14:00"],
  ])("%s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });
});

describe("days and hours together", () => {
  it.each([
    ["Yoga M/W/F 6:30am", "11-23T06:30 FREQ=WEEKLY;BYDAY=MO,WE,FR"],
    ["Stand-up: Mon-Fri 9:00-9:15", "11-23T09:00/11-23T09:15 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["Book fair Dec 1 through Dec 5, 9 to 3 daily", "12-01T09:00/12-01T15:00 FREQ=DAILY;UNTIL=20261205"],
    ["On-call from Friday 6pm to Monday 9am", "11-27T18:00/11-30T09:00"],
    ["Retreat Jan 8 at 10am to Jan 10 at 4pm", "2027-01-08T10:00/2027-01-10T16:00"],
    ["Dec 5, 2-4 pottery class", "12-05T14:00/12-05T16:00"],
    ["Jan 5, 12 to 1 lunch", "2027-01-05T12:00/2027-01-05T13:00"],
    ["First weekend of December market", "12-05/12-06"],
    ["Ski trip last weekend in January", "2027-01-30/2027-01-31"],
    ["Wedding Saturday fortnight", "12-05"],
    ["Watch party Superbowl Sunday", "2027-02-14"],
  ])("%s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });

  it.each([
    ["Doors open at 7:00pm, music starts at 8:00pm on Saturday", "11-21T20:00"],
    ["Concert Dec 4 doors 7pm show 8pm", "12-04T20:00"],
    ["Doors 7, show 8, Friday Dec 4", "12-04T20:00"],
    ["Doors open at 7pm on Saturday", "11-21T19:00"],
  ])("begin when it begins and not when people are let in: %s", (text, start) => {
    expect(readWhen(text)).toEqual([start]);
  });
});
