import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";
import { readText } from "./read-text";

/** Friday, 20 November 2026, noon in London. */
const now = { nowMs: Date.parse("2026-11-20T12:00:00Z"), timeZone: "Europe/London", language: "en-GB" };

/** Each event as `MM-DDTHH:MM` with what it is called; an end behind a slash. */
const read = (text: string): string[] =>
  readText({ ...now, text }).map(({ start, end, title }) => {
    const until = end === null || !start.includes("T") ? "" : `/${end.slice(11)}`;
    return `${start.slice(5)}${until} ${title}`;
  });
const starts = (text: string): string[] => read(text).map((event) => event.split(" ")[0] ?? "");

describe("several things in one line", () => {
  it.each([
    ["guitar Leo 3.40 mon; eye test Mia 2.15 weds", ["11-23T15:40 Guitar Leo", "11-25T14:15 Eye test Mia"]],
    ["fri haircut 9.00 Sam, 9.20 Joe", ["11-27T09:00 Haircut Sam", "11-27T09:20 Joe"]],
    ["mon maths 4pm, thurs choir 6.15", ["11-23T16:00 Maths", "11-26T18:15 Choir"]],
    ["10.15 dentist mon, 2pm physio tues", ["11-23T10:15 Dentist", "11-24T14:00 Physio"]],
  ])("are read by the edges of its items: %s", (text, events) => {
    expect(read(text)).toEqual(events);
  });

  it.each([
    ["pick up keys 3.15, football 4.30, tea 6 tomorrow", ["11-21T15:15", "11-21T16:30", "11-21T18:00"]],
    ["tomorrow: vet 9.10 (cat), haircut 2.30", ["11-21T09:10", "11-21T14:30"]],
    ["lunch weds noon-1, retro at 2", ["11-25T12:00/13:00", "11-25T14:00"]],
    [
      "hair weds 10.40, nails 12, lunch w Jess 1 at the Anchor",
      ["11-25T10:40", "11-25T12:00", "11-25T13:00"],
    ],
    ["recital is the 2nd at 6, rehearsal the night before at 5:30", ["12-02T18:00", "12-01T17:30"]],
    ["footy sat arvo 2 at the oval", ["11-21T14:00"]],
    ["yoga mon+weds 6-7.30", ["11-23T18:00/19:30", "11-25T18:00/19:30"]],
  ])("have their hours: %s", (text, wanted) => {
    expect(starts(text)).toEqual(wanted);
  });

  it.each([
    ["tickets 4.50, kids 3.50, film tomorrow 7pm", ["11-21T19:00"]],
    ["camping tomorrow 4pm, pitch 12", ["11-21T16:00"]],
    ["dinner for 6, bring 2 chairs, tomorrow 7pm", ["11-21T19:00"]],
    ["he sat waiting, call at 5pm tomorrow", ["11-21T17:00"]],
    ["lost 3-2 away, year 11 parents tonight 8pm", ["11-20T20:00"]],
  ])("leave numbers alone that are no hours: %s", (text, wanted) => {
    expect(starts(text)).toEqual(wanted);
  });
});

describe("the name of a week that opens a line", () => {
  it.each([
    "next week - gym mon 6pm; dentist 3.40 weds; fri guitar 5.15 Leo, 5.45 Mia",
    "next wk: gym mon 6pm, dentist 3.40 weds, fri guitar 5.15 Leo, 5.45 Mia",
  ])("is the week of all its days: %s", (text) => {
    expect(starts(text)).toEqual(["11-23T18:00", "11-25T15:40", "11-27T17:15", "11-27T17:45"]);
  });

  it("stays a day of its own where one day follows it", () => {
    expect(starts("next week: Monday 9am standup")).toEqual(["11-23T09:00"]);
  });
});

describe("a plan that changes", () => {
  it.each([
    ["nah scrap tues, do coffee weds 10 instead", "11-25T10:00"],
    ["actually make it 4.30 not 4 tmrw", "11-21T16:30"],
    ["kickoff now 2.30 not 3 on sunday", "11-22T14:30"],
    ["we said 7 but can we do 7.30 tonight", "11-20T19:30"],
    ["eye test got cancelled for mon, new one is weds 6.15 pm", "11-25T18:15"],
    ["tomorrow's quiz is off, doing it weds 8pm instead", "11-25T20:00"],
    ["call mum 8pm saturday her time (perth) so noon here", "11-21T12:00"],
  ])("is the new one: %s", (text, start) => {
    expect(starts(text)).toEqual([start]);
  });

  it("is not dropped where nobody lets go of it", () => {
    expect(starts("don't forget sat 3pm match and sunday 4pm tea")).toEqual(["11-21T15:00", "11-22T16:00"]);
  });
});

describe("rotas and series in a line", () => {
  it("make no event of a day off", () => {
    expect(starts("shifts: mon 7-3, tues 3-11, thurs off")).toEqual([
      "11-23T07:00/15:00",
      "11-24T15:00/23:00",
    ]);
  });

  it("begin together with the day that is said last", () => {
    expect(starts("Rent due 1st of every month, tax on the 15th of every month. from jan")).toEqual([
      "01-01",
      "01-15",
    ]);
  });

  it("leave out the day on which there is none", () => {
    const [yoga, ...others] = readText({
      ...now,
      text: "yoga every tues 6.30-7.30 till xmas, no class 8 dec",
    });
    expect(others).toEqual([]);
    expect(yoga?.exdates).toEqual(["2026-12-08T18:30"]);
  });
});

