import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

const british = { language: "en-GB" };

describe("an agenda under a line with its day", () => {
  it.each([
    ["Sales Offsite, Dec 8\n8:30 Breakfast\n9:00–10:30 Review\n1:00–4:00 Workshop", "en"],
    ["Sales Offsite (Dec 8)\n\n- 8:30 Breakfast\n- 9:00–10:30 Review\n- 1:00–4:00 Workshop", "en"],
    ["Agenda for Dec 8\n8:30 Breakfast\n9:00–10:30 Review\n1:00–4:00 Workshop", "en"],
    ["Away day, 8 December\n8.30 Breakfast\n9.00-10.30 Review\n1pm-4pm Workshop", "en-GB"],
  ])("is of that day: %j", (text, language) => {
    expect(readWhen(text, { language })).toEqual([
      "12-08T08:30",
      "12-08T09:00/12-08T10:30",
      "12-08T13:00/12-08T16:00",
    ]);
  });
});

describe("a rota", () => {
  it.each([
    ["w/c 30 Nov:\nMon 7am-3pm\nWed 3pm-11pm", "Event"],
    ["Your shifts, week beginning Nov 30:\nMon 7am-3pm\nTue OFF\nWed 3pm-11pm", "Shifts"],
    ["Rota wk of 30 Nov:\nMon 7am-3pm\nWed 3pm-11pm", "Rota"],
  ])("is of the week that it names, its hours under its own name: %j", (text, title) => {
    expect(readWhen(text, british)).toEqual(["11-30T07:00/11-30T15:00", "12-02T15:00/12-02T23:00"]);
    expect(readSpoken(text, british).map((draft) => draft.title)).toEqual([title, title]);
  });

  it("leaves out the line of a list on which nothing happens, and keeps it alone", () => {
    const fixtures =
      "Fixtures\nSun 29 Nov – Ashford KO 10.30\nSun 6 Dec – no match\nSun 13 Dec – Tonbridge KO 10.30";
    expect(readWhen(fixtures, british)).toEqual(["11-29T10:30", "12-13T10:30"]);
    expect(readWhen("No school on Friday")).toEqual(["11-27"]);
  });
});

describe("what follows another event", () => {
  it.each([
    ["Kickoff Dec 1, 9:30. Design review one week later.", ["12-01T09:30", "12-08"]],
    ["Op on Tues 1 Dec 8am, stitches out ten days later", ["12-01T08:00", "12-11"]],
    ["Dad lands Tuesday 10am and leaves on Saturday", ["11-24T10:00", "11-28"]],
    ["Visitors here from Wednesday, they leave Sunday afternoon", ["11-25", "11-29T14:00"]],
    ["Grandma leaves Saturday 9am", ["11-21T09:00"]],
  ])("is not before it: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("what is said beside an event", () => {
  it.each([
    ["Your delivery slot: Mon 23 Nov, 19:00 - 20:00. You can make changes until 23:45 on Sun 22 Nov."],
    ["Delivery Mon 23 Nov, 19:00 - 20:00\n\nJo Bloggs\nOffice hours Mon-Fri 9-5"],
    ["Delivery Mon 23 Nov, 19:00 - 20:00\nFree cancellation until 22 November 23:59"],
    ["Delivery moved to Mon 23 Nov, 19:00 - 20:00 from Tuesday"],
  ])("is none: %j", (text) => {
    expect(readWhen(text, british)).toEqual(["11-23T19:00/11-23T20:00"]);
  });

  it.each([
    ["Happy hour pushed to 5:30 from 5 tonight", ["11-20T17:30"]],
    [
      "Eurostar 9014, London 10:24 → Paris 13:47, Tue 15 Dec. Check-in closes 09:54.",
      ["12-15T10:24/12-15T13:47"],
    ],
    ["Bank holiday Monday 28 December: surgery closed", ["12-28"]],
    ["maybe sometime next year, hope you're well", []],
    ["Board meeting, second Tuesday of January, 4pm, starting 2027", ["2027-01-12T16:00"]],
    ["MATH 240 Tuesdays and Thursdays 2-3:15pm", ["11-24T14:00/11-24T15:15 FREQ=WEEKLY;BYDAY=TU,TH"]],
  ])("changes no time: %s", (text, when) => {
    expect(readWhen(text, british)).toEqual(when);
  });
});

describe("what goes on", () => {
  it.each([
    [
      "Choir rehearsals are on the first and third Thursday of the month, 8pm",
      "12-03T20:00 FREQ=MONTHLY;BYDAY=1TH,3TH",
    ],
    ["Council meets the second Tuesday of the month at 7pm", "12-08T19:00 FREQ=MONTHLY;BYDAY=2TU"],
    ["Meeting on the first Monday of the month at 8pm", "12-07T20:00"],
    ["Take antibiotics three times a day for 7 days from tomorrow", "11-21 FREQ=DAILY;UNTIL=20261127"],
    [
      "CS 241 MWF 10:00-10:50am Siebel 1404, Jan 18 - May 5",
      "2027-01-18T10:00/2027-01-18T10:50 FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20270505",
    ],
  ])("is a series where the words say so: %s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });
});
