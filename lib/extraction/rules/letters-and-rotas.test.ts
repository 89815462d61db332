import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

/** What the eighty texts of letters, mails, rotas and programmes showed, each phenomenon with what it must not touch. */
const london = { now: "2026-11-20T12:00:00Z", timeZone: "Europe/London", language: "en-GB" };

const cases: Record<string, [string, string[]][]> = {
  "clocks with a dot": [
    ["Lunch Monday 12.30", ["11-23T12:30"]],
    ["Dinner Tuesday 7.15", ["11-24T19:15"]],
    ["Blood test Tues 24th 8.05", ["11-24T08:05"]],
    ["Concert Wed 9 December, 19.00 Berlin Hall", ["12-09T19:00"]],
    ["Dinner Tuesday 1.12.", ["12-01"]],
    ["Party on 24.12", ["12-24"]],
    ["Moving 30.11.: van from 8:00 to 14:00", ["11-30T08:00/11-30T14:00"]],
  ],
  "days of several months": [
    [
      "Course: 11 Jan, 18 Jan and 1 Feb, 6-8pm",
      [
        "2027-01-11T18:00/2027-01-11T20:00",
        "2027-01-18T18:00/2027-01-18T20:00",
        "2027-02-01T18:00/2027-02-01T20:00",
      ],
    ],
    ["Fair Sat 5 - Sun 6 Dec", ["12-05/12-06"]],
    ["Fair 10am-noon Sat 5 and Sun 6 Dec", ["12-05T10:00/12-05T12:00", "12-06T10:00/12-06T12:00"]],
    ["Fair Saturday 5 Dec", ["12-05"]],
    ["Review Jan, 18 at 11", ["2027-01-18T11:00"]],
    ["Fair Sat. & Sun., Dec. 5–6", ["12-05/12-06"]],
    ["Fair Saturday Dec 5-7", ["12-05/12-07"]],
  ],
  "weekdays in the plural with their dates": [
    ["Clinic: Saturdays 28 November and 5 December, 9am", ["11-28T09:00", "12-05T09:00"]],
    ["Rehearsals Tuesdays 24 Nov, 1 Dec and 8 Dec 7pm", ["11-24T19:00", "12-01T19:00", "12-08T19:00"]],
    ["Choir Tuesdays at 7pm", ["11-24T19:00 FREQ=WEEKLY;BYDAY=TU"]],
  ],
  "lines below the name of a week": [
    ["Week of Nov 30:\nMon: gym 7am\nSun: brunch 11", ["11-30T07:00", "12-06T11:00"]],
    ["Plan w/c 23 Nov\nMon: rest\nSun: long run 8am", ["11-23", "11-29T08:00"]],
    ["Next week:\nTue dentist 9:15\nSat parkrun 9am", ["11-24T09:15", "11-28T09:00"]],
    ["Kickoff\nnext week\nTuesday 2pm", ["11-24T14:00"]],
    ["Rota next week: Mon 7-3, Sat 2-10", ["11-23T07:00/11-23T15:00", "11-28T14:00/11-28T22:00"]],
  ],
  "early shifts": [
    ["Shift Monday 6-2", ["11-23T06:00/11-23T14:00"]],
    ["Shift Monday 7.30-3.30", ["11-23T07:30/11-23T15:30"]],
    ["Party Saturday 7-11", ["11-21T19:00/11-21T23:00"]],
    ["Party Saturday 7-1", ["11-21T19:00/11-22T01:00"]],
  ],
  "the small hours behind an evening": [
    ["Dinner Saturday 7pm, then club at 1am", ["11-21T19:00", "11-22T01:00"]],
    [
      "Party Dec 31 8pm, fireworks at midnight, taxi at 1am",
      ["12-31T20:00", "2027-01-01T00:00", "2027-01-01T01:00"],
    ],
    ["Flight Saturday 1am, then meeting at 3am", ["11-21T01:00", "11-21T03:00"]],
  ],
  "what is called off, and what was": [
    [
      "Swimming on Wednesday 25 November is cancelled. It will now be on Wednesday 2 December at 1.15pm",
      ["12-02T13:15"],
    ],
    ["the 2pm with legal on Monday is off, we'll do Tuesday at 9.30 instead", ["11-24T09:30"]],
    ["Proposals are due Friday 18 December 17:00 (was 11 December)", ["12-18T17:00"]],
    ["Call at 2pm Monday and dinner on Tuesday at 7", ["11-23T14:00", "11-24T19:00"]],
  ],
  "what is to be done before, and who comes when": [
    ["Consultations Wed 2 Dec 4.30pm–7pm. Book yours by Monday.", ["12-02T16:30/12-02T19:00"]],
    ["AGM Thursday 10 December 8pm\nNominations to Steve by 3rd December", ["12-10T20:00", "12-03"]],
    ["I'm out Thu-Fri next week, back Monday 30th", ["11-26/11-27"]],
    ["Footy: kick off 10:30 Sunday, meet 9:45 at the ground", ["11-22T10:30"]],
    ["Fly out Thu 10 Dec 06:40 (be at the airport by 5)", ["12-10T06:40"]],
    ["I'll be there by 7:30pm on Monday", ["11-23T19:30"]],
    ["Book the hotel by Monday", ["11-23"]],
  ],
  "series in other words": [
    ["D&D: alternate Sundays 6pm", ["11-22T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=SU"]],
    ["Sync on alternating Mondays at 10", ["11-23T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"]],
    [
      "Retro every other Thursday 15:00, next one is the 3rd",
      ["12-03T15:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"],
    ],
    ["Find an alternate venue on Sunday", ["11-22"]],
  ],
  "journeys and stays": [
    ["Flight LH 1171 LIS 14:05 - FRA 18:00 on 12 Dec", ["12-12T14:05/12-12T18:00"]],
    ["Return: Mon 7 Dec 21:55 Palma - 23:35 London Stansted", ["12-07T21:55/12-07T23:35"]],
    [
      "Arrival: Sunday, 13 December 2026 (from 15:00)\nDeparture: Wednesday, 16 December 2026 (until 12:00)\n3 nights",
      ["12-13T15:00/12-16T12:00"],
    ],
    ["Pick-up: 19/12/2026 10:00 Faro\nDrop-off: 26/12/2026 18:30 Faro", ["12-19T10:00/12-26T18:30"]],
    ["Pick up Leo Monday 3pm, drop off Mia at 5pm", ["11-23T15:00", "11-23T17:00"]],
  ],
  "words that make an hour": [
    ["Talk first thing Monday", ["11-23T09:00"]],
    ["The first thing on Monday is lunch", ["11-23"]],
    ["karaoke sat 10 til late", ["11-21T22:00"]],
    ["does 11 work for you on Wednesday?", ["11-25T11:00"]],
    ["Sunday chapter 11", ["11-22"]],
    ["lunch after the 10.30 service on 29 November", ["11-29T10:30"]],
    ["Dec 29 - open 10-4", ["12-29T10:00/12-29T16:00"]],
    ["Film 2 Feb 19.30 (running time 2h40)", ["2027-02-02T19:30/2027-02-02T22:10"]],
    ["10 December\n09:15 Keynote: The next ten years", ["12-10T09:15"]],
  ],
  "hours of items": [
    [
      "Sat: football 10-11, swimming 2pm, Ella's party 4-6",
      ["11-21T10:00/11-21T11:00", "11-21T14:00", "11-21T16:00/11-21T18:00"],
    ],
    ["Read chapters 10-11, due Saturday", ["11-21"]],
    ["Tomorrow\n9.00 gym\n11.30 call\n13.00 lunch", ["11-21T09:00", "11-21T11:30", "11-21T13:00"]],
    ["Contents\n1.10 Results\n1.20 Method\nMeeting on Monday at 3pm", ["11-23T15:00"]],
    ["Dinner 7 for 7.30 next Saturday", ["11-28T19:00"]],
    ["AGM 8 December. Coffee from 10.00, meeting 10.30 - 12.30.", ["12-08T10:00", "12-08T10:30/12-08T12:30"]],
    ["Tickets 10.50 - 12.50 each, gig on Saturday", ["11-21"]],
    ["Theatre trip 19 Dec - curtain up 2.30", ["12-19T14:30"]],
    ["Swim gala this Saturday, warm up 12:15, start 1pm", ["11-21T13:00"]],
    ["Call tomorrow week 9am", ["11-28T09:00"]],
    ["Finish tomorrow week 3 report", ["11-21"]],
    ["lunch Tuesday? 12.30 suits", ["11-24T12:30"]],
    [
      "Tuesdays in January, 7-8.30pm: Salsa",
      ["2027-01-05T19:00/2027-01-05T20:30 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270131"],
    ],
    ["Salsa January 7-9 in Room 4", ["2027-01-07/2027-01-09"]],
  ],
  "times in two zones": [
    ["3pm London / 10am New York on Thursday: handover", ["11-26T15:00"]],
    ["Lunch at noon London Road 5 on Thursday", ["11-26T12:00"]],
  ],
  "one occasion": [
    ["Gran's 80th is on 9 January, lunch 12:30", ["2027-01-09T12:30"]],
    ["Meeting tomorrow, dinner at 7", ["11-21", "11-21T19:00"]],
    ["Test Tues 24th 8:05, then results call the following Tuesday at 11", ["11-24T08:05", "12-01T11:00"]],
    ["Flight lands 23:55 on the 23rd so pick him up 00:40 on the 24th", ["11-23T23:55", "11-24T00:40"]],
  ],
  "when a message was sent": [
    ["[14:02, 20/11/2026] Mia: Yoga moved to 6.15 on Tues", ["11-24T18:15"]],
    ["20/11/2026, 14:02 - Mia: Yoga moved to 6.15 on Tues", ["11-24T18:15"]],
    ["14:02 - 15:00 Yoga on Tuesday", ["11-24T14:02/11-24T15:00"]],
  ],
};

