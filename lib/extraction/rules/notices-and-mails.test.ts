import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** In which half of the day an hour is that says none. */
const halvesOfDays: readonly WrittenText[] = [
  {
    text: "Train home 21:40 on Saturday 5 December\nQuiz at the Bell Wed 9 December, 7.15",
    ...london,
    events: ["12-05T21:40 | Train home", "12-09T19:15 | Quiz; Quiz at the Bell"],
  },
  {
    text: "[14:20, 18/11/2026] +44 7700 900114: Match on Saturday 5 December 6:30 away\n[14:21, 18/11/2026] +44 7700 900115: grand",
    ...london,
    events: ["12-05T18:30 | Match; Match away"],
  },
  {
    text: "Bus leaves 14:30 on Friday 4 December\nPorridge 7:30 Saturday 5 December",
    ...london,
    events: ["12-04T14:30 | Bus leaves; Bus", "12-05T07:30 | Porridge"],
  },
  {
    text: "Hi all\n\nGarden tidy: first Sunday of the month, 10 to about 12.30, starting 6 December. We skip August, as nobody comes then but the barman.\n\nSubs are due on 1 January.",
    ...london,
    events: [
      "12-06T10:00/12-06T12:30 FREQ=MONTHLY;BYDAY=1SU | Garden tidy",
      "2027-01-01 | Subs due; Subs are due; Subs",
    ],
  },
  {
    text: "Drinks at ours. Saturday 5 December at 8.",
    ...london,
    events: ["12-05T20:00 | Drinks; Drinks at ours"],
  },
];

/** Rows that are off. */
const rowsOff: readonly WrittenText[] = [
  {
    text: "My planner, Sat 5 December\n10:15   Welcome talk        Main Hall    25 mins\n12:30   Careers quiz        Arena        30 mins   ✖ removed\n13:00   Grants and loans    Main Hall    20 mins",
    ...london,
    events: [
      "12-05T10:15/12-05T10:40 | Welcome talk | Main Hall",
      "12-05T13:00/12-05T13:20 | Grants and loans | Main Hall",
    ],
  },
  {
    text: "Booked      Fri 4 December   18:00   Spin      Studio 2\nCancelled   Sat 5 December   09:00   Yoga      Studio 1\nBooked      Sun 6 December   10:00   Pilates   Studio 1",
    ...london,
    events: ["12-04T18:00 | Spin; Booked | Studio 2", "12-06T10:00 | Pilates; Booked | Studio 1"],
  },
  {
    text: "Fri 4 December   9.30    Stitches removed   Ward 4\nSat 5 December   10.00   Dressing changed   Ward 4",
    ...london,
    events: ["12-04T09:30 | Stitches removed | Ward 4", "12-05T10:00 | Dressing changed | Ward 4"],
  },
  {
    text: "Fixtures\n\nThu 3 December     Tennis rd 1 v Glenburn     12.30-3.30\nThu 10 December    Tennis - bye\nThu 17 December    Tennis rd 2 v St Ita's     1.00-3.15",
    ...london,
    events: [
      "12-03T12:30/12-03T15:30 | Tennis rd 1 v Glenburn",
      "12-17T13:00/12-17T15:15 | Tennis rd 2 v St Ita's",
    ],
  },
];

/** Times before which nothing is, hours of counters, and the date of a sheet. */
const noEvents: readonly WrittenText[] = [
  {
    text: "Notes for the street\n\nBulk rubbish: nothing at the kerb before Sat 5 December. Pick-up is Mon 7 December, starts 6 am.\n\nSkips no earlier than 9 December please.",
    ...london,
    events: ["12-07T06:00 | Pick-up"],
  },
  {
    text: "Dear member\n\nThe AGM is on Thursday 10 December at 7pm in the clubhouse. If no quorum by 7.15, those present form the quorum.\n\nProxies to the office by Tuesday 8 December.",
    ...london,
    events: ["12-10T19:00 | AGM; The AGM | clubhouse", "12-08 | Proxies to the office; Proxies"],
  },
  {
    text: "Dear Ana\n\nYour interview is on Tuesday 8 December at 10:00.\n\nFor payroll queries contact Gwen (ext 4417, Mon-Thu 9.15 to 1). Mail room hrs now 7a-10p.",
    ...london,
    events: ["12-08T10:00 | Interview; Your interview"],
  },
  {
    text: "PARISH OF ST ANNE\n33rd Sunday in Ordinary Time - 22nd November 2026\n\nBAPTISM TALK: Wed 2nd December, 8pm, Parish Centre.",
    ...london,
    events: ["12-02T20:00 | Baptism Talk; BAPTISM TALK | Parish Centre"],
  },
  {
    text: "Newsletter of the choir\n\nSunday 7 March\n10am Eucharist\n6pm Evensong",
    ...london,
    events: ["2027-03-07T10:00 | Eucharist", "2027-03-07T18:00 | Evensong"],
  },
];

