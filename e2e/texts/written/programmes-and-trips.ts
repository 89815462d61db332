import type { WrittenText } from "./written-text";

const zurich = { zone: "Europe/Zurich", language: "en-GB" };
const london = { zone: "Europe/London", language: "en-GB" };

/** Programmes, courses, opening hours, invitations and journeys. */
export const programmesAndTrips: readonly WrittenText[] = [
  {
    text: "Day 1 – Thursday 10 December\n08:30 Registration\n09:15 Opening keynote: The next ten years (Prof. A. Lindqvist)\n10:30 Coffee break\n11:00 Parallel sessions\nDay 2 – Friday 11 December\n09:00 Panel\n12:30 Closing remarks",
    ...zurich,
    events: [
      "12-10T08:30 | Registration",
      "12-10T09:15 | Opening keynote: The next ten years (Prof. A. Lindqvist); Opening keynote: The next ten years; Opening keynote",
      "12-10T10:30 | Coffee break",
      "12-10T11:00 | Parallel sessions",
      "12-11T09:00 | Panel",
      "12-11T12:30 | Closing remarks",
    ],
  },
  {
    text: "Physics colloquium, Tuesdays 18:15, HG F 30\n24.11. Prof. Weber: Black holes\n1.12. Dr. Rossi: Dark matter\n15.12. Prof. Ito: Neutrinos",
    ...zurich,
    events: [
      "11-24T18:15 | Prof. Weber: Black holes; Black holes; Physics colloquium: Black holes",
      "12-01T18:15 | Dr. Rossi: Dark matter; Dark matter; Physics colloquium: Dark matter",
      "12-15T18:15 | Prof. Ito: Neutrinos; Neutrinos; Physics colloquium: Neutrinos",
    ],
  },
  {
    text: "Webinar: Intro to Rust\nDate: 3 December 2026\nTime: 18:00–19:30 (CET) / 12:00–1:30 pm (EST)\nCost: free\nRegister by 1 December at https://example.org/rust",
    ...zurich,
    events: [
      "12-03T18:00/12-03T19:30 | Intro to Rust; Webinar: Intro to Rust",
      "12-01 | Register for Intro to Rust; Register",
    ],
  },
  {
    text: "You're invited: Open House at Lindenhof Studios, Sat. & Sun., Dec. 5–6, 11 a.m.–5 p.m. Free parking.",
    events: ["12-05T11:00/12-05T17:00 FREQ=DAILY;UNTIL=20261206 | Open House | Lindenhof Studios"],
  },
  {
    text: "Exhibition opening: Thursday 26.11., 19 h. On view until 31.01.2027.",
    ...zurich,
    events: ["11-26T19:00 | Exhibition opening"],
  },
  {
    text: "Porto: fly out Thu 10 Dec 06:40 (be at the airport by 5), fly home Sun 13 Dec 20:15",
    ...london,
    events: [
      "12-10T06:40 | Fly out; Porto: fly out; Porto; Fly out to Porto",
      "12-13T20:15 | Fly home; Porto: fly home",
    ],
  },
  {
    text: "Museum Late: last Thursday of every month, 6–10 pm, free entry",
    ...london,
    events: ["11-26T18:00/11-26T22:00 FREQ=MONTHLY;BYDAY=-1TH | Museum Late"],
  },
  {
    text: "Farmers' market, 1st and 3rd Saturday of each month, 9am-1pm, Town Square",
    events: ["11-21T09:00/11-21T13:00 FREQ=MONTHLY;BYDAY=1SA,3SA | Farmers' market | Town Square"],
  },
  {
    text: "The gallery talk on Wednesday, 25 November has been cancelled. We apologise for any inconvenience.",
    ...london,
    events: [],
  },
  {
    text: "Holiday hours\nDec 24 - closes at 1pm\nDec 25-28 - closed\nDec 29 - open 10-4\nJan 1 - closed",
    events: [
      "12-24T13:00 | Closes; Holiday hours: closes; Holiday hours",
      "12-25/12-28 | Closed; Holiday hours: closed; Holiday hours",
      "12-29T10:00/12-29T16:00 | Open; Holiday hours: open; Holiday hours",
      "2027-01-01 | Closed; Holiday hours: closed; Holiday hours",
    ],
  },
  {
    text: "Theatre: The Tempest, 2 Feb 2027 19.30 (running time 2h40), Row F 11-12",
    ...london,
    stillWrong: "a row of seats behind the time is taken for the title",
    events: ["2027-02-02T19:30/2027-02-02T22:10 | The Tempest; Theatre: The Tempest"],
  },
  {
    text: "Wine tasting with Claire and Hugo on 5/12 from 5 p.m. to 7 p.m., 14 rue des Martyrs, code 45B12",
    zone: "Europe/Paris",
    language: "en-GB",
    stillWrong: "a street without a word for street in English",
    events: ["12-05T17:00/12-05T19:00 | Wine tasting | rue des Martyrs | Claire, Hugo"],
  },
  {
    text: "Moving 30.11.: van from 8:00 to 14:00, keys 14:30 from Mr Huber",
    ...zurich,
    events: [
      "11-30T08:00/11-30T14:00 | Moving; Van; Moving: van; Moving van",
      "11-30T14:30 | Keys; Keys from Mr Huber; Moving: keys",
    ],
  },
  {
    text: "Race day: Sunday 6th December. Start 9:00, bag drop closes 8:40, bib 2214",
    ...london,
    events: ["12-06T09:00 | Race day; Race; Race day: start"],
  },
  {
    text: "New Year's Eve at ours from 8pm, carriages at 1am",
    ...london,
    events: ["12-31T20:00/2027-01-01T01:00 | New Year's Eve; New Year's Eve at ours | ours"],
  },
  {
    text: "Fri 27.11. 20:00 Chamber music, Tonhalle",
    ...zurich,
    stillWrong: "a place behind a comma without a noun of places",
    events: ["11-27T20:00 | Chamber music | Tonhalle"],
  },
  {
    text: "Visa appointment at the US Consulate, Jan 21st 2027, 7:45 AM. Be there 15 min before. Bring DS-160.",
    events: ["2027-01-21T07:45 | Visa appointment | US Consulate"],
  },
  {
    text: "Life drawing course: 11 Jan, 18 Jan, 25 Jan and 1 Feb, always 6-8pm, Room G04",
    ...london,
    events: [
      "2027-01-11T18:00/2027-01-11T20:00 | Life drawing course | Room G04",
      "2027-01-18T18:00/2027-01-18T20:00 | Life drawing course | Room G04",
      "2027-01-25T18:00/2027-01-25T20:00 | Life drawing course | Room G04",
      "2027-02-01T18:00/2027-02-01T20:00 | Life drawing course | Room G04",
    ],
  },
  {
    text: "Lunch Monday 12.30, dinner Tuesday 7.15, brunch Sunday 11, all with the Hendersons",
    ...london,
    stillWrong: "with all at the end is of all three",
    events: ["11-23T12:30 | Lunch", "11-24T19:15 | Dinner", "11-22T11:00 | Brunch"],
  },
  {
    text: "Live Q&A with the authors: Wed 9 December, 19.00 Berlin / 18.00 London / 1 pm New York",
    zone: "Europe/Berlin",
    language: "en-GB",
    events: ["12-09T19:00 | Live Q&A; Live Q&A with the authors"],
  },
];
