import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

/** Tuesday, 5 January 2027, 10:00 in London. */
const nowMs = Date.parse("2027-01-05T10:00:00Z");

/** Start, end and rule of every event of a text. */
const when = (text: string, language = "en-GB"): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language }).map(({ start, end, recurrence }) =>
    [
      start.slice(5) + (end === null ? "" : `/${end.slice(5)}`),
      ...(recurrence === null ? [] : [recurrence]),
    ].join(" "),
  );

const zones = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en" }).map(
    ({ start, timezone }) => `${start.slice(5)} ${timezone}`,
  );

describe("both ends of a journey", () => {
  it.each([
    [
      "lines that name an airport by its code and name",
      "Your trip is booked\n\nFri 19 Mar\nQX 418  Economy, seat 14C\nPDX  Portland   7:05 AM\nDEN  Denver     10:41 AM",
      "03-19T07:05/03-19T10:41",
    ],
    [
      "lines with a change between them",
      "Your trip\n\nReturn  Sun 7 Mar\n18:03  Hull Paragon\n   change at Doncross arr 19:09 / dep 19:23, platform 2\n20:41  Leeds Town\n   Coach B  seats 7F 8F",
      "03-07T18:03/03-07T20:41",
    ],
    [
      "two cells of one row",
      "Booking 55182\nFrom KESTER TOWN      To MALVERN JN\nDeparture 22:15 3 Mar 2027     Arrival 04:50 4 Mar 2027\nCoach S4, berth 17",
      "03-03T22:15/03-04T04:50",
    ],
    [
      "columns beside one that says when the desk closes",
      "Leg | Route | Date | Desk closes | Departs | Arrives\n1 | Oban - Coll | 24/03/2027 | 07:35 | 08:05 | 10:50",
      "03-24T08:05/03-24T10:50",
    ],
    [
      "a window that goes on in the line below",
      "System        Window               What is down\nPayroll farm  Sat 6 Mar 10:00 PM -   all of it\n              Sun 7 Mar 4:00 AM\nBadge desk    Wed 10 Mar 5:30 AM - 6:15 AM   side doors",
      "03-06T22:00/03-07T04:00",
    ],
  ])("are one event: %s", (_, text, event) => {
    expect(when(text)[0]).toBe(event);
  });

  it("are two lines where none of them names what goes", () => {
    expect(when("Fri 19 Mar\n9:00 Tax talk\n11:00 Tea")).toEqual(["03-19T09:00", "03-19T11:00"]);
  });
});

describe("what no longer holds", () => {
  it.each([
    [
      "Fixtures\n18/02  11:15  Colts  The Dingle\n25/02  10:30  Rovers  POSTPONED (date tba)\n04/03  10:30  Welfare  Rec",
      2,
    ],
    [
      "Sat 6 March\n11-1  Memoir workshop, library\n2.30  Poetry stroll – CANCELLED, money back\n4-5  First novels, court house",
      2,
    ],
    ["WAS   Thursday 4 March   2:40 PM   Hygiene\nNOW   Tuesday 9 March   8:20 AM   Hygiene", 1],
    ["Rides\nSat 6/2 long loop 7am\n13/2 long loop 7am - called off\nSat 20/2 coffee loop 8am", 2],
  ])("leaves out its row: %j", (text, count) => {
    expect(when(text)).toHaveLength(count);
  });

  it("keeps a row with a new hour behind the word", () => {
    expect(
      when("Sailings\nSat 6 March  09:30  Harbour trip\nSun 7 March  09:30  cancelled – 14:30 extra trip"),
    ).toContain("03-07T14:30");
  });

  it.each([
    ["The site visit is now Thursday 10am instead of tomorrow at 9", ["01-07T10:00"]],
    [
      "Papers   28 January 2027  ==> EXTENDED to 4 February 2027 (firm)\nReplies  3 March 2027",
      ["02-04", "03-03"],
    ],
  ])("goes with the words of the change: %s", (text, events) => {
    expect(when(text)).toEqual(events);
  });
});

describe("a series that is counted", () => {
  it.each([
    ["Swimming: 8 Saturdays from 13 Feb, 9:00-9:45", "02-13T09:00/02-13T09:45 FREQ=WEEKLY;BYDAY=SA;COUNT=8"],
    ["Swimming: 8 x Saturday from 13 Feb, 9:00-9:45", "02-13T09:00/02-13T09:45 FREQ=WEEKLY;BYDAY=SA;COUNT=8"],
    [
      "Night work: five nights, 9pm to 5am, from Sunday 14 March",
      "03-14T21:00/03-15T05:00 FREQ=DAILY;COUNT=5",
    ],
  ])("%s", (text, event) => {
    expect(when(text)).toEqual([event]);
  });

  it.each([
    "Dinner for 8 Saturday 7pm",
    "Three nights from Friday 5 March in Wells",
    "5 mornings a week is too many",
  ])("is none where something else is counted: %s", (text) => {
    expect(when(text).join(" ")).not.toContain("COUNT");
  });
});

