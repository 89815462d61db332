import type { WrittenText } from "./written-text";

/** The rest of the texts of a reader who had seen neither the code nor the others. */
export const aReadersRest: readonly WrittenText[] = [
  {
    text: "Save the date! Jordan & Sam are getting married June 12, 2027 • Hudson Valley, NY • formal invitation to follow",
    events: ["2027-06-12 | Jordan & Sam are getting married; Jordan & Sam | Hudson Valley"],
    language: "en-US",
    stillWrong: "a place between bullets",
  },
  {
    text: "Ceremony at four o'clock in the afternoon, Saturday, the twelfth of June, two thousand twenty-seven, Olana State Historic Site. Reception to follow.",
    events: ["2027-06-12T16:00 | Ceremony"],
    language: "en-US",
  },
  {
    text: "Take antibiotics 3 times a day for 7 days from tomorrow",
    events: ["11-21 FREQ=DAILY;UNTIL=20261127 | Take antibiotics"],
    language: "en-GB",
  },
  {
    text: "Gym tu/th 6-7a",
    events: ["11-24T06:00/11-24T07:00 FREQ=WEEKLY;BYDAY=TU,TH | Gym"],
    language: "en-US",
  },
  {
    text: "oil change next thurs 8am, drop car off wed night",
    events: ["11-26T08:00 | Oil change", "11-25T20:00 | Drop car off"],
  },
  {
    text: "Parents' evening: your slots for Amelia Dunn 9B\n16:40 Mr Webb (Maths) – M12\n16:50 Ms Iqbal (Science) – S3\n17:15 Mme Roux (French) – L7\nThursday 26 November 2026",
    events: ["11-26T16:40 | Mr Webb", "11-26T16:50 | Ms Iqbal", "11-26T17:15 | Mme Roux"],
    language: "en-GB",
  },
  {
    text: "Hi Chris,\n\nGreat talking yesterday. Let's reconvene two weeks from today at 11 to go over the contract. I'm out the week of Thanksgiving.\n\nJune Castellano\nVP, Partnerships\nOffice hours M-F 9-5\n212-555-0188",
    events: ["12-04T11:00 | Reconvene to go over the contract"],
    language: "en-US",
  },
  {
    text: "Parkrun Sat 9am then brunch at Daisy's about 10:15",
    events: ["11-21T09:00 | Parkrun", "11-21T10:15 | Brunch"],
    language: "en-GB",
  },
  {
    text: "OPEN HOUSE this Sunday 1–3 PM, 418 Maple Ave, Montclair NJ. Offers due Tuesday 11/24 by noon.",
    events: ["11-22T13:00/11-22T15:00 | OPEN HOUSE", "11-24T12:00 | Offers"],
    language: "en-US",
  },
  {
    text: "Conference: 3–5 March 2027, Berlin. Early bird ends 15 January. Call for papers closes 30 November.",
    events: ["2027-03-03/2027-03-05 | Conference", "11-30 | Call for papers closes"],
  },
  {
    text: "Quarterly board meeting, second Tuesday of Jan, Apr, Jul and Oct, 4pm, starting 2027",
    events: ["2027-01-12T16:00 FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU | Quarterly board meeting"],
    language: "en-US",
    stillWrong: "a list of months is no series",
  },
  {
    text: "Reminder MOT due before 14 Dec!! booked in at Kwik Fit Weds 9th 8.30 drop off",
    events: ["12-09T08:30 | MOT; MOT drop off | Kwik Fit"],
    language: "en-GB",
    stillWrong: "what is booked is named in the sentence before",
  },
  {
    text: "Happy hour got pushed to 5:30 from 5, same place, see u there tonight",
    events: ["11-20T17:30 | Happy hour"],
    language: "en-US",
    stillWrong: "a change without its verb stays in the title",
  },
  {
    text: "Power maintenance: Sunday 29 November 23:00 to Monday 30 November 03:30. Expect short outages.",
    events: ["11-29T23:00/11-30T03:30 | Power maintenance"],
  },
  {
    text: "The store closes at 9 and opens at 10 on Sundays, just fyi",
    events: [],
    language: "en-US",
  },
  {
    text: "Panto tickets – Aladdin, Theatre Royal, Sunday 27 December 2026, 2.00pm (running time 2 hrs 20 incl. interval). Row F 11-14. Latecomers may not be admitted.",
    events: ["12-27T14:00/12-27T16:20 | Aladdin; Panto; Panto tickets – Aladdin | Theatre Royal"],
    language: "en-GB",
    stillWrong: "a length whose minutes have no unit",
  },
  {
    text: "babysit for the Garcias nye 7pm-1:30am",
    events: ["12-31T19:00/2027-01-01T01:30 | Babysit for the Garcias"],
    language: "en-US",
  },
  {
    text: "Project kickoff Dec 1, 9:30. Design review one week later, same time. Launch Jan 15.",
    events: ["12-01T09:30 | Project kickoff", "12-08T09:30 | Design review", "2027-01-15 | Launch"],
    stillWrong: "the same time is not read",
  },
  {
    text: "Trash goes out every other Wednesday night starting this week... well, next week, Nov 25",
    events: ["11-25T20:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE | Trash goes out"],
    language: "en-US",
    stillWrong: "a correction in the middle of a sentence",
  },
  {
    text: "Book group – dates for the diary: 14 Jan, 11 Feb, 11 March, 15 April. All 7.45 for 8pm at Sue's except Feb (at mine).",
    events: [
      "2027-01-14T20:00 | Book group",
      "2027-02-11T20:00 | Book group",
      "2027-03-11T20:00 | Book group",
      "2027-04-15T20:00 | Book group",
    ],
    language: "en-GB",
    stillWrong: "what the list is stays in the title",
  },
  {
    text: "Grandma arrives Tuesday on Amtrak 2153 @ 4:52pm at Penn Station, leaves Sat morning",
    events: ["11-24T16:52 | Grandma arrives on Amtrak 2153", "11-28T09:00 | Leaves"],
    language: "en-US",
  },
  {
    text: "Zoom w/ Kenji Thurs 9pm EST (Fri 11am Tokyo)",
    events: ["11-26T21:00 | Zoom w/ Kenji"],
  },
  {
    text: "Half term is w/c 15 Feb",
    events: ["2027-02-15/2027-02-21 | Half term"],
    language: "en-GB",
  },
  {
    text: "1:1 w/ Ava biweekly Thursdays 1:30-2 starting 12/3, skip 12/31",
    events: ["12-03T13:30/12-03T14:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH | 1:1 w/ Ava"],
    language: "en-US",
  },
  {
    text: "Your package will be delivered Monday, Nov 23 between 2:15pm and 6:15pm. Track order #114-5589231",
    events: ["11-23T14:15/11-23T18:15 | Package"],
    language: "en-US",
  },
  {
    text: "Hospital letter: Your MRI scan is on 8/1/27 at 0815hrs, Dept of Radiology, Level 2, St Thomas'. Nothing to eat after midnight.",
    events: ["2027-01-08T08:15 | MRI scan; Your MRI scan; Hospital letter: Your MRI scan"],
    language: "en-GB",
  },
  {
    text: "Sorry, can't do Monday. How about Tuesday 4pm instead?",
    events: ["11-24T16:00 | Meeting; Event"],
    stillWrong: "an event without a name",
  },
  {
    text: "Potluck Sunday noon-ish to 4, Riverside Park picnic area B. Text Will if it rains",
    events: ["11-22T12:00/11-22T16:00 | Potluck | Riverside Park"],
    language: "en-US",
    stillWrong: "a vague hour with a hyphen",
  },
  {
    text: "Shift swap: I'm doing Jo's late on Sat 28th (14:00–22:00) and she's doing my early on Sun 29th (06:00–14:00)",
    events: ["11-28T14:00/11-28T22:00 | Jo's late; Shift swap", "11-29T06:00/11-29T14:00 | My early; Early"],
    language: "en-GB",
    stillWrong: "whole sentences are titles",
  },
  {
    text: "SCHEDULE – Sales Offsite, Dec 8\n8:30 Breakfast\n9:00–10:30 Pipeline review (Tom)\n10:45–12:00 Territory planning\n12:00 Lunch\n1:00–4:00 Workshop\n6:30 Dinner @ Ocean Prime",
    events: [
      "12-08T08:30 | Breakfast",
      "12-08T09:00/12-08T10:30 | Pipeline review",
      "12-08T10:45/12-08T12:00 | Territory planning",
      "12-08T12:00 | Lunch",
      "12-08T13:00/12-08T16:00 | Workshop",
      "12-08T18:30 | Dinner",
    ],
    language: "en-US",
  },
  {
    text: "Can someone cover my class on the 30th? 6pm spin, an hour",
    events: ["11-30T18:00/11-30T19:00 | Spin; Spin class; Cover my class"],
    stillWrong: "what it is stands behind its hour",
  },
  {
    text: "Lease signing tomorrow 10:30am @ 1200 Broadway Ste 300, bring ID + first month's check. Movers come the Monday after at 8",
    events: ["11-21T10:30 | Lease signing", "11-23T08:00 | Movers come"],
    language: "en-US",
  },
  {
    text: "Easter Sunday lunch at Nan's, 1ish",
    events: ["2027-03-28T13:00 | Easter Sunday lunch; Easter lunch | Nan's"],
    language: "en-GB",
  },
  {
    text: "Soccer practice M/W 5:30-7 thru Dec 16 (no practice Thanksgiving week)",
    events: ["11-23T17:30/11-23T19:00 FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261216 | Soccer practice"],
    language: "en-US",
  },
  {
    text: "Thanks for your order! Your Tesco delivery slot: Mon 23 Nov, 19:00 - 20:00. You can make changes until 23:45 on Sun 22 Nov.",
    events: ["11-23T19:00/11-23T20:00 | Tesco delivery slot"],
    language: "en-GB",
  },
];
