import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Said on Friday, 20 November 2026, at noon. */
const texts: readonly WrittenText[] = [
  {
    text: "Parents' social a week on Wednesday, the 2nd, at 11.40",
    ...london,
    events: ["12-02T11:40 | Parents' social"],
  },
  {
    text: "Choir supper a week on Thursday at 7pm",
    ...london,
    events: ["12-03T19:00 | Choir supper"],
  },
  {
    text: "Car wash: 29th, Sun., 1 PM",
    ...london,
    events: ["11-29T13:00 | Car wash"],
  },
  {
    text: "Balance of £1,950 by Friday 4 December",
    ...london,
    events: ["12-04 | Balance of £1,950"],
  },
  {
    text: "Curtain fitting: Nia has moved the visit from Tuesday 1/12 to Thursday 3/12, between 1.30pm and 3pm.",
    ...london,
    events: ["12-03T13:30/12-03T15:00 | Curtain fitting; Curtain fitting: Nia"],
  },
  {
    text: "The exam has been put back by the board from 30 November to Monday 7 December, 11.25.",
    ...london,
    events: ["12-07T11:25 | Exam"],
  },
  {
    text: "We would like to show the flat on Saturday 5 December, 11.15 to 11.30.",
    ...london,
    events: ["12-05T11:15/12-05T11:30 | Show the flat"],
  },
  {
    text: "Sponsors' brekkie Fri 4 Dec 7.30-8.45",
    ...london,
    events: ["12-04T07:30/12-04T08:45 | Sponsors' brekkie"],
  },
  {
    text: "Packing, Weds 2 Dec – 2 men, kitchen first. 9 till 3.",
    ...london,
    events: ["12-02T09:00/12-02T15:00 | Packing"],
  },
  {
    text: "Fire drill on Tuesday, 8.45am, it won't take more than 20 mins.",
    ...london,
    events: ["11-24T08:45/11-24T09:05 | Fire drill"],
  },
  {
    text: "Check-in call daily at 9:45, Mon, Tue and Thu",
    ...london,
    events: ["11-23T09:45 FREQ=WEEKLY;BYDAY=MO,TU,TH | Check-in call"],
  },
  {
    text: "Block A closes on Saturday 5 December, 10am to 4pm.\nBlock B on Monday 7 December, same timings.",
    ...london,
    events: [
      "12-05T10:00/12-05T16:00 | Block A closes; Block A; Closes",
      "12-07T10:00/12-07T16:00 | Block B",
    ],
  },
  {
    text: "Saturday 5 December\n\n11.30 Poster talk\n~~14.00 Book signing~~\n15.30 Quiz",
    ...london,
    events: ["12-05T11:30 | Poster talk", "12-05T15:30 | Quiz"],
  },
  {
    text: "Cruise Saturday 5 December, leave moorings 0830",
    ...london,
    events: ["12-05T08:30 | Cruise"],
  },
  {
    text: "Lifts off, 9pm to 5am each night from Monday 7 December, five nights",
    ...london,
    events: ["12-07T21:00/12-08T05:00 FREQ=DAILY;UNTIL=20261211 | Lifts off"],
  },
  {
    text: "Physio every day at 9 from Monday 7 December for 5 days",
    ...london,
    events: ["12-07T09:00 FREQ=DAILY;UNTIL=20261211 | Physio"],
  },
  {
    text: "The caterer wants names 24h ahead, so booking closes at 6pm on Wednesday 25 November",
    ...london,
    events: [
      "11-25T18:00 | Closes; Booking closes; The caterer wants names 24h ahead; Caterer wants names 24h ahead",
    ],
  },
  {
    text: "Train's at 16:04 on Friday 4 December from Hove, so let's say 3.45 on the platform.",
    ...london,
    events: ["12-04T16:04 | Train; Train from Hove", "12-04T15:45 | On the platform; Platform; Train"],
  },
  {
    text: "Cruise Saturday 5 December, door code 0830",
    ...london,
    events: ["12-05 | Cruise"],
  },
];

/** What holds until a day, what is cheaper and what has been is no event. */
const none = [
  "The survey is Tuesday 1 December at 10am.\n\nThe quote stands till the end of January.",
  "The survey is Tuesday 1 December at 10am.\n\nYour sticker is good till end of March.",
  "The survey is Tuesday 1 December at 10am.\n\n20% off your next one if you book by 5 January.",
  "The survey is Tuesday 1 December at 10am.\n\nThe fee is waived for anyone who signs before 10 December.",
  "The survey is Tuesday 1 December at 10am.\n\nThank you for ringing on the 3rd.",
  "The survey is Tuesday 1 December at 10am.\n\nWorking pattern: Mon, Tue, Wed 8.30-5.15",
];

describe("what clubs, lettings and schools write", () => {
  it.each(texts.map((one) => [one.text, one] as const))("reads %s", (_text, written) => {
    expect(faultsOf(written)).toEqual([]);
  });
  it.each(none)("reads one event in %s", (text) => {
    expect(faultsOf({ text, ...london, events: ["12-01T10:00 | Survey"] })).toEqual([]);
  });
});