describe("a series whose parts stand apart", () => {
  it.each([
    ["Pilates mon/wed/fri 6am from next week", "01-11T06:00 FREQ=WEEKLY;BYDAY=MO,WE,FR"],
    [
      "Outings start on 14 April, 18:30 at the boathouse, every week until 30 June",
      "04-14T18:30 FREQ=WEEKLY;UNTIL=20270630",
    ],
    ["Practice Wed 7:15-8:15 PM thru Mar 17", "01-06T19:15/01-06T20:15 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270317"],
    [
      "Quality talks Wed 10-11PM until 31 March",
      "01-06T22:00/01-06T23:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331",
    ],
    [
      "Bee walks, Thursdays in February from the 11th, 11am",
      "02-11T11:00 FREQ=WEEKLY;BYDAY=TH;UNTIL=20270228",
    ],
  ])("%s", (text, event) => {
    expect(when(text)).toEqual([event]);
  });

  it("is one event where the weekdays only say again what the dates say", () => {
    expect(when("Book fair M-F 8/3-12/3, library")).toEqual(["03-08/03-12"]);
    expect(when("Book club M-F 8/3-31/3, library")[0]).toContain("FREQ=WEEKLY");
  });
});

describe("hours", () => {
  it.each([
    ["Supper Fri 12 Feb 18h30 for 19h00", ["02-12T18:30"]],
    ["Supper Fri 12 Feb 7 for 7.30", ["02-12T19:00"]],
    ["Choir day Saturday 13 Feb, 10 til 4, same hall", ["02-13T10:00/02-13T16:00"]],
    ["Open house Monday only, 10 to 3, no charge", ["01-11T10:00/01-11T15:00"]],
    ["Meet me at 10 to 3 on Friday", ["01-08T14:50"]],
    ["Boiler check Thursday 4 Feb, betw. 9 and 11 AM", ["02-04T09:00/02-04T11:00"]],
    ["Proxies until Aug 25, 5:00 PM at the front office", ["08-25T17:00"]],
    ["Supper for 3, 8 March 19:15", ["03-08T19:15"]],
    ["Yoga in Hall 2.10 on Friday at 5pm", ["01-08T17:00"]],
  ])("%s", (text, events) => {
    expect(when(text)).toEqual(events);
  });

  it("of a hall behind its name, in a list, are no number of it", () => {
    expect(when("Thu 13 May  Talk on bees, V. Hall 7.30\nFri 21 May  Quiz, V. Hall, 7.30")).toEqual([
      "05-13T19:30",
      "05-21T19:30",
    ]);
  });

  it("are those at which people meet for what the line names with its day", () => {
    expect(
      when("Lantern walk: Thursday 11 March, meet 16:45 at the sandpit\nCake sale Friday 12 March"),
    ).toEqual(["03-11T16:45", "03-12"]);
    expect(when("Conference Thursday 11 March, dinner at 7pm\nCake sale Friday 12 March")).toHaveLength(3);
  });

  it("of a list with several dates behind one hour go past an initial", () => {
    expect(
      when("Clubs\nBook group: 6:30 pm: 1/2 The Orchard (M. Odell); 1/3 Nine Winters (T. Osei)"),
    ).toEqual(["02-01T18:30", "03-01T18:30"]);
  });

  it("are of the round that is numbered before the day", () => {
    expect(
      when("Round 1, Sat 6 March, court 3\n  10.15am  Gold v Old Girls\n  11.30am  Maroon v Rebels"),
    ).toEqual(["03-06T10:15", "03-06T11:30"]);
  });
});

describe("what is said of each item", () => {
  it("is how long it takes", () => {
    const lessons = "Swimming\nMon 1 March 4pm Beginners\nTue 2 March 4.30pm Improvers";
    expect(when(`${lessons}\nEach lesson is 30 minutes. Bring a towel.`)).toEqual([
      "03-01T16:00/03-01T16:30",
      "03-02T16:30/03-02T17:00",
    ]);
    expect(when(`${lessons}\nThe cafe opens 30 minutes before.`)).toEqual(["03-01T16:00", "03-02T16:30"]);
  });

  it.each([
    ["All times Eastern (ET)", "America/New_York"],
    ["All times are in CET.", "Europe/Paris"],
    ["Times shown are PT", "America/Los_Angeles"],
    ["All times local.", "Europe/London"],
    ["Call Eastern Bakery for bread.", "Europe/London"],
  ])("is the zone of its hours: %s", (line, zone) => {
    expect(zones(`Webinars\nTue 2 March 2pm First steps\nWed 3 March 10am Next steps\n${line}`)).toEqual([
      `03-02T14:00 ${zone}`,
      `03-03T10:00 ${zone}`,
    ]);
  });

  it("is no zone for an hour that has its own", () => {
    expect(
      zones("Webinars\nTue 2 March 2pm PT First steps\nWed 3 March 10am Next\nAll times are in CET"),
    ).toEqual(["03-02T14:00 America/Los_Angeles", "03-03T10:00 Europe/Paris"]);
  });
});