describe("letters, mails, rotas and programmes", () => {
  describe.each(Object.entries(cases))("%s", (_, table) => {
    it.each(table)("reads %s", (text, expected) => {
      expect(readWhen(text, london)).toEqual(expected);
    });
  });

  it.each([
    ["Swimming on Wednesday 25 November is cancelled. It will now be on 2 December at 1.15pm", "Swimming"],
    ["Your appointment is on 8 December at 14:20. To cancel call 020 7946 0123.", "Appointment"],
    ["Standup moves to 9:45 starting Monday.", "Standup"],
    ["Dad's flight gets in at 23:55 tomorrow", "Dad's flight"],
    ["Check in from 3pm on 4/12, Sea View Cottage", "Check in"],
    ["You're invited: Open House Sat 3pm", "Open House"],
    ["Your parcel will be delivered tomorrow between 11:32 and 12:32.", "Parcel"],
    ["Cancel the gym membership tomorrow at 3pm", "Cancel the gym membership"],
  ])("calls %s by its name", (text, title) => {
    expect(readSpoken(text, london).map((event) => event.title)).toEqual([title]);
  });
});

describe("labels and values in columns", () => {
  it.each([
    ["Date:   Sat 5 December\nTime:   4pm\nVenue:  Hall", "12-05T16:00"],
    ["Date      5 Dec 2026, 16:00\nVenue     Hall", "12-05T16:00"],
    ["Date & Time     Dec 5, 2026 04:00 PM\nDuration        90 minutes", "12-05T16:00/12-05T17:30"],
    ["When      tomorrow 4pm\nWhere     Hall", "11-21T16:00"],
  ])("are no header of a table: %j", (lines, when) => {
    expect(readWhen(`Hello\n\n${lines}\n\nBo`)).toEqual([when]);
  });

  it("have a length that looks like an hour", () => {
    expect(
      readWhen("Cadence\n\nStand-up     Mon     09:45   15 min\nRefinement   Wed     14:00   1h"),
    ).toEqual(["11-23T09:45/11-23T10:00", "11-25T14:00/11-25T15:00"]);
  });
});