describe("messages with their hours alone", () => {
  it("count their days from the day that a line above them says", () => {
    const text =
      "Wednesday, 18 November 2026\n19:14 Ana: dinner at mine in four days at 20:00?\n19:21 Ben: yes\n\nThursday, 19 November 2026\n08:02 Ana: and the cinema in three days at 18:30?\n08:07 Ben: sure";
    expect(starts(text)).toEqual(["11-22T20:00", "11-22T18:30"]);
  });
});

describe("a message of several short sentences", () => {
  it.each([
    // A cry with a small letter behind it ends a sentence in which a time was said.
    ["forms back by Friday pls! trip is the 14th, coach leaves 8.15", ["11-27", "12-14T08:15"]],
    ["lunch tuesday at 1! then the match, wednesday 3pm", ["11-24T13:00", "11-25T15:00"]],
    ["So good! see you friday at 6pm", ["11-27T18:00"]],
    // What is cancelled by a day is a matter of its own; by when a booking may be is not.
    ["Cancel the gym trial by the 19th. Truck pickup is Saturday at 8", ["12-19", "11-21T08:00"]],
    ["Need to cancel my old contract before 3 December. Dinner Friday at 8pm", ["12-03", "11-27T20:00"]],
    ["Table booked Sat 28 Nov 7pm. Cancel by Friday noon to get your deposit back.", ["11-28T19:00"]],
    // An hour behind a day is of that day, also where another weekday follows.
    [
      "Can do the service next Weds any time after 2, or Fri 27th first thing.",
      ["11-25T14:00", "11-27T09:00"],
    ],
    ["mon gym after 6, thurs 26th yoga", ["11-23T18:00", "11-26"]],
    // Some night, and no hour.
    ["Sat 28th Nov, York, one night.", ["11-28/11-29"]],
    ["meet at one in the morning on Sunday", ["11-22T01:00"]],
    // How long before something is over, and how long something holds.
    [
      "Your table is confirmed for Sat 28 Nov at 19:45. Cancel at least 24h before or we charge £15.",
      ["11-28T19:45"],
    ],
    ["Cancel at least 24h before or we charge £15.", []],
    [
      "choir's at the Methodist hall for the next 2 weeks so weds 25th & 2nd Dec, 7.30pm",
      ["11-25T19:30", "12-02T19:30"],
    ],
    // A day on which somebody could not, and the one that takes its place.
    ["plumber couldn't make today, coming Mon between 8 and 10 instead", ["11-23T08:00/11-23T10:00"]],
    // A stretch of hours behind `is`, and a day that is said last for all.
    ["party for Lola is 2-4 on the 28th, soft play in Hove", ["11-28T14:00/11-28T16:00"]],
    [
      "Mr Khan 5.10pm, Miss Doyle 5.25pm, Mrs Abbot 5.50pm. All on Tues 24th.",
      ["11-24T17:10", "11-24T17:25", "11-24T17:50"],
    ],
    // One of two hours, what is due at the end, and the notes of a day that has been.
    ["I can offer a viewing on Thursday 26 Nov at either 11.15 or 4.45.", ["11-26T11:15", "11-26T16:45"]],
    ["Mtg w/ accountant now Thurs 10am. VAT return due 7th.", ["11-26T10:00", "12-07"]],
    ["notes from today: Priya to send budget by Thu", ["11-26"]],
    [
      "Expected delivery: Thursday, Nov 26, between 10 AM and 2 PM. Order placed Nov 15.",
      ["11-26T10:00/11-26T14:00"],
    ],
    // A number behind a month is its day, and the month behind the full stop begins a sentence.
    ["Packets go out Dec 14. January meeting is cancelled", ["12-14"]],
    ["Board meeting Dec 9, 5:30 pm. February's is the 17th", ["12-09T17:30", "2027-02-17"]],
    ["He came 7th. Match is Saturday at 3pm", ["11-21T15:00"]],
    // An hour of the day after is that of an arrival.
    ["SQ 322 SIN 23:45 12 December, LHR 06:10 +1", ["12-12T23:45/12-13T06:10"]],
    ["Night train Zürich 20:40 Fri 27 Nov, Hamburg 08:02 (+1)", ["11-27T20:40/11-28T08:02"]],
    ["Call Fri 27 Nov 17:35, ring (+1 555 0100) if late", ["11-27T17:35"]],
    // An hour of another day is read by itself, and two hours to choose from are of the day before them.
    ["arriving Friday 27 November any time after 4, leaving Monday 30th by 10", ["11-27T16:00/11-30T10:00"]],
    ["BLS training is Thursday 26 November, two sessions, 9.15 or 1.45", ["11-26T09:15", "11-26T13:45"]],
    ["Lunch Thursday 26 November, tickets cost 4.15 or 3.47", ["11-26"]],
    // The second Wednesday of the month that has one to come; every second one is another thing.
    ["Partners' meeting as usual is on the second Wednesday at 12.30", ["12-09T12:30"]],
    ["committee meets first Monday, 7.30pm", ["12-07T19:30"]],
    ["Bins on every second Monday at 7am", ["11-23T07:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"]],
    ["The first Monday back is 7 December", ["12-07"]],
  ])("%s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});
