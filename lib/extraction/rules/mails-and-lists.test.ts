import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

const mails: [string, string[]][] = [
  [
    "Hi Maya,\n\nThanks for your message. I'm away until Wednesday, but we could meet on Thursday 26 November at half past two in the library café. If that doesn't suit, Friday morning works as well.\n\nBest,\nTom\nTel. 020 7946 0958",
    ["11-26T14:30"],
  ],
  [
    "From: School Office\nSent: 18 November 2026 09:12\nSubject: Year 4 trip\n\nDear parents, the Year 4 trip to the aquarium is on Tuesday 8th December. Coaches leave at 8.45am and return by 3.30pm. Please pay £12 by Friday 27th November.",
    ["12-08T08:45/12-08T15:30", "11-27"],
  ],
  [
    "DATE: DEC 9 2026\nTIME: 6:30 PM\nPLACE: COMMUNITY HALL, 14 OAK STREET\nTOPIC: BUDGET HEARING",
    ["12-09T18:30"],
  ],
  [
    "Reminder! Your appointment\nDr. Patel, Dental Care\nMon, Dec 14, 2026\n10:20 AM\nReply C to confirm. To cancel call 555-0199 by Dec 11.",
    ["12-14T10:20"],
  ],
  [
    "The Department of Music presents\nWINTER CONCERT\nFriday, December 4 at 7:30 p.m.\nSaturday, December 5 at 3 p.m.\nTickets on sale from November 16.",
    ["12-04T19:30", "12-05T15:00"],
  ],
  [
    "Your booking is confirmed.\nCheck-in: Sunday, 20 December 2026 (from 15:00)\nCheck-out: Wednesday, 23 December 2026 (until 11:00)\nFree cancellation until 18 December 2026.",
    ["12-20T15:00/12-23T11:00"],
  ],
  [
    "Call for papers: abstracts due January 15, 2027. Conference: June 3-5, 2027, Lisbon.",
    ["2027-06-03/2027-06-05"],
  ],
  ["Hey! Dinner at ours on Sat? Come around 7, kids welcome. Let me know by Thursday.", ["11-21T19:00"]],
  [
    "Zoom meeting\nTime: Dec 2, 2026 04:00 PM Eastern Time (US and Canada)\nJoin Zoom Meeting\nhttps://zoom.us/j/98765432100\nMeeting ID: 987 6543 2100",
    ["12-02T16:00"],
  ],
  [
    "On Mon, Nov 16, 2026 at 10:02 AM Kim Lee <kim@x.org> wrote:\n> Are you free on Nov 24 at 10?\nSure, Nov 24 at 10 works. Let's meet at the office.",
    ["11-24T10:00"],
  ],
];

describe("a mail", () => {
  it.each(mails)("%j", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });

  it("invites nobody who is only named in the lines that it quotes", () => {
    const [draft] = readSpoken(mails.at(-1)?.[0] ?? "");
    expect(draft?.attendees).toEqual([]);
    expect(draft?.title).not.toContain("wrote");
  });
});

describe("a list in one line", () => {
  it.each([
    [
      "Gig list: Fri 4/12 The Anchor 8pm, Sat 5/12 Blue Note 9pm, Sun 13/12 Old Hall 4pm",
      ["12-04T20:00", "12-05T21:00", "12-13T16:00"],
    ],
    ["Mon gym 7am, Tue review 2pm, Wed dinner with Al 8pm", ["11-23T07:00", "11-24T14:00", "11-25T20:00"]],
    ["Dec 2 dentist 9am, Dec 3 vet 10am", ["12-02T09:00", "12-03T10:00"]],
    ["Dinner Friday at Luz 8pm, Dec 4", ["12-04T20:00"]],
    [
      "Two things next week:\n- Mon 10:00-11:30 roadmap workshop (room Cedar)\n- Wed 4pm goodbye drinks for Ines",
      ["11-23T10:00/11-23T11:30", "11-25T16:00"],
    ],
  ])("%s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});

describe("a title in quotation marks", () => {
  it.each([
    ['Book launch party for "Nine Days in May" on 3 December, 18:30', ["12-03T18:30"]],
    ['Watch "The Day After Tomorrow" Saturday 8pm', ["11-21T20:00"]],
    ['Reading of "Friday Night Lights" on Dec 2 at 7pm', ["12-02T19:00"]],
    ['Lunch "tomorrow" at noon', ["11-21T12:00"]],
  ])("says no time: %s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});