describe("hours right behind a date", () => {
  it.each([
    "Fete Saturday 5 December 2-4",
    "Fete: Sat 5 Dec 2-4, the hall",
    "Fete, Saturday December 5 2-4pm",
    "Fete Sat 5 Dec 2.00-4.00",
  ])("are no part of it: %j", (line) => {
    expect(readWhen(`Hello\n\n${line}\n\nBo`)).toEqual(["12-05T14:00/12-05T16:00"]);
  });

  it("are on the day that heads their own line", () => {
    expect(
      readWhen(
        "Hello\n\n* Rehearsal - Friday 4 December, 5pm\n* THE DAY - Saturday 5 December! Hair 9am, rite 3pm",
      ),
    ).toEqual(["12-04T17:00", "12-05T09:00", "12-05T15:00"]);
  });
});

describe("marks of quotation below a heading", () => {
  it("are bullets", () => {
    expect(
      readWhen("School\n\nCOMING UP\n> Carnival - Thurs 3 December 9am\n> Stall Thurs 10 Dec\n\nKylie"),
    ).toEqual(["12-03T09:00", "12-10"]);
  });

  it("are none where somebody wrote the lines", () => {
    expect(
      readWhen("Not then, how about Thursday 3 December at 9am?\n\nUma wrote:\n> Stall Thurs 10 Dec 2pm?"),
    ).toEqual(["12-03T09:00"]);
  });
});

describe("words about a day beside its hours", () => {
  it("take the day of the line above", () => {
    expect(
      readWhen(
        "Feast\n\nRite        Saturday 5 December, 10.30 am, Hall\nReception   Same day, 7 pm to 10 pm",
      ),
    ).toEqual(["12-05T10:30", "12-05T19:00/12-05T22:00"]);
  });

  it.each([
    "Meredith Stroud '09",
    "The report remains within the 12 week period of your lender.",
    "If we do not hear from you, the loan moves on 1 January.",
    "Return the slip or drop in 8.30-4.30 weekdays",
  ])("are told from others: %j", (line) => {
    expect(readWhen(`Hello\n\nThe service is on 5 December at 9:30 am.\n\n${line}`)).toEqual(["12-05T09:30"]);
  });
});