/** From which day what stands below is so. */
const fromADay: readonly WrittenText[] = [
  {
    text: "Hey team\n\nFrom Monday 7 December our rituals look like this:\n- daily stand-up 9:45, 15 min, Mon/Tue/Thu only\n- refinement every Wednesday 13:30-14:30\n\nFemke",
    ...london,
    events: [
      "12-07T09:45/12-07T10:00 FREQ=WEEKLY;BYDAY=MO,TU,TH | Stand-up; Daily stand-up only; Daily stand-up",
      "12-09T13:30/12-09T14:30 FREQ=WEEKLY;BYDAY=WE | Refinement",
    ],
  },
  {
    text: "Winter schedule changes\n\nStarting Monday 7 December:\nSlow Flow, Mondays 6:00-7:00 pm\nYin & Sound, Wednesdays 7:30-8:45 pm\n\nWorkshop: Handstands, Sunday 13 December, 2-4:30 pm",
    ...london,
    events: [
      "12-07T18:00/12-07T19:00 FREQ=WEEKLY;BYDAY=MO | Slow Flow",
      "12-09T19:30/12-09T20:45 FREQ=WEEKLY;BYDAY=WE | Yin & Sound",
      "12-13T14:00/12-13T16:30 | Workshop: Handstands",
    ],
  },
  {
    text: "Dear all\n\nThe lane is closed from Monday 7 December.\n- Pilates: Tuesdays 6pm\n- Zumba: Thursdays 7pm",
    ...london,
    events: [
      "12-07 | Lane closed; The lane; Lane; Lane is closed; The lane is closed",
      "11-24T18:00 FREQ=WEEKLY;BYDAY=TU | Pilates",
      "11-26T19:00 FREQ=WEEKLY;BYDAY=TH | Zumba",
    ],
  },
];

/** How long a table waits, and how long it is had. */
const tables: readonly WrittenText[] = [
  {
    text: "Your table is confirmed\n\nLantern & Lime\nDate: Sat 5 December 2026\nTime: 7:45 PM (table held for 15 min, return by 9:45 PM)\nPax: 5",
    ...london,
    events: ["12-05T19:45/12-05T21:45 | Lantern & Lime"],
  },
  {
    text: "Osteria Lupo\nYour table is confirmed\nSat, 5 December   8:45 PM\n\nWe hold tables 15 minutes. Cancel before Fri 8:45 PM to avoid a fee.",
    ...london,
    events: ["12-05T20:45 | Osteria Lupo; Table"],
  },
  {
    text: "Your table is booked for 2 hours from 7pm on Friday 4 December.",
    ...london,
    events: ["12-04T19:00/12-04T21:00 | Table; Your table; Table booked"],
  },
];

/** Rows from one month to the next, and the weeks that a series leaves out. */
const spansAndGaps: readonly WrittenText[] = [
  {
    text: "CALENDAR\n\nDECEMBER\n18      Early release 12:15\n21-Jan 1   Winter break",
    ...london,
    events: ["12-18T12:15 | Early release", "12-21/2027-01-01 | Winter break"],
  },
  {
    text: "21-Jan 7pm   Dinner at Rosa\n22-Jan 8pm   Pub quiz",
    ...london,
    events: ["2027-01-21T19:00 | Dinner at Rosa; Dinner", "2027-01-22T20:00 | Pub quiz"],
  },
  {
    text: "Rehearsals: Tues and Thurs 7.30-9.30 from 1 Dec up to and including 4 March. None in half term wk, i.e. 16 & 18 Feb.\n\nSet painting Sunday 14 March, all day",
    ...london,
    events: [
      "12-01T19:30/12-01T21:30 FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270304 | Rehearsals",
      "2027-03-14 | Set painting",
    ],
  },
];

/** Lines behind arrows, and money with its day. */
const linesAndTerms: readonly WrittenText[] = [
  {
    text: "Summons\n\nPlease report on Monday 7 December at 8:00 AM.\n\n>> Complete the form no later than 30 November.",
    ...london,
    events: ["12-07T08:00 | Report", "11-30 | Complete the form"],
  },
  {
    text: "Sunday works, 3pm\n\nOn Tue, 17 Nov 2026 at 21:47 Ravi wrote:\n> Sat 5 December at 3 is free\n>> or 12 December at 5?",
    ...london,
    events: ["11-22T15:00 | Works; Event; Sunday works"],
  },
  {
    text: "Dear seniors\n\nThe ball is on Sat 12 December, 7 pm.\n\nGown orders due 1 December, late fee of £25 after.\n10-packs go to £90 on 4 January. Gift cards: use by 5 January.",
    ...london,
    events: ["12-12T19:00 | Ball; The ball", "12-01 | Gown orders due; Gown orders"],
  },
];

const titleOf = ({ text }: WrittenText): string => text.replace(/\s+/g, " ").slice(0, 60);

describe.each([
  ["halves of days", halvesOfDays],
  ["rows that are off", rowsOff],
  ["what makes no event", noEvents],
  ["series from a day", fromADay],
  ["tables", tables],
  ["days from and to, and days left out", spansAndGaps],
  ["lines behind arrows, and terms", linesAndTerms],
] as const)("%s", (_, texts) => {
  it.each(texts.map((one) => [titleOf(one), one] as const))("reads %s", (_title, one) => {
    expect(faultsOf(one)).toEqual([]);
  });
});
