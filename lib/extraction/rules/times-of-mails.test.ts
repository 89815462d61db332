import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("weekdays that follow a date, line by line", () => {
  it.each([
    [
      "Notices\n\nSunday 22 November\n9.30am Mass\nMonday 7pm Bell ringers\nTuesday 10am Toddlers\nSaturday 8am Working party",
      ["11-22T09:30", "11-23T19:00", "11-24T10:00", "11-28T08:00"],
    ],
    [
      "Tour diary\n\nThursday 26 November\n7pm Leeds\n\nFriday\n7.30pm Hull\n\nSaturday\n8pm York",
      ["11-26T19:00", "11-27T19:30", "11-28T20:00"],
    ],
  ])("are those behind it: %j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it.each([
    [
      "Club\n\nQuiz: Friday 4 December 8pm\nCarols: Sunday 20 December 6pm\nChoir: Thursday 7pm",
      ["12-04T20:00", "12-20T18:00", "11-26T19:00"],
    ],
    [
      "Wedding: Saturday 19 December at 1.30 pm, St Mary's\n\nSupper for early birds: Friday 7pm, the barn",
      ["12-19T13:30", "12-18T19:00"],
    ],
  ])("and no others: %j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});

describe("a list of hours below a sentence with the day", () => {
  it.each([
    [
      "All residents\n\nThe lifts are serviced on Tuesday 1 December.\nNorth lift    between 8 and 10\nSouth lift    between 10 and 12",
      ["12-01T08:00/12-01T10:00", "12-01T10:00/12-01T12:00"],
    ],
    [
      "Dear all,\nthe water is turned off on Sunday 29 November for the tanks. It will be closed as below\n\nA wing : 9.30 am to 5.00 pm\nB wing : 11 am to 4 pm",
      ["11-29T09:30/11-29T17:00", "11-29T11:00/11-29T16:00"],
    ],
  ])("is of that day: %j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});

describe("days in a row that are said with `from`", () => {
  const camp = "Camp runs from Sunday 13 December to Saturday 19 December. Here is what you need.";
  it("have their weekdays among them", () => {
    expect(
      readWhen(`Hello!\n\n${camp}\n\nARRIVAL - Sunday 2pm at the gate\nPICK-UP - Saturday 10.30am`),
    ).toEqual(["12-13/12-19", "12-13T14:00", "12-19T10:30"]);
  });

  it("leave the day to answer by alone", () => {
    expect(readWhen(`Hello!\n\n${camp}\n\nReply by Monday please.`)).toEqual(["12-13/12-19", "11-23"]);
  });

  it("are the dates with those numbers that were named before", () => {
    expect(readWhen("Booked!\n\nWe fly on 12 February at 6.40am.\n\nHotel is from 12th to 16th.")).toEqual([
      "2027-02-12T06:40",
      "2027-02-12/2027-02-16",
    ]);
  });

  it.each(["9th to 12th grade", "Wanted: 5th-7th graders"])("are none in %j", (text) => {
    expect(readWhen(text)).toEqual([]);
  });
});

describe("a day counted from another", () => {
  it.each([
    [
      "Dear all,\n\nthe wedding is on Saturday 12 December at 2pm. The night before there's a barbecue from six o'clock.",
      ["12-12T14:00", "12-11T18:00"],
    ],
    [
      "Hello\n\nTemplating is on Monday 7 December. Fitting is the following Tuesday, 15th.",
      ["12-07", "12-15"],
    ],
    [
      "Hello\n\nThe move is on Saturday 12 December. Kim fetches the key on the Thursday that week at 11.",
      ["12-12", "12-10T11:00"],
    ],
    [
      "Hello\n\nStocktake is on Saturday 12 December. The delivery comes the day before between 8 and 10.",
      ["12-12", "12-11T08:00/12-11T10:00"],
    ],
    ["Open bench a week today, 7pm", ["11-27T19:00"]],
    ["Open bench a fortnight tomorrow, 7pm", ["12-05T19:00"]],
  ])("%j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it.each([
    ["Lunch with Bo the day before Christmas at 1pm", ["12-24T13:00"]],
    ["Meet the following Tuesday at 6pm", ["11-24T18:00"]],
    ["Talk of the week today at 5pm", ["11-20T17:00"]],
  ])("not so in %j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});

describe("hours of several in the line of a day", () => {
  it.each([
    [
      "Rota\n\nMon: Ana 7-1, Ben 1-6\nTue: Gus 9-12; Ana 12-5",
      [
        "11-23T07:00/11-23T13:00",
        "11-23T13:00/11-23T18:00",
        "11-24T09:00/11-24T12:00",
        "11-24T12:00/11-24T17:00",
      ],
    ],
    [
      "Choir tour\n\nFri 4 December: rehearsal 10-12, concert 19:30\nSat 5 December: boat trip 2-4, concert 20:00",
      ["12-04T10:00/12-04T12:00", "12-04T19:30", "12-05T14:00/12-05T16:00", "12-05T20:00"],
    ],
    ["Results\n\nSat: Reds 2-1, Blues 3-1", ["11-21"]],
    ["Reading\n\nMon: chapters 3-5, pages 7-9", ["11-23"]],
    ["Term\n\nTue 1 December: parents Gr 1-3, school hall 6pm", ["12-01T18:00"]],
  ])("%j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});

describe("when something is over", () => {
  it.each([
    [
      "Ana + Bo\n\nSaturday 12 December\nCeremony 1pm, St Luke's\nDinner 6pm, the barn\nCarriages at midnight",
      ["12-12T13:00", "12-12T18:00"],
    ],
    [
      "Hello\n\nSwap meet on Saturday 28 November (doors at 10, all packed up by 3).",
      ["11-28T10:00/11-28T15:00"],
    ],
    ["Hello\n\nGig on Saturday 28 November, doors 7, show 8.", ["11-28T20:00"]],
    ["Winter fair\n\nSaturday 28 November\nuntil 5pm, town hall", ["11-28T17:00"]],
  ])("%j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});

describe("lines that stand for themselves", () => {
  it.each([
    [
      "w/c 7 December - strip out, skip comes Monday 8am\nw/c 14 December - first fix electrics. Water off Weds 16th 9-1",
      ["12-07T08:00", "12-14/12-20", "12-16T09:00/12-16T13:00"],
    ],
    [
      "Hi team, rota for the cafe next week:\nMon: Ana 7am-1pm\nThu: Ben 1-6pm",
      ["11-23T07:00/11-23T13:00", "11-26T13:00/11-26T18:00"],
    ],
    [
      "Hi team, here we go:\nMon: Ana 7am-1pm\nThu: Ben 1-6pm",
      ["11-23T07:00/11-23T13:00", "11-26T13:00/11-26T18:00"],
    ],
    [
      "Hi\n\nTHURSDAY 3 DECEMBER\n6pm Parents' meeting, staff room, all welcome\n\nFRIDAY 4 DECEMBER\nJeans day",
      ["12-03T18:00", "12-04"],
    ],
    [
      "River trip on Monday 7 December, 11:00, two hours. The evening meal is extra.",
      ["12-07T11:00/12-07T13:00"],
    ],
    ["Jazz evening, Monday 7 December, 11", ["12-07T23:00"]],
    [
      "[Fri 20 Nov, 9:02] Lea: shall we dig on Saturday at 9.30?\n[Fri 20 Nov, 9:05] Gus: yes, I bring spades\n[Fri 20 Nov, 9:11] Lea: great",
      ["11-21T09:30"],
    ],
  ])("%j", (text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});
