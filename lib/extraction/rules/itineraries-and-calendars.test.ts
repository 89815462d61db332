import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Said on Friday, 20 November 2026. */
const texts: readonly WrittenText[] = [
  {
    text: "Itinerary, 2 adults\nQX210 NCL-AMS 14JAN 0710 0930\nQX233 AMS-NCL 21JAN 1105 1125",
    ...london,
    events: ["2027-01-14T07:10/2027-01-14T09:30", "2027-01-21T11:05/2027-01-21T11:25"],
  },
  {
    text: "Bakery rota\nMon 7 Dec   0500  1300   Ovens\nTue 8 Dec   1200  2000   Counter",
    ...london,
    events: ["12-07T05:00/12-07T13:00", "12-08T12:00/12-08T20:00"],
  },
  {
    text: "Your ferry is Fri 4 December, departs 1430, arrives 1615.",
    ...london,
    events: ["12-04T14:30/12-04T16:15"],
  },
  { text: "Call 0800 1000 before 5 December", ...london, events: ["12-05"] },
  {
    text: "Order 1020 1535 is on its way. Piano lesson on 5 December at 3pm",
    ...london,
    events: ["12-05T15:00"],
  },
  {
    text: "Date\tTime\tPaper\tRoom\n30 Nov Mon\t0800-0945\tPhysics\tHall\n\t1100-1220\tLatin\tB2\n1 Dec Tue\t0800-0930\tArt\tC1",
    ...london,
    events: [
      "11-30T08:00/11-30T09:45 | Physics",
      "11-30T11:00/11-30T12:20 | Latin",
      "12-01T08:00/12-01T09:30 | Art",
    ],
  },
  {
    text: "Night train, seat 14\nBergen 3 April 2027 22:25 → Oslo S 4 April 2027 06:55",
    ...london,
    events: ["2027-04-03T22:25/2027-04-04T06:55"],
  },
  {
    text: "On call, Priya  7 Dec 10:00 → 14 Dec 10:00",
    ...london,
    events: ["12-07T10:00/12-14T10:00"],
  },
  {
    text: "Van hire 3 December 09:30 - 9 December 17:00",
    ...london,
    events: ["12-03T09:30/12-09T17:00 | Van hire"],
  },
  { text: "Half term 29 May – 2 June", ...london, events: ["2027-05-29/2027-06-02 | Half term"] },
  {
    text: "Subject: Pricing\nWhen: Monday, July 5, 2027 9:00 AM-9:30 AM (UTC-08:00) Pacific Time (US & Canada)\nWhere: Room 4",
    zone: "America/Los_Angeles",
    events: ["2027-07-05T09:00/2027-07-05T09:30 | Pricing"],
  },
  {
    text: "Mon 23\n  09:30 – 10:00   Stand-up\nTue 24\n  All day         Annual leave, Bo\n  10:00 – 12:00   Budget workshop\nWed 25\n  Canceled: Design review   11:00 – 12:00\n  16:15 – 16:45   Call with Bjorn",
    ...london,
    events: [
      "11-23T09:30/11-23T10:00 | Stand-up",
      "11-24T10:00/11-24T12:00 | Budget workshop",
      "11-25T16:15/11-25T16:45 | Call with Bjorn",
    ],
  },
  {
    text: "Topic: Peat cores\nTime: Dec 2, 2026 01:00 PM London\n        Every 2 weeks on Wed, 3 occurrence(s)\n        Dec 2, 2026 01:00 PM\n        Dec 16, 2026 01:00 PM\n        Dec 30, 2026 01:00 PM\nJoin Zoom Meeting\nhttps://zoom.example/j/998",
    ...london,
    events: ["12-02T13:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;COUNT=3 | Peat cores"],
  },
  {
    text: "When: Wed 2 Dec 2026, 14:00\nWhat: Stocktake\nBring the lists of last Wednesday.",
    ...london,
    events: ["12-02T14:00 | Stocktake"],
  },
  {
    text: "History Society\nFirst Thursdays, 8pm, Village Hall\n\n3 December  The canal\n7 January  Roman roads",
    ...london,
    events: ["12-03T20:00 | The canal", "2027-01-07T20:00 | Roman roads"],
  },
  {
    text: "History Society\nFirst Thursdays, 8pm, Village Hall\n\nOuting to Bath on 5 December",
    ...london,
    events: ["12-03T20:00 FREQ=MONTHLY;BYDAY=1TH | History Society", "12-05 | Outing to Bath"],
  },
  {
    text: "Your bookings with Lakeside Lodges, thank you for staying with us\n\nLodge          Arrive       Depart       Nights\nHeron Lodge    2027-06-25   2027-06-27   2\nOtter Lodge    2027-07-30   2027-08-02   3",
    ...london,
    events: ["2027-06-25/2027-06-27 | Heron Lodge", "2027-07-30/2027-08-02 | Otter Lodge"],
  },
  { text: "Thurs 3rd Dec: late start, in for 10.30", ...london, events: ["12-03T10:30"] },
  { text: "Sat 5 Dec: bring 2.50 for the bus", ...london, events: ["12-05"] },
  { text: "Deposit to Pav by hallowe'en 2027", ...london, events: ["2027-10-31"] },
  { text: "Happy Hallowe'en!", ...london, events: [] },
];

describe("itineraries, rotas and calendars that are pasted", () => {
  it.each(texts)("have their times read: $text", (one) => {
    const faults = faultsOf(one).filter((fault) => !/^(?:title|place)/.test(fault));
    expect(faults).toEqual([]);
  });
});
