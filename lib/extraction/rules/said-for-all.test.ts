import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Hours that stand once for several lines, and the lines that they are for. */
const hours: readonly WrittenText[] = [
  {
    text: "Lunchtime recitals 1pm, St Bride's\n\nTue 6 April  Ann Hill, oboe\nTue 13 April  Mill Quartet",
    ...london,
    events: ["2027-04-06T13:00 | Ann Hill; Ann Hill, oboe", "2027-04-13T13:00 | Mill Quartet"],
  },
  {
    text: "Office open 10-4\n\nSun 14 March  Walk\nSun 21 March  Ride",
    ...london,
    events: ["2027-03-14 | Walk", "2027-03-21 | Ride"],
  },
  {
    text: "Dates (all 23:59)\n\nAbstracts: 14 March 2027\nPosters: 21 March 2027",
    ...london,
    events: ["2027-03-14 | Abstracts", "2027-03-21 | Posters"],
  },
  {
    text: "Fixtures\n\nSat games start 1.30pm, Sun games 2.00pm unless stated.\n\nSat 5 June  v Ashby\nSun 6 June  v Corley (1.00 start)\nSat 12 June  v Dene\nWed 16 June  v Elm, 6pm",
    ...london,
    events: [
      "2027-06-05T13:30 | V Ashby; Ashby",
      "2027-06-06T13:00 | V Corley; Corley",
      "2027-06-12T13:30 | V Dene; Dene",
      "2027-06-16T18:00 | V Elm; Elm",
    ],
  },
  {
    text: "Choir diary\n\n14 March  Concert in the abbey 3pm\n28 March  Workshop *\n\n* starts at 1pm in the vestry",
    ...london,
    events: ["2027-03-14T15:00 | Concert", "2027-03-28T13:00 | Workshop"],
  },
  {
    text: "Timetable\n* Sat 13 March: jumble sale\n* Sun 14 March: guided walk, 10am",
    ...london,
    events: ["2027-03-13 | Jumble sale", "2027-03-14T10:00 | Guided walk"],
  },
];

/** Weekdays that stand below days in a row. */
const weekdays: readonly WrittenText[] = [
  {
    text: "THE WEEK, November 23-29, 2026\n\nTUESDAY   Soup lunch, hall, 12.30pm\nSATURDAY   Walk 10 am\nSUNDAY   Sewing clinic, 10-2",
    language: "en-US",
    events: ["11-24T12:30 | Soup lunch", "11-28T10:00 | Walk", "11-29T10:00/11-29T14:00 | Sewing clinic"],
  },
  {
    text: "Reed Festival 5-8 August 2027\n\nFRIDAY\n5:30pm  The Harrows\n\nSATURDAY\n1:00pm  Open stage\n\nSUNDAY\n10:30am  Pancakes\n\nEarly bird ends 31 July.",
    ...london,
    events: [
      "2027-08-05/2027-08-08 | Reed Festival",
      "2027-08-06T17:30 | The Harrows",
      "2027-08-07T13:00 | Open stage",
      "2027-08-08T10:30 | Pancakes",
      "2027-07-31 | Early bird ends; Early bird",
    ],
  },
  {
    text: "The Gondoliers\nThurs 18 – Sat 20 March, 7.30pm, Sat matinee 2.30pm",
    ...london,
    events: [
      "2027-03-18T19:30 FREQ=DAILY;UNTIL=20270320 | The Gondoliers",
      "2027-03-20T14:30 | The Gondoliers",
    ],
  },
  {
    text: "Retreat Fri 15 – Sun 17 January 2027\n\nThe committee meets on Thursday at 7pm as usual.",
    ...london,
    events: [
      "2027-01-15/2027-01-17 | Retreat",
      "11-26T19:00 | The committee meets; Committee meets; Committee",
    ],
  },
];

/** What is on every week, and what is on each of several nights. */
const again: readonly WrittenText[] = [
  {
    text: "JUNE 2027\nRhyme time   Tuesdays & Fridays 11.00 - 11.30am\nKnit & Natter   Thursdays 10.30 - 12.30\nSummer quiz   Sat 12th, 2pm",
    ...london,
    events: [
      "2027-06-01T11:00/2027-06-01T11:30 FREQ=WEEKLY;BYDAY=TU,FR | Rhyme time",
      "2027-06-03T10:30/2027-06-03T12:30 FREQ=WEEKLY;BYDAY=TH | Knit & Natter",
      "2027-06-12T14:00 | Summer quiz",
    ],
  },
  {
    text: "Library opening hours\nMondays & Wednesdays 10-6\nTuesdays & Fridays 10-8",
    ...london,
    events: [],
  },
  {
    text: "Lane closures 9pm-5am, Mon 7 to Thurs 10 December.",
    ...london,
    events: ["12-07T21:00/12-08T05:00 FREQ=DAILY;UNTIL=20261210 | Lane closures"],
  },
  {
    text: "Bridge closed from 8pm Friday 11 December until 6am Monday 14 December.",
    ...london,
    events: ["12-11T20:00/12-14T06:00 | Bridge closed"],
  },
];

/** Where a press release was written, and when, is no event; what its first line names with an hour is. */
const releases: readonly WrittenText[] = [
  {
    text: "MILL TO OPEN\n\nLEEDS, 20 November 2026 – The Mill Theatre will open its doors on Saturday 12 December.",
    ...london,
    events: [
      "12-12 | The Mill Theatre open; The Mill Theatre will open; The Mill Theatre; Mill to open; The Mill Theatre will open its doors",
    ],
  },
  {
    text: "Notices\n\nStaff room, 20 November 2026 – cake at 3pm",
    ...london,
    events: ["11-20T15:00 | Cake; Staff room; Staff room – cake"],
  },
];

/** What has the shape of a time in a bulletin and is none. */
const noTimes: readonly WrittenText[] = [
  {
    text: "Parish notes\nTheme: So far (1 Sam. 7:12)\nReadings Josh 5:9-12; Lk 15:11-32\nHarvest supper Saturday 12 December 7pm",
    ...london,
    events: ["12-12T19:00 | Harvest supper"],
  },
  {
    text: "Youth club Friday 11 December 7pm. Verse to learn: John 3:16.",
    ...london,
    events: ["12-11T19:00 | Youth club"],
  },
  {
    text: "Rota for Sunday 13 December\nJohn 9:30\nRuth 10:45",
    ...london,
    events: ["12-13T09:30 | John", "12-13T10:45 | Ruth"],
  },
  {
    text: "Harriers\nThe relay team came home in 1:42:07, and Tane ran 3:22.8.\n\nClub run Saturday 12 December 2pm",
    ...london,
    events: ["12-12T14:00 | Club run"],
  },
  {
    text: "Lotto: numbers 4, 11, 19, 26. Next draw Tuesday, clubhouse, 9pm.",
    ...london,
    events: ["11-24T21:00 | Next draw"],
  },
  {
    text: "Bowls club\n\nDEC\n5   v Ashby, 2pm\n6   private hire\n12   no bowls\n13   v Corley, 2pm",
    ...london,
    events: ["12-05T14:00 | V Ashby; Ashby", "12-13T14:00 | V Corley; Corley"],
  },
];

describe("what a list says once", () => {
  it.each(hours)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});

describe("weekdays below days in a row", () => {
  it.each(weekdays)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});

describe("every week, and each of several nights", () => {
  it.each(again)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});

describe("the head of a press release", () => {
  it.each(releases)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});

describe("verses, results, draws and days on which nothing is on", () => {
  it.each(noTimes)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});
